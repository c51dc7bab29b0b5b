import AppMap

extension Walk {
    /// What is wrong with the app, in the order of reports: one finding for each place that is wrong, however many ways lead to
    /// it and on whichever devices, with the shortest route to it.
    public var findings: [Finding] { findings { $2 } }

    /// What is wrong with the app, one finding for each cause: links that name one thing which is not there are told together,
    /// at the first of them that a user comes to.
    ///
    /// - Parameter isTold: whether one of ``findings`` is to be told at all; what is not is no part of another one either.
    public func findingsByCause(where isTold: (Finding) -> Bool = { _ in true }) -> [Finding] {
        findings { facts, rule, faults in facts.byCause(faults.filter { isTold(facts.finding(of: rule, $0)) }) }
    }

    private func findings(_ arranged: (WalkFacts, WalkRule, [WalkFault]) -> [WalkFault]) -> [Finding] {
        let facts = WalkFacts(self)
        return WalkRule.all.flatMap { rule in
            arranged(facts, rule, rule.find(facts)).map { facts.finding(of: rule, $0) }
        }.sorted(by: Finding.inReportOrder)
    }
}

extension WalkFacts {
    /// One fault for all that name the same missing thing: the first that a walk met, with the places of the others.
    fileprivate func byCause(_ faults: [WalkFault]) -> [WalkFault] {
        var joined: [WalkFault] = []
        var positions: [MissingTarget: Int] = [:]
        for fault in faults.filter({ !$0.sightings.isEmpty }) + faults.filter(\.sightings.isEmpty) {
            guard let missing = fault.missing, let position = positions[missing] else {
                if let missing = fault.missing { positions[missing] = joined.count }
                joined.append(fault)
                continue
            }
            joined[position].sightings += fault.sightings
            joined[position].related += [namedToo(fault)].compactMap { $0 } + fault.related
        }
        return joined
    }

    /// Where a link stands that names what another one names too.
    private func namedToo(_ fault: WalkFault) -> RelatedPlace? {
        guard case .link(let link) = fault.subject else { return nil }
        return RelatedPlace(message: "\(name(of: app[link].scene)) names the same here", location: app[link].location)
    }
}
