import { describe, expect, test } from 'vitest';
import { drawSlide } from '../../design/draw-slide.ts';
import {
  at,
  deckFiles,
  drawnPages,
  makeDeck,
  open,
  pack,
  para,
  readPages,
  readShapes,
  relation,
  sp,
  tinyPng,
} from '../testing.ts';

const red = '<a:solidFill><a:srgbClr val="FF0000"/></a:solidFill>';
const text = (words: string, placeholder = '') =>
  sp(placeholder ? '' : at(0, 0, 100, 100), `<a:bodyPr/>${para(words)}`, { placeholder, box: !placeholder });

describe('what is behind slides', () => {
  const backgroundOf = (background: string, made = {}) =>
    drawnPages({ slides: [{ background, ...made }], files: { 'ppt/media/image1.png': tinyPng } })[0]
      ?.background;

  test('a colour, a gradient, a picture or a style of the theme', () => {
    const own = (fill: string) => `<p:bg><p:bgPr>${fill}</p:bgPr></p:bg>`;
    expect(backgroundOf(own(red))).toEqual({ kind: 'solid', color: '#ff0000' });
    expect(
      backgroundOf(
        own('<a:gradFill><a:gsLst><a:gs pos="0"><a:srgbClr val="FF0000"/></a:gs></a:gsLst></a:gradFill>'),
      ),
    ).toMatchObject({ kind: 'gradient' });
    const relations = relation('img', 'image', '../media/image1.png');
    expect(
      backgroundOf(own('<a:blipFill><a:blip r:embed="img"/><a:stretch/></a:blipFill>'), { relations }),
    ).toEqual({ kind: 'picture', url: 'media:1.png', fit: 'stretch' });
    expect(backgroundOf('<p:bg><p:bgRef idx="1001"><a:schemeClr val="bg2"/></p:bgRef></p:bg>')).toEqual({
      kind: 'solid',
      color: '#eeeeee',
    });
    expect(backgroundOf('')).toEqual({ kind: 'solid', color: '#ffffff' });
  });

  test('a picture of the theme is found where the theme says, and keeps its two colours', () => {
    const themed = (blip: string) => {
      const made = deckFiles({
        slides: [{ background: '<p:bg><p:bgRef idx="1001"><a:schemeClr val="bg2"/></p:bgRef></p:bg>' }],
      });
      const files = {
        ...made,
        'ppt/media/image1.png': tinyPng,
        'ppt/theme/theme1.xml': String(made['ppt/theme/theme1.xml']).replace(
          /<a:bgFillStyleLst>.*<\/a:bgFillStyleLst>/,
          `<a:bgFillStyleLst><a:blipFill><a:blip r:embed="m">${blip}</a:blip><a:stretch/></a:blipFill></a:bgFillStyleLst>`,
        ),
        'ppt/theme/_rels/theme1.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relation('m', 'image', '../media/image1.png')}</Relationships>`,
      };
      const deck = open(pack(files));
      return [...deck.read()].map(({ slide }) => drawSlide(slide, deck.design, 1).background)[0];
    };
    expect(themed('')).toEqual({ kind: 'picture', url: 'media:1.png', fit: 'stretch' });
    const tones = '<a:schemeClr val="phClr"><a:lumMod val="0"/></a:schemeClr><a:schemeClr val="phClr"/>';
    expect(themed(`<a:duotone>${tones}</a:duotone>`)).toMatchObject({
      kind: 'picture',
      recolor: [{ kind: 'duotone', dark: '#000000', light: '#eeeeee' }],
    });
  });

  test('a slide may give colours other meanings than its master', () => {
    const after = '<p:clrMapOvr><a:overrideClrMapping bg1="dk1" tx1="lt1"/></p:clrMapOvr>';
    expect(
      backgroundOf('<p:bg><p:bgRef idx="1001"><a:schemeClr val="bg1"/></p:bgRef></p:bg>', { after }),
    ).toEqual({ kind: 'solid', color: '#111111' });
  });

  test('shapes of master and layout come first, locked; their placeholders do not', () => {
    const made = {
      master:
        sp(`${at(0, 0, 1, 1)}${red}`) + sp(`${at(0, 0, 9, 9)}${red}`, '', { placeholder: 'type="title"' }),
      layout: sp(`${at(0, 0, 2, 2)}${red}`),
    };
    const own = sp(`${at(0, 0, 3, 3)}${red}`);
    const seen = (attributes = '') =>
      readShapes(own, { ...made, attributes }).map(({ width, role, locked }) => [width, role, locked]);
    expect(seen()).toEqual([
      [1, 'decoration', true],
      [2, 'decoration', true],
      [3, undefined, undefined],
    ]);
    expect(seen('showMasterSp="0"')).toEqual([[3, undefined, undefined]]);
  });
});

test('the theme of the deck is told', () => {
  const { colors, heading, body } = open(makeDeck()).design.theme;
  expect(colors).toMatchObject({
    dark1: '#111111',
    light1: '#ffffff',
    accent1: '#4472c4',
    accent6: '#70ad47',
  });
  expect(heading).toMatchObject({ latin: 'Georgia' });
  expect(body).toMatchObject({ latin: 'Verdana' });
});

