import type { Drawn, DrawnElement } from '../../drawn.ts';
import type { ChartElement } from '../../element.ts';
import type * as text from '../../text.ts';

/** Several times what may be said on a page: a slide can hold a hundred times as much, and is read while others wait. */
const mostLetters = 20_000;

const sum = (texts: readonly string[]): number => texts.reduce((all, { length }) => all + length, 0);

const lettersOfChart = ({ title = '', categories, series }: Drawn<ChartElement>): number =>
  sum([title, ...categories, ...series.map(({ name }) => name)]);

/** What stands first on a slide, as much as anybody could speak of. */
export function sayablePart(elements: readonly DrawnElement[]): DrawnElement[] {
  let left = mostLetters;
  const take = (letters: number): boolean => {
    const fits = left > 0;
    left -= letters;
    return fits;
  };
  const within = (body: Drawn<text.TextBody>): Drawn<text.TextBody> => ({
    ...body,
    paragraphs: body.paragraphs.filter(({ runs }) => take(1 + sum(runs.map((run) => run.text)))),
  });
  return elements.flatMap((element): DrawnElement[] => {
    if (!take(element.alt?.length ?? 0)) return [];
    // A chart is told as a whole or not at all.
    if (element.type === 'chart') return lettersOfChart(element) > mostLetters ? [] : [element];
    if (element.type === 'table') {
      const cells = element.cells.map((row) =>
        row.map((cell) => cell && { ...cell, text: within(cell.text) }),
      );
      return [{ ...element, cells }];
    }
    return ['text' in element && element.text ? { ...element, text: within(element.text) } : element];
  });
}
