/** Limits of a knowledge graph: more than this nobody reads as a picture. */
export const graphLimits = {
  /** What our own engine finds at most. */
  drawn: { terms: 60, relations: 140 },
  terms: { max: 120 },
  relations: { max: 400 },
  name: { max: 60 },
  label: { max: 40 },
  sentence: { max: 700 },
  /** Sentences that are kept of a term. */
  places: { max: 8 },
} as const;
