/// A script that lets a shell complete a command line, by asking the program.
public struct CompletionScript: Sendable {
  public enum Shell: String, CaseIterable, Sendable { case bash, zsh, fish }

  public let text: String

  /// Writes the script for a program, which has the hidden command `complete`.
  public init(_ shell: Shell, for program: String) {
    let script =
      switch shell {
      case .bash: Self.bash
      case .zsh: Self.zsh
      case .fish: Self.fish
      }
    let function = String(program.map { $0 == "-" ? "_" : $0 })
    text = script.replacing("PROGRAM", with: program).replacing("FUNCTION", with: function)
  }

  /// For bash 3.2 and later.
  private static let bash = #"""
    # bash completion for PROGRAM

    _FUNCTION() {
      local words=() word glued= value help
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
      # Bash replaces only the text after the break.
      local broken=${COMP_WORDS[COMP_CWORD]}
      [[ $broken == [=:] ]] && broken=
      local kept=${words[${#words[@]}-1]%"$broken"} i
      # What is typed may be quoted.
      for ((i = 0; i < ${#words[@]}; i++)); do
        word=${words[i]#[\"\']}
        word=${word%[\"\']}
        words[i]=${word//\\/}
      done
      local values=() paths=
      while IFS=$'\t' read -r value help; do
        value=${value#"$kept"}
        word=${value/#\~\//$HOME/}
        [[ $value == */ || ( -e $word && ! -d $word ) ]] && paths=1
        values+=("$value")
      done < <("${1/#\~\//$HOME/}" complete -- "${words[@]}" 2>/dev/null)
      # Paths are quoted by bash; nothing else that is offered may be read as syntax either.
      [[ -n $paths ]] && compopt -o filenames 2>/dev/null || paths=
      COMPREPLY=()
      for value in ${values[@]+"${values[@]}"}; do
        [[ -z $paths && $value == *[!A-Za-z0-9_.,:=@%+/~-]* ]] && printf -v value %q "$value"
        COMPREPLY+=("$value")
      done
      if [[ ${COMPREPLY-} == *[=/] ]]; then compopt -o nospace 2>/dev/null; fi
    }

    complete -F _FUNCTION PROGRAM

    """#

  /// For zsh, to be sourced, or saved in `fpath` under the name of the program after `_`.
  private static let zsh = #"""
    #compdef PROGRAM

    _FUNCTION() {
      local value help
      local -a whole begun home
      while IFS=$'\t' read -r value help; do
        if [[ $value == '~/'* ]]; then
          home+=("~/${(q)value#\~/}")
          continue
        fi
        help=${value//:/\\:}${help:+:$help}
        if [[ $value == *[=/] ]]; then begun+=($help); else whole+=($help); fi
      done < <(${~words[1]} complete -- "${(@Q)words[2,CURRENT-1]}" "${(Q)PREFIX}" 2>/dev/null)
      (( $#home )) && compadd -Q -S '' -a home
      _describe -t values value whole -- begun -S ''
    }

    # Loaded from fpath, this file is the function; sourced, it has to register it.
    if [[ $funcstack[1] == _FUNCTION ]]; then
      _FUNCTION "$@"
    else
      compdef _FUNCTION PROGRAM
    fi

    """#

  private static let fish = #"""
    # fish completion for PROGRAM

    function __FUNCTION
        set -l words (commandline -opc)
        set -l typed (commandline -ct)
        set -l plain (string unescape -- "$typed"; or string trim -l -c '"\'' -- "$typed")
        $words[1] complete -- $words[2..-1] $plain 2>/dev/null
    end

    complete -c PROGRAM -f -a '(__FUNCTION)'

    """#
}

/// The candidates that a shell offers for a value.
public indirect enum ValueCompletion: Sendable {
  /// None: the value is free text.
  case none
  /// Files with one of the extensions, given without a dot, and directories; without an extension,
  /// all files.
  case file(extensions: [String])
  case directory
  /// The values that the closure returns for the words before it.
  case candidates(@Sendable (CompletionContext) -> [Candidate])
  /// `KEY=VALUE`: one of the keys, then the candidates for the value.
  case assignment(keys: [Candidate], value: ValueCompletion)
}

/// A value that a shell can offer, and its meaning.
public struct Candidate: Hashable, Sendable, ExpressibleByStringLiteral {
  public let value: String
  /// One line, which zsh and fish show next to the value; empty when the value is self-explanatory.
  public let help: String

  public init(_ value: String, help: String = "") {
    self.value = value
    self.help = help
  }

  public init(stringLiteral value: String) { self.init(value) }
}
