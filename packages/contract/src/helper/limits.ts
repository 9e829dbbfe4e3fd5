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
