/** Numbers of the pronunciation dictionary. */
export const dictionaryLimits = {
  text: { max: 20 },
  pronunciation: { max: 120 },
  /** All entries of an account or a project are read whenever something is spoken. */
  ofAccount: 1000,
  ofProject: 500,
  /** How much is searched for at once. */
  search: { max: 40 },
  import: {
    lines: 10_000,
    /** The file as base64 in its call. */
    bodyBytes: 3 * 1024 * 1024,
  },
  /** Readings that are tried out with a few words. */
  tried: 5,
  /** The sentence around the words whose readings are asked for. */
  around: { max: 400 },
} as const;
