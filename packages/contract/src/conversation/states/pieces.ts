const wide = /[\p{Script=Han}\u3000-\u303f\uff00-\uffef“”‘’…—]/u;

/** The pieces of an answer as one text: Chinese is written without spaces between them. */
export const joinPieces = (pieces: readonly string[]): string =>
  pieces.reduce((before, piece) => {
    const isTight = before === '' || wide.test(before.at(-1) ?? '') || wide.test(piece[0] ?? '');
    return isTight ? before + piece : `${before} ${piece}`;
  }, '');
