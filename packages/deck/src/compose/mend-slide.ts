import type { Design } from '../design.ts';
import { contrastOf, fromHex, mix, type Rgba } from '../design/color-maths.ts';
import { drawSlide } from '../design/draw-slide.ts';
import type { DrawnElement, DrawnSlide } from '../drawn.ts';
import type { SlideElement } from '../element.ts';
import type { Color } from '../paint.ts';
import type { Slide } from '../slide.ts';
import type { Run } from '../text.ts';
import type { Theme } from '../theme.ts';
import { heightOf } from './measure.ts';
import { slot } from './pieces.ts';

// Finds words that do not fit their place or can hardly be read on what lies behind them, and mends them.

const white: Rgba = { r: 1, g: 1, b: 1, a: 1 };
const colorOf = (hex: string): Rgba => fromHex(hex.replace('#', '')) ?? white;
const over = (below: Rgba, hex: string, opacity: number): Rgba => {
  const color = colorOf(hex);
  return { ...mix(below, color, color.a * opacity), a: 1 };
};

/** The colour behind the middle of an element: the slide's ground and the shapes that lie there. */
export function groundBehind({ background, elements }: DrawnSlide, element: DrawnElement): Rgba {
  const [x, y] = [element.left + element.width / 2, element.top + element.height / 2];
  const behind = elements.slice(0, Math.max(0, elements.indexOf(element)));
  const start = background.kind === 'solid' ? over(white, background.color, 1) : white;
  return behind.reduce((below, { left, top, width, height, ...other }) => {
    const isThere = x >= left && x <= left + width && y >= top && y <= top + height;
    if (!isThere || other.type !== 'shape' || other.fill?.kind !== 'solid') return below;
    return over(below, other.fill.color, other.opacity ?? 1);
  }, start);
}

/** Large words can be read with less (WCAG 1.4.3). */
export const neededContrast = ({ size = 18, bold }: { size?: number; bold?: boolean }): number =>
  size >= 24 || (bold === true && size >= 18.66) ? 3 : 4.5;

export const contrastWith = (color: string, ground: Rgba): number => contrastOf(colorOf(color), ground);

/** The height that the words of a text need, by the widths of letters. */
function neededHeight({ text, width }: Extract<DrawnElement, { type: 'text' }>): number {
  const room = width - text.inset.left - text.inset.right;
  return text.paragraphs.reduce((sum, { runs, left = 0, before = 0 }) => {
    const size = Math.max(...runs.map((run) => run.size ?? 18));
    return sum + before + heightOf([runs.map((run) => run.text).join('')], size, room - left);
  }, 0);
}

/** An estimate may be off by so much before anybody sees it. */
const slack = 1.05;
const smallest = 12;

/** Of the two colours for words the one that is read better. */
const legible = ({ colors }: Theme, ground: Rgba): Color =>
  contrastWith(colors.light1, ground) > contrastWith(colors.dark1, ground) ? slot('light1') : slot('dark1');

function mendText(element: SlideElement, drawn: DrawnElement, ground: Rgba, theme: Theme): SlideElement {
  if (element.type !== 'text' || drawn.type !== 'text') return element;
  const { inset } = drawn.text;
  const share = (drawn.height - inset.top - inset.bottom) / neededHeight(drawn);
  const shrink = share * slack < 1 ? Math.sqrt(share) : 1;
  const mended = (run: Run, at: number, place: number): Run => {
    const seen = drawn.text.paragraphs[at]?.runs[place];
    const { size = 18, color } = seen ?? {};
    const isPoor =
      color !== undefined &&
      contrastWith(color, ground) < neededContrast({ size, bold: seen?.bold === true });
    return {
      ...run,
      ...(shrink < 1 && { size: Math.max(smallest, Math.floor(size * shrink)) }),
      ...(isPoor && { color: legible(theme, ground) }),
    };
  };
  const paragraphs = element.text.paragraphs.map((paragraph, at) => ({
    ...paragraph,
    runs: paragraph.runs.map((run, place) => mended(run, at, place)),
  }));
  return { ...element, text: { ...element.text, paragraphs } };
}

/** The slide with all its words in their places and legible in this design; texts without a word are left out. */
export function mendSlide(slide: Slide, design: Design): Slide {
  const drawn = drawSlide(slide, design, 1);
  const elements = slide.elements.flatMap((element) => {
    const seen = drawn.elements.find(({ id }) => id === element.id);
    const isEmpty =
      element.type === 'text' &&
      element.text.paragraphs.every(({ runs }) => runs.every(({ text }) => text.trim() === ''));
    if (isEmpty) return [];
    return [seen ? mendText(element, seen, groundBehind(drawn, seen), design.theme) : element];
  });
  return { ...slide, elements };
}
