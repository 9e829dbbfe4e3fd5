import type { Deck } from './cut-deck.ts';
import { headOf } from './deck-index.ts';
import { closing } from './make-questions.ts';

/** What the page is called that lists the parts of a deck. */
export const agenda =
  /^(?:目录|目次|大纲|提纲|(?:今[日天]|会议)?议程|(?:[本课][章讲节课程次]?的?)?(?:主要|课程|教学)?内容(?:提要|概要|安排|目录)?|(?:today['’]s |our |the )?agenda|outline|(?:table of )?contents|overview|what we(?:['’]ll| will) cover)$/i;
const most = 4;
/** A longer line is a sentence, not the name of a part. */
const longest = { han: 18, other: 48 };
const isShort = (text: string): boolean =>
  text.length <= (/\p{Script=Han}/u.test(text) ? longest.han : longest.other);
/** `01`, `1.` and `第一部分` count the parts. */
const bare = (line: string): string =>
  line
    .replace(
      /^(?:\d+|[一二三四五六七八九十]+)\s*[.、:：)）]?\s*|^第[一二三四五六七八九十\d]+[章节部分]+\s*/u,
      '',
    )
    .trim();

const distinct = (texts: readonly string[]): string[] =>
  [...new Set(texts)].filter((text) => /\p{L}/u.test(text) && isShort(text));

/** What a deck covers: the lines of its agenda, or what its pages are called. */
export function topicsOf({ pages, passages }: Deck): string[] {
  const contents = pages.find(({ title }) => agenda.test(title.trim()));
  const listed = contents
    ? distinct(
        passages
          .filter(
            ({ page, kind, text }) => page === contents.page && kind !== 'script' && text !== contents.title,
          )
          .map(({ text }) => bare(text)),
      )
    : [];
  if (listed.length > 1) return listed.slice(0, most);
  // The first page is called like the whole deck.
  const titles = pages.slice(1).map(({ title }) => title);
  return distinct(titles.filter((title) => !closing.test(title) && !agenda.test(title)).map(headOf)).slice(
    0,
    most,
  );
}

/** What the page after this one is called. */
export const titleAfter = ({ pages }: Deck, page: number): string[] => {
  const title = headOf(pages[page]?.title ?? '');
  return title === '' ? [] : [title];
};
