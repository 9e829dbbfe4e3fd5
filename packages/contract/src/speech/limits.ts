/** Numbers of speech and recording (spec sections 5 and 9). */
export const speechLimits = {
  /** All pauses that the author of one text set: ten minutes. */
  pausesMs: 600_000,
  /** Spec 5: recording is at most 5 minutes. */
  recordingMs: 5 * 60 * 1000,
  /** Spec 5: voice clone reading is about 15 seconds; half of it is too little to tell a voice by. */
  clone: { aboutMs: 15_000, minMs: 8_000 },
  /** Voice settings: 1 is the voice as it is. */
  pace: { min: 0.5, max: 2, usual: 1 },
  intonation: { min: 0, max: 2, usual: 1 },
  volume: { min: 0, max: 2, usual: 1 },
  /** What is spoken to be tried out: how long it may be, and how often an account may ask. */
  trial: { text: { max: 120 }, perAccount: { count: 60, perMs: 10 * 60 * 1000 } },
  /** Sentences of a script that are heard while it is written, and were not spoken before. */
  listening: { perAccount: { count: 300, perMs: 10 * 60 * 1000 } },
  /** How often an account may ask how a script is read: about once a second while somebody writes. */
  readings: { perAccount: { count: 600, perMs: 10 * 60 * 1000 } },
  /** Recordings that become text: how often a visitor may send one, how large it is, how many wait at once. */
  transcription: {
    perVisitor: { count: 30, perMs: 10 * 60 * 1000 },
    /** What was said so far, about once a second while somebody speaks. */
    partsPerVisitor: { count: 600, perMs: 10 * 60 * 1000 },
    /** Parts of all viewers of a share in one network. */
    partsFromAddress: { count: 2400, perMs: 10 * 60 * 1000 },
    /** Five minutes of 16,000 samples a second, as base64 in its call. */
    bodyBytes: 14 * 1024 * 1024,
    /** Of all viewers of a share in one network. */
    fromAddress: { count: 120, perMs: 10 * 60 * 1000 },
    waiting: 8,
    /** Of these, those of one share: whoever has its link must not stand before everybody. */
    waitingOfShare: 3,
    /** A question is said in a minute. */
    questionMs: 60_000,
  },
} as const;
