import CYAML

/// The parser that reading is compared with.
enum Yardstick {
  /// Parses with libyaml alone, discarding every event.
  static func parse(_ bytes: [UInt8]) {
    var parser = yaml_parser_t()
    guard yaml_parser_initialize(&parser) == 1 else { return }
    defer { yaml_parser_delete(&parser) }
    bytes.withUnsafeBufferPointer { buffer in
      yaml_parser_set_input_string(&parser, buffer.baseAddress, buffer.count)
      var event = yaml_event_t()
      while yaml_parser_parse(&parser, &event) == 1 {
        let isLast = event.type == YAML_STREAM_END_EVENT
        yaml_event_delete(&event)
        if isLast { break }
      }
    }
  }
}
