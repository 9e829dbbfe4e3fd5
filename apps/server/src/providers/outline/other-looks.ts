import type { Entry, PageContent } from '@app/deck/compose/content.ts';
import { looksOf } from './page-content.ts';

// The same words in another look: no word is new, and none is lost.

const mostNumbered = 6;
const mostRows = 7;
const mostColumns = 4;

/** The rows of a table as lines: what stands first in a row names the rest. */
function linesOfRows({ rows, headRows }: Extract<PageContent, { kind: 'table' }>): Entry[] | undefined {
  const [head = []] = rows;
  const body = rows.slice(headRows);
  if (
    body.length > mostRows ||
    head.length > mostColumns ||
    rows.some((row) => row.every((cell) => cell === '…'))
  )
    return undefined;
  const named = (cell: string, at: number) =>
    headRows > 0 && head[at] && head.length > 2 ? `${head[at]} ${cell}` : cell;
  return body.map(([label = '', ...cells]) => {
    const text = cells
      .map((cell, at) => (cell === '' ? '' : named(cell, at + 1)))
      .filter((cell) => cell !== '');
    return text.length === 0 ? { text: label } : { label, text: text.join(' · ') };
  });
}

/** The lines of a page that could stand on it in another way; undefined where what it shows has one look. */
function linesOf(content: PageContent): Entry[] | undefined {
  switch (content.kind) {
    case 'points':
    case 'summary':
    case 'cards':
    case 'steps':
    case 'timeline':
      return content.entries;
    case 'numbers':
      return [...content.entries.map(({ text }) => ({ text })), ...content.more];
    case 'lead':
      return [content.lead, ...content.entries];
    case 'quote':
      return [{ text: content.text }];
    case 'columns':
      return [content.left, content.right].flatMap(({ heading, entries }) =>
        entries.map((entry) => ({ label: heading, ...entry })),
      );
    case 'table': {
      const rows = linesOfRows(content);
      return rows && [...rows, ...content.entries];
    }
    default:
      return undefined;
  }
}

/** A chart as the table of its numbers. */
function tableOfChart({ title, numbers, entries }: Extract<PageContent, { kind: 'chart' }>): PageContent {
  const head = ['', ...numbers.series.map(({ name }) => name)];
  const rows = numbers.categories.map((category, at) => [
    category,
    ...numbers.series.map(({ values }) => String(values[at] ?? '')),
  ]);
  return { title, kind: 'table', rows: [head, ...rows], headRows: 1, entries };
}

/** Words beside a picture that stood below it, and the other way round; its caption where there are no others. */
function otherFigure(content: Extract<PageContent, { kind: 'figure' }>): PageContent[] {
  const { entries, caption, picture } = content;
  if (entries.length > 0) {
    const isBeside = content.isBeside ?? picture.width <= picture.height * 1.6;
    return [{ ...content, isBeside: !isBeside }];
  }
  return caption === '' ? [] : [{ ...content, caption: '', entries: [{ text: caption }], isBeside: true }];
}

/** The same words in all looks that fit them, its own first. */
export function alternativesOf(content: PageContent): PageContent[] {
  if (content.kind === 'figure') return [content, ...otherFigure(content)];
  if (content.kind === 'chart')
    return content.numbers.categories.length > mostRows ? [content] : [content, tableOfChart(content)];
  const { title } = content;
  const lines = linesOf(content);
  if (!lines) return [content];
  const [only] = lines;
  const looks: PageContent[] = [
    ...Object.values(looksOf(title, lines)),
    ...(lines.length === 1 && only ? [{ title, kind: 'quote' as const, text: only.text, who: title }] : []),
    ...(lines.length <= mostNumbered ? [{ title, kind: 'summary' as const, entries: lines }] : []),
  ];
  return [content, ...looks.filter(({ kind }) => kind !== content.kind)];
}
