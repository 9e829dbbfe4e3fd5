import { describe, expect, test } from 'vitest';
import type { SlideElement } from '../../element.ts';
import { pictureType } from './media.ts';
import { pixelsOf } from './pixels.ts';
import { at, emu, makeDeck, open, para, readPages, readShapes, relation, sp, tinyPng } from '../testing.ts';

const box = at(100, 50, 200, 100);
const red = '<a:solidFill><a:srgbClr val="FF0000"/></a:solidFill>';
const readOne = (...args: Parameters<typeof readShapes>): SlideElement | undefined => readShapes(...args)[0];
const fillOf = (fill: string) => {
  const element = readOne(sp(`${box}<a:prstGeom prst="ellipse"/>${fill}`));
  return element?.type === 'shape' ? element.fill : undefined;
};
const colorOf = (color: string) => fillOf(`<a:solidFill>${color}</a:solidFill>`);

describe('colours', () => {
  test.each([
    ['a plain one', '<a:srgbClr val="12ABef"/>', '#12abef'],
    ['one of the theme', '<a:schemeClr val="accent2"/>', '#ed7d31'],
    ['the text colour through the map', '<a:schemeClr val="tx1"/>', '#111111'],
    ['a named one', '<a:prstClr val="dkOrange"/>', '#ff8c00'],
    ['one of the system', '<a:sysClr val="window" lastClr="FEFEFE"/>', '#fefefe'],
    ['hue, saturation, lightness', '<a:hslClr hue="7200000" sat="100000" lum="50000"/>', '#00ff00'],
    ['shares of light', '<a:scrgbClr r="100000" g="0" b="0"/>', '#ff0000'],
    ['darker by luminance', '<a:srgbClr val="4472C4"><a:lumMod val="75000"/></a:srgbClr>', '#2f5597'],
    [
      'lighter by luminance',
      '<a:srgbClr val="4472C4"><a:lumMod val="40000"/><a:lumOff val="60000"/></a:srgbClr>',
      '#b4c7e7',
    ],
    ['a tint', '<a:srgbClr val="000000"><a:tint val="50000"/></a:srgbClr>', '#bcbcbc'],
    ['a shade', '<a:srgbClr val="FFFFFF"><a:shade val="50000"/></a:srgbClr>', '#bcbcbc'],
    ['half transparent', '<a:srgbClr val="FF0000"><a:alpha val="50000"/></a:srgbClr>', '#ff000080'],
    [
      'percent signs of strict files',
      '<a:srgbClr val="FF0000"><a:alpha val="50%"/></a:srgbClr>',
      '#ff000080',
    ],
  ])('%s', (_what, xml, color) => {
    expect(colorOf(xml)).toEqual({ kind: 'solid', color });
  });
});

describe('fills', () => {
  test('gradients keep their stops and angle', () => {
    const stops =
      '<a:gsLst><a:gs pos="100000"><a:srgbClr val="0000FF"/></a:gs><a:gs pos="0"><a:srgbClr val="FF0000"/></a:gs></a:gsLst>';
    expect(fillOf(`<a:gradFill>${stops}<a:lin ang="5400000"/></a:gradFill>`)).toEqual({
      kind: 'gradient',
      shape: 'linear',
      angle: 90,
      stops: [
        { at: 0, color: '#ff0000' },
        { at: 1, color: '#0000ff' },
      ],
    });
    expect(fillOf(`<a:gradFill>${stops}<a:path path="circle"/></a:gradFill>`)).toMatchObject({
      shape: 'radial',
    });
  });

  test('a pattern is the colour it looks like from afar', () => {
    expect(
      fillOf(
        '<a:pattFill prst="pct50"><a:fgClr><a:srgbClr val="000000"/></a:fgClr><a:bgClr><a:srgbClr val="FFFFFF"/></a:bgClr></a:pattFill>',
      ),
    ).toEqual({ kind: 'solid', color: '#808080' });
  });

  test('"no fill" wins over the style', () => {
    const style =
      '<p:style><a:lnRef idx="1"><a:schemeClr val="accent1"/></a:lnRef><a:fillRef idx="1"><a:schemeClr val="accent1"/></a:fillRef></p:style>';
    const shape = readOne(sp(`${box}<a:noFill/>`, '', { style }));
    expect(shape).toMatchObject({ stroke: { color: '#4472c4', width: 1.04 } });
    expect(shape).not.toHaveProperty('fill');
  });

  test('a shape with nothing to see is left out', () => {
    expect(readShapes(sp(`${box}<a:noFill/>`))).toEqual([]);
    expect(readShapes(sp(`${box}${red}`, '', { names: 'hidden="1"' }))).toEqual([]);
  });
});

