import { escapePattern } from '@app/deck/find/escape-pattern.ts';
import type { DeckIndex } from './deck-index.ts';
import { othersBy } from './search/synonyms.ts';
import { hasHan, nameForm, toldAsWritten } from './words.ts';

let known: ReadonlyMap<string, readonly string[]> | undefined;

/** What is banned is prohibited, and weaknesses are shortcomings: other rules know words by their endings. */
function endedAs(written: string, other: string): string {
  if (!/^[a-z]+$/.test(other)) return other;
  if (written.endsWith('ed') && !other.endsWith('ed')) return other.replace(/e?$/, 'ed');
  return /[^s]s$/.test(written) && !other.endsWith('s')
    ? other.replace(/(?<=[^aeiou])y$/, 'ie').concat('s')
    : other;
}

/** A word as it stands in a question, and not within another one. */
const asWritten = (word: string): RegExp =>
  new RegExp(hasHan(word) ? word : `(?<![\\p{L}])${escapePattern(word)}(?![\\p{L}])`, 'iu');

/** A question in the words of the deck: one that the deck does not have as the first of those for the same that it has. */
export function inOtherWords(question: string, { knows }: Pick<DeckIndex, 'knows'>): string {
  known ??= othersBy(nameForm);
  let text = question;
  for (const { written, form } of toldAsWritten(question)) {
    if (knows(form)) continue;
    const other = known.get(form)?.find((word) => knows(nameForm(word) ?? word));
    if (other !== undefined) text = text.replace(asWritten(written), endedAs(written, other));
  }
  return text;
}
