import SceneAddressing

extension Finding {
    /// The order of reports: by place, then by rule and what is said, so that the same app gives the same report.
    public static func inReportOrder(_ left: Finding, _ right: Finding) -> Bool {
        if left.location != right.location { return left.location < right.location }
        if left.rule != right.rule { return left.rule < right.rule }
        if left.object?.id != right.object?.id { return ExactName(left.object?.id ?? "") < ExactName(right.object?.id ?? "") }
        return ExactName(left.message) < ExactName(right.message)
    }
}
