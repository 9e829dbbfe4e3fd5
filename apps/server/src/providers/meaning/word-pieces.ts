/** The pieces that the model knows, with their numbers; a piece inside a word begins with `##`. */
export type Vocabulary = Readonly<Record<string, number>>;

const unknown = '[UNK]';
const words = /\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{N}\p{M}])+|[^\s\p{L}\p{N}\p{M}]/gu;

/** The longest pieces that a word is made of, from its beginning; undefined where some of it is in none. */
function piecesOf(word: string, vocabulary: Vocabulary): number[] | undefined {
  const pieces: number[] = [];
  for (let from = 0; from < word.length; ) {
    let to = word.length;
    const name = () => (from > 0 ? '##' : '') + word.slice(from, to);
    while (to > from && !Object.hasOwn(vocabulary, name())) to -= 1;
    if (to === from) return undefined;
    pieces.push(vocabulary[name()] ?? 0);
    from = to;
  }
  return pieces;
}

/** Longer runs of letters are no words. */
const longestWord = 40;

/** The numbers of the pieces of a text, at most so many: WordPiece, with each Chinese character by itself. */
export function wordPieces(text: string, vocabulary: Vocabulary, most: number): number[] {
  const pieces: number[] = [];
  for (const [word] of text.normalize('NFKC').toLowerCase().matchAll(words)) {
    const known = word.length <= longestWord ? piecesOf(word, vocabulary) : undefined;
    pieces.push(...(known ?? [vocabulary[unknown] ?? 0]));
    if (pieces.length >= most) return pieces.slice(0, most);
  }
  return pieces;
}
