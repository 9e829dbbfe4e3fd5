import { describe, expect, test } from 'vitest';
import { drawSlide } from '../../design/draw-slide.ts';
import { at, drawnPages, emu, type MadeDeck, makeDeck, open, para, sp } from '../testing.ts';

const level = (number: number, content: string, attributes = '') =>
  `<a:lvl${number}pPr ${attributes}>${content}</a:lvl${number}pPr>`;
const accent = (number: number, changes = '') =>
  `<a:solidFill><a:schemeClr val="accent${number}">${changes}</a:schemeClr></a:solidFill>`;

/** The document of a made-up deck: its design, and the first of its slides. */
function readDocument(made: MadeDeck) {
  const deck = open(makeDeck(made));
  const slides = [...deck.read()].map(({ slide }) => slide);
  return { ...deck, slides, elements: slides[0]?.elements ?? [], layouts: deck.design.masters[0]?.layouts };
}
const readOne = (shape: string, made: MadeDeck = {}) =>
  readDocument({ ...made, slides: [{ shapes: shape }] }).elements[0];

describe('what fills a placeholder', () => {
  const made = {
    bodyStyle:
      level(1, `<a:buChar char="•"/><a:defRPr sz="2800">${accent(1)}</a:defRPr>`, 'marL="228600"') +
      level(2, '<a:buChar char="–"/><a:defRPr sz="2400"/>', 'marL="457200"'),
    master: sp(at(50, 150, 900, 400), '<a:bodyPr anchor="ctr"/><a:p/>', {
      placeholder: 'type="body" idx="1"',
    }),
    layout: sp(
      `${at(60, 160, 800, 300)}${accent(3)}`,
      `<a:bodyPr lIns="0"/><a:lstStyle>${level(1, '<a:defRPr b="1"/>')}</a:lstStyle><a:p/>`,
      { placeholder: 'type="body" idx="1"' },
    ),
  };
  const filling = (paragraph: string, properties = '', box = '<a:bodyPr/>') =>
    readOne(sp(properties, `${box}${paragraph}`, { placeholder: 'idx="1"' }), made);

  test('has its own words alone; place and look are the layout’s, complete with the master’s', () => {
    expect(filling(para('Point'))).toEqual({
      id: expect.any(String),
      placeholder: 'body-1',
      name: 'Shape',
      type: 'text',
      text: { paragraphs: [{ runs: [{ text: 'Point' }] }] },
    });
    const [layout] = readDocument(made).layouts ?? [];
    const fonts = { font: { slot: 'body' }, eastFont: { slot: 'body' } };
    const point = { kind: 'character', character: '•' };
    expect(layout?.placeholders).toEqual([
      {
        id: 'body-1',
        role: 'body',
        box: { left: 60, top: 160, width: 800, height: 300, rotate: 0 },
        body: {
          anchor: 'middle',
          inset: { left: 0, top: 3.75, right: 7.5, bottom: 3.75 },
          wrap: true,
          fit: 'none',
        },
        levels: [
          {
            paragraph: { left: 18.75, bullet: point },
            run: { size: 29.17, color: { slot: 'accent1' }, ...fonts, bold: true },
          },
          {
            paragraph: { left: 37.5, bullet: { ...point, character: '–' } },
            run: { size: 25, color: { slot: 'dark1' }, ...fonts },
          },
        ],
        fill: { kind: 'solid', color: { slot: 'accent3' } },
      },
    ]);
  });

  test('says what it wants otherwise, also that it wants nothing', () => {
    const own = para('x', '<a:rPr b="0"/>', '<a:pPr marL="0"><a:buNone/></a:pPr>');
    const box = '<a:bodyPr anchor="t" tIns="0"><a:normAutofit fontScale="50000"/></a:bodyPr>';
    expect(filling(own, `${at(1, 2, 3, 4)}<a:noFill/><a:ln><a:noFill/></a:ln>`, box)).toMatchObject({
      placeholder: 'body-1',
      left: 1,
      top: 2,
      width: 3,
      height: 4,
      fill: { kind: 'none' },
      stroke: { width: 0 },
      text: {
        anchor: 'top',
        inset: { left: 0, top: 0, right: 7.5, bottom: 3.75 },
        fit: 'shrink',
        scale: 0.5,
        paragraphs: [{ left: 0, bullet: { kind: 'none' }, runs: [{ text: 'x', bold: false }] }],
      },
    });
  });

  test('that changes a part of a bullet says all of it', () => {
    const own = '<a:pPr><a:buSzPct val="50000"/></a:pPr>';
    expect(filling(para('x', '', own))).toMatchObject({
      text: { paragraphs: [{ bullet: { kind: 'character', character: '•', size: 0.5 } }] },
    });
  });

  test('keeps room that is a share of letters, where its letters are others', () => {
    const bodyStyle = level(1, '<a:spcBef><a:spcPct val="50000"/></a:spcBef><a:defRPr sz="2800"/>');
    const read = (run: string) =>
      readOne(sp('', `<a:bodyPr/>${para('x', run)}`, { placeholder: 'idx="1"' }), { ...made, bodyStyle });
    expect(read('')).not.toHaveProperty(['text', 'paragraphs', 0, 'before']);
    expect(read('<a:rPr sz="1400"/>')).toMatchObject({ text: { paragraphs: [{ before: 8.75 }] } });
  });

  test('is painted by its own style before by the fill of what it inherits from', () => {
    const style =
      '<p:style><a:lnRef idx="1"><a:schemeClr val="accent4"/></a:lnRef><a:fillRef idx="1"><a:schemeClr val="accent2"/></a:fillRef></p:style>';
    const shape = sp('', `<a:bodyPr/>${para('x')}`, { placeholder: 'idx="1"', style });
    expect(readOne(shape, made)).toMatchObject({
      fill: { color: { slot: 'accent2' } },
      stroke: { color: { slot: 'accent4' } },
    });
  });

  test('keeps the colour of a line whose width it changes', () => {
    const layout = sp(`${at(0, 0, 9, 9)}<a:ln w="12700">${accent(5)}</a:ln>`, '<a:bodyPr/><a:p/>', {
      placeholder: 'type="body" idx="1"',
    });
    const shape = sp(`<a:ln w="${emu(3)}"/>`, `<a:bodyPr/>${para('x')}`, { placeholder: 'idx="1"' });
    expect(readOne(shape, { layout })).toMatchObject({ stroke: { width: 3, color: { slot: 'accent5' } } });
  });
});

