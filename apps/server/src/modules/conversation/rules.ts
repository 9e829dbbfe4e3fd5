import { fillSlots } from '@app/contract/base/messages.ts';
import { spokenLines } from '@app/contract/conversation/states/spoken-lines.ts';
import { type ContentLanguage, contentLanguages } from '@app/contract/speech/states/language.ts';
import type { FoundAnswer } from '../../providers/answer/port.ts';

/** What is said before the deck's own words, or instead of them. */
export function leadIn(
  outcome: FoundAnswer['outcome'],
  page: number | undefined,
  language: ContentLanguage,
): string {
  if (outcome === 'none' || page === undefined) return spokenLines.none[language];
  return fillSlots(spokenLines[outcome][language], { page });
}

/** What is said to a remark, which asks for nothing in the deck. */
export const replyTo = (
  remark: NonNullable<FoundAnswer['remark']>,
  language: ContentLanguage,
  pages: number,
): string => fillSlots(spokenLines[remark][language], { pages });

/** Everything that can be said around the words of a deck with these pages: the most usual first. */
export const leadInsOf = (pages: readonly { page: number; language: ContentLanguage }[]): string[] => [
  ...pages.map(({ page, language }) => leadIn('found', page, language)),
  // A viewer may ask in another language than the deck's.
  ...contentLanguages.map((language) => leadIn('none', undefined, language)),
  ...pages.map(({ page, language }) => leadIn('near', page, language)),
];
