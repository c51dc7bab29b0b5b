/// Numbers that are the same in every run.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}

/// Small documents as Interface Builder writes them, and ways to damage them.
enum Mutations {
    static let seeds: [[UInt8]] = [
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple" version="3.0" colorMatched="YES" initialViewController="a-b-c">
            <scenes>
                <!--Title-->
                <scene sceneID="1">
                    <objects><viewController id="a-b-c" customClass="A"/></objects>
                    <point key="canvasLocation" x="1" y="-2.5"/>
                </scene>
            </scenes>
        </document>

        """,
        """
        <?xml version="1.0" encoding="UTF-8" standalone="no"?>\r
        <document>\r
            <string key="text">One &amp; two &lt;three&gt;\r
        four</string>\r
            <mutableString key="x"/>\r
        </document>\r

        """,
        "<view text=\"&#10;a&quot;b&#9;\" other='é日😀' ><label/><a:b c:d=\"\"/>text<![CDATA[<x>&amp;]]]>]]></view>",
        "<!-- c --><?pi data?><a><b><c d='1' e=\"2\"></c></b ><b\n/>&#x41;&#233;]] &gt;</a>\n<!----><?q r?>",
    ].map { Array($0.utf8) }

    private static let fragments: [[UInt8]] = [
        "<", ">", "/", "&", ";", "\"", "'", "=", " ", "\n", "\r\n", "\r", "\t", "<!--", "-->", "--", "<![CDATA[", "]]>",
        "]]", "<?", "?>", "<?pi x?>", "<?xml version='1.0'?>", "<!---->", "&amp;", "&lt;", "&#60;", "&#x3c;", "&#10;",
        "&#13;", "&#xD;", "&#0;", "&#x1F600;", "&nbsp;", "&#xFFFE;", "é", "日", "😀", "\u{301}", "\u{B7}", "\u{FEFF}",
        "\u{FFFE}", "\u{85}", "\u{2028}", "\u{7F}", "\u{0}", "\u{1}", " a='1'", " id=\"2\"", "<b/>", "<b>", "</b>",
        "<a:b>", "</a:b>", " xmlns:a='u'", " xmlns='u'", " xml:space='preserve'", ":", "-", ".", "1", "xml", "é='ü'",
    ].map { Array($0.utf8) }

    static func mutated(_ seed: [UInt8], using generator: inout SeededGenerator) -> [UInt8] {
        var bytes = seed
        for _ in 0..<Int.random(in: 1...2, using: &generator) where !bytes.isEmpty {
            mutate(&bytes, using: &generator)
        }
        return bytes
    }

    private static func mutate(_ bytes: inout [UInt8], using generator: inout SeededGenerator) {
        let place = Int.random(in: 0..<bytes.count, using: &generator)
        let stretch = place..<min(bytes.count, place + Int.random(in: 1...12, using: &generator))
        switch Int.random(in: 0..<10, using: &generator) {
        case 0: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
        case 1: bytes[place] = UInt8.random(in: 0...255, using: &generator)
        case 2: bytes.removeSubrange(stretch)
        case 3: bytes.insert(contentsOf: Array(bytes[stretch]), at: Int.random(in: 0...bytes.count, using: &generator))
        case 4: swapTags(&bytes, using: &generator)
        case 5:
            let other = seeds[Int.random(in: 0..<seeds.count, using: &generator)]
            bytes = Array(bytes[..<place]) + other[Int.random(in: 0..<other.count, using: &generator)...]
        default:
            let fragment = fragments[Int.random(in: 0..<fragments.count, using: &generator)]
            bytes.insert(contentsOf: fragment, at: place)
        }
    }

    /// Exchanges what lies between two pairs of `<`.
    private static func swapTags(_ bytes: inout [UInt8], using generator: inout SeededGenerator) {
        var parts = bytes.split(separator: UInt8(ascii: "<"), omittingEmptySubsequences: false)
        let first = Int.random(in: 0..<parts.count, using: &generator)
        let second = Int.random(in: 0..<parts.count, using: &generator)
        parts.swapAt(first, second)
        bytes = Array(parts.joined(separator: [UInt8(ascii: "<")]))
    }
}
