#if canImport(FoundationNetworking)
  internal import Dispatch
  internal import Foundation
  public import FoundationNetworking
  internal import Synchronization
#else
  public import Foundation
#endif

/// Sends requests by `URLSession`, with a limit on the length of answers and without following a
/// redirection from a secure to an insecure address. Another server gets none of the app's own header fields.
public struct URLSessionTransport: ShopTransport {
  private let makeConfiguration: @Sendable () -> URLSessionConfiguration

  /// - Parameter configuration: Makes the configuration of a session. By default it keeps neither
  ///   cookies nor answers, because a shop keeps its list itself.
  public init(configuration: @escaping @Sendable () -> URLSessionConfiguration = { .ephemeral }) {
    makeConfiguration = configuration
  }

  public func send(_ request: ShopRequest) async throws -> ShopResponse {
    var message = URLRequest(
      url: request.url, cachePolicy: .reloadIgnoringLocalCacheData,
      timeoutInterval: TimeInterval(request.timeout.components.seconds))
    message.httpMethod = request.method
    message.httpBody = request.body
    for (name, value) in request.fields { message.setValue(value, forHTTPHeaderField: name) }

    // Bounded, because a session doesn't wait for its delegate's reader.
    let (events, continuation) = AsyncThrowingStream.makeStream(
      of: Data.self, bufferingPolicy: .bufferingOldest(max(64, request.maximumLength / 4096)))
    // A session for each request, because Foundation on Linux has no delegate for each task. A shop
    // asks once in minutes, so a kept connection would have been closed.
    let receiver = Receiver(continuation, limit: request.maximumLength)
    #if canImport(FoundationNetworking)
      // On Linux all sessions share one queue, and most calls wait for it, also for the answers of
      // others: serial queues have threads of their own, so that tasks always find one.
      let queue = DispatchQueue(label: "ShopkeeperClient.URLSessionTransport")
      let operations = DelegateQueue(of: receiver)
      operations.underlyingQueue = queue
      operations.maxConcurrentOperationCount = 1
      let session = URLSession(configuration: makeConfiguration(), delegate: receiver, delegateQueue: operations)
      let task = await withCheckedContinuation { start in
        queue.async { [message] in
          let task = session.dataTask(with: message)
          task.resume()
          start.resume(returning: task)
        }
      }
    #else
      let session = URLSession(configuration: makeConfiguration(), delegate: receiver, delegateQueue: nil)
      let task = session.dataTask(with: message)
      continuation.onTermination = { if case .cancelled = $0 { task.cancel() } }
      task.resume()
    #endif
    defer { session.finishTasksAndInvalidate() }

    var body = Data()
    do {
      for try await part in events {
        body.append(part)
        guard body.count <= request.maximumLength else { throw ShopFault.tooLong(limit: request.maximumLength) }
      }
    } catch let error as URLError {
      if error.code == .timedOut { throw ShopFault.timedOut }
      throw ShopFault.unreachable(Self.reason(of: error))
    }
    try Task.checkCancellation()
    guard let response = task.response as? HTTPURLResponse else {
      throw ShopFault.unreachable("the answer is not HTTP")
    }
    var fields: [String: String] = [:]
    for (name, value) in response.allHeaderFields {
      if let name = name as? String, let value = value as? String { fields[name] = value }
    }
    return ShopResponse(status: response.statusCode, fields: fields, body: body)
  }

  /// The text of the library below on Linux, where Foundation has no texts of its own.
  private static func reason(of error: URLError) -> String {
    let below = error.userInfo[NSUnderlyingErrorKey] as? NSError
    return below?.localizedDescription ?? error.localizedDescription
  }

  /// Passes what a session receives on to a stream.
  final class Receiver: NSObject, URLSessionDataDelegate {
    private let continuation: AsyncThrowingStream<Data, any Error>.Continuation

    private let limit: Int
    #if canImport(FoundationNetworking)
      /// The number of bytes that came when nobody waited for them any more.
      private let unwanted = Mutex(0)
      fileprivate var isEndless: Bool { unwanted.withLock { isEndless($0) } }
      /// The queue for cancelling all requests, so that the receiver of an unwanted answer doesn't wait.
      private static let cancellation = DispatchQueue(label: "ShopkeeperClient.URLSessionTransport.cancellation")
    #endif

    init(_ continuation: AsyncThrowingStream<Data, any Error>.Continuation, limit: Int) {
      self.continuation = continuation
      self.limit = limit
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
      switch continuation.yield(data) {
      case .dropped:
        // The bytes come faster than they can be counted, so it is not a list.
        continuation.finish(throwing: ShopFault.tooLong(limit: limit))
      case .terminated: break
      default: return
      }
      #if canImport(FoundationNetworking)
        // Foundation on Linux traps when a task is canceled that ends at the same moment, so an
        // answer that nobody waits for any more is still received, unless it has no end.
        let isFound = unwanted.withLock { count in
          let wasEndless = isEndless(count)
          count += data.count
          return isEndless(count) && !wasEndless
        }
        if isFound { Self.cancellation.async { dataTask.cancel() } }
      #else
        dataTask.cancel()
      #endif
    }

    #if canImport(FoundationNetworking)
      private func isEndless(_ count: Int) -> Bool { count / 16 > limit }
    #endif

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
      continuation.finish(throwing: error)
    }

    func urlSession(
      _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
      newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
      // Compares with the previous step, so that it also holds in a chain.
      let wasSecure = response.url?.scheme?.lowercased() == "https"
      let isSecure = request.url?.scheme?.lowercased() == "https"
      var next = request
      if response.url?.host != request.url?.host || response.url?.port != request.url?.port || wasSecure != isSecure {
        for name in (request.allHTTPHeaderFields ?? [:]).keys where !Self.fieldsForAll.contains(name.lowercased()) {
          next.setValue(nil, forHTTPHeaderField: name)
        }
      }
      completionHandler(wasSecure && !isSecure ? nil : next)
    }

    /// The header fields that another server gets as well; those of the app's own may be credentials.
    private static let fieldsForAll: Set = ["accept", "accept-encoding", "content-type", "if-none-match", "user-agent"]
  }

  #if canImport(FoundationNetworking)
    /// Calls a receiver, which a session doesn't wait for: the bytes of an endless answer that come
    /// before it is canceled are not kept for it.
    ///
    /// `OperationQueue` is unchecked, which a subclass has to repeat; it adds a constant.
    private final class DelegateQueue: OperationQueue, @unchecked Sendable {
      private let receiver: Receiver

      init(of receiver: Receiver) {
        self.receiver = receiver
        super.init()
      }

      override func addOperation(_ block: @escaping @Sendable () -> Void) {
        if receiver.isEndless { block() } else { super.addOperation(block) }
      }
    }
  #endif
}
