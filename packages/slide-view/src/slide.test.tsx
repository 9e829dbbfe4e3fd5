import { defaultViewport } from '@app/deck/deck.ts';
import { defaultAvatar, textBox } from '@app/deck/defaults.ts';
import type { Drawn, DrawnElement, DrawnSlide } from '@app/deck/drawn.ts';
import { aSlide, aText, countingIds } from '@app/deck/testing.ts';
import type { Paragraph } from '@app/deck/text.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { familyOf } from './families.ts';
import { listNumber } from './numbers.ts';
import { Slide, type Slots } from './slide.tsx';

const box = { id: 'x', left: 10, top: 20, width: 100, height: 50, rotate: 0 };
const draw = (slide: Partial<DrawnSlide>, slots: Slots = {}) =>
  renderToStaticMarkup(<Slide slide={aSlide(slide)} viewport={defaultViewport} width={500} slots={slots} />);
const drawOne = (element: DrawnElement, slots?: Slots) => draw({ elements: [element] }, slots);
const drawText = (...paragraphs: Drawn<Paragraph>[]) =>
  drawOne(aText('', { text: { ...textBox, paragraphs } }));

test('the paragraphs of a text break as its box says, whatever the page around says of paragraphs', () => {
  const body = { ...textBox, wrap: false, paragraphs: [{ runs: [{ text: '14' }] }] };
  const html = drawOne(aText('', { text: body }));
  expect(html).toMatch(/white-space:pre;.*<p style="[^"]*text-wrap:inherit/);
});

test('a picture is shown through its filters, and without any where it has none', () => {
  const picture = { ...box, type: 'image', url: '/a.png' } as const;
  expect(drawOne({ ...picture, filter: { brightness: 1.2, grey: 1, blur: 3 } })).toContain(
    'filter:brightness(1.2) grayscale(1) blur(3px)',
  );
  expect(drawOne(picture)).not.toContain('filter');
});

describe('a slide', () => {
  test('is as wide as it is told and scaled as a whole', () => {
    const html = draw({});
    // What it covers of its last row of pixels is its own, and the ground reaches over it.
    expect(html).toContain('width:500px;height:282px');
    expect(html).toContain(
      'width:1000px;height:562.5px;box-sizing:content-box;padding:0 2px 2px 0;transform:scale(0.5)',
    );
  });

  test('lies on white paper, which a background that is seen through shows', () => {
    const html = draw({ background: { kind: 'solid', color: '#00000000' } });
    expect(html).toMatch(/^<div style="[^"]*background-color:#ffffff/);
  });

  test('shows its background', () => {
    expect(draw({ background: { kind: 'solid', color: '#102030' } })).toContain('background-color:#102030');
    const stops = [
      { at: 0, color: '#ff0000' },
      { at: 1, color: '#0000ff' },
    ];
    expect(draw({ background: { kind: 'gradient', shape: 'linear', angle: 90, stops } })).toContain(
      'linear-gradient(180deg, #ff0000 0%, #0000ff 100%)',
    );
    expect(draw({ background: { kind: 'picture', url: '/f/1"x', fit: 'stretch' } })).toContain(
      'url(&quot;/f/1%22x&quot;)',
    );
  });

  test('paints elements in their order, the first at the back', () => {
    const html = draw({ elements: [aText('behind', { id: 'a' }), aText('before', { id: 'b' })] });
    expect(html.indexOf('behind')).toBeLessThan(html.indexOf('before'));
  });

  test('words that look like HTML stay words', () => {
    expect(drawOne(aText('<script>alert(1)</script>'))).toContain('&lt;script&gt;');
  });
});

