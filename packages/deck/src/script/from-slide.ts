import { coursewareLimits } from '../limits.ts';
import type { DrawnElement, DrawnSlide } from '../drawn.ts';
import type { ElementRole } from '../element.ts';
import { listNumbers } from '../text/list-numbers.ts';
import { paragraphText } from '../text/plain.ts';
import type { Paragraph, TextBody } from '../text.ts';
import { cutScript } from './cut.ts';
import type { ScriptDocument } from './document.ts';
import { scriptFromText } from './plain.ts';
import { inBlocks, type Worded } from './reading-order.ts';
import { enumerated, isContinued, numbered, sayable } from './sentences.ts';
import { sentencesOfTable } from './table.ts';

// Page numbers, dates, footers and the design of the deck stand on every page; nobody reads them aloud.
const unspoken = new Set<ElementRole>(['footer', 'slide-number', 'date', 'decoration']);

const textOf = (element: DrawnElement): TextBody | undefined =>
  element.type === 'text' || element.type === 'shape' ? element.text : undefined;

const isSpoken = ({ role }: DrawnElement) => role === undefined || !unspoken.has(role);

type Point = { level: number; text: string; number?: number };

function pointOf({ level = 0, ...paragraph }: Paragraph, number: number | undefined): Point[] {
  const text = sayable(paragraphText(paragraph));
  if (text === '') return [];
  return [{ level, text, ...(number !== undefined && { number }) }];
}

function pointsOf({ paragraphs }: TextBody): Point[] {
  const numbers = listNumbers(paragraphs);
  return paragraphs.flatMap((paragraph, index) => pointOf(paragraph, numbers[index]));
}

/** A line that goes on where the one above broke off, as in drawings, belongs to its sentence. */
function joinLines(points: readonly Point[]): Point[] {
  const joined: Point[] = [];
  for (const point of points) {
    const last = joined.at(-1);
    if (last && last.level === point.level && isContinued(last.text, point.text))
      last.text += ` ${point.text}`;
    else joined.push({ ...point });
  }
  return joined;
}

/** Points with what stands below them: deeper ones become parts of the sentence above. */
function sentencesOf(points: readonly Point[]): string[] {
  const heads: { head: string; parts: string[] }[] = [];
  const top = Math.min(...points.map(({ level }) => level));
  for (const { level, text, number } of points) {
    const last = heads.at(-1);
    if (level > top && last) last.parts.push(text);
    else heads.push({ head: number === undefined ? text : numbered(number, text), parts: [] });
  }
  return heads.map(({ head, parts }) => enumerated(head, parts));
}

function sentencesOfBlock(block: readonly Worded[]): string[] {
  const [first] = block;
  if (first?.element.type === 'table') return sentencesOfTable(first.element);
  const points = block.map(({ text }) => (text ? pointsOf(text) : []));
  return sentencesOf(block.length > 1 ? joinLines(points.flat()) : points.flat());
}

// A lone number of up to three digits is a page number or a label, whatever its box is called.
const isLabel = (sentences: readonly string[]) =>
  sentences.length === 1 && /^\d{1,3}[.。]?$/.test(sentences[0] ?? '');

/**
 * A script from what stands on the slide, for a page that nobody wrote notes for: titles, points and rows become
 * sentences in their own language, one paragraph per box. Undefined where there is nothing to say.
 */
export function scriptFromSlide({ elements }: Pick<DrawnSlide, 'elements'>): ScriptDocument | undefined {
  const words = elements.filter(isSpoken).flatMap((element) => {
    const text = textOf(element);
    return text || element.type === 'table' ? [{ element, text }] : [];
  });
  const paragraphs = inBlocks(words)
    .flatMap((block) => {
      const sentences = sentencesOfBlock(block);
      return sentences.length === 0 || isLabel(sentences) ? [] : [sentences.join(' ')];
    })
    // Between Chinese sentences there is no space.
    .map((paragraph) => paragraph.replaceAll(/(?<=[。！？]) /g, ''));
  const text = cutScript(paragraphs.join('\n'), coursewareLimits.script.max);
  return text === '' ? undefined : scriptFromText(text);
}
