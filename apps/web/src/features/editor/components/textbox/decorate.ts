import type { Drawn } from '@app/deck/drawn.ts';
import type { Paragraph, Run, TextBody } from '@app/deck/text.ts';
import { listNumbers } from '@app/deck/text/list-numbers.ts';
import {
  bulletStyle,
  bulletText,
  type Fitting,
  fittingOf,
  paragraphStyle,
  runStyle,
} from '@app/slide-view/text-style.ts';
import type { Node } from 'prosemirror-model';
import { Decoration, DecorationSet } from 'prosemirror-view';
import type { CSSProperties } from 'react';
import { cssText } from './css-text.ts';

/** What stands before a paragraph is drawn by CSS (text-box.module.css): no caret can get into it. */
function bulletAttributes(paragraph: Drawn<Paragraph>, number: number | undefined, fitting: Fitting) {
  const { bullet } = paragraph;
  if (!bullet) return { style: {}, attributes: {} };
  const look = bulletStyle(bullet, paragraph, fitting);
  return {
    style: {
      '--bullet-width': `${look.minWidth}px`,
      '--bullet-color': look.color,
      '--bullet-size': `${look.fontSize}px`,
      '--bullet-font': look.fontFamily,
      '--bullet-weight': look.fontWeight,
      '--bullet-picture': bullet.kind === 'picture' ? `url(${JSON.stringify(bullet.url)})` : undefined,
    } as CSSProperties,
    attributes: { 'data-bullet': bulletText(bullet, number), 'data-bullet-kind': bullet.kind },
  };
}

/** Words that are still to be written: their line is as high as `TextView` makes that of an empty paragraph. */
function nextWords(run: Drawn<Run>, fitting: Fitting) {
  const { fontFamily, fontSize, color, fontWeight, fontStyle } = runStyle(run, fitting);
  return {
    style: {
      color,
      fontWeight,
      fontStyle,
      '--next-font': fontFamily,
      '--next-size': `${fontSize}px`,
    } as CSSProperties,
    attributes: { 'data-empty': 'true' },
  };
}

function runDecoration(run: Drawn<Run>, node: Node, from: number, isFirst: boolean, fitting: Fitting) {
  const style = cssText(runStyle(run, fitting));
  const to = from + node.nodeSize;
  if (node.type.name === 'break') return [];
  if (node.type.name === 'field') return [Decoration.node(from, to, { style, 'data-shown': run.text })];
  const attributes = {
    style,
    ...(run.language !== undefined && { lang: run.language }),
    ...(run.link?.kind === 'web' && { nodeName: 'a', href: run.link.address, tabindex: '-1' }),
  };
  // What is composed at an end of a run looks like it until the composition is over.
  return [Decoration.inline(from, to, attributes, { inclusiveStart: isFirst, inclusiveEnd: true })];
}

/**
 * The looks of a document that is being written, as `TextView` draws them. `drawn` has a paragraph for each of the document
 * and a run for each piece.
 */
export function decorate(document: Node, drawn: Drawn<TextBody>): DecorationSet {
  const fitting = fittingOf(drawn);
  const numbers = listNumbers(drawn.paragraphs);
  const decorations: Decoration[] = [];
  document.forEach((node, offset, index) => {
    const paragraph = drawn.paragraphs[index];
    if (!paragraph) return;
    const [first] = paragraph.runs;
    const bullet = bulletAttributes(paragraph, numbers[index], fitting);
    const next = node.childCount === 0 && first ? nextWords(first, fitting) : undefined;
    const place = { at: index, of: drawn.paragraphs.length };
    const style = { ...next?.style, ...paragraphStyle(paragraph, fitting, place), ...bullet.style };
    decorations.push(
      Decoration.node(offset, offset + node.nodeSize, {
        style: cssText(style),
        ...(paragraph.rightToLeft && { dir: 'rtl' }),
        ...bullet.attributes,
        ...next?.attributes,
      }),
    );
    node.forEach((piece, at, place) => {
      const run = paragraph.runs[place];
      if (run) decorations.push(...runDecoration(run, piece, offset + 1 + at, place === 0, fitting));
    });
  });
  return DecorationSet.create(document, decorations);
}
