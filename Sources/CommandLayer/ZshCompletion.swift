/// Writes the completion script for zsh: a function for each command, based on `_arguments`.
///
/// The script can be sourced, or saved in `fpath` under the name of the program prefixed with `_`.
struct ZshCompletion {
  private let paths: [CommandPath]
  private let program: String
  private let function: String

  init(of root: CommandPath) {
    paths = root.all
    program = root.root.name
    function = "_" + root.root.name.functionName
  }

  var text: String {
    """
    #compdef \(program)

    # Lists the candidates after an option or as an argument.
    \(function)_values() {
      local -a candidates
      case $1 in
    \(values.joined(separator: "\n"))
      esac
    }

    \(paths.map(definition(of:)).joined(separator: "\n\n"))

    # Loaded from fpath, this file is the function; sourced, it has to register it.
    if [[ $funcstack[1] == \(function) ]]; then
      \(function) "$@"
    else
      compdef \(function) \(program)
    fi

    """
  }

  private func name(of path: CommandPath) -> String { "_" + path.names.map(\.functionName).joined(separator: "__") }

  private func definition(of path: CommandPath) -> String {
    let command = path.command
    var specs = path.options.flatMap { self.specs(of: $0.shape, in: path) }
    if command.subcommands.isEmpty {
      specs += path.placedArguments.enumerated().map { spec(of: $1, at: $0, in: path) }
      return """
        \(name(of: path))() {
          \(call(with: specs))
        }
        """
    }
    specs += ["1: :->command", "*:: :->arguments"]
    return """
      \(name(of: path))() {
        local curcontext=$curcontext state state_descr line ret=1
        local -a candidates
        typeset -A opt_args
        \(call(with: specs, flags: "-C ")) && ret=0
        case $state in
          command)
            candidates=(\(list(command.subcommands.map { Candidate($0.name, help: $0.abstract) })))
            _describe command candidates && ret=0 ;;
          arguments)
            case $words[1] in
      \(command.subcommands.map { calls($0, below: path) }.joined(separator: "\n"))
            esac ;;
        esac
        return ret
      }
      """
  }

  private func calls(_ command: Command, below path: CommandPath) -> String {
    "        \(command.name)) \(name(of: path.appending(command))) && ret=0 ;;"
  }

  private func call(with specs: [String], flags: String = "") -> String {
    (["_arguments \(flags)-s -S :"] + specs.map { "    \($0.shellQuoted)" }).joined(separator: " \\\n")
  }

  // MARK: Specifications

  private func specs(of option: OptionShape, in path: CommandPath) -> [String] {
    let action = option.placeholder.map { ":\($0.escaping("\\:")): \(function)_values \(key(option, in: path))" }
    return option.spellings.map { spelling in
      let sign = action == nil ? "" : spelling.hasPrefix("--") ? "=" : "+"
      let help = option.help(for: spelling).escaping("\\[]:")
      return exclusions(of: option) + spelling + sign + "[\(help)]" + (action ?? "")
    }
  }

  /// The options that are no longer offered after this one; after help and version, nothing is.
  private func exclusions(of option: OptionShape) -> String {
    if [Flag.help.shape.name, Flag.version.shape.name].contains(option.name) { return "(- *)" }
    if option.isRepeatable, option.value != nil { return "*" }
    return "(\(option.spellings.joined(separator: " ")))"
  }

  private func spec(of argument: ArgumentShape, at position: Int, in path: CommandPath) -> String {
    let first =
      switch argument.arity {
      case .exactlyOne: ":"
      case .optional: "::"
      case .zeroOrMore, .oneOrMore: "*:"
      }
    return first + argument.name.escaping("\\:") + ": \(function)_values \(key(position, in: path))"
  }

  /// Keys are words that need no quotes inside a quoted specification.
  private func key(_ option: OptionShape, in path: CommandPath) -> String {
    path.names.joined(separator: "/") + "/" + option.spelling
  }

  private func key(_ position: Int, in path: CommandPath) -> String {
    path.names.joined(separator: "/") + "/\(position)"
  }

  // MARK: Values

  private var values: [String] {
    paths.flatMap { path in
      path.options.map(\.shape).compactMap { option in
        option.value.map { value in
          row(key(option, in: path), for: value, of: option.placeholder ?? "", isList: option.isSeparatedByCommas)
        }
      }
        + path.placedArguments.enumerated().map { position, argument in
          row(key(position, in: path), for: argument.value, of: argument.name, isList: false)
        }
    }
  }

  private func row(_ key: String, for value: ValueShape, of name: String, isList: Bool) -> String {
    "    \(key)) \(action(for: value.completion, of: name, isList: isList)) ;;"
  }

  private func action(for completion: ValueCompletion, of name: String, isList: Bool) -> String {
    let tag = name.shellQuoted
    switch completion {
    case .none:
      // A message keeps zsh from inserting the option that is being typed.
      return "[[ $PREFIX != -* ]] && _message -e values \(tag)"
    case .directory: return "_files -/"
    case .file(let extensions) where extensions.isEmpty: return "_files"
    case .file(let extensions):
      // Alone, "(yml)" at the end of a pattern would be read as a qualifier.
      let ends = extensions.count == 1 ? extensions[0] : "(\(extensions.joined(separator: "|")))"
      return "_files -g \("*.\(ends)".shellQuoted)"
    case .candidates(let candidates):
      return (isList ? "compset -P '*,'; " : "") + "candidates=(\(list(candidates()))); _describe \(tag) candidates"
    case .assignment(let keys, let value):
      return "if compset -P '*='; then " + action(for: value, of: name, isList: false)
        + "; else candidates=(\(list(keys))); _describe \(tag) candidates -S =; fi"
    }
  }

  private func list(_ candidates: [Candidate]) -> String {
    candidates.map { candidate in
      let value = candidate.value.escaping("\\:")
      return (candidate.help.isEmpty ? value : "\(value):\(candidate.help)").shellQuoted
    }.joined(separator: " ")
  }
}
