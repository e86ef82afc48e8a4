/// Writes the completion script for fish: a `complete` line for each word that can be typed.
struct FishCompletion {
  private let paths: [CommandPath]
  private let program: String
  private let function: String

  init(of root: CommandPath) {
    paths = root.all
    program = root.root.name
    function = "__" + root.root.name.functionName
  }

  var text: String {
    """
    # fish completion for \(program)

    # Whether the cursor is in a command and, if given, between two positions of its arguments.
    function \(function)_at
        set -l command \(program)
        set -l position 0
        set -l state
        set -l words (commandline -opc)
        for word in $words[2..-1]
            if test "$state" = value
                set state
                continue
            else if test "$state" = ended
                set position (math $position + 1)
                continue
            end
            switch "$command $word"
    \(steps)
                case '* --'
                    set state ended
                case '* -'
                    set position (math $position + 1)
                case '* -*'
                case '*'
                    set position (math $position + 1)
            end
        end
        test "$command" = $argv[1]; or return 1
        set -q argv[2]; or return 0
        test $position -ge $argv[2] -a $position -le $argv[3]
    end

    # Prints what is typed up to the last comma before each of the values.
    function \(function)_list
        set -l typed (commandline -ct | string replace -r -- '^--[^=]*=' '')
        set -l chosen (string match -r -- '^.*,' "$typed")
        printf '%s\\n' "$chosen"$argv
    end

    # Prints the folders and, of the files, those with one of the extensions.
    function \(function)_files
        set -l typed (commandline -ct | string replace -r -- '^--[^=]*=' '')
        set -l ends '/$' '\\.'(string escape --style=regex -- $argv)'$'
        complete -C "'' $typed" | string match -r -- '.*(?:'(string join '|' $ends)')'
    end

    # Prints the keys or, after a key and "=", the paths that follow it.
    function \(function)_pair
        set -l typed (commandline -ct | string replace -r -- '^--[^=]*=' '')
        set -l key (string match -r -- '^[^=]*=' "$typed")
        if test -n "$key"
            set -l paths (complete -C "'' "(string replace -- "$key" '' "$typed"))
            printf '%s\\n' "$key"$paths
        else
            printf '%s\\n' $argv
        end
    end

    complete -c \(program) -f
    \(paths.flatMap(lines(of:)).joined(separator: "\n"))

    """
  }

  private var steps: String {
    var text = ""
    let commands = paths.dropFirst().map(\.line.fishQuoted)
    if !commands.isEmpty {
      text += """
                    case \(commands.joined(separator: " "))
                        set command "$command $word"

        """
    }
    let options = paths.flatMap { path in
      path.options.map(\.shape).filter { $0.value != nil }.flatMap(\.spellings).map { "\(path.line) \($0)".fishQuoted }
    }
    if !options.isEmpty {
      text += """
                    case \(options.joined(separator: " "))
                        set state value

        """
    }
    return String(text.dropLast())
  }

  private func lines(of path: CommandPath) -> [String] {
    var lines: [String] = []
    for command in path.command.subcommands {
      lines.append(line(at: path, ["-a", command.name.fishQuoted], help: command.abstract))
    }
    for option in path.options.map(\.shape) {
      var parts = option.short.map { ["-s", "\($0)"] } ?? []
      parts += ["-l", option.name]
      if let value = option.value { parts += completion(of: value.completion, isList: option.isSeparatedByCommas) }
      lines.append(line(at: path, parts, help: option.help))
      if let negation = option.negation {
        let name = String(negation.dropFirst(2))
        lines.append(line(at: path, ["-l", name], help: option.help(for: negation)))
      }
    }
    for (position, argument) in path.placedArguments.enumerated() {
      if case .none = argument.value.completion { continue }
      let range = "\(position) \(argument.arity.isUnbounded ? 1_000_000 : position)"
      let parts = completion(of: argument.value.completion).filter { $0 != "-x" && $0 != "-r" }
      lines.append(line(at: path, range: range, parts, help: ""))
    }
    return lines
  }

  private func line(at path: CommandPath, range: String = "", _ parts: [String], help: String) -> String {
    var condition = "\(function)_at \(path.line.fishQuoted)"
    if !range.isEmpty { condition += " \(range)" }
    var words = ["complete", "-c", program, "-n", condition.fishQuoted] + parts
    if !help.isEmpty { words += ["-d", help.fishQuoted] }
    return words.joined(separator: " ")
  }

  /// The flags of `complete` for a value: `-x` takes one and forbids files, `-r -F` takes a file.
  private func completion(of completion: ValueCompletion, isList: Bool = false) -> [String] {
    switch completion {
    case .none: return ["-x"]
    case .directory: return ["-x", "-a", "'(__fish_complete_directories)'"]
    case .file(let extensions) where extensions.isEmpty: return ["-r", "-F"]
    case .file(let extensions):
      let names = extensions.map(\.fishQuoted).joined(separator: " ")
      return ["-x", "-a", "(\(function)_files \(names))".fishQuoted]
    case .candidates(let candidates):
      let words = list(candidates())
      return ["-x", "-a", (isList ? "(\(function)_list \(words))" : words).fishQuoted]
    case .assignment(let keys, let value):
      return assignment(keys: keys.map { Candidate("\($0.value)=", help: $0.help) }, to: value)
    }
  }

  private func assignment(keys: [Candidate], to value: ValueCompletion) -> [String] {
    switch value {
    case .none, .assignment: return ["-x", "-a", list(keys).fishQuoted]
    case .file, .directory: return ["-x", "-a", "(\(function)_pair \(list(keys)))".fishQuoted]
    case .candidates(let candidates):
      let values = candidates()
      let pairs = keys.flatMap { key in values.map { Candidate(key.value + $0.value, help: $0.help) } }
      return ["-x", "-a", list(pairs).fishQuoted]
    }
  }

  private func list(_ candidates: [Candidate]) -> String {
    candidates.map { candidate in
      candidate.value.fishQuoted + (candidate.help.isEmpty ? "" : "\\t" + candidate.help.fishQuoted)
    }.joined(separator: " ")
  }
}

extension String { fileprivate var fishQuoted: String { "'" + escaping("\\'") + "'" } }
