import CatalogFormats
import SourceSyntax

/// Inserts entries into an existing mapping, whether in block style, in braces, or empty.
struct EntryInsertion {
  /// The mapping, or the empty value of a key.
  let container: SyntaxNode
  /// The key that precedes the container; nil for the file's own mapping and for elements of lists.
  let owner: SyntaxNode?
  /// Whether the container is inside of brackets.
  let isInFlow: Bool
  /// The kind of the container, as in ``FileHabits``.
  let kind: String
  let layout: ValueLayout

  private var lines: SourceLines { SourceLines(bytes: container.tree.source.bytes) }
  private var lineBreak: String { layout.habits.lineBreak }

  /// The replacements that insert each of the entries at the place that the order gives it among all others; nil where
  /// nothing can be inserted without affecting its surroundings.
  func replacements(_ entries: [OrderedMap.Entry], order: [String]) -> [TextReplacement]? {
    guard container.isMapping || container.isNull else { return nil }
    let present = Array(container.entries)
    let runs = runs(of: entries, among: present, KeyOrder(order))
    if present.isEmpty {
      return runs.first.map { container.isNull ? fillingNothing($0.new) : fillingBraces($0.new) } ?? []
    }
    var made: [TextReplacement] = []
    for (place, new) in runs {
      if !container.isFlow {
        made +=
          place > 0
          ? onLines(new, behind: present[place - 1], among: present) : onLines(new, before: present[0])
      } else if place == 0 {
        made += inFlow(new, before: present[0])
      } else {
        guard let behind = inFlow(new, behind: present[place - 1]) else { return nil }
        made += behind
      }
    }
    return made
  }

  /// The new entries between the present ones, with the number of those before them.
  private func runs(of entries: [OrderedMap.Entry], among present: [MappingEntries.Element], _ order: KeyOrder) -> [(
    place: Int, new: [OrderedMap.Entry]
  )] {
    var keys = present.map(\.key.text)
    var new = [OrderedMap.Entry?](repeating: nil, count: keys.count)
    for entry in entries {
      let place = order.place(of: entry.key, among: keys)
      keys.insert(entry.key, at: place)
      new.insert(entry, at: place)
    }
    return new.split(separator: nil, omittingEmptySubsequences: false).enumerated().compactMap { place, run in
      run.isEmpty ? nil : (place, run.compactMap { $0 })
    }
  }

  // MARK: On lines

  private func onLines(
    _ entries: [OrderedMap.Entry], behind entry: MappingEntries.Element, among present: [MappingEntries.Element]
  ) -> [TextReplacement] {
    let column = lines.column(of: present[0].key.range.start)
    let layout = ValueLayout(habits: layout.habits.indenting(like: present))
    let parts = entries.map { written($0, column: column, layout) }
    let gap = hasBlankLines(between: present) ? lineBreak : ""
    let end = endOfLines(of: entry, column: column)
    // The last line of a file may lack a line break, and then still lacks it afterwards.
    let isOpen = end > 0 && !Self.isBreak(lines.bytes[end - 1])
    var text = parts.map { gap + $0 }.joined()
    if isOpen { text = lineBreak + String(text.dropLast()) }
    return [TextReplacement(SourceRange(at: end), text)]
  }

  private func onLines(_ entries: [OrderedMap.Entry], before entry: MappingEntries.Element) -> [TextReplacement] {
    let start = entry.key.range.start
    let column = lines.column(of: start)
    let text = entries.map { written($0, column: column, layout) }.joined()
    guard lines.isFirst(start) else {
      // After a dash: the new entry takes its place.
      return [TextReplacement(SourceRange(at: start), String(text.dropFirst(column)) + ValueLayout.margin(column))]
    }
    return [TextReplacement(SourceRange(at: lines.start(of: start)), text)]
  }

  private func written(_ entry: OrderedMap.Entry, column: Int, _ layout: ValueLayout) -> String {
    let kind = FileHabits.kind(of: entry.key, in: kind)
    return layout.lines(entry, kind: kind, column: column).map { $0 + lineBreak }.joined()
  }

  /// The start of the line after an entry, skipping the comments that are indented like the entry.
  private func endOfLines(of entry: MappingEntries.Element, column: Int) -> Int {
    let end = max(entry.key.range.end, entry.value.range.end)
    var next = lines.next(after: end)
    if entry.value.lastLeaf.keepsBreaks { next = lines.skippingBlankLines(from: next) }
    return lines.next(afterCommentsAt: next, below: column)
  }

