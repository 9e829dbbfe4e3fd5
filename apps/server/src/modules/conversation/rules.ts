import { fill, type Language } from '@app/contract/base/messages.ts';
import { conversationMessages } from '@app/contract/conversation/messages.ts';
import type { SlideElement } from '@app/deck/element.ts';
import { elementText } from '@app/deck/elements/registry.ts';
import type { FoundAnswer } from '../../providers/answer/port.ts';

/** The lines of a slide that can be an answer; page numbers, dates and decoration cannot. */
export const linesOf = (elements: readonly SlideElement[]): string[] =>
  elements
    .filter(({ role }) => role === undefined || role === 'title' || role === 'subtitle' || role === 'body')
    .flatMap((element) => elementText(element).split('\n'))
    .map((line) => line.trim())
    .filter((line) => /[\p{L}\p{N}]/u.test(line));

/** What is said before the deck's own words, or instead of them. */
export function leadIn({ outcome, sentences }: FoundAnswer, language: Language): string {
  const page = sentences[0]?.page;
  if (outcome === 'none' || page === undefined) return fill(conversationMessages.sayNone, language);
  const text = outcome === 'found' ? conversationMessages.sayFound : conversationMessages.sayNear;
  return fill(text, language, { page });
}
