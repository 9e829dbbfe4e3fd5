import type { DeckIndex, IndexedText } from './deck-index.ts';
import type { Found } from './found.ts';

// The voice speaks a long sentence in pieces, and each is a passage. Who hears one of them hears half a sentence.

/** Where a piece ends, and the sentence does not. */
const goesOn = /[，,；;、—][”"’』」）)]*$/u;
/** How a piece begins whose sentence began before it, such as after a question in quotation marks. */
const begun = /^[，,；;、]/u;
/** A sentence of more pieces is listened to no longer. */
const mostPieces = 4;

const isPiece = (text: IndexedText): boolean => text.kind === 'script' && goesOn.test(text.text);

/** The pieces of a spoken sentence, in their order. */
function piecesOf(index: DeckIndex, text: IndexedText): IndexedText[] {
  const isNext = (one: IndexedText | undefined) => one?.kind === 'script' && one.page === text.page;
  const pieces = [text];
  for (let at = text.at - 1; pieces.length < mostPieces; at--) {
    const before = index.texts[at];
    if (!before || !isNext(before) || !(isPiece(before) || begun.test(pieces[0]?.text ?? ''))) break;
    pieces.unshift(before);
  }
  for (let last = text; isPiece(last) && pieces.length < mostPieces; ) {
    const next = index.texts[last.at + 1];
    if (!next || !isNext(next)) break;
    pieces.push(next);
    last = next;
  }
  return pieces;
}

/** What was found, each spoken sentence with all of its pieces. */
export function wholeSentences(index: DeckIndex, texts: Found['texts']): Found['texts'] {
  const whole = texts.flatMap((text): Found['texts'] =>
    'at' in text && text.kind === 'script' ? piecesOf(index, text) : [text],
  );
  return [...new Set(whole)];
}
