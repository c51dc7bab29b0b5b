import AppMap

extension Walk {
    /// What is wrong with the app, in the order of reports: one finding for each cause, however many ways lead to it and
    /// on whichever devices, with the shortest route to it.
    public var findings: [Finding] {
        let facts = WalkFacts(self)
        return WalkRule.all.flatMap { rule in
            rule.find(facts).map { facts.finding(of: rule, $0) }
        }.sorted(by: Finding.inReportOrder)
    }
}
