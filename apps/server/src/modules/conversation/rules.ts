import { fill, type Language, languages } from '@app/contract/base/messages.ts';
import { conversationMessages } from '@app/contract/conversation/messages.ts';
import type { FoundAnswer } from '../../providers/answer/port.ts';

const { sayFound, sayNear, sayNone, sayGreeting, sayThanks, sayAgain, sayNoPage } = conversationMessages;

/** What is said before the deck's own words, or instead of them. */
export function leadIn(
  outcome: FoundAnswer['outcome'],
  page: number | undefined,
  language: Language,
): string {
  if (outcome === 'none' || page === undefined) return fill(sayNone, language);
  return fill(outcome === 'found' ? sayFound : sayNear, language, { page });
}

/** What is said to a remark, which asks for nothing in the deck. */
export function replyTo(
  remark: NonNullable<FoundAnswer['remark']>,
  language: Language,
  pages: number,
): string {
  if (remark === 'noPage') return fill(sayNoPage, language, { pages });
  return fill({ greeting: sayGreeting, thanks: sayThanks, again: sayAgain }[remark], language);
}

/** Everything that can be said around the words of a deck with these pages: the most usual first. */
export const leadInsOf = (pages: readonly { page: number; language: Language }[]): string[] => [
  ...pages.map(({ page, language }) => leadIn('found', page, language)),
  // A viewer may ask in another language than the deck's.
  ...languages.map((language) => leadIn('none', undefined, language)),
  ...pages.map(({ page, language }) => leadIn('near', page, language)),
];
