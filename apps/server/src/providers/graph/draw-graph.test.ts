import { graphSchema } from '@app/contract/graph/schema.ts';
import { graphLimits } from '@app/contract/graph/limits.ts';
import { describe, expect, test } from 'vitest';
import { documentOf, tea } from '../outline/testing.ts';
import { drawGraph } from './draw-graph.ts';
import { isFormula } from './phrase.ts';

const english = documentOf(`
# Waste
## Ways
Incineration is a method of waste disposal that burns solid waste. Incineration produces heat and ash. A landfill is a place where solid waste is buried.
Municipal solid waste (MSW) comes from homes. MSW is collected twice a week. Most municipal solid waste goes to a landfill.
## Plants
The incineration plant has 12 furnaces. Each of the furnaces burns solid waste at night. The furnaces of an incineration plant need care.
Waste disposal costs money. Waste disposal causes air pollution, and air pollution harms the lungs. Incineration leads to air pollution near the plant.
`);
const chinese = documentOf(`
# 统计
## 基本概念
正态分布是一种常见的概率分布。概率分布描述随机变量的取值。均值和方差决定正态分布的形状。
标准差是方差的平方根。方差越大，标准差越大。随机变量的均值也叫期望值。
## 估计
置信区间包括真实均值的可能范围。样本越多，置信区间越窄。样本的均值接近总体的均值。随机变量分为离散型和连续型。
`);

const drawn = (document: typeof tea) => {
  const graph = drawGraph(document, 'x');
  const names = new Map(graph.terms.map(({ id, name }) => [id, name]));
  return {
    ...graph,
    names: graph.terms.map(({ name }) => name.toLowerCase()),
    said: graph.relations.map(({ from, to, kind, label }) =>
      `${names.get(from)} ${kind}${label} ${names.get(to)}`.toLowerCase(),
    ),
  };
};

describe('a graph of an English text', () => {
  const graph = drawn(english);

  test('has what is spoken of, and no words that only join or do', () => {
    expect(graph.names).toEqual(
      expect.arrayContaining(['incineration', 'solid waste', 'waste disposal', 'air pollution']),
    );
    for (const word of ['the', 'burns', 'night', 'week', 'leads', 'most'])
      expect(graph.names).not.toContain(word);
  });

  test('knows a term by its short name', () => {
    expect(graph.terms.find(({ name }) => name.toLowerCase() === 'municipal solid waste')?.variants).toEqual([
      'MSW',
    ]);
  });

  test('says what a sentence states of two terms', () => {
    expect(graph.said).toContain('incineration is waste disposal');
    expect(graph.said).toContain('incineration causes air pollution');
    expect(graph.said).toContain('incineration plant number12 furnaces');
  });

  test('has a sentence of the material for every term and every relation', () => {
    for (const { places } of graph.terms) expect(places.length).toBeGreaterThan(0);
    const proofs = [
      ...graph.terms.flatMap(({ places }) => places),
      ...graph.relations.flatMap(({ proof }) => proof ?? []),
    ];
    for (const { text, block } of proofs) expect(JSON.stringify(english.blocks[block])).toContain(text);
    expect(graph.relations.every(({ proof }) => proof !== null)).toBe(true);
  });
});

test('a graph of a Chinese text has its terms and what is said of them', () => {
  const graph = drawn(chinese);
  expect(graph.names).toEqual(
    expect.arrayContaining(['正态分布', '概率分布', '标准差', '方差', '均值', '置信区间']),
  );
  expect(graph.said).toContain('正态分布 is 概率分布');
});

