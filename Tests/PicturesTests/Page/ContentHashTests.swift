import Testing

@testable import Pictures

@Suite struct ContentHashTests {
    @Test(arguments: [
        ("", "sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="),
        ("abc", "sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="),
        ("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", "sha256-JI1qYdIGOLjlwCaTDD5gOaM85Flk/yFn9uzt1BnbBsE="),
        (String(repeating: "a", count: 1_000_000), "sha256-zcduXJkU+5KBocfihNc+Z/GAmkiklyAOBG05zMcRLNA="),
    ])
    func `a text has the hash that browsers compute`(text: String, hash: String) {
        #expect(ContentHash.of(text) == hash)
    }
}
