import { fillSlots } from '@app/contract/base/messages.ts';
import type { AnswerChange } from '@app/contract/conversation/states/answer-change.ts';
import { spokenLines } from '@app/contract/conversation/states/spoken-lines.ts';
import { type ContentLanguage, contentLanguages } from '@app/contract/speech/states/language.ts';
import { embeddedEngine } from '@app/contract/engine/schema.ts';
import type { QuestionRow } from './tables.ts';
import type { DeckAnswer, FoundAnswer, Lack } from '../../providers/answer/port.ts';

const lackLines = {
  number: 'lacksNumber',
  money: 'lacksMoney',
  date: 'lacksDate',
  person: 'lacksPerson',
  time: 'lacksTime',
  often: 'lacksOften',
  difference: 'lacksDifference',
  thing: 'lacksThing',
} as const satisfies Record<Lack['kind'], keyof typeof spokenLines>;

/** What is said before the deck's own words, or instead of them. */
export function leadIn(
  outcome: FoundAnswer['outcome'],
  page: number | undefined,
  language: ContentLanguage,
  lacks?: Lack,
): string {
  if (outcome === 'none' || page === undefined) return spokenLines.none[language];
  const line = lacks ? lackLines[lacks.kind] : outcome;
  const thing = lacks?.kind === 'thing' ? lacks.thing : '';
  return fillSlots(spokenLines[line][language], { page, thing });
}

/** What is said before an answer from the deck: yes or no where that is sure, and where it stands. */
export function leadInTo(
  { outcome, lacks, verdict }: Pick<FoundAnswer, 'outcome' | 'lacks' | 'verdict'>,
  page: number | undefined,
  language: ContentLanguage,
): string {
  if (!verdict) return leadIn(outcome, page, language, lacks);
  const gap = language === 'zh-CN' ? '' : ' ';
  return `${spokenLines[verdict][language]}${gap}${leadIn('found', page, language)}`;
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
  noWords: undefined,
  otherLanguage: undefined,
};

/** Everything that can be said around the words of a deck with these pages: the most usual first. */
export const leadInsOf = (pages: readonly { page: number; language: ContentLanguage }[]): string[] => [
  ...pages.map(({ page, language }) => leadIn('found', page, language)),
  // A viewer may ask in another language than the deck's.
  ...contentLanguages.map((language) => leadIn('none', undefined, language)),
  ...contentLanguages.map((language) => spokenLines.vague[language]),
  ...contentLanguages.flatMap((language) => [spokenLines.yes[language], spokenLines.no[language]]),
  ...pages.map(({ page, language }) => leadIn('near', page, language)),
];

/** An answer as it is kept. */
export type KeptAnswer = Pick<QuestionRow, 'answer' | 'outcome' | 'pages' | 'engine' | 'madeOf'>;

const isTold = ({ outcome }: KeptAnswer): boolean => outcome === 'found' || outcome === 'near';
const textsIn = ({ madeOf }: KeptAnswer): string[] => (madeOf?.sources ?? []).map(({ text }) => text);

/** Whether two answers from the same pages say the same. A model has other words each time, so its passages are compared. */
function saysSame(was: KeptAnswer, now: KeptAnswer): boolean {
  if (was.madeOf === null || now.madeOf === null) return was.answer === now.answer;
  const [before, after] = [textsIn(was), textsIn(now)];
  if (was.engine === embeddedEngine && now.engine === embeddedEngine)
    return before.join('\n') === after.join('\n');
  return before.some((text) => after.includes(text));
}

/** How an answer differs from the one that was given before; undefined where it does not. */
export function changeOf(was: KeptAnswer, now: KeptAnswer): AnswerChange | undefined {
  if (!isTold(was)) return isTold(now) ? 'gained' : undefined;
  if (!isTold(now)) return 'lost';
  if (was.pages.toSorted().join() !== now.pages.toSorted().join()) return 'page';
  return saysSame(was, now) ? undefined : 'words';
}

/** The first of questions that are the same but for signs and capitals, as they were understood. */
export function differentOf(rows: readonly QuestionRow[], most: number): QuestionRow[] {
  const known = new Map<string, QuestionRow>();
  for (const row of rows) {
    const words = (row.madeOf?.understood ?? row.question).toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
    if (!known.has(words)) known.set(words, row);
  }
  return [...known.values()].slice(0, most);
}
