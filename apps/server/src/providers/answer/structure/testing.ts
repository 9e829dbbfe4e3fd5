import { textBox } from '@app/deck/defaults.ts';
import type { Drawn, DrawnElement } from '@app/deck/drawn.ts';
import type { ChartElement } from '@app/deck/element.ts';
import type { TextBody } from '@app/deck/text.ts';

const place = { left: 0, top: 0, width: 100, height: 40, rotate: 0 };
const body = (text: string): Drawn<TextBody> => ({ ...textBox, paragraphs: [{ runs: [{ text }] }] });

/** A table for a test or a bench; a row of one text lies over all columns. */
export function aTable(rows: readonly (readonly string[])[], id = 'table'): DrawnElement {
  const columns = Math.max(...rows.map((row) => row.length));
  const cells = rows.map((row) =>
    Array.from({ length: columns }, (_, at) => {
      const text = row[at];
      if (text === undefined) return null;
      return row.length === 1 && columns > 1 ? { text: body(text), columns } : { text: body(text) };
    }),
  );
  const sizes = { columns: Array.from({ length: columns }, () => 10), rows: rows.map(() => 10) };
  return { ...place, id, type: 'table', ...sizes, cells };
}

/** A chart for a test or a bench. */
export const aChart = (
  chart: Pick<
    Drawn<ChartElement>,
    'chart' | 'categories' | 'series' | 'title' | 'numberFormat' | 'axisTitles'
  >,
  id = 'chart',
): DrawnElement => ({ ...place, id, type: 'chart', color: '#000000', colors: [], ...chart });
