import type { SearchedPage } from '@app/server/providers/answer/search/search.ts';

// Pages of documents are text with the line ends of their print. They are cut as a slide would be: paragraphs, sentences.

const bullet =
  /^(?:[•·▪◦‣–*-]|\d+[.)、]|[a-z]\)|[（(][一二三四五六七八九十\d]+[）)]|第[一二三四五六七八九十百]+[条章节])\s*/u;
const ends = /[.!?。！？；：:]$/;

function paragraphsOf(text: string): string[] {
  const lines = text
    .normalize('NFKC')
    .split('\n')
    .map((line) => line.trim());
  const longest = Math.max(...lines.map(({ length }) => length));
  const paragraphs: string[] = [];
  let before: { text: string; last: number } | undefined;
  for (const line of lines) {
    const goesOn =
      before !== undefined &&
      line !== '' &&
      !bullet.test(line) &&
      // A line that is nearly as long as any was broken by the print, not by who wrote it.
      before.last > longest * (ends.test(before.text) ? 0.8 : 0.6) &&
      !/\p{Script=Han}$/u.test(before.text);
    if (before && goesOn) {
      const start = /[a-z]-$/.test(before.text) ? before.text.slice(0, -1) : `${before.text} `;
      before = { text: start + line, last: line.length };
      continue;
    }
    if (before) paragraphs.push(before.text);
    before = line === '' ? undefined : { text: line, last: line.length };
  }
  return before ? [...paragraphs, before.text] : paragraphs;
}

/** The sentences of a page, and what it is called; `page` is the number that it is found by. */
export function cutText(text: string | SearchedPage, page: number): SearchedPage {
  if (typeof text !== 'string') return text;
  const texts = paragraphsOf(text)
    .flatMap((paragraph) => paragraph.split(/(?<=[.!?][”"’)]?)\s+(?=[\p{Lu}\d“"(])|(?<=[。！？；])/u))
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
  return { page, title: texts[0] ?? '', texts };
}
