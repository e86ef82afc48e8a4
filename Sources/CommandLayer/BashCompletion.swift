/// Writes the completion script for bash 3.2 and later, which needs nothing but bash.
///
/// The script walks the words before the cursor to find the command, the position among its
/// arguments, and an option that expects a value; a table then lists the candidates.
struct BashCompletion {
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
    # bash completion for \(program)

    # Offers the words that begin with what is typed.
    \(function)_words() {
      local word
      for word; do
        [[ $word == "$typed"* ]] && COMPREPLY+=("$prefix$word")
      done
    }

    # Offers the words after the last comma of what is typed.
    \(function)_list() {
      [[ $typed == *,* ]] && prefix+=${typed%,*}, typed=${typed##*,}
      \(function)_words "$@"
    }

    # Offers paths: all (-f) or directories (-d); of files, those with one of the extensions.
    \(function)_paths() {
      local kind=$1 path extension ends escaped=
      shift
      compopt -o filenames 2>/dev/null || escaped=1
      # What is typed may be quoted; the names of files are not.
      typed=${typed#[\\"\\']}
      typed=${typed//\\\\/}
      while IFS= read -r path; do
        if (($#)) && [[ ! -d ${path/#\\~\\//$HOME/} ]]; then
          ends=
          for extension; do
            [[ $path == *."$extension" ]] && ends=1
          done
          [[ -n $ends ]] || continue
        fi
        [[ -n $escaped ]] && printf -v path %q "$path"
        COMPREPLY+=("$prefix$path")
      done < <(compgen "$kind" -- "$typed")
    }

    # Lists the candidates after an option, or at a position among the arguments.
    \(function)_values() {
      case $1 in
    \(table(of: values, indent: 4))
      esac
    }

    \(function)() {
      local command=\(program) option= ended= position=0 glued= words=() word i
      COMPREPLY=()
      # Bash breaks words at "=" and ":"; here they are whole again.
      for word in "${COMP_WORDS[@]:1:COMP_CWORD}"; do
        if [[ ${#words[@]} -gt 0 && ( -n $glued || $word == [=:] ) ]]; then
          words[${#words[@]}-1]+=$word
        else
          words+=("$word")
        fi
        glued=
        [[ $word == [=:] ]] && glued=1
      done
      local last=$((${#words[@]} - 1))
      local typed=${words[last]} prefix= broken=${COMP_WORDS[COMP_CWORD]}
      [[ $broken == [=:] ]] && broken=
      # Bash replaces only the text after the break.
      local kept=${typed%"$broken"}

      for ((i = 0; i < last; i++)); do
        word=${words[i]}
        if [[ -n $option ]]; then
          option=
        elif [[ -n $ended ]]; then
          position=$((position + 1))
        else
          case "$command $word" in
    \(table(of: steps, indent: 8))
            *' --') ended=1 ;;
            *' -'?*) ;;
            *) position=$((position + 1)) ;;
          esac
        fi
      done

      if [[ -n $option ]]; then
        \(function)_values "$command $option"
      elif [[ -z $ended && $typed == --*=* ]]; then
        prefix=${typed%%=*}= typed=${typed#*=}
        \(function)_values "$command ${prefix%=}"
      elif [[ -z $ended && $typed == -* ]]; then
        case $command in
    \(table(of: options, indent: 6))
        esac
      else
        \(function)_values "$command $position"
      fi
      for ((i = 0; i < ${#COMPREPLY[@]}; i++)); do
        COMPREPLY[i]=${COMPREPLY[i]#"$kept"}
      done
    }

    complete -F \(function) \(program)

    """
  }

  // MARK: Tables

  private typealias Row = (keys: [String], action: String)

  private func table(of rows: [Row], indent: Int) -> String {
    rows.map { keys, action in
      String(repeating: " ", count: indent) + keys.joined(separator: " | ") + (action.hasPrefix("\n") ? ")" : ") ")
        + action + " ;;"
    }.joined(separator: "\n")
  }

  /// The meaning of a word before the cursor: the next command, or an option that takes a value.
  private var steps: [Row] {
    var rows: [Row] = []
    let commands = paths.dropFirst().map(\.line.shellQuoted)
    if !commands.isEmpty { rows.append((commands, "command+=\" $word\"")) }
    let keys = paths.flatMap { path in
      path.options.map(\.shape).filter { $0.value != nil }.flatMap { spell($0, of: path) }
    }
    if !keys.isEmpty { rows.append((keys, "option=$word")) }
    return rows
  }

  private var options: [Row] {
    paths.map { path in ([path.line.shellQuoted], words(path.options.flatMap(\.shape.spellings))) }
  }

  private var values: [Row] {
    var rows: [Row] = []
    for path in paths {
      for option in path.options.map(\.shape) {
        guard let value = option.value, let action = action(for: value.completion, isList: option.isSeparatedByCommas)
        else { continue }
        rows.append((spell(option, of: path), action))
      }
      if !path.command.subcommands.isEmpty {
        rows.append((["\(path.line) 0".shellQuoted], words(path.command.subcommands.map(\.name))))
      }
      for (position, argument) in path.placedArguments.enumerated() {
        guard let action = action(for: argument.value.completion) else { continue }
        // The positions before it have rows of their own above.
        let key =
          argument.arity.isUnbounded ? "\(path.line) ".shellQuoted + "[0-9]*" : "\(path.line) \(position)".shellQuoted
        rows.append(([key], action))
      }
    }
    return rows.isEmpty ? [(["*"], ":")] : rows
  }

  private func spell(_ option: OptionShape, of path: CommandPath) -> [String] {
    option.spellings.map { "\(path.line) \($0)".shellQuoted }
  }

  private func words(_ words: [String]) -> String {
    "\(function)_words " + words.map(\.shellQuoted).joined(separator: " ")
  }

  private func action(for completion: ValueCompletion, isList: Bool = false) -> String? {
    switch completion {
    case .none: return nil
    case .directory: return "\(function)_paths -d"
    case .file(let extensions): return (["\(function)_paths -f"] + extensions.map(\.shellQuoted)).joined(separator: " ")
    case .candidates(let list):
      let names = list().map(\.value.shellQuoted)
      return (["\(function)_\(isList ? "list" : "words")"] + names).joined(separator: " ")
    case .assignment(let keys, let value):
      return """

              if [[ $typed == *=* ]]; then
                prefix+=${typed%%=*}= typed=${typed#*=}
                \(action(for: value) ?? ":")
              else
                compopt -o nospace 2>/dev/null
                \(words(keys.map { "\($0.value)=" }))
              fi
        """
    }
  }
}
