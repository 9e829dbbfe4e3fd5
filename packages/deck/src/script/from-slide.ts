import { coursewareLimits } from '@app/contract/courseware/limits.ts';
import type { ElementRole, SlideElement } from '../element.ts';
import type { Slide } from '../slide.ts';
import { paragraphText } from '../text/plain.ts';
import type { Paragraph, TextBody } from '../text.ts';
import { cutScript } from './cut.ts';
import type { ScriptDocument } from './document.ts';
import { scriptFromText } from './plain.ts';
import { closed, enumerated, numbered, sayable } from './sentences.ts';

// Page numbers, dates, footers and the design of the deck stand on every page; nobody reads them aloud.
const unspoken = new Set<ElementRole>(['footer', 'slide-number', 'date', 'decoration']);

const textOf = (element: SlideElement): TextBody | undefined =>
  element.type === 'text' || element.type === 'shape' ? element.text : undefined;

const isSpoken = ({ role }: SlideElement) => role === undefined || !unspoken.has(role);

const rank = ({ role }: SlideElement) => (role === 'title' ? 0 : role === 'subtitle' ? 1 : 2);

/** Boxes whose tops differ by less stand in one row and are read from left to right. */
const rowHeight = 24;

const inReadingOrder = (one: SlideElement, other: SlideElement): number =>
  rank(one) - rank(other) ||
  Math.round(one.top / rowHeight) - Math.round(other.top / rowHeight) ||
  one.left - other.left;

type Point = { level: number; text: string };

function pointOf(paragraph: Paragraph): Point[] {
  const text = sayable(paragraphText(paragraph));
  if (text === '') return [];
  const { bullet, level = 0 } = paragraph;
  return [{ level, text: bullet?.kind === 'number' ? numbered(bullet.value, text) : text }];
}

/** Points with what stands below them: deeper ones become parts of the sentence above. */
function sentencesOf({ paragraphs }: TextBody): string[] {
  const points = paragraphs.flatMap(pointOf);
  const heads: { head: string; parts: string[] }[] = [];
  const top = Math.min(...points.map(({ level }) => level));
  for (const { level, text } of points) {
    const last = heads.at(-1);
    if (level > top && last) last.parts.push(text);
    else heads.push({ head: text, parts: [] });
  }
  return heads.map(({ head, parts }) => enumerated(head, parts)).map(closed);
}

// A lone number of up to three digits is a page number or a label, whatever its box is called.
const isLabel = (sentences: readonly string[]) =>
  sentences.length === 1 && /^\d{1,3}[.。]?$/.test(sentences[0] ?? '');

/**
 * A script from what stands on the slide, for a page that nobody wrote notes for: titles and points become sentences
 * in their own language, one paragraph per box. Undefined where there is nothing to say.
 */
export function scriptFromSlide({ elements }: Pick<Slide, 'elements'>): ScriptDocument | undefined {
  const paragraphs = elements
    .filter(isSpoken)
    .toSorted(inReadingOrder)
    .flatMap((element) => {
      const text = textOf(element);
      const sentences = text ? sentencesOf(text) : [];
      return sentences.length === 0 || isLabel(sentences) ? [] : [sentences.join(' ')];
    })
    // Between Chinese sentences there is no space.
    .map((paragraph) => paragraph.replaceAll(/(?<=[。！？]) /g, ''));
  const text = cutScript(paragraphs.join('\n'), coursewareLimits.script.max);
  return text === '' ? undefined : scriptFromText(text);
}
