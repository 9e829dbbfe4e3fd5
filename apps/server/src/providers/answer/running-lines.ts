import type { CutSlide } from './cut-page.ts';

// A footer, a running head or a mark of the house stands on most pages in a box of its own. It says nothing of the page that it
// stands on, shares words with every question about the talk, and was told as an answer.

/** So many pages, and so large a share of them, have a line that runs through a deck. */
const fewestPages = 3;
const leastShare = 0.6;

type Line = CutSlide['passages'][number];

const plain = (text: string): string => text.normalize('NFKC').replace(/\s+/g, ' ').trim();

/** The lines of a page that are all of their box, as it stands without the line above that it is named by. */
function alone({ passages }: Pick<CutSlide, 'passages'>): Map<Line, string> {
  const shown = passages.filter(({ kind }) => kind === 'slide');
  const inBox = new Map<string | undefined, number>();
  for (const { elementId } of shown) inBox.set(elementId, (inBox.get(elementId) ?? 0) + 1);
  const lines = shown.filter(({ elementId }) => elementId !== undefined && inBox.get(elementId) === 1);
  const names = shown.map(({ text }) => `${text}: `);
  return new Map(
    lines.map((line) => {
      const name = names.find((each) => line.text.startsWith(each)) ?? '';
      return [line, plain(line.text.slice(name.length))];
    }),
  );
}

/** The pages without the lines that run through most of them; the first page keeps it, where it may be what the talk is called. */
export function withoutRunningLines<Page extends Pick<CutSlide, 'passages'>>(pages: readonly Page[]): Page[] {
  const lines = pages.map((page) => alone(page));
  const onPages = new Map<string, number>();
  for (const here of lines)
    for (const text of new Set(here.values())) onPages.set(text, (onPages.get(text) ?? 0) + 1);
  const least = Math.max(fewestPages, pages.length * leastShare);
  return pages.map((page, at) => {
    const here = lines[at];
    const runs = (passage: Line) => (onPages.get(here?.get(passage) ?? '') ?? 0) >= least;
    return at === 0 ? page : { ...page, passages: page.passages.filter((passage) => !runs(passage)) };
  });
}
