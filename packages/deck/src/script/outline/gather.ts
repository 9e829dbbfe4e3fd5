import { defaultViewport } from '../../deck.ts';
import { isNamed } from '../../chart-title.ts';
import type { DrawnElement } from '../../drawn.ts';
import { sayable } from '../clean.ts';
import { altWords, formulaLines } from './alt.ts';
import { type Block, boxOf, otherBlock, textBlock } from './block.ts';
import { counterOf } from './counter.ts';
import { lineOf } from './line.ts';
import type { Unit } from './outline.ts';
import { tableWords } from './table-words.ts';
import { isFurniture } from './unsaid.ts';

// Page numbers, dates, footers and the design of the deck stand on every page; nobody reads them aloud.
const unspoken = new Set<DrawnElement['role']>(['footer', 'slide-number', 'date', 'decoration']);

/** Smaller pictures are symbols, in shares of a page of 1000 by 562. */
const smallestPicture = 562 * 1000 * 0.02;

/** Page numbers stand this near to the edge. */
const pageEdge = 60;

function unitOf(element: DrawnElement): Unit | undefined {
  switch (element.type) {
    case 'table': {
      const table = tableWords(element, (cell) =>
        cell ? sayable(cell.text.paragraphs.map(lineOf).join(' ')) : '',
      );
      return table && { kind: 'table', table };
    }
    case 'chart': {
      const { chart, categories, series, title, stacked } = element;
      return {
        kind: 'chart',
        chart: { chart, categories, series, ...(isNamed(title) && { title }), ...(stacked && { stacked }) },
      };
    }
    case 'latex':
      return { kind: 'formula' };
    case 'video':
      return { kind: 'film' };
    case 'audio':
      return { kind: 'sound' };
    default:
      return undefined;
  }
}

function pictureOf(element: DrawnElement): Block | undefined {
  const isPicture =
    element.type === 'image' || (element.type === 'shape' && element.fill?.kind === 'picture');
  if (!isPicture) return undefined;
  // Text with formulas comes as a shape that a picture fills.
  const lines = formulaLines(element.alt, element.type === 'shape');
  if (lines.length > 0)
    return {
      ...otherBlock(element, { kind: 'formula' }),
      size: 20,
      lines: lines.map((text) => ({ text, level: 0, isCode: false })),
    };
  if (element.width * element.height < smallestPicture) return undefined;
  const words = altWords(element.alt);
  return otherBlock(element, { kind: 'picture', ...(words !== '' && { words }) });
}

function blockOf(element: DrawnElement): Block[] {
  const body = element.type === 'text' || element.type === 'shape' ? element.text : undefined;
  const text = body && textBlock(element, body);
  // A number may give its card a place or be a cell; alone it is not said.
  const isInside = boxOf(element).top > pageEdge && boxOf(element).bottom < defaultViewport.height - pageEdge;
  const isSaid = (line: string) =>
    !isFurniture(line) || counterOf(line) !== undefined || (isInside && /^\d+$/u.test(line));
  if (text) return text.lines.some((line) => isSaid(line.text)) ? [text] : [];
  const unit = unitOf(element);
  return [unit ? otherBlock(element, unit) : (pictureOf(element) ?? [])].flat();
}

/** What a slide shows, without what stands on every page. */
export const gatherBlocks = (elements: readonly DrawnElement[]): Block[] =>
  elements.filter(({ role }) => !unspoken.has(role)).flatMap(blockOf);

/** The words that the layout of a slide brings along. */
export const gatherDesign = (elements: readonly DrawnElement[]): Block[] =>
  elements.filter(({ role }) => role === 'decoration').flatMap(blockOf);

const boxes = /^(?:rect|roundRect|round\d|snip|flowChart|foldedCorner|plaque|bevel|frame|ellipse)/;

/** Frames that hold others: filled or outlined shapes without words. */
export const framesOf = (elements: readonly DrawnElement[]) =>
  elements
    .filter(
      (element) =>
        element.role !== 'decoration' &&
        element.type === 'shape' &&
        (element.geometry.kind === 'custom' || boxes.test(element.geometry.name)),
    )
    .filter((element) => !('text' in element && element.text && textBlock(element, element.text)))
    .map(boxOf);

const arrows = /arrow|chevron|homePlate/i;

/** Whether the slide is drawn with arrows: what they join follows each other. */
export const hasArrows = (elements: readonly DrawnElement[]): boolean =>
  elements.some(
    (element) =>
      element.type === 'shape' &&
      element.role !== 'decoration' &&
      ((element.geometry.kind === 'preset' && arrows.test(element.geometry.name)) ||
        (element.stroke?.start ?? element.stroke?.end) !== undefined),
  );

/** Whether there is anything to see at all. */
export const showsAnything = (elements: readonly DrawnElement[]): boolean =>
  elements.some(({ role, type }) => !unspoken.has(role) && type !== 'avatar');
