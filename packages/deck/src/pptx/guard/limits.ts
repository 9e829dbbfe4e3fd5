const mebibyte = 1024 * 1024;

/**
 * What a file may ask of us. Real decks stay far below: 318 entries, 1.7 MB in one XML part, a ratio of 130. A slide with notes is
 * four entries, and a deck of 4,000 of them is still a deck.
 */
export const guardLimits = {
  entries: 20_000,
  xmlPartBytes: 64 * mebibyte,
  xmlBytes: 300 * mebibyte,
  unpackedBytes: 1536 * mebibyte,
  /** Unpacked against packed, for entries above `ratioFrom`. */
  ratio: 200,
  ratioFrom: mebibyte,
  /** The same for XML: a large table without words is alike all through, and what XML may be in all is bounded above. */
  xmlRatioFrom: 16 * mebibyte,
  xmlDepth: 256,
  /** Elements of one XML part. */
  xmlNodes: 2_000_000,
  /** Pixels of one picture: the largest cameras stay below. */
  picturePixels: 100_000_000,
} as const;
