/** Limits of an outline; a deck has at most 100 pages (spec section 5). */
export const outlineLimits = {
  text: { max: 300 },
  from: { max: 2_000 },
  points: { max: 12 },
  pages: { max: 90 },
  /** A talk that nobody gave a length: a page is listened to for so long, and all of it may take a lesson. */
  talk: { pageSeconds: 90, freeSeconds: 40 * 60 },
  /** Parts that are recreated at once, of all users: each is a process of its own. */
  redraws: { atOnce: 4 },
} as const;
