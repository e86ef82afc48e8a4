# The formula for Homebrew; .ci/packages fills in the version and the revision.
class Shopkeeper < Formula
  desc "Linter, exporter and server for catalogs of in-app purchases"
  homepage "https://github.com/OWNER/shopkeeper"
  url "https://github.com/OWNER/shopkeeper.git", revision: "@REVISION@"
  version "@VERSION@"

  depends_on "pkgconf" => :build
  depends_on xcode: ["26.0", :build]
  depends_on "brotli"
  depends_on "gnutls"
  depends_on "jpeg-turbo"
  depends_on "libpng"
  depends_on "libpq"
  depends_on "libyaml"
  depends_on "minizip"
  depends_on "nettle"
  depends_on "pcre2"
  uses_from_macos "curl"
  uses_from_macos "libxml2"
  uses_from_macos "sqlite"
  uses_from_macos "zlib"

  def install
    system "swift", "build", "--disable-sandbox", "-c", "release", "--product", "shopkeeper"
    bin.install ".build/release/shopkeeper"
    generate_completions_from_executable(bin/"shopkeeper", "completions")
    (man1/"shopkeeper.1").write Utils.safe_popen_read(bin/"shopkeeper", "manual")
  end

  test do
    system bin/"shopkeeper", "init", "--bundle-id", "com.example.app"
    assert_match "shopkeeper", shell_output("#{bin}/shopkeeper --version")
  end
end
