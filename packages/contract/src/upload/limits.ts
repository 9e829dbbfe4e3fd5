/** Limits of stored files. The largest upload depends on the level: user/states/level.ts. */
export const uploadLimits = {
  /** How long a signed address works (decisions, section 9). */
  signedUrlSeconds: 24 * 60 * 60,
  nameLength: 255,
} as const;