describe('lines', () => {
  const strokeOf = (attributes: string, content: string) => {
    const element = readOne(
      `<p:cxnSp><p:nvCxnSpPr><p:cNvPr id="1" name="c"/><p:cNvCxnSpPr/><p:nvPr/></p:nvCxnSpPr><p:spPr>${at(10, 10, 100, 0, 'flipV="1"')}<a:prstGeom prst="line"/><a:ln ${attributes}>${content}</a:ln></p:spPr></p:cxnSp>`,
    );
    return element?.type === 'shape' ? { ...element, ...element.stroke } : undefined;
  };

  test('keep width, dashes, caps and ends', () => {
    expect(
      strokeOf(
        'w="38100" cap="rnd"',
        `${red}<a:prstDash val="dash"/><a:round/><a:headEnd type="oval" w="sm" len="lg"/><a:tailEnd type="triangle"/>`,
      ),
    ).toMatchObject({
      geometry: { kind: 'preset', name: 'line' },
      flipVertical: true,
      width: 3.13,
      color: '#ff0000',
      dash: [4, 3],
      cap: 'round',
      join: 'round',
      start: { kind: 'oval', width: 2, length: 5 },
      end: { kind: 'triangle', width: 3, length: 3 },
    });
  });

  test('without paint are not drawn', () => {
    expect(strokeOf('w="38100"', '<a:noFill/>')).toBeUndefined();
  });
});

describe('shapes', () => {
  test('a preset keeps its handles, its turn and its mirror', () => {
    const shape = readOne(
      sp(
        `${at(0, 0, 10, 10, 'rot="2700000" flipH="1"')}<a:prstGeom prst="roundRect"><a:avLst><a:gd name="adj" fmla="val 25000"/></a:avLst></a:prstGeom>${red}`,
      ),
    );
    expect(shape).toMatchObject({
      type: 'shape',
      rotate: 45,
      flipHorizontal: true,
      geometry: { kind: 'preset', name: 'roundRect', adjust: { adj: 25_000 } },
    });
  });

  test('a drawn shape becomes paths of its own size', () => {
    const path =
      '<a:path w="100" h="50"><a:moveTo><a:pt x="0" y="0"/></a:moveTo><a:lnTo><a:pt x="100" y="50"/></a:lnTo><a:cubicBezTo><a:pt x="0" y="0"/><a:pt x="50" y="0"/><a:pt x="100" y="25"/></a:cubicBezTo><a:arcTo wR="50" hR="25" stAng="0" swAng="5400000"/><a:close/></a:path>';
    expect(readOne(sp(`${box}<a:custGeom><a:pathLst>${path}</a:pathLst></a:custGeom>${red}`))).toMatchObject({
      geometry: {
        kind: 'custom',
        width: 200,
        height: 100,
        paths: [{ d: 'M0 0L200 100C0 0 100 0 200 50A100 50 0 0 1 100 100Z' }],
      },
    });
  });

  test('names, descriptions, links and shadows are kept', () => {
    const shadow =
      '<a:effectLst><a:outerShdw blurRad="60960" dist="121920" dir="5400000"><a:srgbClr val="000000"><a:alpha val="40000"/></a:srgbClr></a:outerShdw></a:effectLst>';
    const shape = sp(`${box}${red}${shadow}`, '', { names: 'descr="A red box"' });
    expect(readOne(shape)).toMatchObject({
      name: 'Shape',
      alt: 'A red box',
      shadow: { horizontal: 0, vertical: 10, blur: 5, color: '#00000066' },
    });
  });

  test('a text box is a text, also with a fill; a box without text is a shape', () => {
    const text = `<a:bodyPr/>${para('x')}`;
    expect(readOne(sp(`${box}${red}`, text, { box: true }))).toMatchObject({
      type: 'text',
      fill: { color: '#ff0000' },
    });
    expect(readOne(sp(`${box}${red}`, text))).toMatchObject({ type: 'shape' });
    expect(readOne(sp(box, text))).toMatchObject({ type: 'text' });
  });

  test('text upside down is turned, not mirrored', () => {
    const turned = readOne(sp(at(0, 0, 10, 10, 'flipV="1"'), `<a:bodyPr/>${para('x')}`, { box: true }));
    expect(turned).toMatchObject({ rotate: 180 });
    expect(turned).not.toHaveProperty('flipVertical');
  });
});

