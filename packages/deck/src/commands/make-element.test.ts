import { describe, expect, test } from 'vitest';
import { defaultDesign } from '../default-design.ts';
import { drawOne } from '../design/draw-slide.ts';
import { lineTools } from '../shapes/lines.ts';
import { presetTable } from '../shapes/preset-table.ts';
import { rarePresetTable } from '../shapes/rare-preset-table.ts';
import { slideElementSchema } from '../schema/element.ts';
import { countingIds } from '../testing.ts';
import { type DrawTool, makeElement, middleBox, newSize } from './make-element.ts';

const box = { left: 10, top: 20, width: 300, height: 200 };
const made = (tool: DrawTool, where = box) => makeElement(tool, where, countingIds('new'));

describe('what a tool draws', () => {
  test('a text is empty, 24 units high, in the letters of the theme', () => {
    const text = made({ type: 'text' });
    expect(text).toMatchObject({ id: 'new-1', type: 'text', ...box, rotate: 0 });
    expect(text.text?.paragraphs[0]?.runs).toEqual([
      { text: '', size: 24, color: { slot: 'dark1' }, font: { slot: 'body' }, eastFont: { slot: 'body' } },
    ]);
  });

  test('a shape has the first colour of the theme, and light words in its middle', () => {
    const shape = made({ type: 'shape', preset: 'ellipse' });
    expect(shape).toMatchObject({
      geometry: { kind: 'preset', name: 'ellipse' },
      fill: { kind: 'solid', color: { slot: 'accent1' } },
      text: { anchor: 'middle', paragraphs: [{ align: 'center', runs: [{ color: { slot: 'light1' } }] }] },
    });
    expect(shape).not.toHaveProperty('stroke');
  });

  test.each([
    ['line', 'straightConnector1', []],
    ['arrow', 'straightConnector1', ['end']],
    ['elbowDoubleArrow', 'bentConnector3', ['start', 'end']],
    ['curveArrow', 'curvedConnector3', ['end']],
  ])('%s is a line of the preset %s with the ends %j', (preset, name, ends) => {
    const { stroke, geometry, ...line } = made({ type: 'shape', preset }) as Extract<
      ReturnType<typeof made>,
      { type: 'shape' }
    >;
    expect(geometry).toEqual({ kind: 'preset', name });
    expect(stroke).toMatchObject({ width: 2, color: { slot: 'dark1' } });
    expect(Object.keys(stroke ?? {}).filter((key) => key === 'start' || key === 'end')).toEqual(ends);
    expect(line).not.toHaveProperty('fill');
    expect(line).not.toHaveProperty('text');
  });

  test.each(['leftBrace', 'arc', 'borderCallout1', 'accentCallout3'])(
    '%s has a line to be seen by',
    (preset) => {
      expect(made({ type: 'shape', preset })).toHaveProperty('stroke.width', 2);
    },
  );

  test('a line that was drawn to the upper left is mirrored', () => {
    const where = { ...box, flipHorizontal: true, flipVertical: true };
    expect(made({ type: 'shape', preset: 'arrow' }, where)).toMatchObject(where);
  });

  test.each([...Object.keys(lineTools), ...Object.keys({ ...presetTable, ...rarePresetTable })])(
    '%s can be stored and drawn',
    (preset) => {
      const shape = made({ type: 'shape', preset });
      expect(slideElementSchema.safeParse(shape).success).toBe(true);
      expect(drawOne(shape, undefined, defaultDesign)).toMatchObject({ ...box, rotate: 0 });
    },
  );
});

test.each<[DrawTool, number, number]>([
  [{ type: 'text' }, 400, 60],
  [{ type: 'shape', preset: 'arrow' }, 240, 0],
  [{ type: 'shape', preset: 'elbow' }, 240, 120],
  [{ type: 'shape', preset: 'roundRect' }, 200, 120],
  [{ type: 'shape', preset: 'flowChartProcess' }, 200, 120],
  [{ type: 'shape', preset: 'ellipse' }, 160, 160],
  [{ type: 'shape', preset: 'star5' }, 160, 160],
])('%j without a box is %d × %d', (tool, width, height) => {
  expect(newSize(tool)).toEqual({ width, height });
});

test('in the middle there is as much room on each side', () => {
  expect(middleBox({ width: 200, height: 120 }, { width: 1000, height: 562 })).toEqual({
    left: 400,
    top: 221,
    width: 200,
    height: 120,
  });
});
