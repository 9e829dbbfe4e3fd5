import { describe, expect, test } from 'vitest';
import { at, readShapes, relation, sp, tinyPng } from '../testing.ts';

const box = at(100, 50, 200, 100);
const red = '<a:solidFill><a:srgbClr val="FF0000"/></a:solidFill>';
const readOne = (...args: Parameters<typeof readShapes>) => readShapes(...args)[0];
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
    // Read as light and written anew, or the other way round (ISO/IEC 29500-1, 20.1.2.3.8 and 20.1.2.3.18).
    ['a gamma', '<a:srgbClr val="808080"><a:gamma/></a:srgbClr>', '#bcbcbc'],
    ['the gamma taken away', '<a:srgbClr val="BCBCBC"><a:invGamma/></a:srgbClr>', '#808080'],
    [
      'gamma around a shade',
      '<a:srgbClr val="FF8000"><a:gamma/><a:shade val="50000"/><a:invGamma/></a:srgbClr>',
      '#804000',
    ],
    ['a hue further round', '<a:srgbClr val="FF0000"><a:hueOff val="7200000"/></a:srgbClr>', '#00ff00'],
    ['a hue of its own', '<a:srgbClr val="FF0000"><a:hue val="14400000"/></a:srgbClr>', '#0000ff'],
    ['a channel of its own', '<a:srgbClr val="102030"><a:red val="100000"/></a:srgbClr>', '#ff2030'],
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

  test('a gradient in circles keeps its centre, also where that lies outside', () => {
    const around = (sides: string) =>
      fillOf(
        `<a:gradFill><a:gsLst><a:gs pos="0"><a:srgbClr val="FF0000"/></a:gs></a:gsLst><a:path path="circle"><a:fillToRect ${sides}/></a:path></a:gradFill>`,
      );
    expect(around('l="100000" b="100000"')).toMatchObject({ center: { x: 1, y: 0 } });
    expect(around('l="50000" t="-80000" r="50000" b="180000"')).toMatchObject({
      center: { x: 0.5, y: -0.8 },
    });
    expect(around('l="50000" t="50000" r="50000" b="50000"')).not.toHaveProperty('center');
  });

  test('empty fills and lines are nothing, and never black', () => {
    expect(fillOf('<a:solidFill/>')).toBeUndefined();
    const seen = readOne(sp(`${box}<a:prstGeom prst="ellipse"/>${red}<a:ln w="12700"><a:solidFill/></a:ln>`));
    expect(seen).toMatchObject({ fill: { kind: 'solid', color: '#ff0000' } });
    expect(seen).not.toHaveProperty('stroke');
    const empty = ['<a:solidFill/>', '<a:gradFill><a:gsLst/></a:gradFill>', '<a:blipFill/>'];
    for (const fill of empty) {
      const text = `<a:p><a:r><a:rPr>${fill}</a:rPr><a:t>Art</a:t></a:r></a:p>`;
      const element = readOne(sp(box, text, { box: true }));
      expect(element?.type === 'text' && element.text.paragraphs[0]?.runs[0]?.color).toBe('#111111');
    }
  });

  test('tiles are as large as their picture and what it is scaled by say', () => {
    const fill = '<a:blipFill><a:blip r:embed="p"/><a:tile sx="200000" sy="50000"/></a:blipFill>';
    const element = readShapes(sp(`${box}<a:prstGeom prst="ellipse"/>${fill}`), {
      relations: relation('p', 'image', '../media/image1.png'),
      files: { 'ppt/media/image1.png': tinyPng },
    })[0];
    expect(element?.type === 'shape' && element.fill).toMatchObject({
      fit: 'tile',
      tile: { width: 1.56, height: 0.39, pixels: { width: 1, height: 1 } },
    });
  });

  test('a pattern keeps its dots and its two colours', () => {
    const patterned = (prst: string, back = '<a:bgClr><a:srgbClr val="FFEEDD"/></a:bgClr>') =>
      fillOf(
        `<a:pattFill prst="${prst}"><a:fgClr><a:schemeClr val="accent1"/></a:fgClr>${back}</a:pattFill>`,
      );
    expect(patterned('dkHorz')).toEqual({
      kind: 'pattern',
      dots: 'ffff0000ffff0000',
      front: '#4472c4',
      back: '#ffeedd',
    });
    for (const name of ['unheardOf', 'constructor', '__proto__'])
      expect(patterned(name)).toMatchObject({ dots: 'aa55aa55aa55aa55' });
    expect(patterned('horz', '')).toMatchObject({ back: '#ffffff' });
  });

  test('what is said of the colours of a picture is kept in its order', () => {
    const colors =
      '<a:grayscl/><a:lum bright="20000" contrast="-40000"/><a:biLevel thresh="25000"/>' +
      '<a:duotone><a:prstClr val="black"/><a:schemeClr val="accent2"/></a:duotone>' +
      '<a:clrChange><a:clrFrom><a:srgbClr val="FDFDFD"/></a:clrFrom><a:clrTo><a:srgbClr val="FDFDFD"><a:alpha val="0"/></a:srgbClr></a:clrTo></a:clrChange>';
    const fill = `<a:blipFill><a:blip r:embed="p">${colors}</a:blip><a:stretch/></a:blipFill>`;
    const element = readShapes(sp(`${box}<a:prstGeom prst="ellipse"/>${fill}`), {
      relations: relation('p', 'image', '../media/image1.png'),
      files: { 'ppt/media/image1.png': tinyPng },
    })[0];
    expect(element?.type === 'shape' && element.fill).toMatchObject({
      recolor: [
        { kind: 'grey' },
        { kind: 'light', brightness: 0.2, contrast: -0.4 },
        { kind: 'black-white', from: 0.25 },
        { kind: 'duotone', dark: '#000000', light: '#ed7d31' },
        { kind: 'clear', color: '#fdfdfd' },
      ],
    });
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
