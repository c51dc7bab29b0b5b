extension ObjectiveCReader {
    /// Reads the uses of identifiers in a body, and the constant that it may be.
    mutating func readBody(
        _ range: Range<Int>, of path: [String]?, parameters: [String: String], method: String? = nil
    ) {
        let body = ObjectiveCBody(tokens, range, parameters: parameters, method: method)
        readConstant(body, path, method)
        for message in ObjectiveCMessages.messages(in: range, of: tokens) {
            readUse(message, in: body, path ?? [])
        }
        if method == "prepareForSegue:sender:" { readDestinations(in: body, path ?? []) }
    }

    /// A method whose only statement returns a string.
    private mutating func readConstant(_ body: ObjectiveCBody, _ path: [String]?, _ method: String?) {
        let range = body.range
        guard let path, let method, !method.contains(":"), range.count > 4, tokens.isWord("return", at: range.lowerBound + 1),
            tokens.isMark(";", at: range.upperBound - 2)
        else { return }
        let value = body.value(of: (range.lowerBound + 2)..<(range.upperBound - 2))
        if value.isComputed { return }
        record.constants.append(Constant(path: path + [method + "()"], value: value, kind: .overridable, isPrivate: false))
    }

    private mutating func readUse(_ message: ObjectiveCMessage, in body: ObjectiveCBody, _ scope: [String]) {
        func use(
            _ kind: IdentifierUse.Kind, _ argument: Int, storyboard: Expression? = nil, bundle: String? = nil,
            receiver: IdentifierUse.Receiver = .own, expected: String? = nil
        ) -> [UseRecord] {
            let range = message.arguments[argument]
            // nil names nothing: the initial scene, the nib of the class.
            if range.count == 1, tokens.isWord("nil", at: range.lowerBound) { return [] }
            return body.alternatives(of: range).map { value in
                UseRecord(
                    kind: kind, value: value, storyboard: storyboard, bundle: bundle, scope: scope, receiver: receiver,
                    expectedClass: expected, location: location(of: range.lowerBound))
            }
        }
        func registration(_ kind: IdentifierUse.Kind, _ argument: Int) -> [UseRecord] {
            let object = body.value(of: message.arguments[0])
            return use(kind, argument, expected: body.className(message.arguments[0])).map { record in
                var record = record
                if record.expectedClass == nil, !object.isComputed { record.nib = object }
                return record
            }
        }
        switch message.selector {
        case "storyboardWithName:bundle:":
            record.uses += use(.storyboard, 0, bundle: body.bundle(message.arguments[1]))
        case "instantiateViewControllerWithIdentifier:", "instantiateControllerWithIdentifier:",
            "instantiateViewControllerWithIdentifier:creator:":
            record.uses += use(.scene, 0, storyboard: body.value(of: message.receiver), expected: expectedClass(of: message))
        case "instantiateInitialViewController", "instantiateInitialController":
            record.uses.append(
                UseRecord(
                    kind: .initialScene, value: .computed, storyboard: body.value(of: message.receiver), scope: scope,
                    expectedClass: expectedClass(of: message), location: location(of: message.range.upperBound - 2)))
        case "performSegueWithIdentifier:sender:":
            let isOwn = message.receiver.count == 1 && ["self", "super"].contains(tokens.text(message.receiver.lowerBound))
            record.uses += use(.performedSegue, 0, receiver: isOwn ? .own : .other)
        case "dequeueReusableCellWithIdentifier:", "dequeueReusableCellWithIdentifier:forIndexPath:":
            record.uses += use(.dequeuedTableCell, 0, expected: expectedClass(of: message))
        case "dequeueReusableCellWithReuseIdentifier:forIndexPath:":
            record.uses += use(.dequeuedCollectionCell, 0, expected: expectedClass(of: message))
        case "dequeueReusableHeaderFooterViewWithIdentifier:":
            record.uses += use(.dequeuedHeaderFooter, 0, expected: expectedClass(of: message))
        case "dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath:":
            record.uses += use(.dequeuedSupplementary, 1, expected: expectedClass(of: message))
        case "registerClass:forCellReuseIdentifier:", "registerNib:forCellReuseIdentifier:":
            record.uses += registration(.registeredTableCell, 1)
        case "registerClass:forCellWithReuseIdentifier:", "registerNib:forCellWithReuseIdentifier:":
            record.uses += registration(.registeredCollectionCell, 1)
        case "registerClass:forHeaderFooterViewReuseIdentifier:", "registerNib:forHeaderFooterViewReuseIdentifier:":
            record.uses += registration(.registeredHeaderFooter, 1)
        case "registerClass:forSupplementaryViewOfKind:withReuseIdentifier:",
            "registerNib:forSupplementaryViewOfKind:withReuseIdentifier:":
            record.uses += registration(.registeredSupplementary, 2)
        case "initWithNibName:bundle:":
            let isOwn = message.receiver.count == 1 && ["self", "super"].contains(tokens.text(message.receiver.lowerBound))
            record.uses += use(
                .nib, 0, bundle: body.bundle(message.arguments[1]), receiver: isOwn ? .own : .other,
                expected: classAllocated(message.receiver))
        case "nibWithNibName:bundle:": record.uses += use(.nib, 0, bundle: body.bundle(message.arguments[1]), receiver: .other)
        case "loadNibNamed:owner:options:": record.uses += use(.nib, 0, receiver: .other)
        case "imageNamed:": record.uses += use(.image, 0)
        case "imageNamed:inBundle:compatibleWithTraitCollection:":
            record.uses += use(.image, 0, bundle: body.bundle(message.arguments[1]))
        case "colorNamed:": record.uses += use(.color, 0)
        case "colorNamed:inBundle:compatibleWithTraitCollection:":
            record.uses += use(.color, 0, bundle: body.bundle(message.arguments[1]))
        case "init", "new":
            guard let name = classMade(by: message) else { return }
            record.uses.append(
                UseRecord(
                    kind: .madeController, value: .computed, scope: scope, expectedClass: name,
                    location: location(of: message.range.lowerBound)))
        case "isEqualToString:", "isEqual:":
            if body.value(of: message.receiver).isSegueIdentifier {
                record.uses += use(.comparedSegue, 0)
            } else if body.value(of: message.arguments[0]).isSegueIdentifier {
                record.uses += body.alternatives(of: message.receiver).map { value in
                    UseRecord(kind: .comparedSegue, value: value, scope: scope, location: location(of: message.receiver.lowerBound))
                }
            }
        default: break
        }
    }

    /// `BookViewController` for `[BookViewController new]` and `[[BookViewController alloc] init]`; nil for what is no controller.
    private func classMade(by message: ObjectiveCMessage) -> String? {
        let receiver = message.receiver
        let isAllocated = receiver.count == 4 && tokens.isMark("[", at: receiver.lowerBound)
            && tokens.isWord("alloc", at: receiver.lowerBound + 2)
        let place = message.selector == "init" && isAllocated ? receiver.lowerBound + 1 : receiver.lowerBound
        guard isAllocated || receiver.count == 1, tokens.isWord(place) else { return nil }
        let name = tokens.text(place)
        return name.first?.isUppercase == true && (name.hasSuffix("Controller") || name.hasSuffix("VC")) ? name : nil
    }

    /// `Book` for `[Book alloc]`.
    private func classAllocated(_ receiver: Range<Int>) -> String? {
        guard receiver.count == 4, tokens.isMark("[", at: receiver.lowerBound), tokens.isWord(receiver.lowerBound + 1),
            tokens.isWord("alloc", at: receiver.lowerBound + 2)
        else { return nil }
        return tokens.text(receiver.lowerBound + 1)
    }

    /// `Book` for `(Book *)[…]` and `Book *book = […]`.
    private func expectedClass(of message: ObjectiveCMessage) -> String? {
        let before = message.range.lowerBound - 1
        if tokens.isMark(")", at: before), tokens.isMark("*", at: before - 1), tokens.isWord(before - 2) {
            return tokens.text(before - 2)
        }
        guard tokens.isMark("=", at: before), tokens.isWord(before - 1), tokens.isMark("*", at: before - 2),
            tokens.isWord(before - 3)
        else { return nil }
        return tokens.text(before - 3)
    }
}
