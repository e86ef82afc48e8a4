import Basics

/// The place where a report is written, which determines how it links to the files that it names.
public struct ReportPlace: Sendable {
  /// The absolute path of the working folder, which names of files are relative to.
  public var workingFolder: String
  /// The absolute path of the folder that the report is written to; nil for standard output.
  public var folder: String?

  public init(workingFolder: String, folder: String? = nil) {
    self.workingFolder = workingFolder
    self.folder = folder
  }

  /// The name of a file for readers on other computers: relative to the working folder, or to the
  /// report when the file is elsewhere.
  func name(of file: String) -> String {
    guard ReportedPath.isAbsolute(file) else { return file }
    let path = FileSystem.absolute(file)
    let fromHere = Path.relative(path, to: workingFolder)
    guard let folder, !Path.staysInside(fromHere) else { return fromHere }
    return Path.relative(path, to: folder)
  }

  /// The relative URL, from the report, of a file that another one refers to; nil when the report
  /// has no folder, or the file doesn't exist.
  func url(of path: String, namedIn file: String) -> String? {
    guard let folder else { return nil }
    let source = Path.join(workingFolder, file)
    let target = FileSystem.absolute(Path.join(Path.folder(of: source), path))
    guard FileSystem.kind(target) == .file else { return nil }
    return ReportedPath.uri(Path.relative(target, to: folder))
  }
}
