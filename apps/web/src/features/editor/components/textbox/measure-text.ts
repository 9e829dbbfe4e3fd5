import type { Size } from '@app/deck/deck.ts';
import type { Drawn } from '@app/deck/drawn.ts';
import type { TextBody } from '@app/deck/text.ts';
import { growingSide } from '@app/deck/text/grow.ts';
import { listNumbers } from '@app/deck/text/list-numbers.ts';
import {
  bulletStyle,
  bulletText,
  columnStyle,
  fittingOf,
  frameStyle,
  paragraphStyle,
  runStyle,
} from '@app/slide-view/text-style.ts';
import type { CSSProperties } from 'react';
import { cssText } from './css-text.ts';

function node(name: string, style: CSSProperties, ...inside: (Node | string)[]): HTMLElement {
  const made = document.createElement(name);
  made.style.cssText = cssText(style);
  made.append(...inside);
  return made;
}

/** The lines of a text, as `TextView` draws them. Not by React, which draws nothing while it draws something else. */
function linesOf(body: Drawn<TextBody>): HTMLElement {
  const fitting = fittingOf(body);
  const numbers = listNumbers(body.paragraphs);
  const paragraphs = body.paragraphs.map((paragraph, index) => {
    const { runs, bullet } = paragraph;
    const words = runs.map((run) =>
      node('span', runStyle(run, fitting), run.text === '\n' ? document.createElement('br') : run.text),
    );
    const isEmpty = runs.every(({ text }) => text === '');
    const sign =
      bullet && node('span', bulletStyle(bullet, paragraph, fitting), bulletText(bullet, numbers[index]));
    return node(
      'p',
      paragraphStyle(paragraph, fitting, { at: index, of: body.paragraphs.length }),
      ...(sign ? [sign] : []),
      ...words,
      ...(isEmpty ? ['\u200B'] : []),
    );
  });
  return node('div', columnStyle(body), ...paragraphs);
}

/** How much room a text takes across its lines, with what its box keeps free around it. */
export function neededRoom(body: Drawn<TextBody>, room: Size): number {
  const lines = linesOf(body);
  const frame = node('div', frameStyle(body, room.width, room.height), lines);
  const host = node('div', { position: 'absolute', left: -99_999, top: 0, visibility: 'hidden' }, frame);
  document.body.append(host);
  const { offsetWidth, offsetHeight } = lines;
  host.remove();
  const { left, right, top, bottom } = body.inset;
  const isUpright = body.direction?.startsWith('vertical') === true;
  return isUpright ? offsetWidth + left + right : offsetHeight + top + bottom;
}

/** The length of the side along which the lines of a text follow each other. */
export const roomAlong = (body: Drawn<TextBody>, room: Size): number => room[growingSide(body.direction)];

/** Waits for the letters of a text: before them it would be measured in others. */
export async function lettersOf(body: Drawn<TextBody>): Promise<void> {
  const fitting = { scale: 1, reduction: 0 };
  const runs = body.paragraphs.flatMap((paragraph) => paragraph.runs).filter(({ text }) => text !== '');
  const asked = runs.map((run) => {
    const { fontFamily, fontWeight = 400 } = runStyle(run, fitting);
    return document.fonts.load(`${fontWeight} 16px ${fontFamily}`, run.text);
  });
  // A font that cannot be had is drawn by another one, now and later.
  await Promise.allSettled(asked);
}
