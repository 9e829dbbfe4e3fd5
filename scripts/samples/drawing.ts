// The small drawing language in which our sample decks are written: a slide is a list of these.
import type { SlideElement, TableElement } from '@app/deck/element.ts';
import type { Design } from '@app/deck/design.ts';
import type { Color, Fill } from '@app/deck/paint.ts';
import type { Paragraph, TextBody } from '@app/deck/text.ts';

/** What the samples look like; planets have colours of their own. */
export const design: Design = {
  theme: {
    colors: {
      dark1: '#1D1B18',
      light1: '#FAF7F2',
      dark2: '#0F1B1E',
      light2: '#F4EFE6',
      accent1: '#0B6B74',
      accent2: '#C2491D',
      accent3: '#655E53',
      accent4: '#9FB0AE',
      accent5: '#D8CFC0',
      accent6: '#34504F',
      link: '#0B6B74',
      followedLink: '#655E53',
    },
    heading: {},
    body: {},
  },
  masters: [],
};

export const ink = {
  text: { slot: 'dark1' },
  paper: { slot: 'light1' },
  night: { slot: 'dark2' },
  light: { slot: 'light2' },
  brand: { slot: 'accent1' },
  spot: { slot: 'accent2' },
  muted: { slot: 'accent3' },
  faint: { slot: 'accent4' },
  orbit: { slot: 'accent6' },
} satisfies Record<string, Color>;

type Box = { left: number; top: number; width: number; height: number };
type Look = { size: number; color: Color; bold?: boolean; align?: 'left' | 'center' };

/** Elements get their ids when a project is made of the sample. */
const base = (box: Box) => ({ id: '', rotate: 0, ...box });

const body = (paragraphs: Paragraph[], anchor: TextBody['anchor']): TextBody => ({
  paragraphs,
  anchor,
  inset: { left: 0, top: 0, right: 0, bottom: 0 },
  wrap: true,
  fit: 'none',
});

export const title = (
  text: string,
  color: Color = ink.text,
  box: Box = { left: 60, top: 44, width: 640, height: 64 },
) => words(text, box, { size: 40, color, bold: true }, 'title');

export function words(
  text: string,
  box: Box,
  { size, color, bold = false, align = 'left' }: Look,
  role: 'title' | 'subtitle' | 'body' = 'body',
): SlideElement {
  const paragraphs = text.split('\n').map(
    (line): Paragraph => ({
      align,
      lineHeight: { share: 1.1 },
      after: size * 0.35,
      runs: [{ text: line, size, color, ...(bold ? { bold } : {}) }],
    }),
  );
  return { ...base(box), type: 'text', role, text: body(paragraphs, 'top') };
}

/** A list with the product's small orange bullets. */
export function points(lines: readonly string[], box: Box, color: Color = ink.text, size = 24): SlideElement {
  const paragraphs = lines.map(
    (line): Paragraph => ({
      left: 26,
      indent: -26,
      after: size * 0.7,
      lineHeight: { share: 1.15 },
      bullet: { kind: 'character', character: '•', color: ink.spot },
      runs: [{ text: line, size, color }],
    }),
  );
  return { ...base(box), type: 'text', role: 'body', text: body(paragraphs, 'top') };
}

/** A planet: a ball lit from the upper left. */
export function ball(
  x: number,
  y: number,
  radius: number,
  light: string,
  dark: string,
  alt = '',
): SlideElement {
  const fill: Fill = {
    kind: 'gradient',
    shape: 'linear',
    angle: 45,
    stops: [
      { at: 0, color: light },
      { at: 1, color: dark },
    ],
  };
  return {
    ...base({ left: x - radius, top: y - radius, width: radius * 2, height: radius * 2 }),
    type: 'shape',
    geometry: { kind: 'preset', name: 'ellipse' },
    fill,
    ...(alt === '' ? { role: 'decoration' as const } : { alt }),
  };
}

/** An orbit or a ring: the outline of an ellipse. */
export const ring = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  color: Color,
  width = 1.5,
): SlideElement => ({
  ...base({ left: x - rx, top: y - ry, width: rx * 2, height: ry * 2 }),
  type: 'shape',
  role: 'decoration',
  geometry: { kind: 'preset', name: 'ellipse' },
  stroke: { width, color },
});

/** A card behind words. */
export const card = (box: Box, color: Color): SlideElement => ({
  ...base(box),
  type: 'shape',
  role: 'decoration',
  geometry: { kind: 'preset', name: 'roundRect', adjust: { adj: 8000 } },
  fill: { kind: 'solid', color },
});

/** A table whose first row is its head. */
export function table(rows: readonly (readonly string[])[], box: Box, columns: number[]): TableElement {
  const height = box.height / rows.length;
  const cell = (text: string, isHead: boolean, isOdd: boolean) => ({
    text: {
      ...body(
        [{ runs: [{ text, size: 17, color: isHead ? ink.paper : ink.text, bold: isHead }] }],
        'middle' as const,
      ),
      inset: { left: 12, top: 2, right: 8, bottom: 2 },
    },
    fill: { kind: 'solid' as const, color: isHead ? ink.brand : isOdd ? '#F2EDE4' : '#FFFFFF' },
  });
  return {
    ...base(box),
    type: 'table',
    columns,
    rows: rows.map(() => height),
    cells: rows.map((row, index) => row.map((text) => cell(text, index === 0, index % 2 === 1))),
  };
}
