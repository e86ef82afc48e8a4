extension Tool {
  /// Text in another encoding than UTF-8, by Python's name for it.
  public static func encoded(_ text: String, as encoding: String) throws -> [UInt8] {
    let script = "import sys; sys.stdout.buffer.write(sys.stdin.buffer.read().decode().encode(sys.argv[1]))"
    return Array(try python.run(["-c", script, encoding], input: Array(text.utf8)))
  }
}
