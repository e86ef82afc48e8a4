import Basics

/// The candidates for the last word of a command line, which is being typed.
struct Completion {
  private var path: CommandPath
  /// Whether a word was not a command, so that nothing is known about the words that follow.
  private var isLost = false
  /// The option whose value is typed.
  private var option: OptionShape?
  /// Whether only arguments follow, because of a "--".
  private var isEnded = false
  private var given = CompletionContext()
  private let typed: String

  /// - Parameters:
  ///   - root: The tree of commands.
  ///   - words: The words after the name of the program.
  init(of root: Command, words: [String]) {
    path = CommandPath(root: root)
    typed = words.last ?? ""
    for word in words.dropLast() { take(word) }
  }

  private mutating func take(_ word: String) {
    if let expected = option {
      given.options[expected.name, default: []].append(word)
      option = nil
    } else if isEnded || !word.hasPrefix("-") || word == "-" {
      if path.command.subcommands.isEmpty {
        given.arguments.append(word)
      } else if let next = path.command.subcommand(named: word) {
        path = path.appending(next)
      } else {
        isLost = true
      }
    } else if word == "--" {
      isEnded = true
    } else {
      let sign = word.firstIndex(of: "=")
      let spelling = word[..<(sign ?? word.endIndex)]
      guard let found = shapes.first(where: { $0.spellings.contains(String(spelling)) }) else { return }
      if found.value != nil, sign == nil {
        option = found
      } else {
        given.options[found.name, default: []].append(sign.map { String(word[word.index(after: $0)...]) } ?? "")
      }
    }
  }

  private var shapes: [OptionShape] { path.options.map(\.shape) }

  /// The whole words, with their meanings, in the order of the help.
  var candidates: [Candidate] {
    if isLost { return [] }
    if let option { return values(of: option, after: "") }
    if !isEnded, typed.hasPrefix("--"), let sign = typed.firstIndex(of: "=") {
      guard let option = shapes.first(where: { $0.spelling == typed[..<sign] }) else { return [] }
      return values(of: option, after: String(typed[...sign]))
    }
    if !isEnded, typed.hasPrefix("-") { return options }
    guard path.command.subcommands.isEmpty else {
      let commands = path.command.subcommands.filter { !$0.isHidden }
      return commands.map { Candidate($0.name, help: $0.abstract) }.filter { $0.value.hasPrefix(typed) }
    }
    var seen: Set<Candidate> = []
    return arguments.flatMap { values(of: $0.value.completion, after: "") }.filter { seen.insert($0).inserted }
  }

  /// The options that can be given here; given ones only if they can be repeated sensibly.
  private var options: [Candidate] {
    shapes.filter { given.options[$0.name] == nil || $0.isNegatable || ($0.isRepeatable && $0.value != nil) }
      .flatMap { option in option.spellings.map { Candidate($0, help: option.help(for: $0)) } }
      .filter { $0.value.hasPrefix(typed) }
  }

  /// The arguments that the typed word can belong to.
  private var arguments: [ArgumentShape] {
    var possible: [ArgumentShape] = []
    var words = given.arguments[...]
    for argument in path.command.arguments {
      if let isTaken = argument.isTaken {
        if words.isEmpty { possible.append(argument.shape) } else if isTaken(words) { words.removeFirst() }
      } else if argument.shape.arity.isUnbounded {
        possible.append(argument.shape)
        if words.count < argument.shape.arity.minimum { break }
        words = []
      } else if words.popFirst() == nil {
        possible.append(argument.shape)
        break
      }
    }
    return possible
  }

  // MARK: Values

  private func values(of option: OptionShape, after prefix: String) -> [Candidate] {
    guard let value = option.value else { return [] }
    var prefix = prefix
    if option.isSeparatedByCommas, let comma = typed.dropFirst(prefix.count).lastIndex(of: ",") {
      prefix = String(typed[...comma])
    }
    return values(of: value.completion, after: prefix)
  }

  /// The values that begin with the typed text after a prefix, with the prefix.
  private func values(of completion: ValueCompletion, after prefix: String) -> [Candidate] {
    let start = String(typed.dropFirst(prefix.count))
    let known: [Candidate]
    switch completion {
    case .none: known = []
    case .directory: known = CompletedPaths(start, extensions: nil).candidates
    case .file(let extensions): known = CompletedPaths(start, extensions: extensions).candidates
    case .candidates(let list): known = list(given)
    case .assignment(let keys, let value):
      if let sign = start.firstIndex(of: "=") { return values(of: value, after: prefix + start[...sign]) }
      known = keys.map { Candidate("\($0.value)=", help: $0.help) }
    }
    return known.filter { $0.value.hasPrefix(start) }.map { Candidate(prefix + $0.value, help: $0.help) }
  }
}

/// The words of a command line before the one that is completed.
public struct CompletionContext: Sendable {
  /// The arguments of the command, without its options.
  public internal(set) var arguments: [String] = []
  /// The values of each option, by its long name.
  public internal(set) var options: [String: [String]] = [:]
}

/// The paths that begin with the typed text.
private struct CompletedPaths {
  let candidates: [Candidate]

  /// - Parameter extensions: The extensions of the files, all when empty; nil for folders only.
  init(_ typed: String, extensions: [String]?) {
    let end = typed.lastIndex(of: "/").map { typed.index(after: $0) } ?? typed.startIndex
    let (folder, start) = (String(typed[..<end]), typed[end...])
    let place = folder.isEmpty ? "." : FileSystem.expandingHome(folder)
    let names = (try? FileSystem.names(in: place)) ?? []
    candidates = names.compactMap { name in
      guard name.hasPrefix(start), !name.hasPrefix(".") || start.hasPrefix("."), !name.contains(where: \.isNewline),
        let kind = FileSystem.kind(Path.join(place, name))
      else { return nil }
      if kind == .folder { return Candidate("\(folder)\(name)/") }
      guard let extensions else { return nil }
      let isWanted = extensions.isEmpty || extensions.contains { name.hasSuffix(".\($0)") }
      return isWanted ? Candidate(folder + name) : nil
    }
  }
}
