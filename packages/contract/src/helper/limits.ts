/** Numbers of the floating assistant (spec section 9). */
export const helperLimits = {
  position: { top: 200, rightOffset: 108 },
  width: 88,
  hoverOpensMs: 3_000,
  tipHidesMs: 10_000,
  /** A press becomes a drag when it moved farther than this or lasted longer than this. */
  drag: { px: 1, ms: 300 },
  /** The upper ends of no, insufficiency and enough. */
  count: { no: 0, insufficiency: 100, enough: 300 },
  highlightMs: 10_000,
} as const;

/** How many uses of the assistant each kind of work costs that generates something; given back when it fails. */
export const helperPrices = {
  outline: 3,
  /** Slides and scripts from an approved outline. */
  deck: 5,
  /** The script of one page. */
  script: 1,
  questions: 2,
  'style-images': 2,
  /** An answer that a configured model writes for the owner in the editor. */
  'model-answer': 1,
} as const;

/** Work that the assistant's uses are spent on. */
export type HelperWork = keyof typeof helperPrices;
