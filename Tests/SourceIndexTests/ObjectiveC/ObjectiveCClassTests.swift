import SourceIndex
import Testing

@Suite struct ObjectiveCClassTests {
    @Test func `a class is put together from header, class extension, category and implementation`() throws {
        let index = try SourceFolder([
            "Loose/Book.h": """
                #import <UIKit/UIKit.h>
                @class Other;
                NS_ASSUME_NONNULL_BEGIN
                IB_DESIGNABLE
                @interface Book : UIViewController <UITableViewDelegate, Buyer>
                @property (nonatomic, weak, nullable) IBOutlet UILabel *title; // the title
                @property (nonatomic, readonly) NSInteger count;
                - (IBAction)buy:(id)sender;
                @end
                NS_ASSUME_NONNULL_END
                """,
            "App/Book.m": """
                #import "Book.h"
                #import "Missing.h"
                @interface Book () {
                    IBOutlet UIButton *_button;
                    int number;
                }
                @property (strong, nonatomic) IBOutletCollection(UIView) NSArray *views;
                @property (nonatomic, readwrite) NSInteger count;
                @end
                @implementation Book {
                    __weak IBOutlet UIView *box, *second;
                }
                @synthesize title = _title;
                - (IBAction)buy:(id)sender { [self setCount:1]; }
                - (IBAction)buy:(UIButton *)sender forEvent:(UIEvent *)event {
                }
                - (IBAction)unwind:(UIStoryboardSegue *)segue {}
                - (nullable instancetype)initWithCoder:(NSCoder *)coder { return [super initWithCoder:coder]; }
                + (instancetype)book { return nil; }
                @end
                """,
            "App/Book+More.h": """
                @interface Book (More)
                @property (nonatomic, getter=isOpen) IBInspectable BOOL open NS_AVAILABLE_IOS(9_0);
                - (IBSegueAction UIViewController *)make:(NSCoder *)coder;
                @end
                """,
        ]).index()
        let book = try index.found("Book")
        #expect(book.module == "App")
        #expect(book.superclass == .platform("UIViewController"))
        #expect(book.protocols == ["UITableViewDelegate", "Buyer"])
        #expect(book.outlets.map(\.key).sorted() == ["_button", "box", "second", "title", "views"])
        #expect(book.outlets.first { $0.key == "views" }?.className == "UIView")
        #expect(book.outlets.first { $0.key == "views" }?.isOutletCollection == true)
        #expect(book.outlets.first { $0.key == "second" }?.className == "UIView")
        #expect(book.properties.first { $0.key == "count" }?.isReadOnly == false)
        #expect(book.properties.first { $0.key == "open" }?.isInspectable == true)
        #expect(book.actions.map(\.selector).sorted() == ["buy:", "buy:forEvent:", "unwind:"])
        #expect(book.actions.first { $0.selector == "unwind:" }?.isUnwindAction == true)
        #expect(book.segueActions.map(\.selector) == ["make:"])
        #expect(book.segueActions.first?.returnType == "UIViewController *")
        #expect(book.coderInitializer == .declared)
        #expect(index.property(forKey: "button", of: try index.reference("Book")).member?.key == "_button")
    }

    @Test func `macros, comments, blocks and preprocessor lines are survived`() throws {
        let index = try SourceIndex(objectiveC: """
            /* @interface Fake : NSObject */
            #define CLASS @interface Fake2 : NSObject \\
                @end
            FOUNDATION_EXPORT NSString * const Name;
            CUSTOM_MACRO(Foo, 3)
            @interface A : Base <P>
            #if TARGET_OS_IOS
            @property (nonatomic, copy) void (^completion)(BOOL done, NSError *error);
            @property (nonatomic) NSDictionary<NSString *, UIView *> *map, *second;
            #endif
            - (void)method:(void (^)(NSString *name))block with:(NSArray<NSString *> *)list NS_SWIFT_NAME(run(_:with:)) API_AVAILABLE(ios(13));
            - plain;
            - (void)variadic:(NSString *)format, ... NS_FORMAT_FUNCTION(1,2);
            @property(assign) IBOutlet id thing;
            @end
            @protocol Q;
            """)
        let found = try index.found("A")
        #expect(index.classes.count == 1)
        #expect(found.superclass == .unknown("Base"))
        #expect(found.properties.map(\.key) == ["completion", "map", "second", "thing"])
        #expect(found.properties.last?.className == "id")
        #expect(found.methods.map(\.selector) == ["method:with:", "plain", "variadic:"])
    }

    @Test func `an implementation whose header is nowhere is of an unknown class`() throws {
        let index = try SourceIndex(objectiveC: "@implementation A\n- (IBAction)go:(id)sender {}\n@end")
        #expect(index.method(selector: "go:", of: try index.reference("A")).isPresent == true)
        #expect(index.method(selector: "stop:", of: try index.reference("A")).isPresent == nil)
    }

    @Test func `a synthesised instance variable is known by its own name`() throws {
        let index = try SourceIndex(objectiveC: """
            @interface Book : UIViewController
            @property UILabel *label;
            @property UILabel *other;
            @end
            @implementation Book
            @synthesize label = caption, other;
            - (IBSegueAction nullable Book *)make:(NSCoder *)coder { return nil; }
            @end
            """)
        let book = try index.reference("Book")
        #expect(["label", "caption", "other"].allSatisfy { index.property(forKey: $0, of: book).isPresent == true })
        #expect(index.property(forKey: "title2", of: book).isPresent == false)
        #expect(index.method(selector: "make:", of: book).member?.returnedClassName == "Book")
    }
}