test.each([
  [
    'an English',
    documentOf(`# Cells
The fuel cell Cⱼ heats the fuel cell Cₖ. The heat of Cⱼ and Cₖ is lost, and the fuel cell Cⱼ is cooled by X1. Each fuel cell needs X1, and X1 stands beside Cₖ.
The value Δt is set for X1. A larger Δt cools the fuel cell. The value 𝜎𝑥 grows with Δt, and 𝜎𝑥 falls with X1. Each fuel cell makes heat beside Cₖ. A fuel cell of the plant is cooled with water by X1.`),
    ['fuel cell'],
  ],
  [
    '一份中文',
    documentOf(`# 回归
正态分布用X1预测房价。X1是面积，X2是楼层。正态分布的参数w由数据决定，参数w越大，X1越重要。正态分布用Δt记录时间，Δt越小越好。维生素C与正态分布无关。`),
    ['正态分布'],
  ],
] as const)('%s text with formulas has its terms, and none of their letters', (_what, document, wanted) => {
  const { names } = drawn(document);
  expect(names).toEqual(expect.arrayContaining([...wanted]));
  expect(names.filter((name) => /[ⱼₖ𝜎δ]|x1|x2|参数w/u.test(name))).toEqual([]);
});

test.each([
  ['Cⱼ', true],
  ['x', true],
  ['X12', true],
  ['Δx', true],
  ['参数x', true],
  ['CO2', false],
  ['BM25', false],
  ['维生素C', false],
  ['vitamin B12', false],
  ['arm', false],
])('%s is a piece of a formula: %s', (text, expected) => {
  expect(isFormula({ text })).toBe(expected);
});

const longItem = (name: string) =>
  `- ${Array.from({ length: 14 }, (_, at) => `正态分布${name}是一种常见的概率分布，样本的均值接近总体的均值，方差决定正态分布的形状，第${at}次观察得到的标准差不同`).join('；')}`;

test.each([
  ['nothing', documentOf('')],
  [
    'items without an end',
    documentOf(`# 统计\n${['甲', '乙', '丙'].map(longItem).join('\n')}\n正态分布是一种常见的概率分布。`),
  ],
  [
    'a number without an end',
    JSON.parse(JSON.stringify(english).replace('12 furnaces', `${'1'.repeat(90)} furnaces`)) as typeof tea,
  ],
  ['one line', documentOf('Hello there')],
  ['a short text', tea],
])('a graph of %s is one', (_what, document) => {
  const { terms, relations } = drawGraph(document, 'x');
  expect(graphSchema.safeParse({ terms, relations }).success).toBe(true);
  expect(terms.length).toBeLessThanOrEqual(graphLimits.drawn.terms);
});

test('a graph is the same each time', () => {
  expect(drawGraph(english, 'x')).toEqual(drawGraph(english, 'x'));
});

test('things whose names end like what is done are terms, and so is what other texts only mention', () => {
  const { names } = drawn(
    documentOf(`
# Farm
## Fields
Maize is a tall grass. The maize is cut in May. The field of maize is large. The prize is a coin. The coin is made of gold. Farmers look at the coin and the prize.
The sunrise is early in May. Farmers wait for the sunrise. Merchandise is sold at the gate. They pay for the merchandise.
`),
  );
  expect(names).toEqual(expect.arrayContaining(['maize', 'prize', 'coin', 'sunrise', 'merchandise']));
});

test('half words, orders and what everything has are no terms', () => {
  const halves = drawn(
    documentOf(`
# Halloween
## Ways
A jack-o'-lantern is a carved pumpkin. People put a jack-o'-lantern before the door at night. The jack-o'-lantern is lit in the evening, and candles are lit beside it.
Soul cakes are given to those who come. Click here to see how soul cakes are baked. Click the picture to minimize waste. Bakers minimize waste with soul cakes at night.
`),
  );
  expect(halves.names).toContain('soul cakes');
  for (const word of ['jack-o', 'lit', 'click', 'minimize waste', 'night'])
    expect(halves.names).not.toContain(word);
  const water = drawn(
    documentOf(`
# 水资源
## 办法
跨流域调水能解决空间分布不均。跨流域调水工程把长江的水调到北方，同学们都知道。南水北调工程是跨流域调水的例子，课后请同学们说说它的空间分布。
`),
  );
  for (const word of ['流域调水', '空间', '同学']) expect(water.names).not.toContain(word);
  const silk = drawn(
    documentOf('# 丝绸\n## 道路\n丝绸之路从长安出发。商人沿着丝绸之路来到罗马。丝绸之路是一条古老的商路。'),
  );
  expect(silk.names).toContain('丝绸之路');
});
