/** Numbers of drawn presenters. Lengths are units of the drawing board, which is 600 wide and 800 high. */
export const characterLimits = {
  /** Raised when a field changes its meaning. */
  version: 1,
  /** How wide shoulders may be, against the usual. */
  build: { min: 0.8, max: 1.2 },
  /** How large a head may be, against how it was drawn. */
  head: { min: 0.95, max: 1.25 },
  /** How far a head is turned at rest: radians. */
  turn: 0.15,
} as const;