describe('text', () => {
  test('has the size, colour and style of its runs, scaled where it was fitted', () => {
    const run = { text: 'x', size: 40, color: '#ff0000', bold: true, italic: true, underline: true };
    const body = { ...textBox, paragraphs: [{ runs: [run] }], scale: 0.5, fit: 'shrink' as const };
    const html = drawOne(aText('', { text: body }));
    for (const style of [
      'font-size:20px',
      'color:#ff0000',
      'font-weight:700',
      'font-style:italic',
      'underline',
    ]) {
      expect(html).toContain(style);
    }
  });

  test('stands where its box anchors it', () => {
    const anchored = (anchor: 'top' | 'middle' | 'bottom') =>
      drawOne(aText('x', { text: { ...aText('x').text, anchor } }));
    expect(anchored('middle')).toContain('justify-content:center');
    expect(anchored('bottom')).toContain('justify-content:flex-end');
  });

  test('hangs its bullets before the lines', () => {
    const html = drawText({
      runs: [{ text: 'Point' }],
      left: 30,
      indent: -20,
      bullet: { kind: 'character', character: '•' },
    });
    expect(html).toContain('padding-inline-start:30px');
    expect(html).toContain('text-indent:-20px');
    expect(html).toMatch(/min-width:20px[^>]*>•<\/span>/);
    const small = drawText({
      runs: [{ text: 'Point', size: 20 }],
      bullet: { kind: 'character', character: '•', size: 0.5 },
    });
    expect(small).toMatch(/font-size:10px[^>]*>•<\/span>/);
  });

  test('has letters of their exact widths, so that a box as wide as its characters holds them in one line', () => {
    expect(drawText({ runs: [{ text: '原始图像' }] })).toContain('text-rendering:geometricPrecision');
  });

  test('draws the arrowhead that no font of ours has in the colour of its letters', () => {
    const html = drawText({ runs: [{ text: 'Point' }], bullet: { kind: 'character', character: '➢' } });
    expect(html).toMatch(/<span aria-hidden="true"[^>]*><svg[^>]*fill:currentcolor/);
    expect(html).not.toContain('➢');
  });

  test('leaves no room below its last paragraph, nor above its first', () => {
    const spaced = { runs: [{ text: 'x' }], before: 5, after: 7 };
    const html = drawText(spaced, spaced);
    expect(html.match(/margin-top:5px/g)).toHaveLength(1);
    expect(html.match(/margin-bottom:7px/g)).toHaveLength(1);
  });

  test('has lines as high as the letters in them, whatever size the others are', () => {
    const html = drawText({
      runs: [
        { text: 'Large', size: 40 },
        { text: '\n', size: 40 },
        { text: 'small', size: 10 },
      ],
    });
    expect(html).toMatch(/<p style="[^"]*font-size:10px/);
    expect(html).toMatch(/<span style="font-size:40px[^>]*><br\/><\/span>/);
  });

  test('has pictures as tiles of their own size', () => {
    const tile = { width: 12, height: 8, pixels: { width: 24, height: 16 } };
    const fill = { kind: 'picture', url: '/t.png', fit: 'tile', tile } as const;
    expect(draw({ background: fill })).toContain('background-size:12px 8px');
    const geometry = { kind: 'preset', name: 'ellipse' } as const;
    expect(drawOne({ ...box, type: 'shape', geometry, fill })).toMatch(/<pattern[^>]*width="12" height="8"/);
  });

  test('lets Chinese signs hang over the end of a line, where the paragraph wants it', () => {
    const words = {
      runs: [
        { text: '先写，再读。”', size: 20 },
        { text: '好。', size: 20 },
      ],
    };
    expect(drawText(words)).toContain('先写，再读。”');
    const html = drawText({ ...words, hanging: true });
    const hung = (sign: string) => `<span style="letter-spacing:-20px">${sign}</span>`;
    const room = '<span style="font-size:0;word-spacing:20px;user-select:none"> </span>';
    // What closes a quotation goes with it, and the end of a paragraph needs no room.
    expect(html).toContain(`先写${hung('，')}${room}再读。”`);
    expect(html).toContain(`好${hung('。')}</span>`);
    expect(drawText({ ...words, hanging: true, align: 'center' })).toContain('>好。</span>');
  });

  test('has patterns as dots, behind a box, a slide and in a shape', () => {
    const fill = { kind: 'pattern', dots: 'f000000000000001', front: '#ff0000', back: '#00ff00' } as const;
    const path = 'M0 0h4v1h-4zM7 7h1v1h-1z';
    expect(decodeURIComponent(draw({ background: fill }))).toContain(`d="${path}"`);
    const geometry = { kind: 'preset', name: 'ellipse' } as const;
    const shape = drawOne({ ...box, type: 'shape', geometry, fill });
    expect(shape).toMatch(/<pattern[^>]*width="8" height="8"/);
    expect(shape).toContain(`<path d="${path}" fill="#ff0000"`);
  });

  test('shows pictures in the colours that their file wants', () => {
    const recolor = [
      { kind: 'grey' } as const,
      { kind: 'duotone', dark: '#000000', light: '#ff0000' } as const,
    ];
    const picture = drawOne({ ...box, type: 'image', url: '/t.png', alt: 'A tree', recolor });
    expect(picture).toMatch(/<svg role="img" aria-label="A tree"/);
    const [, named] = /<filter id="(\w+)"/.exec(picture) ?? [];
    expect(picture).toContain(`filter="url(#${named})"`);
    expect(picture).toContain('values="0.2126 0.7152 0.0722 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0"');
    const ground = draw({ background: { kind: 'picture', url: '/t.png', fit: 'stretch', recolor } });
    expect(ground).toMatch(/<rect[^>]*fill="url\(#/);
    expect(ground).not.toContain('background-image');
  });

  test('that ends with a break has the empty line behind it, as high as its letters', () => {
    const html = drawText({
      runs: [
        { text: 'Title', size: 40 },
        { text: '\n', size: 40 },
      ],
    });
    expect(html).toMatch(/<br\/><\/span><span style="font-size:40px[^>]*>\u200b<\/span><\/p>/);
  });

  test('of an empty paragraph still takes a line', () => {
    expect(drawText({ runs: [{ text: '', size: 30 }] })).toMatch(/font-size:30px[^>]*>.*\u200b<\/p>/);
  });

  test('links open elsewhere and tell the other page nothing', () => {
    const html = drawText({ runs: [{ text: 'go', link: { kind: 'web', address: 'https://example.org/' } }] });
    expect(html).toMatch(/<a href="https:\/\/example.org\/" target="_blank" rel="noopener noreferrer"/);
  });

  test('that stands upright is written in columns', () => {
    const upright = { ...aText('直排').text, direction: 'vertical-rl' as const };
    expect(drawOne(aText('', { text: upright }))).toContain('writing-mode:vertical-rl');
  });

  test('turned by a quarter has the sides of its box changed', () => {
    const turned = { ...aText('x').text, direction: 'turned-270' as const };
    expect(drawOne(aText('', { width: 100, height: 50, text: turned }))).toContain(
      'left:25px;top:-25px;width:50px;height:100px;transform:rotate(-90deg)',
    );
  });
});

describe('shapes', () => {
  const shape = (more: object) =>
    drawOne({
      ...box,
      type: 'shape',
      geometry: { kind: 'preset', name: 'rect' },
      fill: { kind: 'solid', color: '#00ff00' },
      ...more,
    });

  test('are drawn by their formulas', () => {
    expect(shape({})).toContain('<path d="M0 0L100 0L100 50L0 50Z" fill="#00ff00" fill-rule="evenodd"');
  });

  test('are turned as a whole; mirrors leave their text alone', () => {
    const html = shape({ rotate: 30, flipHorizontal: true, text: aText('words').text });
    expect(html).toContain('transform:rotate(30deg)');
    expect(html).toMatch(/<svg[^>]*transform:scale\(-1, 1\)/);
    expect(html.match(/scale\(-1, 1\)/g)).toHaveLength(1);
  });

  test('have dashed lines with ends', () => {
    const html = shape({
      stroke: { width: 2, color: '#000000', dash: [4, 3], end: { kind: 'triangle', width: 3, length: 3 } },
    });
    expect(html).toContain('stroke-dasharray="8 6"');
    expect(html).toMatch(/marker-end="url\(#\w+end\)"/);
  });

  test('have ends that can be seen on a thin line, and grow with a wide one', () => {
    const end = { kind: 'triangle', width: 3, length: 3 } as const;
    const sizeOf = (width: number) =>
      Number(/markerWidth="([\d.]+)"/i.exec(shape({ stroke: { width, color: '#000000', end } }))?.[1]) *
      width;
    expect(sizeOf(0.5)).toBeCloseTo(6.3);
    expect(sizeOf(1)).toBeCloseTo(6.3);
    expect(sizeOf(4)).toBeCloseTo(12);
  });

  test('that are level lines, without any height, are drawn, also upside down', () => {
    const html = shape({ height: 0, flipVertical: true, stroke: { width: 2, color: '#000000' } });
    expect(html).toMatch(/<svg[^>]* width="100" height="1"/);
    expect(html).toContain('transform-origin:50px 0px');
  });

  test('have holes where a path lies inside another', () => {
    expect(shape({})).toContain('fill-rule="evenodd"');
  });

  test('that frame what is missing say so in the words of who shows them', () => {
    const html = drawOne(
      { ...box, type: 'shape', geometry: { kind: 'preset', name: 'rect' }, lost: 'chart' },
      { lost: (what) => `no ${what}` },
    );
    expect(html).toContain('no chart');
    expect(shape({})).not.toContain('no chart');
  });

  test('two with gradients do not take each other’s', () => {
    const one: DrawnElement = {
      ...box,
      type: 'shape',
      geometry: { kind: 'preset', name: 'rect' },
      fill: { kind: 'gradient', shape: 'radial', angle: 0, stops: [{ at: 0, color: '#ffffff' }] },
    };
    const html = draw({
      elements: [
        { ...one, id: 'a' },
        { ...one, id: 'b' },
      ],
    });
    const ids = [...html.matchAll(/radialGradient id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(2);
    for (const id of ids) expect(html).toContain(`fill="url(#${id})"`);
  });
});

describe('pictures, tables and places of others', () => {
  test('a gradient in circles runs from its centre to the farthest corner, on a shape as behind a slide', () => {
    const fill = {
      kind: 'gradient' as const,
      shape: 'radial' as const,
      angle: 0,
      center: { x: 1, y: 0 },
      stops: [
        { at: 0, color: '#ffffff' },
        { at: 1, color: '#000000' },
      ],
    };
    const shape = { ...box, type: 'shape', geometry: { kind: 'preset', name: 'rect' } } as const;
    const html = draw({ background: fill, elements: [{ ...shape, fill, id: 'a', width: 40, height: 30 }] });
    expect(html).toContain('radial-gradient(circle at 100% 0%, #ffffff 0%, #000000 100%)');
    expect(html).toMatch(/gradientUnits="userSpaceOnUse" cx="40" cy="0" r="50"/);
  });

  test('a cropped picture is larger than its box and moved', () => {
    const html = drawOne({
      ...box,
      type: 'image',
      url: '/f/1',
      alt: 'A cat',
      crop: { left: 0.25, top: 0, right: 0.25, bottom: 0 },
    });
    expect(html).toContain('alt="A cat"');
    expect(html).toContain('left:-50%;top:0%;width:200%;height:100%');
  });

  test('a picture that is cut out is clipped by its shape', () => {
    const html = drawOne({
      ...box,
      type: 'image',
      url: '/f/1',
      geometry: { kind: 'preset', name: 'ellipse' },
    });
    expect(html).toMatch(/clip-path:path\(evenodd, &quot;M0 25A50 25/);
  });

  test('merged cells span, and cells below them are not drawn', () => {
    const cell = { text: aText('cell').text };
    const html = drawOne({
      ...box,
      type: 'table',
      columns: [40, 60],
      rows: [20, 20],
      cells: [
        [{ ...cell, columns: 2 }, null],
        [cell, cell],
      ],
    });
    expect(html.match(/<td/g)).toHaveLength(3);
    expect(html).toContain('colSpan="2"');
  });

  test('the presenter is drawn by who knows how, in its place', () => {
    const avatar = defaultAvatar(countingIds());
    expect(drawOne(avatar)).toContain('left:718.75px;top:187.5px;width:281.25px;height:375px');
    expect(drawOne(avatar, { avatar: ({ id }) => <b>{id}</b> })).toContain('<b>id-1</b>');
  });
});

describe('numbers of lists', () => {
  test.each([
    ['arabicPeriod', 3, '3.'],
    ['arabicParenR', 3, '3)'],
    ['arabicParenBoth', 3, '(3)'],
    ['arabicPlain', 3, '3'],
    ['alphaLcPeriod', 28, 'bb.'],
    ['alphaUcParenR', 1, 'A)'],
    ['romanUcPeriod', 14, 'XIV.'],
    ['romanLcPeriod', 4, 'iv.'],
    ['ea1ChsPeriod', 21, '二十一、'],
    ['ea1ChsPlain', 10, '十'],
    ['circleNumDbPlain', 2, '②'],
    ['nobodyKnows', 7, '7'],
  ])('%s %d is %s', (style, value, text) => {
    expect(listNumber(style, value)).toBe(text);
  });
});

describe('fonts', () => {
  test('that are missing have one of the product behind them whose letters are as wide', () => {
    expect(familyOf('Calibri', undefined)).toBe(
      '"Calibri", "Carlito", "Rostrum Slide", "Noto Sans SC Variable", sans-serif',
    );
    for (const [asked, ours] of [
      ['Cambria', 'Caladea'],
      ['Arial', 'Arimo'],
      ['Times New Roman', 'Tinos'],
      ['Georgia', 'Tinos'],
      ['Courier New', 'Cousine'],
      ['Consolas', 'Cousine'],
      ['Segoe UI', 'Arimo'],
    ] as const)
      expect(familyOf(asked, undefined)).toContain(`"${asked}", "${ours}"`);
  });

  test('among Chinese only letters come from the Latin font, quotes do not', () => {
    expect(familyOf('Arial', '黑体', '“你好” hello')).toBe(
      '"Arial", "Arimo Letters", "黑体", "Rostrum Slide", "Noto Sans SC Variable", sans-serif',
    );
    expect(familyOf('Microsoft YaHei', undefined, 'hello')).toBe(
      '"Microsoft YaHei", "Rostrum Slide", "Noto Sans SC Variable", sans-serif',
    );
  });

  test('for Chinese have serifs where they were asked for', () => {
    expect(familyOf('Arial', '宋体')).toContain(
      '"Rostrum Slide Serif", "Noto Serif SC Variable", "Rostrum Slide", "Noto Sans SC Variable", serif',
    );
    expect(familyOf('Times New Roman', '微软雅黑')).toContain(
      '"Rostrum Slide", "Noto Sans SC Variable", sans-serif',
    );
  });

  test('with odd names cannot leave their place', () => {
    expect(familyOf('a"; color: red', undefined)).toContain('"a; color: red"');
  });
});
