import SourceIndex
import Testing

@Suite struct ObjectiveCUseTests {
    private func uses(_ statements: String, declarations: String = "") throws -> [String] {
        try SourceIndex(objectiveC: """
            \(declarations)
            @interface Book : UIViewController
            @end
            @implementation Book
            - (void)run:(NSString *)name segue:(UIStoryboardSegue *)segue {
                \(statements)
            }
            @end
            """).lines
    }

    @Test func `scenes know the storyboard that they are asked of`() throws {
        #expect(try uses("Book *b = [[UIStoryboard storyboardWithName:@\"Shop\" bundle:nil] instantiateViewControllerWithIdentifier:@\"B\"];") == [
            "storyboard Shop", "scene B in Shop as Book",
        ])
        #expect(try uses("UIStoryboard *s = [UIStoryboard storyboardWithName:@\"Shop\" bundle:[NSBundle mainBundle]];\nid b = (Book *)[s instantiateInitialViewController];") == [
            "storyboard Shop", "initialScene in Shop as Book",
        ])
        #expect(try uses("[self.storyboard instantiateViewControllerWithIdentifier:name];[[self storyboard] instantiateViewControllerWithIdentifier:@\"C\"];") == [
            "scene ? in own", "scene C in own",
        ])
    }

    @Test func `segues are performed and compared`() throws {
        #expect(try uses("""
            [self performSegueWithIdentifier:@"one" sender:self];
            [other performSegueWithIdentifier:flag ? @"two" : kThree sender:nil];
            dispatch_async(queue, ^{ switch (x) { case 1: [self performSegueWithIdentifier:@"four" sender:nil]; default: break; } });
            if ([segue.identifier isEqualToString:@"five"] || [[segue identifier] isEqual:@"six"] || [@"seven" isEqualToString:segue.identifier]) {}
            NSString *local = segue.identifier;
            if ([local isEqualToString:@"eight"]) {}
            """, declarations: "static NSString * const kThree = @\"three\";") == [
            "performedSegue one", "performedSegue two", "performedSegue three", "performedSegue four", "comparedSegue five",
            "comparedSegue six", "comparedSegue seven", "comparedSegue eight",
        ])
    }

    @Test func `cells, nibs, images and colours are named`() throws {
        #expect(try uses("""
            static NSString *CellIdentifier = @"Cell";
            Book *cell = [tableView dequeueReusableCellWithIdentifier:CellIdentifier forIndexPath:path];
            [tableView registerClass:[Book class] forCellReuseIdentifier:NSStringFromClass([Book class])];
            [tableView registerNib:[UINib nibWithNibName:@"Nib" bundle:nil] forCellReuseIdentifier:@"Nib" "Cell"];
            [view dequeueReusableCellWithReuseIdentifier:@"Item" forIndexPath:path];
            [view registerClass:Book.class forSupplementaryViewOfKind:kind withReuseIdentifier:@"Head"];
            [view dequeueReusableHeaderFooterViewWithIdentifier:@"Foot"];
            self.image = [UIImage imageNamed:@"star"]; self.color = [UIColor colorNamed:@"brand"];
            [[Book alloc] initWithNibName:@"Other" bundle:nil]; [[Book alloc] initWithNibName:nil bundle:nil];
            """) == [
            "dequeuedTableCell Cell as Book", "registeredTableCell Book as Book", "nib Nib", "registeredTableCell NibCell",
            "dequeuedCollectionCell Item", "registeredSupplementary Head as Book", "dequeuedHeaderFooter Foot", "image star",
            "color brand", "nib Other as Book",
        ])
    }

    @Test func `a variable that is set again is computed`() throws {
        #expect(try uses("NSString *id = @\"a\"; if (x) { id = @\"b\"; } [self performSegueWithIdentifier:id sender:nil];") == ["performedSegue ?"])
        #expect(try uses("[self performSegueWithIdentifier:[NSString stringWithFormat:@\"%d\", 3] sender:nil];") == ["performedSegue ?"])
    }

    @Test func `controllers that are made without a scene are uses of their class`() throws {
        let index = try SourceIndex(objectiveC: """
            @interface BookViewController : UIViewController
            @end
            @implementation BookViewController
            - (void)show {
                id first = [[BookViewController alloc] init];
                id second = [BookViewController new];
                id other = [[NSObject alloc] init];
            }
            @end
            """)
        #expect(index.lines == ["madeController as BookViewController", "madeController as BookViewController"])
    }
}
