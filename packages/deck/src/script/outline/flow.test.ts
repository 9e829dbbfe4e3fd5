import { describe, expect, test } from 'vitest';
import type { DrawnElement } from '../../drawn.ts';
import { lineBetween } from '../../geometry/line-ends.ts';
import { aText } from '../../testing.ts';
import { scriptText } from '../plain.ts';
import { writeScripts } from '../write-scripts.ts';
import { outlinePage } from './outline-page.ts';

const box = (words: string, left: number, top: number): DrawnElement =>
  aText(words, { id: `box ${words}`, left, top, width: 160, height: 60 });
const heads = { none: {}, end: { end: {} }, both: { start: {}, end: {} } };
const line = (from: [number, number], to: [number, number], at: keyof typeof heads = 'end') =>
  ({
    id: `line ${from.join()} ${to.join()}`,
    type: 'shape',
    geometry: { kind: 'preset', name: 'straightConnector1' },
    ...lineBetween({ x: from[0], y: from[1] }, { x: to[0], y: to[1] }),
    stroke: { color: '#000000', width: 1, ...heads[at] },
  }) as unknown as DrawnElement;
const arrow = (name: string, left: number, top: number, rotate = 0) =>
  ({
    id: `arrow ${left} ${top}`,
    type: 'shape',
    geometry: { kind: 'preset', name },
    left,
    top,
    width: 60,
    height: 40,
    rotate,
  }) as unknown as DrawnElement;

const title = (words: string) =>
  aText(words, { id: 'title', role: 'title', left: 40, top: 20, width: 900, height: 60 });
const told = (...elements: DrawnElement[]) => outlinePage({ elements }).units;
const said = (...elements: DrawnElement[]) => {
  const [script] = writeScripts([outlinePage({ elements })]).map((each) => (each ? scriptText(each) : ''));
  return script ?? '';
};

describe('what lines and arrows join', () => {
  test('is not told where something is decided', () => {
    const chart = (asked: string, answer: string) => [
      title('Sign in'),
      box('Enter a name', 100, 120),
      box(asked, 100, 300),
      box(answer, 500, 300),
      box('Show the page', 500, 450),
      line([180, 180], [180, 300]),
      line([260, 330], [500, 330]),
      line([580, 360], [580, 450]),
    ];
    expect(told(...chart('Look it up', 'Load the settings')).map(({ kind }) => kind)).toContain('steps');
    for (const [asked, answer] of [
      ['Is it known?', 'Load the settings'],
      ['Look it up', 'Yes'],
      ['查找用户', '否'],
    ] as const) {
      const units = told(...chart(asked, answer));
      expect(units.map(({ kind }) => kind)).not.toContain('steps');
      expect(units.map(({ kind }) => kind)).not.toContain('flow');
    }
  });

  test('boxes that lead to each other one by one are steps, wherever they stand', () => {
    const units = told(
      title('How a letter travels'),
      box('Sorting centre', 700, 120),
      box('Post box', 100, 120),
      box('Front door', 700, 400),
      line([260, 150], [700, 150]),
      line([780, 180], [780, 400]),
    );
    expect(units).toEqual([{ kind: 'steps', steps: ['Post box', 'Sorting centre', 'Front door'] }]);
  });

  test('a ring begins at its top and is said to begin anew', () => {
    const ring = [
      title('水的循环'),
      box('蒸发', 420, 120),
      box('降雨', 700, 350),
      box('河流', 140, 350),
      line([500, 180], [720, 350]),
      line([700, 380], [300, 380]),
      line([200, 350], [450, 180]),
    ];
    expect(told(...ring)).toEqual([{ kind: 'steps', steps: ['蒸发', '降雨', '河流'], isRound: true }]);
    expect(said(...ring)).toMatch(/蒸发.*降雨.*河流.*从头开始/u);
  });

  test('where things part and meet it is said what leads to what', () => {
    const elements = [
      title('How pictures reach viewers'),
      box('Camera', 40, 150),
      box('Encoder', 400, 150),
      box('Archive', 760, 120),
      box('Live stream', 760, 300),
      line([200, 180], [400, 180]),
      line([560, 180], [760, 150]),
      line([560, 180], [760, 330]),
    ];
    const script = said(...elements);
    expect(script).toMatch(/Camera leads to encoder\./iu);
    expect(script).toMatch(/Encoder leads to archive and live stream\./iu);
  });

  test('several that lead to one are told together', () => {
    expect(
      said(
        title('数据从哪里来'),
        box('传感器', 40, 150),
        box('问卷', 40, 300),
        box('数据库', 500, 220),
        line([200, 180], [500, 240]),
        line([200, 330], [500, 260]),
      ),
    ).toContain('传感器和问卷指向数据库。');
  });

  test('lines without heads lead from what stands above', () => {
    expect(
      said(
        title('Who belongs to whom'),
        box('Museum', 420, 120),
        box('Shop', 100, 350),
        box('Library', 420, 350),
        box('Workshop', 740, 350),
        line([500, 180], [180, 350], 'none'),
        line([500, 180], [500, 350], 'none'),
        line([500, 180], [820, 350], 'none'),
      ),
    ).toMatch(/Museum is connected with shop, library and workshop\./iu);
  });

  test('arrows that are shapes of their own lead, turned ones too', () => {
    const units = told(
      title('From grain to bread'),
      box('Grain', 40, 150),
      box('Flour', 300, 150),
      box('Bread', 300, 330),
      arrow('rightArrow', 220, 160),
      arrow('rightArrow', 350, 250, 90),
    );
    expect(units).toEqual([{ kind: 'steps', steps: ['Grain', 'Flour', 'Bread'] }]);
  });

  test('what is written along a line is no step', () => {
    const units = told(
      title('How a letter travels'),
      box('Post box', 40, 200),
      aText('by van', { id: 'label', left: 380, top: 205, width: 60, height: 20 }),
      box('Sorting centre', 600, 200),
      box('Front door', 600, 400),
      line([200, 230], [600, 230]),
      line([680, 260], [680, 400]),
    );
    expect(units).toEqual([{ kind: 'steps', steps: ['Post box', 'Sorting centre', 'Front door'] }]);
  });
});

describe('lines that join nothing', () => {
  const kinds = (...elements: DrawnElement[]) => told(...elements).map(({ kind }) => kind);

  test('rules between texts, and axes with two heads, are none', () => {
    const texts = [
      box('North', 420, 110),
      box('South', 420, 440),
      box('West', 40, 280),
      box('East', 800, 280),
    ];
    expect(kinds(title('Where it is'), ...texts, line([40, 250], [960, 250], 'none'))).not.toContain('flow');
    const axes = [line([500, 170], [500, 440], 'both'), line([200, 310], [800, 310], 'both')];
    expect(kinds(title('Where it is'), ...texts, ...axes)).not.toContain('flow');
  });

  test('the title of a page is no part of a drawing below it', () => {
    const elements = [
      title('Parents'),
      box('Homework', 100, 300),
      box('Reading', 700, 300),
      line([300, 80], [180, 300]),
      line([600, 80], [780, 300]),
    ];
    expect(kinds(...elements)).not.toContain('flow');
  });
});
