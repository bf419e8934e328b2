import Foundation

/// The explicit guides a view has been asked for, by what it was to be offered.
///
/// A stack asks each child twice, and a child that is a stack asks its own: without a memory that
/// doubles with each level.
struct GuideCache {
  private struct Question: Hashable {
    let key: AlignmentKey
    let proposal: ProposedViewSize
  }

  private var answers: Answers<Question, CGFloat?>?

  /// The guide, or nil inside where there is none; nil where it is not known.
  subscript(key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat?? {
    answers?[Question(key: key, proposal: proposal)]
  }

  mutating func store(
    _ guide: CGFloat?, for key: AlignmentKey, _ proposal: ProposedViewSize, in layout: Int
  ) {
    let answers = answers ?? Answers()
    answers.store(guide, for: Question(key: key, proposal: proposal), in: layout)
    self.answers = answers
  }

  mutating func removeAll() { answers = nil }

  /// Whether an element has these guides still, as far as is known.
  func areAnswered(by element: Element) -> Bool {
    guard let answers else { return true }
    return !answers.hasForgotten
      && answers.entries.allSatisfy { entry in
        element.explicitGuide(entry.question.key, for: entry.question.proposal) == entry.answer
      }
  }
}