describe('colours of the theme', () => {
  const shape = (paint: string, style = '') => sp(`${at(0, 0, 9, 9)}${paint}`, '', { style });

  test('keep their slot and their changes in order', () => {
    const changes = '<a:lumMod val="60000"/><a:lumOff val="40000"/><a:alpha val="50000"/>';
    expect(readOne(shape(accent(2, changes)))).toMatchObject({
      fill: {
        color: {
          slot: 'accent2',
          changes: [
            { kind: 'lumMod', by: 0.6 },
            { kind: 'lumOff', by: 0.4 },
            { kind: 'alpha', by: 0.5 },
          ],
        },
      },
    });
  });

  test('are written by what their names mean on the slide', () => {
    const after = '<p:clrMapOvr><a:overrideClrMapping bg1="dk1" tx1="lt1" accent1="accent6"/></p:clrMapOvr>';
    const shapes = shape('<a:solidFill><a:schemeClr val="tx1"/></a:solidFill>') + shape(accent(1));
    const read = readDocument({ slides: [{ shapes, after }, { shapes }] });
    const colors = read.slides.map(({ elements }) =>
      elements.map((element) => element.type === 'shape' && element.fill),
    );
    const solid = (slot: string) => ({ kind: 'solid', color: { slot } });
    expect(colors).toEqual([
      [solid('light1'), solid('accent6')],
      [solid('dark1'), solid('accent1')],
    ]);
    // The same layout, once for each meaning of the names.
    expect(new Set(read.slides.map(({ layoutId }) => layoutId)).size).toBe(2);
    expect(read.design.masters.map(({ background }) => background)).toEqual([
      solid('dark1'),
      solid('light1'),
    ]);
  });

  test('fill in the styles of the theme, with the changes of both', () => {
    const files = {
      'ppt/theme/theme1.xml': `<a:theme xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:themeElements><a:fmtScheme><a:fillStyleLst><a:gradFill><a:gsLst><a:gs pos="0"><a:schemeClr val="phClr"><a:tint val="50000"/></a:schemeClr></a:gs><a:gs pos="100000"><a:schemeClr val="phClr"/></a:gs></a:gsLst></a:gradFill></a:fillStyleLst><a:effectStyleLst><a:effectStyle><a:effectLst><a:outerShdw dist="0"><a:schemeClr val="phClr"><a:alpha val="40000"/></a:schemeClr></a:outerShdw></a:effectLst></a:effectStyle></a:effectStyleLst></a:fmtScheme></a:themeElements></a:theme>`,
    };
    const darker = '<a:schemeClr val="accent3"><a:shade val="80000"/></a:schemeClr>';
    const style = `<p:style><a:fillRef idx="1">${darker}</a:fillRef><a:effectRef idx="1">${darker}</a:effectRef></p:style>`;
    const shade = { kind: 'shade', by: 0.8 };
    expect(readOne(shape('', style), { files })).toMatchObject({
      fill: {
        stops: [
          { at: 0, color: { slot: 'accent3', changes: [shade, { kind: 'tint', by: 0.5 }] } },
          { at: 1, color: { slot: 'accent3', changes: [shade] } },
        ],
      },
      shadow: { color: { slot: 'accent3', changes: [shade, { kind: 'alpha', by: 0.4 }] } },
    });
  });

  test('change on every slide with the theme', () => {
    const shapes = shape(accent(2));
    const { design, slides } = readDocument({ slides: [{ shapes }, { shapes }] });
    const theme = { ...design.theme, colors: { ...design.theme.colors, accent2: '#123456' } };
    const seen = slides.map((slide) => drawSlide(slide, { ...design, theme }).elements[0]);
    for (const element of seen) expect(element).toMatchObject({ fill: { color: '#123456' } });
  });
});

test('fonts of the theme keep their slot, and whose letters they are for', () => {
  const fonts = '<a:rPr><a:latin typeface="+mn-ea"/><a:ea typeface="+mj-ea"/></a:rPr>';
  const shape = sp(at(0, 0, 9, 9), `<a:bodyPr/>${para('x', fonts)}`, { box: true });
  const runs = [{ font: { slot: 'body', letters: 'east' }, eastFont: { slot: 'heading' } }];
  expect(readOne(shape)).toMatchObject({ text: { paragraphs: [{ runs }] } });
  expect(drawnPages({ slides: [{ shapes: shape }] })[0]?.elements[0]).toMatchObject({
    text: { paragraphs: [{ runs: [{ font: '宋体', eastFont: '黑体' }] }] },
  });
});
