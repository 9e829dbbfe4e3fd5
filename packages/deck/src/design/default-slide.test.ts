import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { defaultViewport } from '../deck.ts';
import { defaultDesign } from '../default-design.ts';
import { defaultSlide } from './default-slide.ts';
import { defaultAvatar, defaultTheme } from '../defaults.ts';
import type { Design } from '../design.ts';
import { drawSlide } from './draw-slide.ts';
import { designSchema } from '../schema/design.ts';
import { slideSchema } from '../schema/slide.ts';
import type { Slide } from '../slide.ts';
import { aText, countingIds } from '../testing.ts';

const texts = { title: '单击添加标题', subtitle: '单击添加副标题' };
const bare: Design = { theme: defaultTheme, masters: [] };
const layouts = defaultDesign.masters.flatMap((master) => master.layouts);
const newSlide = (design = defaultDesign, avatar = false) =>
  defaultSlide(design, countingIds(), texts, { avatar });

describe('a default new slide', () => {
  test.each([
    ['the product’s own design', defaultDesign],
    ['a design without layouts', bare],
  ])('on %s has a centred title at 54 px and a subtitle at 24 px', (_what, design) => {
    const { background, elements } = drawSlide(newSlide(design), design);
    const words = elements.filter(({ type }) => type === 'text');
    expect(words).toMatchObject([
      { type: 'text', role: 'title', left: 80, top: 110, width: 840, height: 84 },
      { type: 'text', role: 'subtitle', left: 285, top: 224, width: 430, height: 48 },
    ]);
    const [title, subtitle] = words.map((each) => each.type === 'text' && each.text.paragraphs[0]);
    const { dark1: color, light1 } = defaultTheme.colors;
    expect(title).toMatchObject({ align: 'center', runs: [{ text: texts.title, size: 54, color }] });
    expect(subtitle).toMatchObject({ runs: [{ text: texts.subtitle, size: 24, color }] });
    expect(background).toEqual({ kind: 'solid', color: light1 });
  });

  test('has the avatar at the bottom right, two thirds high and 3:4, where the project has one', () => {
    const avatar = newSlide(defaultDesign, true).elements.at(-1);
    expect(avatar).toMatchObject({ type: 'avatar', left: 718.75, top: 187.5, width: 281.25, height: 375 });
    expect(defaultViewport).toEqual({ width: 1000, height: 562.5 });
  });

  test('writes only its own: the words, and where they belong', () => {
    expect(newSlide()).toEqual({
      id: 'id-3',
      layoutId: 'default-title',
      elements: (['title', 'subtitle'] as const).map((placeholder, index) => ({
        id: `id-${index + 1}`,
        type: 'text',
        placeholder,
        text: { paragraphs: [{ runs: [{ text: texts[placeholder] }] }] },
      })),
    });
  });

  test('stands on the layout of another deck that has a place for both, in its look', () => {
    const [first] = layouts;
    const theirs = { ...first!, id: 'theirs' };
    const design: Design = {
      ...bare,
      masters: [{ id: 'm', elements: [], layouts: [{ ...theirs, id: 'no', placeholders: [] }, theirs] }],
    };
    expect(newSlide(design).layoutId).toBe('theirs');
  });

  test('gives every element an id of its own and keeps to the schema', () => {
    for (const design of [defaultDesign, bare]) {
      const slide = newSlide(design, true);
      expect(new Set([slide.id, ...slide.elements.map(({ id }) => id)]).size).toBe(4);
      expect(z.safeParse(slideSchema, slide).success).toBe(true);
    }
  });
});

test('on a slide of another ratio the avatar keeps to its corner', () => {
  const avatar = defaultAvatar(countingIds(), { width: 1000, height: 750 });
  expect(avatar).toMatchObject({ left: 625, top: 250, width: 375, height: 500 });
});

describe('the product’s own design', () => {
  test('keeps to the schema, and is named in both languages', () => {
    expect(z.safeParse(designSchema, defaultDesign).error).toBeUndefined();
    expect(layouts.map(({ name }) => name)).toEqual([
      '标题页 Title',
      '标题和内容 Title and content',
      '节标题 Section',
      '两栏 Two columns',
      '引言 Quote',
      '空白 Blank',
    ]);
  });

  test('has room for the presenter: nothing below a title stands in its corner', () => {
    const corner = defaultAvatar(countingIds());
    const hidden = layouts.flatMap(({ id, placeholders }) =>
      placeholders
        .filter(({ box }) => box.top + box.height > corner.top && box.left + box.width > corner.left)
        // The title of the first page is as wide as the specification wants it, and ends before the face.
        .map(({ id: place }) => [id, place]),
    );
    expect(hidden).toEqual([['default-title', 'title']]);
  });

  test('changes nothing on slides that were made without layouts', () => {
    const before: Slide[] = [
      { id: 's', elements: [aText('words'), { id: 'e', type: 'text', text: { paragraphs: [] } }] },
      { id: 's', layoutId: 'of-a-lost-design', elements: [aText('words', { placeholder: 'title' })] },
    ];
    for (const slide of before) expect(drawSlide(slide, defaultDesign)).toEqual(drawSlide(slide, bare));
  });
});
