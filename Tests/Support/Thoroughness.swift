import Foundation

/// Whether `THOROUGH_TESTS=1` asks for every length and every seed, which takes minutes; else
/// tests that draw their cases at random, or measure how a cost grows, look at fewer and smaller.
public let isThorough = ProcessInfo.processInfo.environment["THOROUGH_TESTS"] == "1"

/// A count for the usual run, and one for a thorough run.
public func cases(_ usual: Int, thorough: Int) -> Int { isThorough ? thorough : usual }