describe('groups', () => {
  const group = (transform: string, content: string) =>
    `<p:grpSp><p:nvGrpSpPr><p:cNvPr id="9" name="g"/></p:nvGrpSpPr><p:grpSpPr>${transform}</p:grpSpPr>${content}</p:grpSp>`;
  const frame = (
    left: number,
    top: number,
    width: number,
    height: number,
    inner: [number, number, number, number],
    attributes = '',
  ) =>
    `<a:xfrm ${attributes}><a:off x="${emu(left)}" y="${emu(top)}"/><a:ext cx="${emu(width)}" cy="${emu(height)}"/><a:chOff x="${emu(inner[0])}" y="${emu(inner[1])}"/><a:chExt cx="${emu(inner[2])}" cy="${emu(inner[3])}"/></a:xfrm>`;
  const inside = sp(`${at(10, 10, 20, 10)}${red}`);

  test('stretch and move what is inside', () => {
    expect(readOne(group(frame(100, 100, 200, 200, [0, 0, 100, 100]), inside))).toMatchObject({
      left: 120,
      top: 120,
      width: 40,
      height: 20,
    });
  });

  test('turn what is inside about their own middle', () => {
    expect(readOne(group(frame(0, 0, 100, 100, [0, 0, 100, 100], 'rot="5400000"'), inside))).toMatchObject({
      left: 75,
      top: 15,
      width: 20,
      height: 10,
      rotate: 90,
    });
  });

  test('mirror what is inside, and a turn then goes the other way', () => {
    const turned = sp(`${at(10, 10, 20, 10, 'rot="1800000"')}${red}`);
    expect(readOne(group(frame(0, 0, 100, 100, [0, 0, 100, 100], 'flipH="1"'), turned))).toMatchObject({
      left: 70,
      top: 10,
      rotate: 330,
      flipHorizontal: true,
    });
  });

  test('within groups are followed, and every element knows its groups', () => {
    const inner = group(frame(0, 0, 50, 50, [0, 0, 100, 100]), inside);
    const elements = readShapes(group(frame(100, 0, 100, 100, [0, 0, 50, 50]), inner + inside));
    expect(elements.map(({ left, width }) => [left, width])).toEqual([
      [110, 20],
      [120, 40],
    ]);
    expect(elements.map(({ groups }) => groups?.length)).toEqual([2, 1]);
    expect(elements[0]?.groups?.[0]).toBe(elements[1]?.groups?.[0]);
  });

  test('give their fill to shapes that ask for it', () => {
    const asking = sp(`${at(10, 10, 20, 10)}<a:grpFill/>`);
    expect(readOne(group(`${frame(0, 0, 10, 10, [0, 0, 10, 10])}${red}`, asking))).toMatchObject({
      fill: { color: '#ff0000' },
    });
  });

  test('a quarter turn inside changes which side is stretched', () => {
    const upright = sp(`${at(40, 45, 20, 10, 'rot="5400000"')}${red}`);
    expect(readOne(group(frame(0, 0, 200, 100, [0, 0, 100, 100]), upright))).toMatchObject({
      left: 90,
      top: 40,
      width: 20,
      height: 20,
    });
  });
});

