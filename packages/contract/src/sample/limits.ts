/** Numbers of the sample that anybody may watch. */
export const sampleLimits = {
  /** About how long the piece is that the home page plays. */
  pieceMs: 60_000,
  /** How long browsers and proxies may keep the answer. */
  keepSeconds: 300,
  /** Its files are named by their contents, so they never change. */
  keepFilesSeconds: 365 * 24 * 60 * 60,
} as const;