  /// Whether most pairs of adjacent entries have a blank line between them.
  private func hasBlankLines(between present: [MappingEntries.Element]) -> Bool {
    guard present.count > 1 else {
      // Most files separate products with blank lines; a single product proves nothing.
      return kind == "products" && !isInFlow && owner.map { lines.column(of: $0.range.start) } == 0
    }
    let apart = zip(present, present.dropFirst()).count { one, next in
      let end = max(one.key.range.end, one.value.range.end)
      let line = lines.next(after: end)
      return line < next.key.range.start && lines.hasBlankLine(in: line..<lines.start(of: next.key.range.start))
    }
    return apart * 2 >= present.count - 1
  }

  // MARK: In braces

  private func inFlow(_ entries: [OrderedMap.Entry], behind entry: MappingEntries.Element) -> [TextReplacement]? {
    let end = max(entry.key.range.end, entry.value.range.end)
    let written = entries.map(layout.flow)
    let isOnOwnLine = lines.isFirst(entry.key.range.start)
    let afterEnd = lines.skippingBlanks(from: end)
    let hasComma = afterEnd < lines.bytes.count && lines.bytes[afterEnd] == UInt8(ascii: ",")
    guard isOnOwnLine, lines.isLast(hasComma ? afterEnd + 1 : end) else {
      return [TextReplacement(SourceRange(at: end), written.map { ", " + $0 }.joined())]
    }
    let margin = lineBreak + ValueLayout.margin(lines.column(of: entry.key.range.start))
    let lineEnd = lines.end(of: end)
    if hasComma {
      let text = written.map { margin + $0 + "," }.joined()
      return [TextReplacement(SourceRange(at: lineEnd), text)]
    }
    let text = margin + written.joined(separator: "," + margin)
    return [TextReplacement(SourceRange(at: end), ","), TextReplacement(SourceRange(at: lineEnd), text)]
  }

  private func inFlow(_ entries: [OrderedMap.Entry], before entry: MappingEntries.Element) -> [TextReplacement] {
    let text = entries.map { layout.flow($0) + ", " }.joined()
    return [TextReplacement(SourceRange(at: entry.key.range.start), text)]
  }

  // MARK: In an empty value

  private func fillingBraces(_ entries: [OrderedMap.Entry]) -> [TextReplacement]? {
    if let owner, !isInFlow, layout.isBlock(kind), lines.isLast(container.range.end) {
      // The braces are replaced; a comment after them stays with the key.
      let start = lines.skippingBlanks(before: container.range.start)
      return [TextReplacement(SourceRange(start: start, end: container.range.end), "")]
        + below(owner, entries, from: container.range.end)
    }
    return [TextReplacement(container.range, layout.flow(.map(OrderedMap(entries))))]
  }

  private func fillingNothing(_ entries: [OrderedMap.Entry]) -> [TextReplacement]? {
    guard container.range.isEmpty, let owner, !isInFlow else {
      return container.range.isEmpty ? nil : [TextReplacement(container.range, layout.flow(.map(OrderedMap(entries))))]
    }
    return below(owner, entries, from: owner.range.end)
  }

  /// The entries on the lines below a key.
  private func below(_ owner: SyntaxNode, _ entries: [OrderedMap.Entry], from offset: Int) -> [TextReplacement] {
    let column = lines.column(of: owner.range.start)
    let block = layout.block(.map(OrderedMap(entries)), kind: kind, column: column)
    let text = block.map { lineBreak + $0 }.joined()
    return [TextReplacement(SourceRange(at: lines.end(of: offset)), text)]
  }

  private static func isBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
}

extension SyntaxNode {
  /// The last scalar in a node; the node itself when it is one, or empty.
  var lastLeaf: SyntaxNode {
    var node = self
    while true {
      var last: SyntaxNode?
      for entry in node.entries { last = entry.value }
      for element in node.elements { last = element }
      guard let last else { return node }
      node = last
    }
  }

  /// Whether this is a block scalar whose header keeps every line break after it.
  var keepsBreaks: Bool {
    guard style == .literal || style == .folded else { return false }
    return tree.source.bytes[range.start..<range.end].prefix { $0 > 0x20 }.contains(UInt8(ascii: "+"))
  }
}

extension SourceLines {
  /// The start of the first line that is not blank, from the start of a line on.
  func skippingBlankLines(from offset: Int) -> Int {
    var line = offset
    while line < bytes.count, isBlank(line) { line = next(after: line) }
    return line
  }

  /// Whether the line that starts at an offset is blank.
  func isBlank(_ line: Int) -> Bool { skippingBlanks(from: line) == end(of: line) }

  /// Whether one of the lines of a range is blank; the range starts at the start of a line.
  func hasBlankLine(in range: Range<Int>) -> Bool {
    var line = range.lowerBound
    while line < range.upperBound {
      if isBlank(line) { return true }
      line = next(after: line)
    }
    return false
  }
}