/** The smallest PNG with another size in its head. */
function pngOf(width: number, height: number): Uint8Array {
  const bytes = tinyPng.slice();
  const view = new DataView(bytes.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return bytes;
}

describe('pictures', () => {
  const picture = (blip: string, more = '', nvPr = '') =>
    `<p:pic><p:nvPicPr><p:cNvPr id="4" name="Photo" descr="A cat"/><p:cNvPicPr/><p:nvPr>${nvPr}</p:nvPr></p:nvPicPr><p:blipFill>${blip}${more}</p:blipFill><p:spPr>${box}<a:prstGeom prst="ellipse"/></p:spPr></p:pic>`;
  const blip = '<a:blip r:embed="img"><a:alphaModFix amt="40000"/></a:blip>';
  const made = {
    relations: relation('img', 'image', '../media/image1.png'),
    files: { 'ppt/media/image1.png': tinyPng },
  };

  test('keep their crop, outline shape, opacity and description', () => {
    const crop = '<a:srcRect l="10000" b="25000"/>';
    expect(readOne(picture(blip, crop), made)).toMatchObject({
      type: 'image',
      url: 'media:1.png',
      alt: 'A cat',
      crop: { left: 0.1, top: 0, right: 0, bottom: 0.25 },
      geometry: { name: 'ellipse' },
      opacity: 0.4,
      fixedRatio: true,
    });
  });

  test('are handed over once, with the first page that shows them', () => {
    const slide = { shapes: picture(blip) + picture(blip), relations: made.relations };
    const pages = readPages({ slides: [slide, slide], files: made.files });
    expect(pages.map(({ media }) => media.map(({ url, type, bytes }) => [url, type, bytes.length]))).toEqual([
      [['media:1.png', 'png', tinyPng.length]],
      [],
    ]);
  });

  test('that no browser draws are named in the report', () => {
    const [page] = readPages({
      slides: [{ shapes: picture(blip), relations: made.relations }],
      files: { 'ppt/media/image1.png': new Uint8Array([1, 0, 0, 0]) },
    });
    expect(page).toMatchObject({ slide: { elements: [] }, notKept: [{ what: 'picture', name: 'Photo' }] });
  });

  test.each<[string, Uint8Array]>([
    ['more pixels than any memory holds', pngOf(60_000, 60_000)],
    ['no pixels', pngOf(0, 10)],
    ['a head that breaks off', tinyPng.slice(0, 12)],
  ])('with %s are not kept', (_what, bytes) => {
    const slides = [{ shapes: picture(blip), relations: made.relations }];
    const [page] = readPages({ slides, files: { 'ppt/media/image1.png': bytes } });
    expect(page).toMatchObject({ media: [], notKept: [{ what: 'picture' }] });
  });

  test.each<[string, number[], number]>([
    ['gif', [...'GIF89a'].map((letter) => letter.charCodeAt(0)).concat([3, 0, 2, 0, 0, 0]), 6],
    ['jpg', [0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xc0, 0, 11, 8, 0, 2, 0, 3, 1, 0, 0], 6],
    [
      'bmp',
      [0x42, 0x4d, ...Array.from({ length: 16 }, () => 0), 3, 0, 0, 0, 0xfe, 0xff, 0xff, 0xff, 0, 0],
      6,
    ],
    [
      'webp',
      [...'RIFF0000WEBPVP8X']
        .map((letter) => letter.charCodeAt(0))
        .concat([0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 1, 0, 0]),
      6,
    ],
  ])('a %s is told and measured by its bytes', (type, bytes, pixels) => {
    const picture = Uint8Array.from(bytes);
    expect(pictureType(picture)).toBe(type);
    expect(pixelsOf(picture, pictureType(picture)!)).toBe(pixels);
  });

  test('of a film the still picture is kept, of a sound nothing', () => {
    const film = picture(blip, '', '<a:videoFile r:link="x"/>');
    const sound = picture(blip, '', '<a:audioFile r:link="x"/>');
    const [page] = readPages({
      slides: [{ shapes: film + sound, relations: made.relations }],
      files: made.files,
    });
    expect(page?.slide.elements.map(({ type }) => type)).toEqual(['image']);
    expect(page?.notKept.map(({ what }) => what)).toEqual(['video', 'audio']);
  });
});

describe('frames', () => {
  const frame = (uri: string, content: string) =>
    `<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="5" name="Frame"/></p:nvGraphicFramePr><p:xfrm><a:off x="${emu(10)}" y="${emu(20)}"/><a:ext cx="${emu(100)}" cy="${emu(50)}"/></p:xfrm><a:graphic><a:graphicData uri="${uri}">${content}</a:graphicData></a:graphic></p:graphicFrame>`;
  const png = {
    relations: relation('img', 'image', '../media/image1.png'),
    files: { 'ppt/media/image1.png': tinyPng },
  };

  test('a chart is named in the report and leaves a frame in its place', () => {
    const [page] = readPages({
      slides: [
        { shapes: frame('http://schemas.openxmlformats.org/drawingml/2006/chart', '<c:chart xmlns:c="x"/>') },
      ],
    });
    expect(page?.notKept).toEqual([{ what: 'chart', name: 'Frame' }]);
    expect(page?.slide.elements).toMatchObject([
      { type: 'shape', lost: 'chart', left: 10, top: 20, width: 100 },
    ]);
  });

  test('an embedded object shows the picture that it brings', () => {
    const fallback =
      '<p:oleObj><p:pic><p:nvPicPr><p:cNvPr id="6" name="ole"/></p:nvPicPr><p:blipFill><a:blip r:embed="img"/></p:blipFill><p:spPr/></p:pic></p:oleObj>';
    const content = `<mc:AlternateContent><mc:Choice Requires="v"><p:oleObj/></mc:Choice><mc:Fallback>${fallback}</mc:Fallback></mc:AlternateContent>`;
    expect(readOne(frame('ole', content), png)).toMatchObject({
      type: 'image',
      left: 10,
      top: 20,
      width: 100,
      height: 50,
    });
  });

  test('an embedded object of an older program shows the picture that its slide keeps in VML', () => {
    const vml =
      '<xml xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"><v:shape id="Object" o:spid="_x0000_s1026"><v:imagedata o:relid="rId1"/></v:shape></xml>';
    const files = {
      ...png.files,
      'ppt/drawings/vmlDrawing1.vml': vml,
      'ppt/drawings/_rels/vmlDrawing1.vml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relation('rId1', 'image', '../media/image1.png')}</Relationships>`,
    };
    const relations = relation('vml', 'vmlDrawing', '../drawings/vmlDrawing1.vml');
    const shown = (spid: string) => readOne(frame('ole', `<p:oleObj spid="${spid}"/>`), { relations, files });
    expect(shown('_x0000_s1026')).toMatchObject({ type: 'image', url: 'media:1.png', left: 10, width: 100 });
    expect(shown('_x0000_s9999')).toMatchObject({ type: 'shape', lost: 'object' });
  });

  test('a diagram is read from the drawing that Office keeps of it', () => {
    const dsp =
      'xmlns:dsp="http://schemas.microsoft.com/office/drawing/2008/diagram" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"';
    const drawing = `<dsp:drawing ${dsp}><dsp:spTree><dsp:nvGrpSpPr/><dsp:grpSpPr/><dsp:sp><dsp:nvSpPr><dsp:cNvPr id="0" name=""/><dsp:cNvSpPr/></dsp:nvSpPr><dsp:spPr>${at(5, 5, 20, 10)}<a:prstGeom prst="roundRect"/>${red}</dsp:spPr><dsp:txBody><a:bodyPr/>${para('Step')}</dsp:txBody>${at(6, 7, 8, 9).replaceAll('a:xfrm', 'dsp:txXfrm')}</dsp:sp></dsp:spTree></dsp:drawing>`;
    const shapes = readShapes(
      frame(
        'diagram',
        '<dgm:relIds xmlns:dgm="http://schemas.openxmlformats.org/drawingml/2006/diagram" r:dm="data"/>',
      ),
      {
        relations:
          relation('data', 'diagramData', '../diagrams/data1.xml') +
          relation('drawing', 'diagramDrawing', '../diagrams/drawing1.xml'),
        files: {
          'ppt/diagrams/data1.xml': `<dgm:dataModel xmlns:dgm="http://schemas.openxmlformats.org/drawingml/2006/diagram"><ext><dsp:dataModelExt ${dsp} relId="drawing"/></ext></dgm:dataModel>`,
          'ppt/diagrams/drawing1.xml': drawing,
        },
      },
    );
    expect(shapes).toMatchObject([
      { type: 'shape', left: 15, top: 25, geometry: { name: 'roundRect' } },
      { type: 'text', left: 16, top: 27, width: 8, text: { paragraphs: [{ runs: [{ text: 'Step' }] }] } },
    ]);
  });

  const cell = (text: string, attributes = '', properties = '') =>
    `<a:tc ${attributes}><a:txBody><a:bodyPr/>${text ? para(text) : '<a:p/>'}</a:txBody><a:tcPr ${properties}</a:tcPr></a:tc>`;
  const table = (properties: string, rows: string[]) =>
    frame(
      'table',
      `<a:tbl><a:tblPr ${properties}</a:tblPr><a:tblGrid><a:gridCol w="${emu(60)}"/><a:gridCol w="${emu(40)}"/></a:tblGrid>${rows.map((row) => `<a:tr h="${emu(25)}">${row}</a:tr>`).join('')}</a:tbl>`,
    );

  test('a table keeps sizes, spans, cell fills, borders and margins', () => {
    const element = readOne(
      table('>', [
        cell(
          'wide',
          'gridSpan="2"',
          `marL="${emu(2)}" anchor="ctr">${`<a:lnB w="12700">${red}</a:lnB>`}${red}`,
        ) + cell('', 'hMerge="1"', '>'),
        cell('a', '', '>') + cell('b', '', '>'),
      ]),
    );
    expect(element).toMatchObject({
      type: 'table',
      columns: [60, 40],
      rows: [25, 25],
      cells: [
        [
          {
            columns: 2,
            fill: { color: '#ff0000' },
            borders: { bottom: { color: '#ff0000' } },
            text: { anchor: 'middle', inset: { left: 2 } },
          },
          null,
        ],
        [
          { text: { paragraphs: [{ runs: [{ text: 'a' }] }] } },
          { text: { paragraphs: [{ runs: [{ text: 'b' }] }] } },
        ],
      ],
    });
  });

  test('the usual style of Office is known without being in the file', () => {
    const row = cell('x', '', '>') + cell('y', '', '>');
    const element = readOne(
      table(
        'firstRow="1" bandRow="1"><a:tableStyleId>{5C22544A-7EE6-4342-B048-85BDC9FD1C3A}</a:tableStyleId>',
        [row, row, row],
      ),
    );
    const first = element?.type === 'table' ? element.cells.map((cells) => cells[0]) : [];
    // What Office itself paints: the accent, then two tints of it in turn.
    const colors = ['#4472c4', '#cfd5ea', '#e9ebf5'];
    expect(first.map((each) => each?.fill)).toEqual(colors.map((color) => ({ kind: 'solid', color })));
    expect(first[0]?.text.paragraphs[0]?.runs[0]).toMatchObject({ bold: true, color: '#ffffff' });
  });
});

describe('backgrounds and decoration', () => {
  const backgroundOf = (background: string, made = {}) =>
    readPages({ slides: [{ background, ...made }], files: { 'ppt/media/image1.png': tinyPng } })[0]?.slide
      .background;

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
