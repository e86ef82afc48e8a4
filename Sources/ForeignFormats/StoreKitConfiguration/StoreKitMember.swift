import CatalogFormats
import CatalogModel
import SourceSyntax

/// A member of an object of a StoreKit configuration: its key, how it is read into a record of the catalog, and how
/// it is merged into the file's object.
///
/// A value is written only if it differs from the file's value as it is read, so that equivalent values keep their
/// notation.
struct StoreKitMember<Record>: Sendable {
  /// A record that was read from the file.
  typealias Known = (model: Record, node: SyntaxNode)
  typealias Reading = @Sendable (_ body: SyntaxNode, inout Record, CatalogPath, inout StoreKitCatalogBuilder) -> Void
  typealias Writing = @Sendable (Record, _ old: Known?, CatalogPath, inout OrderedMap, inout StoreKitOverlay) -> Void

  let key: StoreKitKey
  /// Its name in paths; nil for a member whose place is not recorded.
  var field: CatalogField?
  /// The reason why its value in some objects is not in a catalog.
  var leftover: @Sendable (_ body: SyntaxNode) -> String? = { _ in nil }
  var read: Reading = { _, _, _, _ in }
  var write: Writing = { _, _, _, _, _ in }
}

extension StoreKitMember {
  /// A value that may be missing.
  ///
  /// - Parameters:
  ///   - missing: The value in a new object for a record without one; nil for no member.
  ///   - cleared: The value in place of the file's for a record without one; nil to keep the file's.
  static func optional<Value>(
    _ key: StoreKitKey, _ property: any WritableKeyPath<Record, Value?> & Sendable, _ form: StoreKitForm<Value>,
    at field: CatalogField? = nil, missing: Value? = nil, cleared: Value? = nil
  ) -> StoreKitMember {
    StoreKitMember(
      key: key, field: field,
      read: { body, record, _, builder in
        record[keyPath: property] = form.read(builder.problems.value(key, of: body), body, key.name, &builder)
      },
      write: { record, old, _, object, _ in
        let known = old.flatMap { $0.model[keyPath: property] }
        let substitute = old == nil ? missing : known == nil ? nil : cleared
        guard let value = record[keyPath: property] ?? substitute else { return }
        if known.map({ form.isSame($0, value) }) != true { object.set(key, form.write(value)) }
      })
  }

  /// A value that every record has; Xcode writes it to new objects from some version on.
  ///
  /// - Parameter absent: The value of an object without the member.
  static func value<Value>(
    _ key: StoreKitKey, _ property: any WritableKeyPath<Record, Value> & Sendable, _ form: StoreKitForm<Value>,
    at field: CatalogField? = nil, absent: Value
  ) -> StoreKitMember {
    StoreKitMember(
      key: key, field: field,
      read: { body, record, _, builder in
        record[keyPath: property] = form.read(builder.problems.value(key, of: body), body, key.name, &builder) ?? absent
      },
      write: { record, old, _, object, overlay in
        let value = record[keyPath: property]
        let known = old?.model[keyPath: property] ?? (overlay.base.has(key.name) ? nil : absent)
        if known.map({ form.isSame($0, value) }) != true { object.set(key, form.write(value)) }
      })
  }

  /// A price, of which the file has the amount in its storefront.
  ///
  /// - Parameters:
  ///   - owner: The name of the object in messages; nil if a missing price isn't a problem, or is reported by a rule.
  ///   - isFree: Whether a record has no price; a price in its object is kept.
  static func price(
    _ key: StoreKitKey, _ property: any WritableKeyPath<Record, Price?> & Sendable, at field: CatalogField? = nil,
    of owner: String? = nil, unless isFree: @escaping @Sendable (Record) -> Bool = { _ in false },
    leftover: @escaping @Sendable (SyntaxNode) -> String? = { _ in nil }
  ) -> StoreKitMember {
    StoreKitMember(
      key: key, field: field, leftover: leftover,
      read: { body, record, _, builder in
        if !isFree(record) { record[keyPath: property] = builder.price(key, of: body, called: owner) }
      },
      write: { record, old, path, object, overlay in
        if isFree(record) {
          // Xcode keeps the price of an offer that was made free; nothing else needs it.
          if let old, !isFree(old.model) { object[key.name] = nil }
          return
        }
        let path = field.map { CatalogPath(path.subject, $0) } ?? path
        let known = old.flatMap { $0.model[keyPath: property] }
        if let amount = overlay.newAmount(of: record[keyPath: property], over: known, at: path) {
          object.set(key, .text(StoreKitOverlay.text(of: amount)))
        }
      })
  }

  /// A member that new objects get, and whose value is not read from here.
  static func created(
    _ key: StoreKitKey, at field: CatalogField? = nil,
    leftover: @escaping @Sendable (SyntaxNode) -> String? = { _ in nil },
    _ value: @escaping @Sendable (Record, CatalogPath, inout StoreKitOverlay) -> OrderedValue?
  ) -> StoreKitMember {
    StoreKitMember(
      key: key, field: field, leftover: leftover,
      write: { record, old, path, object, overlay in
        if old == nil, object[key.name] == nil { object[key.name] = value(record, path, &overlay) }
      })
  }

  /// Xcode's identifier of the object, which is derived from a name of the part.
  static func identifier(
    _ part: @escaping @Sendable (Record, _ product: String) -> String
  ) -> StoreKitMember {
    .created("internalID") { record, path, overlay in
      guard case .product(let index) = path.subject else { return nil }
      return .text(overlay.identifiers.identifier(of: part(record, overlay.catalog.products[index].productID)))
    }
  }

  /// A member that a catalog doesn't have, and that is kept.
  static func kept(
    _ key: StoreKitKey, leftover: @escaping @Sendable (SyntaxNode) -> String? = { _ in nil }
  ) -> StoreKitMember { StoreKitMember(key: key, leftover: leftover) }
}

extension StoreKitCatalogBuilder {
  /// Reads the members of an object, and records their places.
  ///
  /// - Parameters:
  ///   - place: The place of missing ones; nil for none.
  ///   - others: The keys of the object that are not among the members; nil if its keys were judged before.
  mutating func read<Record>(
    _ members: [StoreKitMember<Record>], of body: SyntaxNode, into record: inout Record, at path: CatalogPath,
    otherwise place: SyntaxNode? = nil, also others: [StoreKitKey]? = []
  ) {
    if let others { leave(body, members, also: others, at: path) }
    for member in members {
      if let field = member.field {
        let value = StoreKitNodes.value(member.key, of: body) ?? place
        places.note(CatalogPath(path.subject, field, element: path.element), value)
      }
      member.read(body, &record, path, &self)
    }
  }
}

extension StoreKitOverlay {
  mutating func write<Record>(
    _ record: Record, _ members: [StoreKitMember<Record>], over old: StoreKitMember<Record>.Known?,
    at path: CatalogPath, into object: inout OrderedMap
  ) { for member in members { member.write(record, old, path, &object, &self) } }

  /// The object of a record, merged into the object in the file.
  mutating func object<Record>(
    of record: Record, _ members: [StoreKitMember<Record>], over old: StoreKitMember<Record>.Known?,
    at path: CatalogPath
  ) -> OrderedMap {
    var object = old.map { OrderedMap($0.node) } ?? OrderedMap()
    write(record, members, over: old, at: path, into: &object)
    return object
  }
}
