extension Command {
  /// What is wrong with the declarations of this tree, such as a name used twice.
  ///
  /// A test of the tree expects none; the parser does not look, so as not to do so in every run.
  public var declarationFaults: [String] {
    CommandPath(root: self).all.flatMap(\.faults)
  }
}

extension CommandPath {
  fileprivate var faults: [String] {
    let options = options.map(\.shape)
    let arguments = command.arguments.map(\.shape)
    var faults = repeated(in: options.flatMap(\.spellings)).map { "declares \"\($0)\" twice" }
    faults += repeated(in: arguments.map(\.name)).map { "declares argument \($0) twice" }
    faults += repeated(in: command.subcommands.map(\.name)).map {
      "declares command \"\($0)\" twice"
    }
    for name in options.map(\.name) + [command.name] where !isPlain(name) {
      faults.append("\"\(name)\" is not letters, digits and inner hyphens")
    }
    if command.action == nil, command.subcommands.isEmpty {
      faults.append("is a group without commands")
    }
    if arguments.filter({ $0.arity.isUnbounded }).count > 1 {
      faults.append("declares two arguments without an end")
    }
    if let open = arguments.firstIndex(where: { $0.arity == .optional }),
      let later = arguments[open...].first(where: { $0.arity != .optional })
    {
      faults.append("declares \(later.name) after an optional argument")
    }
    return faults.map { "\(line): \($0)" }
  }

  private func repeated(in names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { !seen.insert($0).inserted }
  }

  /// Completion scripts put names between quotes and into the names of functions.
  private func isPlain(_ name: String) -> Bool {
    !name.isEmpty && !name.hasPrefix("-")
      && name.utf8.allSatisfy {
        (0x61...0x7A).contains($0) || (0x41...0x5A).contains($0) || (0x30...0x39).contains($0)
          || $0 == UInt8(ascii: "-")
      }
  }
}
