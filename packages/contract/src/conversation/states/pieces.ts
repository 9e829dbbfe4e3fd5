const wide = /[\p{Script=Han}\u3000-\u303f\uff00-\uffef“”‘’…—]/u;

const closed = /[.!?…。！？：:；;，,、—–-][\s”’"')\]）】」]*$/u;

/**
 * The pieces of an answer as one text: Chinese is written without spaces between them, and what stands on a slide without a
 * sign at its end gets one before the next.
 */
export const joinPieces = (pieces: readonly string[]): string =>
  pieces.reduce((before, piece) => {
    if (before === '') return piece;
    const isWide = wide.test(before.at(-1) ?? '') || wide.test(piece[0] ?? '');
    const end = closed.test(before) ? '' : isWide ? '。' : '.';
    return `${before}${end}${isWide ? '' : ' '}${piece}`;
  }, '');
