import { describe, expect, test } from 'vitest';
import { applyTheme } from '../commands/design.ts';
import { apply } from '../commands/apply.ts';
import { defaultDesign } from '../default-design.ts';
import { defaultTheme } from '../defaults.ts';
import { type Color, type ColorSlot, colorSlots } from '../paint.ts';
import { designSchema } from '../schema/design.ts';
import { aDeck } from '../testing.ts';
import { contrastOf, fromHex } from './color-maths.ts';
import { colorSetOf, fontPairOf, themes } from './themes.ts';

const colorOf = (hex: string) => fromHex(hex.slice(1)) ?? { r: 0, g: 0, b: 0, a: 1 };

const layouts = defaultDesign.masters.flatMap((master) => master.layouts);
const slotOf = (color: Color | undefined): ColorSlot | undefined =>
  typeof color === 'object' && 'slot' in color ? color.slot : undefined;

test('black on white can be told apart as well as can be', () => {
  expect(contrastOf(colorOf('#000000'), colorOf('#ffffff'))).toBeCloseTo(21);
  expect(contrastOf(colorOf('#777777'), colorOf('#ffffff'))).toBeCloseTo(4.48, 1);
});

describe.each(themes)('the theme $name', (theme) => {
  const { colors } = theme;

  test.each(['dark1', 'dark2', 'link', 'followedLink'] as const)(
    'can be read in %s on both grounds',
    (slot) => {
      for (const ground of ['light1', 'light2'] as const)
        expect(contrastOf(colorOf(colors[slot]), colorOf(colors[ground]))).toBeGreaterThanOrEqual(4.5);
    },
  );

  test('has six colours that stand out from the ground', () => {
    for (const slot of colorSlots.filter((each) => each.startsWith('accent')))
      expect(contrastOf(colorOf(colors[slot]), colorOf(colors.light1)), slot).toBeGreaterThanOrEqual(2.9);
  });

  test.each(layouts)('can be read on the layout $name', ({ background, placeholders }) => {
    const ground = (background?.kind === 'solid' && slotOf(background.color)) || 'light1';
    for (const { levels } of placeholders)
      for (const { run } of levels) {
        const words = slotOf(run.color) ?? 'dark1';
        expect(contrastOf(colorOf(colors[words]), colorOf(colors[ground]))).toBeGreaterThanOrEqual(4.5);
      }
  });

  test('knows its colours and fonts again', () => {
    expect(colorSetOf(theme)).toBe(theme.name);
    expect(fontPairOf(theme)).toBeDefined();
  });
});

test('a theme reaches masters that had one of their own', () => {
  const deck = aDeck();
  const [master] = deck.design.masters;
  const own = {
    ...deck,
    design: { ...deck.design, masters: [{ ...master, theme: defaultTheme }] },
  } as typeof deck;
  const [theme = defaultTheme] = themes;
  const { design } = apply(own, applyTheme(own.design, theme)).value;
  expect(design).toMatchObject({ theme: { name: 'ink' } });
  expect(design.masters[0]).not.toHaveProperty('theme');
  expect(designSchema.parse(design)).toEqual(design);
});
