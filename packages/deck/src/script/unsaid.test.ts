import { describe, expect, test } from 'vitest';
import { textBox } from '../defaults.ts';
import { aText } from '../testing.ts';
import { isPageNumber } from './outline/unsaid.ts';
import { runningLines, unsaidOf } from './unsaid.ts';

const points = aText('一杯绿茶含三十毫克咖啡因\n绿茶不应与铁剂同服\n心脏病减少 12%', { id: 'points' });

describe('what a script leaves unsaid', () => {
  test('is nothing where it tells every line in its own words', () => {
    const script =
      '我们先看咖啡因：一杯绿茶大约含三十毫克。还要记住，绿茶不应该与铁剂一起服用。心脏病则减少了百分之12。';
    expect(unsaidOf([points], script)).toEqual([]);
  });

  test('is a point that it never comes to, and a number that it leaves out of a line it tells', () => {
    const script = '一杯绿茶含三十毫克咖啡因。喝茶的人心脏病减少了不少。';
    expect(unsaidOf([points], script)).toEqual([
      { elementId: 'points', kind: 'point', text: '绿茶不应与铁剂同服' },
      { elementId: 'points', kind: 'number', text: '12' },
    ]);
  });

  test('is a picture that it does not point at, but not a small sign', () => {
    const image = { type: 'image' as const, url: 'a.png', left: 0, top: 0, height: 200, rotate: 0 };
    const shown = [
      { ...image, id: 'harbour', width: 300, alt: 'The old harbour of Bergen' },
      { ...image, id: 'logo', width: 40 },
    ];
    expect(unsaidOf(shown, 'Fish was traded here for centuries.')).toEqual([
      { elementId: 'harbour', kind: 'picture', text: 'The old harbour of Bergen' },
    ]);
    expect(unsaidOf(shown, 'Look at the picture: fish was traded here.')).toEqual([]);
    expect(unsaidOf(shown, 'Fish was traded here. Take a look at the picture.')).toHaveLength(1);
    expect(unsaidOf(shown, 'Bergen had a harbour where fish was traded.')).toEqual([]);
  });

  test('may be a share or a percentile, but no number of a page', () => {
    expect(['24/7', '80/20', 'P95', 'p99'].some(isPageNumber)).toBe(false);
    expect(['4 / 14', 'p. 12', 'P 4', '12'].every(isPageNumber)).toBe(true);
  });

  test('is only numbers where the script is in another language', () => {
    const slide = aText('Five cups lowered heart disease by 12 percent in 40,000 people', { id: 'text' });
    expect(unsaidOf([slide], '四万人里，心脏病少了很多。')).toEqual([
      { elementId: 'text', kind: 'number', text: '12' },
    ]);
  });

  test('is not the title, a question, an order of lines, or anything where there is no script', () => {
    const title = aText('The whole story of rivers and lakes', { id: 'title', role: 'title' });
    const order = aText('1. Rivers carry water to the sea', { id: 'order' });
    const question = aText('What would you like to ask?', { id: 'question' });
    expect(unsaidOf([title, question, order], 'Rivers carry their water to the sea.')).toEqual([]);
    expect(unsaidOf([order], ' ')).toEqual([]);
  });

  test('is a picture of which only the title is said, in either language', () => {
    const image = {
      type: 'image' as const,
      url: 'a.png',
      left: 0,
      top: 0,
      width: 300,
      height: 200,
      rotate: 0,
    };
    const zh = [aText('训练过程', { id: 'title', role: 'title' }), { ...image, id: 'picture' }];
    expect(unsaidOf(zh, '这张图展示的是训练过程。')).toMatchObject([{ kind: 'picture' }]);
    expect(unsaidOf(zh, '这张图展示的是训练过程：误差一步步变小，最后不再变化。')).toEqual([]);
    const en = [aText('The talent card', { id: 'title', role: 'title' }), { ...image, id: 'picture' }];
    expect(unsaidOf(en, 'In this picture you see the talent card.')).toMatchObject([{ kind: 'picture' }]);
    expect(unsaidOf(en, 'In this picture you see where strengths and gaps are written down.')).toEqual([]);
  });

  test('names pictures without a name once, by the largest of them', () => {
    const image = {
      type: 'image' as const,
      url: 'a.png',
      left: 0,
      top: 0,
      height: 200,
      rotate: 0,
      alt: 'rusz',
    };
    const shown = [100, 300, 200].map((width) => ({ ...image, width, id: `wide ${width}` }));
    expect(unsaidOf(shown, 'Fish was traded here for centuries.')).toEqual([
      { elementId: 'wide 300', kind: 'picture', text: '' },
    ]);
  });

  test('is a link, unless it is mentioned or its words are told', () => {
    const link = { kind: 'web', address: 'https://example.org/rivers' } as const;
    const shown = aText('', {
      id: 'links',
      text: {
        ...textBox,
        paragraphs: [
          { runs: [{ text: 'Rivers carry water: ' }, { text: 'https://example.org/2017/rivers' }] },
          { runs: [{ text: 'The atlas of all lakes', link }] },
        ],
      },
    });
    expect(unsaidOf([shown], 'Rivers carry their water to the sea.')).toEqual([
      { elementId: 'links', kind: 'link', text: 'https://example.org/2017/rivers' },
      { elementId: 'links', kind: 'link', text: 'The atlas of all lakes' },
    ]);
    expect(unsaidOf([shown], 'Rivers carry their water to the sea. Both links are on the slide.')).toEqual(
      [],
    );
    expect(unsaidOf([shown], 'Rivers carry water. There is an atlas of all lakes.')).toMatchObject([
      { text: 'https://example.org/2017/rivers' },
    ]);
  });

  test('is no heading: what stands below it is told, or is missed itself', () => {
    const bullet = { kind: 'character', character: '•' } as const;
    const listed = aText('', {
      id: 'listed',
      text: {
        ...textBox,
        paragraphs: [
          { runs: [{ text: 'Working conditions' }] },
          { bullet, runs: [{ text: 'Rivers carry water to the sea' }] },
        ],
      },
    });
    const large = aText('', {
      id: 'large',
      text: { ...textBox, paragraphs: [{ runs: [{ text: 'Transport overland', size: 28 }] }] },
    });
    const body = aText('', {
      id: 'body',
      text: {
        ...textBox,
        paragraphs: [{ runs: [{ text: 'Barges are slow and cheap on every river', size: 18 }] }],
      },
    });
    expect(unsaidOf([listed, large, body], 'Rivers carry water. Barges are slow and cheap.')).toEqual([]);
    expect(unsaidOf([listed, large, body], 'Rivers carry water to the sea.')).toMatchObject([
      { elementId: 'body', kind: 'point' },
    ]);
  });

  test('is nothing that is only shown: sources, code, and lines of every page', () => {
    const eye = aText('Source: U.S. Bureau of the Census, 2012\nreturn rivers.map((each) => each.length);', {
      id: 'eye',
    });
    expect(unsaidOf([eye], 'Rivers carry their water to the sea.')).toEqual([]);
    const pages = ['one', 'two', 'three'].map((id) => [
      aText('Evening school of geography, term 16', { id }),
    ]);
    const running = runningLines(pages);
    expect(unsaidOf(pages[0] ?? [], 'Rivers carry their water to the sea.', running)).toEqual([]);
    expect(unsaidOf(pages[0] ?? [], 'Rivers carry their water to the sea.')).toHaveLength(1);
  });

  test.each(['Chart Title', '图表标题'])('does not name a chart after the words %s', (title) => {
    const chart = {
      id: 'chart',
      type: 'chart' as const,
      chart: 'column' as const,
      title,
      alt: 'Sales by year',
      categories: ['North'],
      series: [{ name: 'Sales', values: [312] }],
    };
    expect(unsaidOf([chart], 'Rivers carry their water to the sea.')).toEqual([
      { elementId: 'chart', kind: 'chart', text: 'Sales by year' },
    ]);
  });

  test('knows powers from other numbers', () => {
    const power = aText('', {
      id: 'power',
      text: {
        anchor: 'top',
        inset: { left: 0, top: 0, right: 0, bottom: 0 },
        paragraphs: [{ runs: [{ text: '大脑大约有10' }, { text: '14', baseline: 0.3 }, { text: '个突触' }] }],
      },
    } as Parameters<typeof aText>[1]);
    expect(unsaidOf([power], '大脑大约有10的14次方个突触。')).toEqual([]);
  });
});
