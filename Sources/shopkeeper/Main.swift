import ShopkeeperCommands

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

@main
enum Main {
  static func main() async {
    exit(await Shopkeeper.run(Array(CommandLine.arguments.dropFirst())))
  }
}
