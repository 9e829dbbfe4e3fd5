import { describe, expect, test } from 'vitest';
import { at, emu, para, readPages, readShapes, sp } from '../testing.ts';

const box = at(100, 50, 200, 100);
const red = '<a:solidFill><a:srgbClr val="FF0000"/></a:solidFill>';
const readOne = (...args: Parameters<typeof readShapes>) => readShapes(...args)[0];

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

  test('words that nobody placed are given a place by their role, and the report says so', () => {
    const nowhere = (placeholder: string, words: string) => sp('', para(words), { placeholder });
    const [page] = readPages({
      slides: [
        {
          shapes: nowhere('type="title"', 'A title') + nowhere('idx="9"', 'One') + nowhere('idx="8"', 'Two'),
        },
      ],
    });
    expect(page?.notKept.map(({ what }) => what)).toEqual(['place', 'place', 'place']);
    const [title, one, two] = page?.slide.elements ?? [];
    expect(title).toMatchObject({ type: 'text', role: 'title', top: expect.any(Number) });
    expect(one?.top).toBeGreaterThan((title?.top ?? 0) + (title?.height ?? 0));
    expect(two?.top).toBeGreaterThan(one?.top ?? 0);
  });
});
