/** Files that are made of decks. */
export const exportLimits = {
  /** How long one can be fetched, from the moment it is done. */
  keepHours: 24,
  /** How long one that failed is shown with its reason. */
  failedHours: 1,
  /** Videos and sounds of a deck count. */
  maxBytes: 2 * 1024 * 1024 * 1024,
  /** Of one project; the oldest go first. */
  kept: 6,
  /**
   * Of one account: the oldest go first. They do not count as its storage, because whoever has no room left must still be able
   * to take a deck along; so they are bounded here.
   */
  keptOfAccount: { files: 24, bytes: 4 * 1024 * 1024 * 1024 },
} as const;
