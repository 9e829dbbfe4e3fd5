import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { defaultDesign } from '../default-design.ts';
import { defaultTheme } from '../defaults.ts';
import type { Design } from '../design.ts';
import { drawnElementSchema, drawnFillSchema } from '../schema/drawn.ts';
import { designSchema } from '../schema/design.ts';
import { slideSchema } from '../schema/slide.ts';
import { aSlide } from '../testing.ts';
import { drawSlide } from './draw-slide.ts';

/** Numbers that look random and are the same each time (a linear congruential generator). */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

type Pick = (below: number) => number;
const oneOf = <T>(pick: Pick, list: readonly T[]): T => list[pick(list.length)]!;
/** Each field there or not. */
const some = (pick: Pick, fields: object) =>
  Object.fromEntries(Object.entries(fields).filter(() => pick(2) === 0));

const color = (pick: Pick) =>
  oneOf(pick, [
    '#123',
    '#12345678',
    { slot: 'accent3' },
    {
      slot: 'link',
      changes: [
        { kind: 'hueMod', by: -9 },
        { kind: 'alpha', by: 7 },
      ],
    },
  ]);
const fill = (pick: Pick) =>
  oneOf(pick, [
    { kind: 'none' },
    { kind: 'solid', color: color(pick) },
    { kind: 'gradient', shape: 'radial', angle: 0, stops: [{ at: 0, color: color(pick) }] },
    { kind: 'picture', url: 'x', fit: 'tile' },
  ]);
const font = (pick: Pick) => oneOf(pick, ['Georgia', { slot: 'heading' }, { slot: 'body' }]);
const run = (pick: Pick) =>
  some(pick, {
    size: 9,
    color: color(pick),
    fill: fill(pick),
    font: font(pick),
    eastFont: font(pick),
    caps: 'none',
  });
const bullet = (pick: Pick) =>
  oneOf(pick, [
    { kind: 'none' },
    { kind: 'character', character: '-', font: font(pick), color: color(pick) },
  ]);
const body = (pick: Pick) =>
  some(pick, {
    anchor: 'top',
    wrap: false,
    fit: 'shrink',
    scale: 0.5,
    inset: { left: 1, top: 1, right: 1, bottom: 1 },
  });
const text = (pick: Pick) => ({
  ...body(pick),
  paragraphs: Array.from({ length: pick(3) }, () => ({
    ...some(pick, { level: pick(9), bullet: bullet(pick) }),
    runs: Array.from({ length: pick(3) }, () => ({
      text: oneOf(pick, ['', 'a']),
      ...some(pick, { field: 'slide-number' }),
      ...run(pick),
    })),
  })),
});
/** The names of what can be adjusted are the file's own. */
const geometry = (pick: Pick) => ({
  kind: 'preset',
  name: 'star5',
  adjust: some(pick, { adj: 1, slot: 2, paragraphs: 3, kind: 4, field: 5 }),
});
const element = (pick: Pick, id: number) => ({
  id: `e${id}`,
  ...some(pick, {
    left: 1,
    top: 2,
    width: 3,
    height: 4,
    rotate: 5,
    placeholder: oneOf(pick, ['p', 'nobody', '__proto__']),
  }),
  ...oneOf(pick, [
    {
      type: 'text',
      text: text(pick),
      ...some(pick, { fill: fill(pick), stroke: { width: 0, color: color(pick) } }),
    },
    { type: 'shape', ...some(pick, { text: text(pick), fill: fill(pick), geometry: geometry(pick) }) },
    { type: 'image', url: 'x' },
    { type: 'avatar' },
    { type: 'latex', source: 'x', color: color(pick) },
    {
      type: 'table',
      columns: [1],
      rows: [1],
      cells: [[{ text: text(pick), ...some(pick, { fill: fill(pick) }) }]],
    },
  ]),
});
const elements = (pick: Pick) => Array.from({ length: pick(4) }, (_, id) => element(pick, id));
const anySlide = (pick: Pick) =>
  z.parse(slideSchema, {
    id: 's',
    ...some(pick, { layoutId: oneOf(pick, ['layout', 'nobody']), hidesLayout: true, background: fill(pick) }),
    elements: elements(pick),
  });
const anyDesign = (pick: Pick): Design =>
  z.parse(designSchema, {
    theme: { ...defaultTheme, ...some(pick, { heading: { latin: 'Arial' } }) },
    masters: [
      {
        id: 'm',
        ...some(pick, { background: fill(pick), theme: defaultTheme }),
        elements: elements(pick),
        layouts: [
          {
            id: 'layout',
            elements: elements(pick),
            placeholders: [
              {
                id: 'p',
                box: { left: 0, top: 0, width: 9, height: 9, rotate: 0 },
                body: body(pick),
                levels: Array.from({ length: pick(3) }, () => ({
                  paragraph: some(pick, { bullet: bullet(pick) }),
                  run: run(pick),
                })),
                ...some(pick, { role: 'title', fill: fill(pick) }),
              },
            ],
          },
        ],
      },
    ],
  });

test('every slide that may be stored can be drawn with every design, and then nothing of it is left to look up', () => {
  for (let seed = 0; seed < 300; seed++) {
    const pick = numbersFrom(seed);
    const drawn = drawSlide(anySlide(pick), anyDesign(pick), 1);
    expect(z.safeParse(drawnFillSchema, drawn.background).success).toBe(true);
    for (const each of drawn.elements)
      expect([seed, z.safeParse(drawnElementSchema, each).error]).toEqual([seed, undefined]);
    expect(drawSlide(drawn, defaultDesign, 1)).toEqual(drawn);
  }
});

test('a slide that says everything itself draws to itself', () => {
  expect(drawSlide(aSlide(), defaultDesign)).toEqual(aSlide());
});
