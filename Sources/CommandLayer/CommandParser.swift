import Basics

/// Parses the words of a command line against a tree of commands.
struct CommandParser {
  enum Outcome {
    case call(Invocation, Command.Action)
    case help(CommandPath)
    case version(String)
  }

  private let console: Console
  private var path: CommandPath
  private var rest: ArraySlice<String>
  /// The values that were given for each option, by its name.
  private var texts: [String: [String]] = [:]
  private var positionals: [String] = []

  /// Parses the words after the name of the program.
  static func parse(_ arguments: [String], of root: Command, console: Console) throws(UsageError) -> Outcome {
    var parser = CommandParser(console: console, path: CommandPath(root: root), rest: arguments[...])
    do throws(UsageFault) { return try parser.outcome() } catch {
      if parser.helpIsWanted(despite: error) { return .help(parser.path) }
      throw UsageError(error, commandPath: parser.path.names)
    }
  }

  private mutating func outcome() throws(UsageFault) -> Outcome {
    while let word = rest.popFirst() {
      if word == "--" {
        let words = rest
        rest = []
        for word in words { try take(positional: word) }
      } else if word.hasPrefix("--") {
        if let outcome = try take(long: word) { return outcome }
      } else if word.hasPrefix("-"), word != "-", !isNegativeNumber(word) {
        if let outcome = try take(cluster: word) { return outcome }
      } else {
        try take(positional: word)
      }
    }
    return try call()
  }

  /// A user who asks for help despite an error wants the help, not the error, unless the error is
  /// in the command: the help would belong to another command.
  private func helpIsWanted(despite fault: UsageFault) -> Bool {
    if case .unknownCommand = fault { return false }
    return rest.prefix { $0 != "--" }.contains { Flag.help.shape.spellings.contains($0) }
  }

  // MARK: Words

  private mutating func take(positional word: String) throws(UsageFault) {
    if path.command.subcommands.isEmpty {
      positionals.append(word)
    } else if let next = path.command.subcommand(named: word) {
      let own = path.command.ownOptions.map(\.shape)
      if let misplaced = own.first(where: { texts[$0.name] != nil }) {
        throw .unknownOption(misplaced.spelling, suggestion: nil)
      }
      path = path.appending(next)
    } else {
      throw .unknownCommand(word, among: path.command.subcommands)
    }
  }

  /// Parses `--name`, `--no-name`, `--name VALUE` or `--name=VALUE`.
  private mutating func take(long word: String) throws(UsageFault) -> Outcome? {
    let sign = word.firstIndex(of: "=")
    let spelling = String(word[..<(sign ?? word.endIndex)])
    let value = sign.map { String(word[word.index(after: $0)...]) }
    let shapes = path.options.map(\.shape)
    guard let option = shapes.first(where: { $0.longSpellings.contains(spelling) }) else {
      throw .unknownOption(
        spelling, suggestion: Suggestion.nearest(to: spelling, among: shapes.flatMap(\.longSpellings), completing: true)
      )
    }
    if option.value != nil {
      try note(option, as: spelling, attached: value)
      return nil
    }
    if let value { throw .unexpectedValue(value, of: spelling) }
    return take(flag: option, isOn: spelling == option.spelling)
  }

  /// Parses `-n`, `-n VALUE`, `-nVALUE`, `-n=VALUE`, or several flags in one word.
  private mutating func take(cluster word: String) throws(UsageFault) -> Outcome? {
    var letters = word.dropFirst()
    while let letter = letters.popFirst() {
      let spelling = "-\(letter)"
      guard let option = path.options.lazy.map(\.shape).first(where: { $0.short == letter }) else {
        throw .unknownOption(spelling, suggestion: suggestion(forCluster: word))
      }
      if option.value != nil {
        if letters.first == "=" { letters.removeFirst() }
        let attached = letters.isEmpty && !word.hasSuffix("=") ? nil : String(letters)
        try note(option, as: spelling, attached: attached)
        return nil
      }
      if letters.first == "=" { throw .unexpectedValue(String(letters.dropFirst()), of: spelling) }
      if let outcome = take(flag: option, isOn: true) { return outcome }
    }
    return nil
  }

  /// A user who types `-strict` means `--strict`.
  private func suggestion(forCluster word: String) -> String? {
    let long = "-" + word
    return path.options.contains { $0.shape.longSpellings.contains(long) } ? long : nil
  }

  private mutating func take(flag option: OptionShape, isOn: Bool) -> Outcome? {
    switch (option.name, path.root.version) {
    case (Flag.help.shape.name, _): return .help(path)
    case (Flag.version.shape.name, let version?): return .version("\(path.root.name) \(version)")
    default:
      texts[option.name, default: []].append(isOn ? Flag.on : Flag.off)
      return nil
    }
  }

  private mutating func note(_ option: OptionShape, as spelling: String, attached: String?) throws(UsageFault) {
    let text: String
    if let attached { text = attached } else { text = try nextValue(of: option, as: spelling) }
    if !option.isRepeatable, texts[option.name] != nil { throw .repeatedOption(spelling) }
    texts[option.name, default: []].append(text)
  }

  /// The next word, unless it looks like an option: `--config --strict` lacks a value.
  private mutating func nextValue(of option: OptionShape, as spelling: String) throws(UsageFault) -> String {
    if let word = rest.first, !word.hasPrefix("-") || word == "-" || isNegativeNumber(word) {
      rest.removeFirst()
      return word
    }
    throw .missingValue(of: spelling, placeholder: option.placeholder ?? "")
  }

  private func isNegativeNumber(_ word: String) -> Bool {
    let number = word.utf8.dropFirst()
    return word.utf8.first == UInt8(ascii: "-") && number.contains { $0.isASCIIDigit }
      && number.allSatisfy { $0.isASCIIDigit || $0 == UInt8(ascii: ".") }
  }

  // MARK: Values

  private func call() throws(UsageFault) -> Outcome {
    guard let action = path.command.action else { throw .missingCommand }
    var invocation = Invocation(of: path, console: console)
    for option in path.options { try invocation.read(option, from: texts[option.shape.name] ?? []) }
    let arguments = path.command.arguments
    var words = positionals[...]
    for (index, argument) in arguments.enumerated() {
      let kept = arguments[(index + 1)...].reduce(0) { $0 + $1.shape.arity.minimum }
      let wanted = argument.shape.arity.isUnbounded ? words.count : 1
      let free = max(words.count - kept, argument.shape.arity.minimum)
      let count = argument.isTaken.map { !words.isEmpty && $0(words) ? 1 : 0 }
      let own = words.prefix(count ?? min(wanted, free))
      try invocation.read(argument, from: Array(own))
      words = words.dropFirst(own.count)
    }
    if let word = words.first { throw .unexpectedArgument(word) }
    return .call(invocation, action)
  }
}
