import { loweredSigns, raisedSigns } from '@app/deck/text/raised.ts';

// Exponents, indices and marks of notes are small letters off the line: 10 and a raised 6 are no 106.

type Placed = { text: string; y: number; size: number };

// In heights of the letters beside them.
const smaller = 0.86;
const raisedBy = 0.14;
const loweredBy = 0.06;
const mostLetters = 6;

export type Shift = 'up' | 'down' | undefined;

/** Whether a piece stands above or below the line of the letters beside it. */
export function shiftOf(piece: Placed, beside: Placed): Shift {
  if (piece.size > beside.size * smaller || piece.text.trim().length > mostLetters) return undefined;
  const above = (beside.y - piece.y) / beside.size;
  if (above > raisedBy) return 'up';
  return above < -loweredBy ? 'down' : undefined;
}

/** Letters that are raised by habit and mean nothing else: 21st, 5 o. */
const habit = /^(?:st|nd|rd|th|er|ème|e|o|º|a|ª|°|TM|SM|®|\p{P}+|\*+|†|‡)$/iu;
const isVariable = /(?<!\p{L})\p{L}$|[)\]]$/u;

/** The words of a piece off the line, with the signs for it, or behind a mark where a variable stands before. */
export function shiftedText(text: string, shift: Shift, before: string): string {
  if (shift === undefined) return text;
  const trimmed = text.trim();
  const signs = shift === 'up' ? raisedSigns : loweredSigns;
  const letters = Array.from(
    trimmed,
    (letter) => signs[letter] ?? (/[,，]/u.test(letter) ? letter : undefined),
  );
  if (letters.every((letter) => letter !== undefined)) return text.replace(trimmed, letters.join(''));
  if (habit.test(trimmed) || !isVariable.test(before) || !/^[\p{L}\d+\-−=*]+$/u.test(trimmed)) return text;
  const mark = shift === 'up' ? '^' : '_';
  return text.replace(trimmed, trimmed.length === 1 ? mark + trimmed : `${mark}(${trimmed})`);
}
