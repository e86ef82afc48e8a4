/// What a shell offers where a value is expected.
public indirect enum ValueCompletion: Sendable {
  /// Nothing: the value is free.
  case none
  /// Files that end in one of the extensions, given without a dot, and directories; with no
  /// extension, all files.
  case file(extensions: [String])
  case directory
  /// The values that the closure returns when the completion script is written.
  case candidates(@Sendable () -> [Candidate])
  /// `KEY=VALUE`: one of the keys, then whatever completes the value.
  case assignment(keys: [Candidate], value: ValueCompletion)

  var candidates: [Candidate] {
    if case .candidates(let list) = self { list() } else { [] }
  }
}
