import Foundation
import TestTools

/// A program that sends the requests of a manifest to a store in memory, which only knows what was
/// sent to it, and responds like the API: in pages, with prices such as `40.0`.
enum FakeUploader {
  /// The requests that were sent and the resulting contents of the store.
  struct Outcome: Decodable {
    var faults: [String]
    var sent: Int
    var uploaded: [String]
    /// The methods and addresses whose bodies were validated against the description of the API.
    var checked: [String]
  }

  /// The description of the API, which is not part of the package: in `SHOPKEEPER_ASC_OPENAPI`, or
  /// in the folder `shared/reference` next to the package.
  static let openAPI: String? = {
    let path: String
    if let given = ProcessInfo.processInfo.environment["SHOPKEEPER_ASC_OPENAPI"] {
      path = given
    } else {
      var package = URL(fileURLWithPath: #filePath)
      for _ in 0..<5 { package.deleteLastPathComponent() }
      path = package.appendingPathComponent("shared/reference/asc-openapi-4.4.1.json").path
    }
    return FileManager.default.isReadableFile(atPath: path) ? path : nil
  }()

  /// Sends the requests.
  ///
  /// - Parameters:
  ///   - openAPI: The description against which to validate every body; nil to skip the validation.
  ///   - lastFirst: Whether to send the last steps of the file first, as far as dependencies allow,
  ///     instead of in order.
  /// - Returns: The outcome, and the contents of the store as responses of the API.
  static func send(
    _ manifest: [UInt8], territories: [(code: String, currency: String)], openAPI: String? = nil,
    lastFirst: Bool = false
  ) throws -> (outcome: Outcome, dump: [UInt8]) {
    let input = try JSONSerialization.data(withJSONObject: [
      "manifest": String(decoding: manifest, as: UTF8.self), "territories": territories.map { [$0.code, $0.currency] },
      "openAPI": openAPI ?? "", "lastFirst": lastFirst,
    ])
    let output = try Tool.python.run(["-c", program], input: [UInt8](input))
    let parts = output.split(separator: 0x0A, maxSplits: 1)
    return (try JSONDecoder().decode(Outcome.self, from: Data(parts[0])), [UInt8](parts[1]))
  }

  private static let program = uploader + store + main

  /// The program that anybody with the manifest and its guide would write.
  private static let uploader = #"""
    import copy, decimal, hashlib, json, re, sys

    def at(value, pointer):
        for key in pointer.split("/")[1:]:
            if isinstance(value, list): value = value[int(key)] if int(key) < len(value) else None
            else: value = (value or {}).get(key)
        return value

    def fill(value, names, anywhere=False):
        if isinstance(value, str):
            if not anywhere: return value
            return re.sub(r"\$\{([^${}]+)\}", lambda m: names.get(m[1], m[0]), value)
        if isinstance(value, list): return [fill(v, names) for v in value]
        if isinstance(value, dict):
            return {k: fill(v, names, k in ("id", "startDate")) for k, v in value.items()}
        return value

    def same(key, one, other):
        if key.endswith("/customerPrice"): return decimal.Decimal(one) == decimal.Decimal(other)
        return one == other

    def save(saving, answer, names, lists):
        if "in" not in saving:
            names[saving["name"]] = at(answer, saving["at"])
            return
        found = [e for e in at(answer, saving["in"])
                 if all(same(k, at(e, k), v) for k, v in saving.get("where", {}).items())]
        if "each" not in saving:
            names[saving["name"]] = at(found[0], saving["at"])
            return
        each = [{"each:id": at(e, saving["each"]["id"]),
                 "each:territory": at(e, saving["each"]["territory"])} for e in found]
        if "only" in saving:
            each = [e for e in each if e["each:territory"] in saving["only"].split(",")]
        each = [e for e in each if e["each:territory"] not in saving.get("except", "").split(",")]
        lists[saving["name"]] = each

    def last_first(steps):
        done, rest = set(), list(steps)
        while rest:
            step = [s for s in rest if set(s["dependsOn"]) <= done][-1]
            rest.remove(step)
            done.add(step["id"])
            yield step

    def upload(manifest, inputs, send):
        names, lists, done = dict(inputs), {}, set()
        for step in manifest["steps"]:
            assert set(step["dependsOn"]) <= done, step["id"]
            done.add(step["id"])
            if step["method"] == "UPLOAD":
                send("UPLOAD", step["file"], {}, names[step["operations"][2:-1]])
                continue
            for each in lists[step["repeat"]] if "repeat" in step else [{}]:
                body = copy.deepcopy(step.get("body"))
                for expansion in step.get("expand", []):
                    for element in lists[expansion["over"]]:
                        for part in expansion["append"]:
                            at(body, part["to"]).append(fill(part["element"], element))
                body = fill(body, {**names, **each})
                path = fill(step["path"], names, anywhere=True)
                answer = send(step["method"], path, step.get("query", {}), body)
                while "next" in answer.get("links", {}):
                    page = send("GET", answer["links"]["next"], {}, None)
                    answer = {"data": answer["data"] + page["data"], "links": page["links"]}
            for saving in step.get("saves", []):
                save(saving, answer, names, lists)

    """#

  /// The server side.
  private static let store = #"""
    class Store:
        def __init__(self, manifest, territories, schemas):
            self.things, self.faults, self.count, self.uploaded = {}, [], 0, []
            self.pages, self.order, self.schemas, self.files = {}, [], schemas, {}
            self.prices = sorted({w["/attributes/customerPrice"]
                for s in manifest["steps"] for x in s.get("saves", [])
                for w in [x.get("where", {})] if "/attributes/customerPrice" in w})
            for code, currency in territories:
                self.keep({"type": "territories", "id": code, "attributes": {"currency": currency}})
            bundle = [s["query"]["filter[bundleId]"] for s in manifest["steps"] if s["id"] == "app"]
            for id, name in [("1", "com.example.another"), ("2", (bundle + ["unknown"])[0])]:
                self.keep({"type": "apps", "id": id, "attributes": {"bundleId": name}})

        def keep(self, thing):
            self.things[thing["type"], thing["id"]] = thing
            self.order.append(thing)

        def fault(self, text): self.faults.append(text)

        def point(self, kind, product, code, price):
            id = "point-%s-%s-%s" % (product, code, price)
            if (kind, id) not in self.things:
                written = price if "." in price else price + ".0"
                self.keep({"type": kind, "id": id, "attributes": {"customerPrice": written},
                    "relationships": {"territory": {"data": {"type": "territories", "id": code}}}})
            return self.things[kind, id]

        def list(self, path, things):
            first, rest = things[:50], things[50:]
            answer = {"data": first, "links": {"self": path}}
            if rest:
                key = "page-%d" % len(self.pages)
                self.pages[key] = rest
                answer["links"]["next"] = key
            return answer

        def get(self, path, query):
            if path in self.pages: return self.list(path, self.pages[path])
            self.schemas("GET", path, query, self.fault)
            parts = path.split("/")
            if path == "/v1/apps": return self.list(path, self.all("apps"))
            if path == "/v1/territories": return self.list(path, self.all("territories"))
            if parts[-1] == "pricePoints":
                kind = {"inAppPurchases": "inAppPurchasePricePoints",
                        "subscriptions": "subscriptionPricePoints"}[parts[2]]
                self.need(parts[2], parts[3])
                return self.list(path, [self.point(kind, parts[3], code, price)
                    for code in query["filter[territory]"].split(",") for price in self.prices])
            if parts[-1] == "equalizations":
                base = self.need(parts[2], parts[3])
                home = base["relationships"]["territory"]["data"]["id"]
                product = parts[3].split("-")[1]
                return self.list(path, [
                    self.point(parts[2], product, t["id"], "7777")
                    for t in self.all("territories") if t["id"] != home])
            self.fault("no such address: " + path)
            return {"data": []}

        def all(self, type): return [t for t in self.order if t["type"] == type]

        def need(self, type, id):
            if (type, id) in self.things: return self.things[type, id]
            self.fault("no %s has the ID %s" % (type, id))
            return {"relationships": {"territory": {"data": {"id": ""}}}}

        def send(self, method, path, query, body):
            self.count += 1
            if method == "UPLOAD":
                self.uploaded.append(path)
                if not body or body[0]["method"] != "PUT": self.fault("no operations: " + path)
                # The bytes that the tests give to every file.
                else: self.files[body[0]["url"]] = ("the bytes of " + path).encode()
                return {}
            if method == "GET": return self.get(path, query)
            self.schemas(method, path, body, self.fault)
            data, own = body["data"], {}
            for thing in body.get("included", []):
                if not re.fullmatch(r"\$\{[^${}]+\}", thing["id"]) or thing["id"] in own:
                    self.fault("a local ID can't be " + thing["id"])
                self.count += 1
                own[thing["id"]] = dict(thing, id="own-%d" % self.count)
            used = set()
            for thing in [data] + list(own.values()):
                for name, relationship in thing.get("relationships", {}).items():
                    target = relationship["data"]
                    for ref in target if isinstance(target, list) else [target]:
                        if ref["id"] in own:
                            used.add(ref["id"])
                            ref["id"] = own[ref["id"]]["id"]
                        else: self.need(ref["type"], ref["id"])
            if used != set(own): self.fault("included, but not used: %s" % path)
            for thing in own.values(): self.keep(thing)
            if method == "PATCH":
                kept = self.need(data["type"], data["id"])
                if "uploaded" in data.get("attributes", {}): self.commit(kept, data["attributes"])
                for part in ("attributes", "relationships"):
                    kept.setdefault(part, {}).update(data.get(part, {}))
                return {"data": kept}
            data["id"] = "made-%d" % self.count
            self.keep(data)
            answer = copy.deepcopy(data)
            if "fileName" in data["attributes"] if "attributes" in data else False:
                answer["attributes"]["uploadOperations"] = [{"method": "PUT", "url": data["id"],
                    "offset": 0, "length": data["attributes"]["fileSize"], "requestHeaders": []}]
            return {"data": answer}

        def commit(self, thing, attributes):
            data = self.files.get(thing["id"])
            if data is None: return self.fault("committed before it was sent: " + thing["id"])
            if len(data) != thing["attributes"]["fileSize"]: self.fault("another size was reserved")
            digest = hashlib.md5(data).hexdigest()
            # Images of versions are committed without one.
            if attributes.get("sourceFileChecksum", digest) != digest: self.fault("another MD5")
            if ("sourceFileChecksum" in attributes) != thing["type"].endswith("Screenshots"):
                self.fault("an MD5 is for screenshots: " + thing["type"])

    """#

  private static let main = #"""
    def strict(schema):
        if isinstance(schema, list): return [strict(s) for s in schema]
        if not isinstance(schema, dict): return schema
        made = {k: strict(v) for k, v in schema.items() if k != "nullable"}
        # A misspelt attribute is a fault, though a description of JSON allows it.
        if schema.get("type") == "object" and "properties" in schema:
            made["additionalProperties"] = False
        return {"anyOf": [{"type": "null"}, made]} if schema.get("nullable") is True else made

    def checker(path):
        if not path: return lambda *_: None, []
        import jsonschema
        api = json.load(open(path))
        components, validators, checked = strict(api["components"]), {}, set()
        def check(method, address, body, fault):
            address = re.sub(r"(?<=/)(made|own|point)-[^/]*", "{id}", address)
            try: operation = api["paths"][address][method.lower()]
            except KeyError: return fault("the API has no %s %s" % (method, address))
            if method == "GET":
                known = {p["name"]: p["schema"] for p in operation["parameters"]}
                for key, value in body.items():
                    if key not in known: fault("%s has no parameter %s" % (address, key))
                    elif int(known[key].get("maximum", 0)) < (int(value) if key == "limit" else 0):
                        fault("%s allows no %s of %s" % (address, key, value))
                    elif value not in known[key].get("items", {}).get("enum", [value]):
                        fault("%s knows no %s of %s" % (address, key, value))
                return
            checked.add(method + " " + address)
            content = operation["requestBody"]["content"]
            schema = content["application/json"]["schema"]["$ref"]
            if schema not in validators:
                validators[schema] = jsonschema.Draft202012Validator(
                    {"$ref": schema, "components": components},
                    format_checker=jsonschema.FormatChecker())
            for error in validators[schema].iter_errors(body):
                fault("%s %s %s" % (address, list(error.absolute_path), error.message[:300]))
        return check, checked

    input = json.load(sys.stdin)
    manifest = json.loads(input["manifest"])
    check, checked = checker(input["openAPI"])
    if input["lastFirst"]: manifest["steps"] = list(last_first(manifest["steps"]))
    store = Store(manifest, input["territories"], check)
    inputs = {i["name"]: "2027-03-01" if "day" in i["meaning"] else "2" for i in manifest["inputs"]}
    upload(manifest, inputs, store.send)
    print(json.dumps(
        {"faults": store.faults[:20], "sent": store.count, "uploaded": store.uploaded,
         "checked": sorted(checked)}))
    needed = [t for t in store.order if t["type"] not in ("apps",) or t["id"] == "2"]
    print(json.dumps({"data": needed}, ensure_ascii=False))
    """#
}
