import { describe, expect, test } from 'vitest';
import { defaultTheme, textBox } from '../defaults.ts';
import type { Design, Placeholder } from '../design.ts';
import type { SlideElement, TextElement } from '../element.ts';
import type { Color, ColorChange } from '../paint.ts';
import type { Slide } from '../slide.ts';
import { aText } from '../testing.ts';
import type { Paragraph } from '../text.ts';
import { mapDesignAddresses } from './addresses.ts';
import { drawSlide } from './draw-slide.ts';
import { resolveColor } from './resolve.ts';

const title: Placeholder = {
  id: 'title',
  role: 'title',
  box: { left: 50, top: 40, width: 900, height: 100, rotate: 5 },
  body: { anchor: 'middle', fit: 'shrink', scale: 0.5 },
  levels: [
    {
      paragraph: { align: 'center', bullet: { kind: 'character', character: '•' } },
      run: {
        size: 40,
        color: { slot: 'accent1' },
        font: { slot: 'heading' },
        eastFont: { slot: 'heading' },
        fill: { kind: 'picture', url: 'letters', fit: 'tile' },
      },
    },
    { paragraph: { left: 30 }, run: { size: 20 } },
  ],
  fill: { kind: 'solid', color: { slot: 'light2' } },
};
const logo: SlideElement = {
  id: 'logo',
  type: 'image',
  url: 'logo',
  left: 1,
  top: 2,
  width: 3,
  height: 4,
  rotate: 0,
};
const design: Design = {
  theme: { ...defaultTheme, heading: { latin: 'Georgia', east: 'KaiTi' } },
  masters: [
    {
      id: 'master',
      elements: [logo],
      background: { kind: 'solid', color: { slot: 'accent2' } },
      layouts: [
        { id: 'plain', elements: [aText('corner', { id: 'corner' })], placeholders: [title] },
        {
          id: 'bare',
          elements: [],
          placeholders: [],
          hidesMaster: true,
          background: { kind: 'solid', color: '#010203' },
        },
      ],
    },
  ],
};
const filling = (paragraphs: Paragraph[], more: Partial<TextElement> = {}): Slide => ({
  id: 's',
  layoutId: 'plain',
  elements: [{ id: 'e', type: 'text', placeholder: 'title', text: { paragraphs }, ...more }],
});
const drawnText = (slide: Slide) => {
  const element = drawSlide(slide, design).elements.at(-1);
  if (element?.type !== 'text') throw new Error('no text');
  return element;
};

