import CommandLayer
import Testing

@Suite("Help") struct HelpTests {
  @Test("shows a group with its commands") func group() async {
    #expect(
      await Recording.ofSample("--help").output == """
        Keep a stall

        USAGE
          stall [OPTIONS] COMMAND

        OPTIONS
              --color WHEN  Colour the text (values: auto, always, never; default: auto)
          -h, --help        Show this help
              --version     Show the version

        COMMANDS
          check        Find faults in catalogs
          serve        Serve a catalog
          price        Convert an amount
          copy         Copy files
          completions  Print a completion script for a shell
          help         Show the help of a command

        """)
  }

  @Test("shows a command with all of its parameters") func command() async {
    #expect(
      await Recording.ofSample("help check").output == """
        Find faults in catalogs

        Every fault is reported at once, sorted by file and line, and the exit code says
        whether there were any.

        Without a path, the current folder is searched.

        USAGE
          stall check [OPTIONS] [PATH...]

        ARGUMENTS
          PATH...  Files or folders; "-" reads standard input

        OPTIONS
          -f, --format FORMAT    How findings are written (values: text, json, github;
                                 default: text)
              --output KEY=FILE  Write a report to a file as well (keys: text, json;
                                 repeatable)
              --only RULE,...    Check these rules only (repeatable)
              --config FILE      Settings
          -s, --strict           Take warnings for errors
              --[no-]cache       Remember results (default: on)
          -q, --quiet            Say nothing but faults
          -v, --verbose          Say more
              --color WHEN       Colour the text (values: auto, always, never; default:
                                 auto)
          -h, --help             Show this help

        EXAMPLES
          stall check Catalogs
              Check every catalog below a folder
          stall check - < catalog.yml
              Check what is piped in

        """)
  }

  @Test("shows required parameters") func required() async {
    #expect(
      await Recording.ofSample("serve --help").output == """
        Serve a catalog

        USAGE
          stall serve --host HOST [OPTIONS] CATALOG

        ARGUMENTS
          CATALOG  Catalog to serve

        OPTIONS
          -p, --port NUMBER  Port to listen on (default: 8080)
              --host HOST    Address to listen on (required)
              --root DIR     Folder of images
              --color WHEN   Colour the text (values: auto, always, never; default:
                             auto)
          -h, --help         Show this help

        """)
  }

  @Test("wraps to a narrow terminal and moves long terms to lines of their own") func narrow() async {
    #expect(
      await Recording.of(SampleTree.root, ["help", "check"], columns: 50).output == """
        Find faults in catalogs

        Every fault is reported at once, sorted by file
        and line, and the exit code says whether there
        were any.

        Without a path, the current folder is searched.

        USAGE
          stall check [OPTIONS] [PATH...]

        ARGUMENTS
          PATH...  Files or folders; "-" reads standard
                   input

        OPTIONS
          -f, --format FORMAT    How findings are written
                                 (values: text, json,
                                 github; default: text)
              --output KEY=FILE  Write a report to a file
                                 as well (keys: text,
                                 json; repeatable)
              --only RULE,...    Check these rules only
                                 (repeatable)
              --config FILE      Settings
          -s, --strict           Take warnings for errors
              --[no-]cache       Remember results
                                 (default: on)
          -q, --quiet            Say nothing but faults
          -v, --verbose          Say more
              --color WHEN       Colour the text (values:
                                 auto, always, never;
                                 default: auto)
          -h, --help             Show this help

        EXAMPLES
          stall check Catalogs
              Check every catalog below a folder
          stall check - < catalog.yml
              Check what is piped in

        """)
  }
}
