import AppMap

/// Files that show a rule: a test of it, and a part of its documentation.
public typealias RuleExample = AppMap.RuleExample

/// The value of an option of a rule.
public typealias OptionValue = AppMap.OptionValue
