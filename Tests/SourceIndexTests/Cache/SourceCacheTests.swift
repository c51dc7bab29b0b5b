import Foundation
import SourceIndex
import Testing

@Suite struct SourceCacheTests {
    private let files = [
        "App/A.swift": """
            @objc(X) class A<T>: Base, P { @IBOutlet weak var a: UILabel!; @objc(b) var c: Int { 3 }
              @IBAction func go(sender: Any) throws -> Int { performSegue(withIdentifier: x ? "a" : Names.b + "c", sender: nil) }
              required init?(coder: NSCoder) { fatalError("x") } }
            typealias Base = UIViewController
            enum Names: String { case b; static let s = UIStoryboard(name: "S", bundle: .main); static let d = String(describing: A.self) }
            func f() { Names.s.instantiateViewController(withIdentifier: NSStringFromClass(A.self)) as! A }
            """,
        "App/B.m": "@interface B : NSObject\n@property (readonly) IBOutlet UIView *v;\n@end\nNSString *const k = @\"x\";",
    ]

    private func same(_ left: SourceIndex, _ right: SourceIndex) -> Bool {
        left.classes == right.classes && left.uses == right.uses && left.imports == right.imports
    }

    @Test func `what comes from the cache is what was read`() throws {
        let folder = try SourceFolder(files)
        let cache = SourceCache(path: folder.root + "/cache")
        let plain = folder.index()
        #expect(same(plain, folder.index(cache: cache)))
        let first = try Data(contentsOf: URL(fileURLWithPath: cache.path))
        #expect(same(plain, folder.index(cache: cache)))
        #expect(try Data(contentsOf: URL(fileURLWithPath: cache.path)) == first)
    }

    @Test func `a changed file is read again, and the same content elsewhere is found`() throws {
        let folder = try SourceFolder(files)
        let cache = SourceCache(path: folder.root + "/cache")
        _ = folder.index(cache: cache)
        try folder.write(Data("class New: UIView {}".utf8), to: "App/B.m")
        try folder.write(Data("class New: UIView {}".utf8), to: "App/A.swift")
        let index = folder.index(cache: cache)
        #expect(index.classes.map(\.name) == ["New"])
        #expect(index.classes.map(\.location.file) == ["App/A.swift"])
    }

    @Test func `a damaged cache is as good as none`() throws {
        let folder = try SourceFolder(files)
        let cache = SourceCache(path: folder.root + "/cache")
        let plain = folder.index(cache: cache)
        let whole = [UInt8](try Data(contentsOf: URL(fileURLWithPath: cache.path)))
        for position in stride(from: 0, to: whole.count, by: 7) {
            var damaged = whole
            damaged[position] ^= 0x5A
            try Data(damaged).write(to: URL(fileURLWithPath: cache.path))
            #expect(same(plain, folder.index(cache: cache)))
            try Data(whole[..<position]).write(to: URL(fileURLWithPath: cache.path))
            #expect(same(plain, folder.index(cache: cache)))
        }
    }

    @Test func `a cache keeps to its size, and a folder that is not there stops nothing`() throws {
        let folder = try SourceFolder(files)
        let small = SourceCache(path: folder.root + "/cache", maximumSize: 300)
        let plain = folder.index()
        #expect(same(plain, folder.index(cache: small)))
        #expect(try Data(contentsOf: URL(fileURLWithPath: small.path)).count <= 300)
        #expect(same(plain, folder.index(cache: small)))
        #expect(same(plain, folder.index(cache: SourceCache(path: folder.root + "/none/cache"))))
    }
}