describe('what a slide inherits', () => {
  test('its words stand where and look as the layout says, in the theme it has', () => {
    const element = drawnText(filling([{ runs: [{ text: 'words' }] }]));
    expect(element).toMatchObject({ left: 50, top: 40, width: 900, rotate: 5, role: 'title' });
    expect(element).toMatchObject({ fill: { kind: 'solid', color: defaultTheme.colors.light2 } });
    expect(element).not.toHaveProperty('placeholder');
    const [paragraph] = element.text.paragraphs;
    expect(element.text).toMatchObject({ anchor: 'middle', scale: 0.5, inset: textBox.inset });
    expect(paragraph).toMatchObject({ align: 'center', bullet: { character: '•' } });
    expect(paragraph?.runs[0]).toMatchObject({ size: 40, font: 'Georgia', eastFont: 'KaiTi' });
  });

  test('what it says itself wins: place, look, no list, no paint', () => {
    const own = filling(
      [{ runs: [{ text: 'words', size: 7, color: '#ff0000' }], bullet: { kind: 'none' }, align: 'left' }],
      { left: 1, rotate: 0, fill: { kind: 'none' }, role: 'body' },
    );
    own.elements = own.elements.map((each) =>
      each.type === 'text' ? { ...each, text: { ...each.text, fit: 'none' } } : each,
    );
    const element = drawnText(own);
    expect(element).toMatchObject({ left: 1, top: 40, rotate: 0, role: 'body' });
    expect(element).not.toHaveProperty('fill');
    expect(element.text).not.toHaveProperty('scale');
    expect(element.text.paragraphs[0]).not.toHaveProperty('bullet');
    // The gradient of the letters would hide their own colour.
    expect(element.text.paragraphs[0]?.runs[0]).toEqual({
      text: 'words',
      size: 7,
      color: '#ff0000',
      font: 'Georgia',
      eastFont: 'KaiTi',
    });
  });

  test('an empty line of a list has no mark, and levels deeper than there are look like the last', () => {
    const { paragraphs } = drawnText(
      filling([{ runs: [{ text: '' }] }, { level: 5, runs: [{ text: 'deep' }] }]),
    ).text;
    expect(paragraphs[0]).not.toHaveProperty('bullet');
    expect(paragraphs[1]).toMatchObject({ left: 30, runs: [{ size: 20 }] });
  });

  test('master and layout are drawn behind it, unless it or its layout hides them', () => {
    const seen = (slide: Partial<Slide>) => {
      const drawn = drawSlide({ id: 's', elements: [aText('own')], ...slide }, design);
      return [drawn.background, ...drawn.elements.map(({ id, role }) => [id, role])];
    };
    const accent = { kind: 'solid', color: defaultTheme.colors.accent2 };
    const behind = ['logo', 'corner'].map((id) => [id, 'decoration']);
    expect(seen({ layoutId: 'plain' })).toEqual([accent, ...behind, ['text', undefined]]);
    expect(seen({ layoutId: 'plain', hidesLayout: true })).toEqual([accent, ['text', undefined]]);
    expect(seen({ layoutId: 'bare' })).toEqual([{ kind: 'solid', color: '#010203' }, ['text', undefined]]);
    expect(seen({ background: { kind: 'solid', color: '#111111' }, layoutId: 'bare' })[0]).toMatchObject({
      color: '#111111',
    });
  });

  test('a master with a theme of its own does not take that of the design', () => {
    const [master] = design.masters;
    const other = { ...defaultTheme, colors: { ...defaultTheme.colors, accent2: '#0a0b0c' } };
    const own = { ...design, masters: [{ ...master!, theme: other }] };
    expect(drawSlide({ id: 's', layoutId: 'plain', elements: [] }, own).background).toEqual({
      kind: 'solid',
      color: '#0a0b0c',
    });
  });

  test('the number of a page is where it stands', () => {
    const slide = filling([{ runs: [{ text: '‹#›', field: 'slide-number' }] }]);
    const text = (number?: number) => {
      const last = drawSlide(slide, design, number).elements.at(-1);
      return last?.type === 'text' && last.text.paragraphs[0]?.runs[0]?.text;
    };
    expect([text(7), text()]).toEqual(['7', '‹#›']);
  });

  test('slides of one layout differ in what is theirs: the number that the layout shows, and a theme that changes', () => {
    const number = { text: '‹#›', field: 'slide-number', color: { slot: 'accent1' } } as const;
    const corner: TextElement = { id: 'corner', type: 'text', text: { paragraphs: [{ runs: [number] }] } };
    const layout = { id: 'numbered', elements: [corner], placeholders: [title] };
    const numbered: Design = { ...design, masters: [{ id: 'm', elements: [], layouts: [layout] }] };
    const red = {
      ...numbered,
      theme: { ...design.theme, colors: { ...design.theme.colors, accent1: '#ff0000' } },
    };
    const drawn = (look: Design, place: number) => {
      const { elements } = drawSlide(
        { ...filling([{ runs: [{ text: 'words' }] }]), layoutId: 'numbered' },
        look,
        place,
      );
      return elements.map((each) => each.type === 'text' && each.text.paragraphs[0]?.runs[0]);
    };
    const { accent1 } = defaultTheme.colors;
    expect(drawn(numbered, 1)).toMatchObject([{ text: '1', color: accent1 }, { color: accent1 }]);
    expect(drawn(red, 2)).toMatchObject([{ text: '2', color: '#ff0000' }, { color: '#ff0000' }]);
    expect(drawn(numbered, 3)).toMatchObject([{ text: '3', color: accent1 }, { color: accent1 }]);
  });
});

