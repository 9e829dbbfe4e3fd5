const minuteMs = 60 * 1000;

/** Numbers of questions that viewers ask while a talk plays. */
export const conversationLimits = {
  question: { max: 500 },
  /** How far back a question may refer. */
  earlierQuestions: 4,
  /** As much of an earlier answer as tells what it was about. */
  earlierAnswer: 300,
  /** What one visitor of a share, or the owner, may ask: more than anybody who listens does. */
  asksPerMinute: { count: 10, perMs: minuteMs },
  /** Visitors alone: an owner pays for their own questions. */
  asksPerDay: { count: 200, perMs: 24 * 60 * minuteMs },
  /**
   * What of a deck can be found: the first bytes of a page's elements, so many letters of a line, of a page and of the
   * whole deck, where every sentence and line counts for some more. Real decks have a tenth of it. Of a larger page the
   * end is left out, the script last; of a larger deck every page keeps what comes first on it.
   */
  passages: {
    pageBytes: 4 * 1024 * 1024,
    letters: 2_000,
    lettersBeside: 100,
    perPage: 40_000,
    perDeck: 1_000_000,
    /** Of its tables and charts, and how many of these a question is asked of. */
    cellsPerPage: 2_000,
    gridsPerPage: 10,
    gridsPerDeck: 200,
  },
  /** What visitors of one share may ask from one address: a class sits behind one, a single visitor may pretend to. */
  asksFromAddress: { count: 600, perMs: minuteMs },
  asksFromAddressPerDay: { count: 6000, perMs: 24 * 60 * minuteMs },
  /**
   * An answer that a language model writes: its length, how often it is asked for, and how long its first sentence and
   * all of it may take. Who asked waits in silence, so the deck's own words come instead of a late first sentence.
   */
  written: {
    sentences: 4,
    tries: 2,
    outputTokens: 500,
    personaLetters: 400,
    passageLetters: 600,
    quoteLetters: 200,
    firstMs: 6_000,
    wholeMs: 30_000,
  },
  /** What is asked again at once, and how often an owner may have that done: a model is asked as often. */
  askedAgain: { questions: 200, perDay: { count: 20, perMs: 24 * 60 * minuteMs } },
  /** What is offered to be asked first, of a deck for which nobody has chosen questions. */
  madeIntroQuestions: 3,
  /** What a vague question is answered with. */
  proposals: 2,
} as const;
