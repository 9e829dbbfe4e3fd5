/** Pieces by which two texts of one language can be seen to speak of the same: two Chinese characters, or a long word. */
const piecesOf = (text: string): Set<string> =>
  new Set([
    ...(text
      .toLowerCase()
      .match(
        /\p{Script=Latin}[\p{Script=Latin}\d-]{3,}|(?:(?!\p{Script=Han}|\p{Script=Latin})\p{L}){2,}/gu,
      ) ?? []),
    ...[...text.matchAll(/(?=(\p{Script=Han}{2}))/gu)].map(([, pair]) => pair ?? ''),
  ]);

/** The share of the one's pieces that the other has, too; undefined where there is nothing to compare. */
export function sharedPieces(text: string, ground: string): number | undefined {
  const [pieces, known] = [piecesOf(text), piecesOf(ground)];
  return pieces.size === 0 ? undefined : [...pieces].filter((piece) => known.has(piece)).length / pieces.size;
}
