import { describe, expect, test } from 'vitest';
import { textBox } from '../defaults.ts';
import type { TableCell, TableElement } from '../element.ts';
import type { Drawn, DrawnSlide } from '../drawn.ts';
import { aSlide, aText } from '../testing.ts';
import { paragraphsFrom } from '../text/plain.ts';
import { scriptFromSlide } from './from-slide.ts';
import { scriptText } from './plain.ts';

const cell = (text: string, more: Partial<Drawn<TableCell>> = {}): Drawn<TableCell> => ({
  text: { ...textBox, paragraphs: paragraphsFrom(text) },
  ...more,
});

/** A table with a row per line, its cells between bars; `^` is a cell that the one above reaches into. */
function aTable(lines: string, paintOfHead?: string): Drawn<TableElement> {
  const cells = lines
    .trim()
    .split('\n')
    .map((line, row) =>
      line
        .split('|')
        .map((text) => text.trim())
        .map((text) =>
          text === '^'
            ? null
            : cell(text, row === 0 && paintOfHead ? { fill: { kind: 'solid', color: paintOfHead } } : {}),
        ),
    );
  return {
    id: 'table',
    type: 'table',
    left: 100,
    top: 200,
    width: 600,
    height: 200,
    rotate: 0,
    columns: (cells[0] ?? []).map(() => 100),
    rows: cells.map(() => 30),
    cells,
  };
}

const spoken = (...elements: DrawnSlide['elements']) => {
  const script = scriptFromSlide(aSlide({ elements }));
  return script && scriptText(script);
};

describe('a table without notes', () => {
  test('is read row by row under the names of its columns, after the title', () => {
    const table = aTable(`
      行星 | 直径 | 卫星
      地球 | 12742 公里 | 1 颗
      火星 | 6779 公里 | 2 颗`);
    expect(spoken(table, aText('行星比较', { role: 'title', top: 400 }))).toBe(
      '行星比较。\n地球：直径为12742 公里，卫星为1 颗。火星：直径为6779 公里，卫星为2 颗。',
    );
    expect(
      spoken(
        aTable(`
          Planet | Diameter | Moons
          Earth | 12,742 km | 1
          Mars | 6,779 km | 2`),
      ),
    ).toBe('Earth: Diameter, 12,742 km; Moons, 1. Mars: Diameter, 6,779 km; Moons, 2.');
  });

  test('stays short: of many rows a few are read and the rest is counted', () => {
    const rows = (line: (index: number) => string) =>
      Array.from({ length: 8 }, (_, index) => line(index + 1)).join('\n');
    const chinese = spoken(
      aTable(`季度 | 收入 | 成本\n${rows((index) => `第${index}季 | ${index}0 万 | 5 万`)}`),
    );
    expect(chinese).toBe(
      '第1季：收入为10 万，成本为5 万。第2季：收入为20 万，成本为5 万。第3季：收入为30 万，成本为5 万。其余 5 行见表格。',
    );
    const english = spoken(aTable(`Team | Won | Lost\n${rows((index) => `Team ${index} | ${index} | 0`)}`));
    expect(english).toMatch(/^Team 1: Won, 1; Lost, 0\. .* The table has 5 more rows\.$/);
    const wide = spoken(aTable('名称 | 一 | 二 | 三 | 四 | 五 | 六\n甲 | 1 | 2 | 3 | 4 | 5 | 6'));
    expect(wide).toBe('甲：一为1，二为2，三为3，四为4。');
  });

  test('of two columns is names and values, unless its first row is a head', () => {
    expect(spoken(aTable('姓名 | 张三\n职位 | 讲师'))).toBe('姓名：张三。职位：讲师。');
    expect(spoken(aTable('城市 | 人口\n北京 | 2189 万'))).toBe('北京：人口为2189 万。');
    expect(spoken(aTable('Term | Meaning\nAPI | An interface', '#0b6b74'))).toBe(
      'API: Meaning, An interface.',
    );
  });

  test('of one column is a list', () => {
    expect(spoken(aTable('步骤\n上传课件\n确认播报'))).toBe('步骤：上传课件、确认播报。');
  });

  test('says nothing for empty cells, and a cell that reaches down names its rows', () => {
    const table = aTable(`
      地区 | 产品 | 销量
      华东 | 甲 | 30
      ^ | 乙 |
       | | `);
    expect(spoken(table)).toBe('华东：产品为甲，销量为30。华东：产品为乙。');
    expect(spoken(aTable(' | \n 😀 | •'))).toBeUndefined();
  });
});