describe('the design', () => {
  const decoration = sp(
    `${at(0, 0, 50, 20)}${red}`,
    '<a:bodyPr/><a:p><a:fld type="slidenum" id="x"><a:t>‹#›</a:t></a:fld></a:p>',
  );

  test('holds what layouts and masters draw, once for all slides', () => {
    const deck = open(makeDeck({ slides: [{}, {}], master: decoration, layout: decoration }));
    const slides = [...deck.read()].map(({ slide }) => slide);
    expect(slides.map(({ elements }) => elements)).toEqual([[], []]);
    expect(slides[0]).not.toHaveProperty('background');
    const [master, ...others] = deck.design.masters;
    expect([master?.elements.length, master?.layouts.length, others]).toEqual([1, 1, []]);
    expect(master?.layouts[0]).toMatchObject({ id: slides[0]?.layoutId, elements: [{ type: 'shape' }] });
  });

  test('shows each slide its own number', () => {
    const numbers = drawnPages({ slides: [{}, {}], layout: decoration }).map(
      ({ elements }) => JSON.stringify(elements).match(/"text":"([^"]*)"/)?.[1],
    );
    expect(numbers).toEqual(['1', '2']);
  });

  test('draws the lines of layouts and masters', () => {
    const line = `<p:cxnSp><p:nvCxnSpPr><p:cNvPr id="1" name="c"/></p:nvCxnSpPr><p:spPr>${at(10, 10, 100, 0)}<a:prstGeom prst="line"/></p:spPr><p:style><a:lnRef idx="1"><a:schemeClr val="accent2"/></a:lnRef></p:style></p:cxnSp>`;
    expect(readShapes('', { master: line, layout: line })).toMatchObject([
      { geometry: { name: 'line' }, height: 0, stroke: { color: '#ed7d31' } },
      { geometry: { name: 'line' }, height: 0, stroke: { color: '#ed7d31' } },
    ]);
  });

  test('brings its pictures with the first page', () => {
    const picture = `<p:pic><p:nvPicPr><p:cNvPr id="4" name="Logo"/></p:nvPicPr><p:blipFill><a:blip r:embed="img"/></p:blipFill><p:spPr>${at(0, 0, 9, 9)}</p:spPr></p:pic>`;
    const files = {
      'ppt/media/image1.png': tinyPng,
      'ppt/slideLayouts/_rels/slideLayout1.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relation('m', 'slideMaster', '../slideMasters/slideMaster1.xml')}${relation('img', 'image', '../media/image1.png')}</Relationships>`,
    };
    const pages = readPages({ slides: [{}, {}], layout: picture, files });
    expect(pages.map(({ media }) => media.map(({ url }) => url))).toEqual([['media:1.png'], []]);
    const lost = readPages({ slides: [{}, {}], layout: picture });
    expect(lost.map(({ notKept }) => notKept)).toEqual([[{ what: 'picture', name: 'Logo' }], []]);
  });

  /** A deck whose second slide stands on a layout and master of its own. */
  function twoMasters() {
    const files = deckFiles({ slides: [{ shapes: text('one') }, { shapes: text('two') }] });
    for (const [path, content] of Object.entries(files)) {
      const second = path.replace(/(slideLayout|slideMaster|theme)1/g, '$12');
      if (second !== path)
        files[second] = String(content)
          .replace(/(slideLayout|slideMaster|theme)1/g, '$12')
          .replace('4472C4', 'ABCDEF');
    }
    const slide = 'ppt/slides/_rels/slide2.xml.rels';
    files[slide] = String(files[slide]).replace('slideLayout1', 'slideLayout2');
    return files;
  }

  test('has a theme for each master that has another than the first', () => {
    const { design } = open(pack(twoMasters()));
    expect(design.theme.colors.accent1).toBe('#4472c4');
    expect(design.masters.map(({ theme }) => theme?.colors.accent1)).toEqual([undefined, '#abcdef']);
  });

  test('leaves out layouts and masters that no slide stands on', () => {
    const files = twoMasters();
    const slide = 'ppt/slides/_rels/slide2.xml.rels';
    files[slide] = String(files[slide]).replace('slideLayout2', 'slideLayout1');
    expect(open(pack(files)).design.masters.map(({ layouts }) => layouts.length)).toEqual([1]);
  });

  test('a broken layout costs the look, not the words: they stand where the master says', () => {
    const files = deckFiles({
      slides: [{ shapes: text('Title', 'type="title"') }],
      master: sp(at(50, 60, 900, 80), '<a:bodyPr/><a:p/>', { placeholder: 'type="title"' }) + decoration,
    });
    files['ppt/slideLayouts/slideLayout1.xml'] = '<broken';
    const main = 'ppt/_rels/presentation.xml.rels';
    const master = relation('m', 'slideMaster', 'slideMasters/slideMaster1.xml');
    files[main] = String(files[main]).replace('</Relationships>', `${master}</Relationships>`);
    const deck = open(pack(files));
    const [page] = [...deck.read()];
    expect(page && drawSlide(page.slide, deck.design).elements).toMatchObject([
      { role: 'decoration' },
      { left: 50, top: 60, role: 'title', text: { paragraphs: [{ runs: [{ text: 'Title' }] }] } },
    ]);
  });
});
