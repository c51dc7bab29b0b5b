extension IndexPath {
    public init(row: Int, section: Int) {
        self.init(indexes: [section, row])
    }

    public init(item: Int, section: Int) {
        self.init(indexes: [section, item])
    }

    /// The section of a table or collection view, from 0.
    public var section: Int {
        get { self[0] }
        set { self[0] = newValue }
    }

    /// The row within the section of a table view, from 0.
    public var row: Int {
        get { self[1] }
        set { self[1] = newValue }
    }

    /// The item within the section of a collection view, from 0.
    public var item: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
}