test('an element without a place or a rotation stands upright in a corner', () => {
  const bare: Slide = {
    id: 's',
    elements: [{ id: 'e', type: 'chart', chart: 'pie', categories: [], series: [] }],
  };
  expect(drawSlide(bare, design).elements).toMatchObject([
    { left: 0, top: 0, width: 480, height: 300, rotate: 0 },
  ]);
});

test('addresses of files in a design are replaced, in decoration, placeholders and letters too', () => {
  const mapped = JSON.stringify(mapDesignAddresses(design, (url) => `new-${url}`));
  expect(mapped).toContain('"new-logo"');
  expect(mapped).toContain('"new-letters"');
});

test('changes of a colour are made in their order', () => {
  const color = (...changes: ColorChange[]): Color => ({ slot: 'accent1', changes });
  const theme = { ...defaultTheme, colors: { ...defaultTheme.colors, accent1: '#4472c4' } };
  expect(resolveColor({ slot: 'accent1' }, theme)).toBe('#4472c4');
  // As the usual office program draws "lighter 60 %" and "darker 25 %".
  expect(resolveColor(color({ kind: 'lumMod', by: 0.4 }, { kind: 'lumOff', by: 0.6 }), theme)).toBe(
    '#b4c7e7',
  );
  expect(resolveColor(color({ kind: 'lumMod', by: 0.75 }), theme)).toBe('#2f5597');
  expect(resolveColor(color({ kind: 'alpha', by: 0.5 }), theme)).toBe('#4472c480');
  expect(
    resolveColor(color({ kind: 'lumMod', by: 1 }), {
      ...theme,
      colors: { ...theme.colors, accent1: '#abc' },
    }),
  ).toBe('#aabbcc');
});

describe('what takes its look from the theme', () => {
  const drawn = (element: SlideElement) => drawSlide({ id: 's', elements: [element] }, design).elements[0];
  const { colors } = design.theme;

  test('a chart has the colours that stand out, and that of letters, unless it says others', () => {
    const chart: SlideElement = { id: 'e', type: 'chart', chart: 'pie', categories: [], series: [] };
    expect(drawn(chart)).toMatchObject({ color: colors.dark1 });
    expect(drawn(chart)).toHaveProperty('colors.5', colors.accent6);
    expect(drawn({ ...chart, colors: ['#123456'] })).toHaveProperty('colors', ['#123456']);
    expect(drawn({ id: 'e', type: 'latex', source: 'x' })).toMatchObject({ color: colors.dark1 });
  });

  test('a table gives its cells what they do not say themselves', () => {
    const cell = (text: string, more = {}) => ({ text: { paragraphs: [{ runs: [{ text, ...more }] }] } });
    const table = drawn({
      id: 'e',
      type: 'table',
      columns: [10],
      rows: [10, 10, 10],
      look: { style: 'strong', headerRow: true, banded: true },
      cells: [
        [cell('head')],
        [{ ...cell('own', { color: '#ff0000' }), fill: { kind: 'none' } }],
        [{ ...cell('plain'), borders: { left: { width: 0, color: '#000000' } } }],
      ],
    });
    if (table?.type !== 'table') throw new Error('no table');
    const [head, own, plain] = table.cells.map(([each]) => each);
    expect(head?.fill).toEqual({ kind: 'solid', color: colors.accent1 });
    expect(head?.text.paragraphs[0]?.runs[0]).toMatchObject({ bold: true, color: colors.light1 });
    expect(own?.fill).toBeUndefined();
    expect(own?.text.paragraphs[0]?.runs[0]?.color).toBe('#ff0000');
    expect(plain?.borders).toMatchObject({ left: { width: 0 }, right: { color: colors.light1 } });
    // What is drawn is also a document, which draws to itself.
    expect(drawn(table)).toEqual(table);
  });
});
