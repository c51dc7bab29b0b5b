import InterfaceBuilder
import Testing

@Suite struct RuntimeAttributeTests {
    private func value(_ attributes: String, _ content: String = "") throws -> RuntimeAttribute.Value {
        try Sample.value(
            "<userDefinedRuntimeAttribute keyPath='k' \(attributes)>\(content)</userDefinedRuntimeAttribute>",
            as: RuntimeAttribute.self
        ).value
    }

    @Test("Every type has its value")
    func types() throws {
        #expect(try value("type='number'", "<integer key='value' value='7'/>") == .integer(7))
        #expect(try value("type='number'", "<real key='value' value='8.5'/>") == .real(8.5))
        #expect(try value("type='string' value='a'") == .string("a"))
        #expect(try value("type='string' value=''") == .string(""))
        #expect(try value("type='string'", "<string key='value'>a\nb</string>") == .string("a\nb"))
        #expect(try value("type='string'", "<string key='value' base64-UTF8='YES'>Cg</string>") == .string("\n"))
        #expect(try value("type='string' value='a' localized='YES'") == .localizedString("a"))
        #expect(try value("type='boolean' value='YES'") == .boolean(true))
        #expect(try value("type='boolean' value='NO'") == .boolean(false))
        #expect(try value("type='point'", "<point key='value' x='1' y='2'/>") == .point(Point(x: 1, y: 2)))
        #expect(
            try value("type='size'", "<size key='value' width='1' height='2'/>")
                == .size(Size(width: 1, height: 2)))
        #expect(
            try value("type='rect'", "<rect key='value' x='1' y='2' width='3' height='4'/>")
                == .rect(Rect(x: 1, y: 2, width: 3, height: 4)))
        #expect(
            try value("type='range'", "<range key='value' location='1' length='2'/>")
                == .range(location: 1, length: 2))
        #expect(try value("type='nil'") == .nil)
    }

    @Test("Colours and images are references into the document")
    func references() throws {
        guard case .color(let color) = try value("type='color'", "<color key='value' name='Ink'/>") else {
            Issue.record("a colour")
            return
        }
        #expect(color.value == .named("Ink"))
        guard case .image(let image) = try value("type='image' value='star' catalog='system'") else {
            Issue.record("an image")
            return
        }
        #expect(image.name == "star")
        #expect(image.isSystemSymbol)
    }

    @Test("What does not fit its type, or has an unknown one, is other")
    func other() throws {
        #expect(try value("type='number'", "<integer key='value' value='x'/>") == .other)
        #expect(try value("type='boolean' value='maybe'") == .other)
        #expect(try value("type='color'") == .other)
        #expect(try value("type='hologram' value='1'") == .other)
    }

    @Test("Any object may have runtime attributes")
    func objects() throws {
        let label: Label = try Sample.value(
            """
            <label><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" \
            keyPath="layer.cornerRadius"><real key="value" value="4.5"/></userDefinedRuntimeAttribute>\
            </userDefinedRuntimeAttributes></label>
            """)
        #expect(label.userDefinedRuntimeAttributes.map(\.keyPath) == ["layer.cornerRadius"])
        #expect(label.userDefinedRuntimeAttributes.first?.value == .real(4.5))
    }
}
