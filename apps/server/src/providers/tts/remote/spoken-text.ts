import type { ContentLanguage } from '@app/contract/speech/states/language.ts';
import type { TextSpan } from '../port.ts';
import { normalise, type Piece } from '../text/normalise.ts';

const chineseMarks: Readonly<Record<string, string>> = {
  ',': '，',
  '.': '。',
  '!': '！',
  '?': '？',
  ':': '：',
  ';': '；',
  '(': '（',
  ')': '）',
};

/** Letters of two words must not run together; Chinese needs no space, and marks stand at the word before them. */
const needsSpace = (before: Piece, piece: Piece): boolean =>
  piece.kind === 'mark'
    ? /[“(]/.test(piece.say)
    : before.kind === 'mark'
      ? !/[“(]/.test(before.say)
      : before.kind !== 'chinese' || piece.kind !== 'chinese';

/** Pieces of speech as one text, numbers and signs in words. */
export function writePieces(pieces: readonly Piece[], language: ContentLanguage): string {
  const isChinese = language === 'zh-CN';
  return pieces
    .map((piece, index) => {
      const before = pieces[index - 1];
      const isBesideMark = piece.kind === 'mark' || before?.kind === 'mark';
      const space = before && needsSpace(before, piece) && !(isChinese && isBesideMark) ? ' ' : '';
      const said = piece.kind === 'mark' && isChinese ? (chineseMarks[piece.say] ?? piece.say) : piece.say;
      return space + said;
    })
    .join('');
}

/** Whether there is anything to say. */
export const hasWords = (pieces: readonly Piece[]): boolean => pieces.some(({ kind }) => kind !== 'mark');

/** A sentence as an engine is given it that knows text alone: what is aligned afterwards is what was said. */
export const spokenText = (spans: readonly TextSpan[], language: ContentLanguage): string =>
  writePieces(normalise(spans, language), language);
