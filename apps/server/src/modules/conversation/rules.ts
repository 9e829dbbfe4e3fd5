import { fillSlots } from '@app/contract/base/messages.ts';
import { spokenLines } from '@app/contract/conversation/states/spoken-lines.ts';
import { type ContentLanguage, contentLanguages } from '@app/contract/speech/states/language.ts';
import type { DeckAnswer, FoundAnswer } from '../../providers/answer/port.ts';

/** What is said before the deck's own words, or instead of them. */
export function leadIn(
  outcome: FoundAnswer['outcome'],
  page: number | undefined,
  language: ContentLanguage,
): string {
  if (outcome === 'none' || page === undefined) return spokenLines.none[language];
  return fillSlots(spokenLines[outcome][language], { page });
}

type Remark = NonNullable<DeckAnswer['remark']>;

/** What is known of a talk besides its deck. */
export type TalkFacts = { title: string; owner: string; page: number };

/** What stands before the deck's words, or instead of them, when the question is about the talk itself. */
export function replyTo(
  remark: Remark,
  { pages, topics }: Pick<DeckAnswer, 'pages' | 'topics'>,
  { title, owner, page }: TalkFacts,
  language: ContentLanguage,
): string {
  const isLast = page >= pages;
  const named = (line: 'next' | 'back' | 'whole' | 'here') =>
    topics.length > 0 ? line : (`${line}Untitled` as const);
  const lines: Partial<Record<Remark, keyof typeof spokenLines>> = {
    pageCount: pages === 1 ? 'onePage' : 'pageCount',
    pagesLeft: isLast ? 'lastPage' : 'pagesLeft',
    next: isLast ? 'lastPage' : named('next'),
    back: page <= 1 ? 'firstPage' : named('back'),
    whole: named('whole'),
    here: named('here'),
  };
  const line = spokenLines[lines[remark] ?? (remark as keyof typeof spokenLines)];
  const listed = listIn(topics, language);
  return fillSlots(line[language], {
    pages,
    page,
    next: page + 1,
    before: page - 1,
    left: pages - page,
    title,
    owner,
    topics: listed,
  });
}

function listIn(things: readonly string[], language: ContentLanguage): string {
  if (language === 'zh-CN') return things.join('、');
  const [last = '', ...others] = things.toReversed();
  return others.length === 0 ? last : `${others.toReversed().join(', ')} and ${last}`;
}

/** How a question about the talk itself ended; undefined where the deck decides. */
export const outcomeOf = (remark: Remark | undefined): 'found' | 'reply' | undefined =>
  remark === undefined ? undefined : outcomes[remark];

const outcomes: Readonly<Record<Remark, 'found' | 'reply' | undefined>> = {
  greeting: 'reply',
  thanks: 'reply',
  again: 'reply',
  vague: 'reply',
  noPage: undefined,
  pageCount: 'found',
  pagesLeft: 'found',
  here: 'found',
  pace: 'reply',
  maker: 'found',
  next: 'found',
  back: 'found',
  whole: 'found',
  summary: 'found',
  takeaways: 'found',
  robot: 'reply',
  hear: 'reply',
  goodbye: 'reply',
  insult: 'reply',
  noWords: 'reply',
  otherLanguage: undefined,
};

/** Everything that can be said around the words of a deck with these pages: the most usual first. */
export const leadInsOf = (pages: readonly { page: number; language: ContentLanguage }[]): string[] => [
  ...pages.map(({ page, language }) => leadIn('found', page, language)),
  // A viewer may ask in another language than the deck's.
  ...contentLanguages.map((language) => leadIn('none', undefined, language)),
  ...contentLanguages.map((language) => spokenLines.vague[language]),
  ...pages.map(({ page, language }) => leadIn('near', page, language)),
];
