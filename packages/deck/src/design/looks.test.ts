import { describe, expect, test } from 'vitest';
import type { Layout } from '../design.ts';
import type { Color, ColorSlot } from '../paint.ts';
import { contrastOf, fromHex } from './color-maths.ts';
import { designIn, lookIds } from './looks.ts';
import { themes } from './themes.ts';

const slotOf = (color: Color | undefined): ColorSlot | undefined =>
  typeof color === 'object' && 'slot' in color ? color.slot : undefined;
const colorOf = (hex: string) => fromHex(hex.slice(1))!;
const groundOf = ({ background }: Layout): ColorSlot =>
  (background?.kind === 'solid' && slotOf(background.color)) || 'light1';

const layoutsIn = (look: (typeof lookIds)[number], theme: string) =>
  designIn(look, theme).masters.flatMap(({ layouts }) => layouts);
const titlesOf = ({ placeholders }: Layout) =>
  placeholders.filter(({ role }) => role === 'title').flatMap(({ levels }) => levels);

describe.each(lookIds)('the look %s', (look) => {
  test.each(themes.map(({ name }) => name))('has a cover that can be read in the theme %s', (name) => {
    const { theme, masters } = designIn(look, name);
    const cover = masters.flatMap(({ layouts }) => layouts).find(({ id }) => id === 'default-title')!;
    const ground = colorOf(theme.colors[groundOf(cover)]);
    for (const { run } of cover.placeholders.flatMap(({ levels }) => levels))
      expect(contrastOf(colorOf(theme.colors[slotOf(run.color) ?? 'dark1']), ground)).toBeGreaterThanOrEqual(
        4.5,
      );
  });

  test.each(themes.map(({ name }) => name))(
    'says where a part begins so that it can be read in the theme %s',
    (name) => {
      const { theme, masters } = designIn(look, name);
      const section = masters.flatMap(({ layouts }) => layouts).find(({ id }) => id === 'default-section')!;
      const ground = colorOf(theme.colors[groundOf(section)]);
      for (const { run } of section.placeholders.flatMap(({ levels }) => levels))
        expect(
          contrastOf(colorOf(theme.colors[slotOf(run.color) ?? 'dark1']), ground),
        ).toBeGreaterThanOrEqual(3);
    },
  );

  test('has titles that are heavier than the text, and quotations that are not', () => {
    for (const layout of layoutsIn(look, 'ink'))
      for (const { run } of titlesOf(layout)) expect(run.bold ?? false).toBe(layout.id !== 'default-quote');
  });
});

test('neither a cover nor the page of a part dazzles among dark pages', () => {
  const [cover] = layoutsIn('margin', 'night');
  expect(groundOf(cover!)).toBe('light2');
  expect(groundOf(layoutsIn('margin', 'night').find(({ id }) => id === 'default-section')!)).toBe('light2');
  expect(groundOf(layoutsIn('margin', 'ink')[0]!)).toBe('dark2');
});
