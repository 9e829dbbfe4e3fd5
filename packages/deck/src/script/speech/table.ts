import type { TableWords } from '../outline/outline.ts';
import { extremesOf, numberIn } from './numbers.ts';
import { sayCard, sayPoints } from './points.ts';
import { inside, isPhrase, type Say, spoken } from './say.ts';
import { softColumn } from './soften.ts';

/** Listeners follow this many rows; a longer table is told by what it compares and by its largest numbers. */
const mostRows = 4;
const mostValues = 4;
const mostNames = 6;
const mostColumns = 2;

/** The message of each column of numbers. */
function messages({ head, rows }: TableWords, say: Say): string[] {
  const columns = head?.slice(1) ?? [];
  return columns
    .flatMap((name, index) => {
      const values = rows.flatMap((row) => {
        const shown = row[index + 1] ?? '';
        const value = numberIn(shown);
        const label = row[0] ?? '';
        // The sum of all is no member of the row.
        if (value === undefined || label === '' || /^(?:total|sum|合计|总计|平均|average|mean)/iu.test(label))
          return [];
        return [{ name: label, value, shown }];
      });
      if (values.length < 3 || values.length < rows.length * 0.6) return [];
      const found = extremesOf(values);
      return found ? [say.extremes(inside(name, say), found)] : [];
    })
    .slice(0, mostColumns);
}

function rowSentence(row: readonly string[], head: readonly string[] | undefined, say: Say): string {
  const [name = '', ...cells] = row;
  const values = cells
    .flatMap((value, index) => (value === '' ? [] : [{ name: head?.[index + 1] ?? '', value }]))
    .slice(0, mostValues);
  const label = spoken(name, say);
  const said = values.map(({ name: column, value }) => {
    const words = spoken(value, say).replace(/[.。]$/u, '');
    if (column === '' || values.length === 1) return words;
    return say.language === 'zh'
      ? `${spoken(column, say)}是${words}`
      : `${softColumn(spoken(column, say))} ${words}`;
  });
  if (said.length === 0) return say.closed(label);
  const rest = said.join(say.language === 'zh' ? '，' : ', ');
  return say.closed(label === '' ? rest : label + say.colon + rest);
}

/** A single column is a frame around text: a heading and what stands below it. */
function sayColumn(cells: readonly string[], say: Say): string[] {
  const points = cells.slice(0, mostNames).map((text) => ({ text, parts: [] }));
  const [head, ...below] = points;
  const said =
    head && isPhrase(head.text) && below.some(({ text }) => !isPhrase(text))
      ? sayCard(head.text, below, say)
      : sayPoints(points, say);
  return said.map(({ text }) => text);
}

/** What is said of a table: its rows while they are few, else what it compares and where the numbers are highest. */
export function sayTable(table: TableWords, say: Say): string[] {
  const { head, rows } = table;
  if (rows.length <= mostRows || (rows[0]?.length ?? 0) < 2) {
    const lines = rows.filter((row) => row.some((cell) => cell !== ''));
    if (lines.every((row) => row.length < 2))
      return sayColumn(
        lines.map(([cell = '']) => cell),
        say,
      );
    const few = rows.length >= 3 ? messages(table, say) : [];
    return [...lines.slice(0, mostRows).map((row) => rowSentence(row, head, say)), ...few];
  }
  const names = [...new Set(rows.map(([name = '']) => name))]
    .filter((name) => name !== '')
    .map((name) => inside(name, say));
  const columns = (head?.slice(1) ?? []).filter((name) => name !== '').map((name) => inside(name, say));
  return [
    say.tableOf(names.length, names.slice(0, mostNames), columns.slice(0, mostValues)),
    ...messages(table, say),
  ];
}
