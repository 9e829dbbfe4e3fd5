import type { DrawnElement } from '@app/deck/drawn.ts';
import { formulaLines } from '@app/deck/script/outline/alt.ts';
import { paragraphText, plainText } from '@app/deck/text/plain.ts';
import type { Block, Figure, List } from '../../document.ts';
import { tidySpaces } from '../structure/letters.ts';
import { tableOf } from '../structure/table.ts';

type TextOf = Extract<DrawnElement, { type: 'text' }>['text'];

/** Paragraphs with a bullet are points, those without are paragraphs; what follows a point deeper belongs to it. */
function textBlocks(body: TextOf, page: number): Block[] {
  const blocks: Block[] = [];
  for (const paragraph of body.paragraphs) {
    const text = tidySpaces(paragraphText(paragraph));
    if (text === '') continue;
    const level = Math.min(paragraph.level ?? 0, 8);
    const last = blocks.at(-1);
    const item = last?.kind === 'list' ? last.items.at(-1) : undefined;
    // A point that was broken by hand goes on below its bullet, without one.
    if (!paragraph.bullet && item && /^\p{Ll}/u.test(text) && !/[.!?:;]$/u.test(item.text))
      item.text += ` ${text}`;
    else if (!paragraph.bullet) blocks.push({ kind: 'paragraph', page, text });
    else if (last?.kind === 'list') last.items.push({ text, level });
    else {
      const list: List = {
        kind: 'list',
        page,
        isOrdered: paragraph.bullet.kind === 'number',
        items: [{ text, level }],
      };
      blocks.push(list);
    }
  }
  return blocks;
}

type Cells = Extract<DrawnElement, { type: 'table' }>['cells'];

/** What spans several places stands in each of them. */
function rowsOf(cells: Cells): string[][] {
  const grid: string[][] = cells.map(() => []);
  cells.forEach((row, at) =>
    row.forEach((cell, column) => {
      if (!cell) return;
      const words = tidySpaces(plainText(cell.text));
      for (let down = 0; down < (cell.rows ?? 1); down++)
        for (let across = 0; across < (cell.columns ?? 1); across++) {
          const target = grid[at + down];
          if (target && column + across < row.length) target[column + across] ??= words;
        }
    }),
  );
  return grid.map((row) => Array.from(row, (cell) => cell ?? ''));
}

/** A chart as the table of its numbers. */
function chartRows({ categories, series }: Extract<DrawnElement, { type: 'chart' }>): string[][] {
  const head = ['', ...series.map(({ name }) => name)];
  return [
    head,
    ...categories.map((name, at) => [name, ...series.map(({ values }) => `${values[at] ?? ''}`)]),
  ];
}

/** What one element of a slide says. */
export function slideBlocks(
  element: DrawnElement,
  page: number,
  pictureOf: (url: string) => Figure['picture'],
): Block[] {
  if (element.type === 'table') return [tableOf(page, rowsOf(element.cells))].filter((table) => !!table);
  if (element.type === 'chart') {
    const table = tableOf(page, chartRows(element), 1);
    return table ? [{ ...table, ...(element.title && { caption: element.title }) }] : [];
  }
  if (element.type === 'latex') return [{ kind: 'formula', page, latex: element.source }];
  if (element.type === 'image') {
    const picture = pictureOf(element.url);
    const alt = tidySpaces(element.alt ?? '');
    return picture ? [{ kind: 'figure', page, picture, ...(alt !== '' && { alt }) }] : [];
  }
  const body = element.type === 'text' || element.type === 'shape' ? element.text : undefined;
  // Text with formulas comes as a shape that a picture fills.
  if (!body && element.type === 'shape' && element.fill?.kind === 'picture')
    return formulaLines(element.alt, true).map((text) => ({ kind: 'paragraph', page, text }));
  if (!body) return [];
  if (element.role !== 'title') return textBlocks(body, page);
  const text = tidySpaces(plainText(body));
  return text === '' ? [] : [{ kind: 'heading', page, level: 1, text }];
}
