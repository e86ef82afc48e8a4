import CYAML

/// The events of libyaml's parser, one at a time, with its memory.
struct YAMLEventSource: ~Copyable {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let current: UnsafeMutablePointer<yaml_event_t>

  /// Starts to parse; nil when out of memory.
  ///
  /// - Parameter bytes: UTF-8 without a byte order mark, which must outlive the source.
  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    parser = .allocate(capacity: 1)
    current = .allocate(capacity: 1)
    current.initialize(to: yaml_event_t())
    guard yaml_parser_initialize(parser) != 0 else {
      parser.deallocate()
      current.deallocate()
      return nil
    }
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
  }

  deinit {
    yaml_event_delete(current)
    yaml_parser_delete(parser)
    current.deallocate()
    parser.deallocate()
  }

  /// Advances to the next event; false when the parser failed.
  mutating func advance() -> Bool {
    yaml_event_delete(current)
    return yaml_parser_parse(parser, current) != 0
  }

  var type: yaml_event_type_t { current.pointee.type }
  /// The start of the event, in code points.
  var startIndex: Int { current.pointee.start_mark.index }
  /// The end of the event, in code points.
  var endIndex: Int { current.pointee.end_mark.index }

  /// The decoded text of a scalar event, valid until the next event.
  var scalarText: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: current.pointee.data.scalar.value, count: current.pointee.data.scalar.length)
  }

  var scalarStyle: ScalarStyle {
    switch current.pointee.data.scalar.style {
    case YAML_SINGLE_QUOTED_SCALAR_STYLE: .singleQuoted
    case YAML_DOUBLE_QUOTED_SCALAR_STYLE: .doubleQuoted
    case YAML_LITERAL_SCALAR_STYLE: .literal
    case YAML_FOLDED_SCALAR_STYLE: .folded
    default: .plain
    }
  }

  /// Whether the event's node has an anchor or a tag.
  var hasProperties: Bool {
    switch type {
    case YAML_SCALAR_EVENT: current.pointee.data.scalar.anchor != nil || current.pointee.data.scalar.tag != nil
    case YAML_MAPPING_START_EVENT:
      current.pointee.data.mapping_start.anchor != nil || current.pointee.data.mapping_start.tag != nil
    case YAML_SEQUENCE_START_EVENT:
      current.pointee.data.sequence_start.anchor != nil || current.pointee.data.sequence_start.tag != nil
    default: false
    }
  }

  /// Whether a mapping or sequence starts in flow style.
  var isFlow: Bool {
    switch type {
    case YAML_MAPPING_START_EVENT: current.pointee.data.mapping_start.style == YAML_FLOW_MAPPING_STYLE
    case YAML_SEQUENCE_START_EVENT: current.pointee.data.sequence_start.style == YAML_FLOW_SEQUENCE_STYLE
    default: false
    }
  }

  /// The error of the parser, in libyaml's words.
  struct Failure {
    var problem: String
    var problemIndex: Int
    var context: String
    var contextIndex: Int
    var isOutOfMemory: Bool
  }

  var failure: Failure {
    Failure(
      problem: parser.pointee.problem.map { String(cString: $0) } ?? "",
      problemIndex: parser.pointee.problem_mark.index,
      context: parser.pointee.context.map { String(cString: $0) } ?? "",
      contextIndex: parser.pointee.context_mark.index, isOutOfMemory: parser.pointee.error == YAML_MEMORY_ERROR)
  }
}
