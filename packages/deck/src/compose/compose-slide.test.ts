import { describe, expect, test } from 'vitest';
import { defaultViewport } from '../deck.ts';
import { defaultAvatarBox } from '../defaults.ts';
import { drawSlide } from '../design/draw-slide.ts';
import { designIn, lookIds } from '../design/looks.ts';
import { elementText } from '../elements/registry.ts';
import { countingIds } from '../testing.ts';
import { composeSlide } from './compose-slide.ts';
import type { Entry, PageContent } from './content.ts';
import { heightOf, isLastLineLost, widthOf } from './measure.ts';

const sentence = {
  short: { zh: '绿茶来自中国', en: 'Green tea comes from China' },
  long: {
    zh: '日本对四万人的长期研究发现，每天喝五杯绿茶的人患心脏病的人数减少了百分之十二，而喝咖啡的人没有明显变化',
    en: 'A long study with 40,000 people in Japan found twelve percent fewer heart attacks among those who drank five cups of green tea a day, and no change among others',
  },
};

function contents(language: 'zh' | 'en', length: 'short' | 'long', count: number): PageContent[] {
  const text = sentence[length][language];
  const label = language === 'zh' ? '功效' : 'What it does';
  const entries: Entry[] = Array.from({ length: count }, () => ({ label, text }));
  const numbers = entries.map((entry, at) => ({ ...entry, label: `${at + 1}2.5%` }));
  const years = entries.map((entry, at) => ({ ...entry, label: `${2020 + at} 年` }));
  const title = text;
  const column = { heading: label, entries: entries.slice(0, 3) };
  const picture = { url: 'media:1.png', width: 800, height: 600 };
  const rows = [[label, '2021', '2022'], ...entries.map(() => [text.slice(0, 40), '1,200', '1,350'])];
  const values = entries.map((_, at) => at * 10);
  const categories = entries.map((_, at) => `${label} ${at}`);
  return [
    { kind: 'cover', title, subtitle: text },
    { kind: 'agenda', title, entries },
    { kind: 'summary', title, entries },
    { kind: 'section', title, number: 3, subtitle: text },
    { kind: 'points', title, entries },
    { kind: 'cards', title, entries: entries.slice(0, 4) },
    { kind: 'numbers', title, entries: numbers.slice(0, 4), more: [] },
    { kind: 'numbers', title, entries: numbers.slice(0, 1), more: entries.slice(1, 4) },
    { kind: 'numbers', title, entries: numbers.slice(0, 2), more: entries.slice(1, 3) },
    { kind: 'numbers', title, entries: numbers.slice(0, 3), more: entries.slice(1, 2) },
    { kind: 'lead', title, lead: { text }, entries: entries.slice(1, 4) },
    { kind: 'steps', title, entries },
    { kind: 'timeline', title, entries: years },
    { kind: 'columns', title, left: column, right: column },
    { kind: 'table', title, rows, headRows: 1, entries: entries.slice(0, 1) },
    {
      kind: 'chart',
      title,
      numbers: { chart: 'column', categories, series: [{ name: label, values }] },
      entries: entries.slice(0, 1),
    },
    { kind: 'figure', title, picture, caption: label, entries: entries.slice(0, 3) },
    {
      kind: 'figure',
      title,
      picture: { ...picture, width: 1600 },
      caption: label,
      entries: entries.slice(0, 2),
    },
    { kind: 'quote', title, text, who: label },
    { kind: 'questions', title, entries: entries.slice(0, 3) },
    { kind: 'questions', title, entries: [] },
  ];
}

const cases = (['zh', 'en'] as const).flatMap((language) =>
  (['short', 'long'] as const).flatMap((length) =>
    [3, 6].flatMap((count) =>
      contents(language, length, count).map(
        (content) => [content.kind, count, length, language, content] as const,
      ),
    ),
  ),
);

const presenter = defaultAvatarBox(defaultViewport);
const designs = lookIds.map((look) => designIn(look, 'sky'));
/** The page in each of our looks. */
const drawnAll = (content: PageContent) =>
  designs.flatMap((design) => drawSlide(composeSlide(content, countingIds()), design, 1).elements);

describe.each(cases)('%s with %i %s entries (%s)', (_kind, _count, _length, _language, content) => {
  // What the design draws behind its slides may reach over their edge.
  const own = () => drawnAll(content).filter(({ role }) => role !== 'decoration' || content.kind !== 'cover');

  test('stays on the slide and clear of the presenter', () => {
    // The title of the first page is the layout's own, and ends a little below the presenter's head.
    if (content.kind === 'cover') return;
    for (const { left, top, width, height, ...element } of own()) {
      if (element.id.startsWith('default') || element.role === 'decoration') continue;
      expect
        .soft([left >= 0, top >= 0, left + width <= 1000, top + height <= defaultViewport.height])
        .toEqual([true, true, true, true]);
      const isBeside = left + width <= presenter.left || top + height <= presenter.top;
      expect
        .soft([
          element.type,
          elementText({ ...element, left, top, width, height } as never).slice(0, 20),
          isBeside,
        ])
        .toEqual([element.type, expect.anything(), true]);
    }
  });

  test('has room for all its words', () => {
    for (const element of own()) {
      if (element.type !== 'text') continue;
      const { paragraphs, inset } = element.text;
      const width = element.width - inset.left - inset.right;
      const needed = paragraphs.reduce((sum, { runs, left = 0, before = 0 }) => {
        const size = Math.max(...runs.map((run) => run.size ?? 18));
        return sum + before + heightOf([runs.map(({ text }) => text).join('')], size, width - left);
      }, 0);
      expect.soft({ text: elementText(element), fits: needed <= element.height * 1.05 }).toEqual({
        text: elementText(element),
        fits: true,
      });
    }
  });
});

const sizeOfTitle = (content: PageContent): number => {
  const [title] = composeSlide(content, countingIds()).elements;
  return title?.type === 'text' ? (title.text.paragraphs[0]?.runs[0]?.size ?? 0) : 0;
};

test.each([
  '青少年睡眠与健康成长的秘密',
  '水循环与水资源的保护和利用',
  'Scalability of controlling heterogenous microrobots through one signal',
])('a title on the first page leaves no word alone on its last line: %s', (title) => {
  const size = sizeOfTitle({ kind: 'cover', title, subtitle: '' });
  expect(size).toBeGreaterThanOrEqual(26);
  expect(isLastLineLost(title, size, 606)).toBe(false);
});

test('columns of numbers stand to the right with their names, others to the left', () => {
  const rows = [
    ['流域', '人均水量', '就寝时间', '备注', '增长'],
    ['长江', '2280', '22:00', '2 号表', '12 %'],
    ['黄河', '约590', '8—9', '无', '–'],
  ];
  const table = composeSlide({ kind: 'table', title: '表', rows, headRows: 1, entries: [] }, countingIds())
    .elements[1];
  const aligned = table?.type === 'table' ? table.cells : [];
  expect(aligned.map((row) => row.map((cell) => cell?.text.paragraphs[0]?.align ?? 'left'))).toEqual(
    rows.map(() => ['left', 'right', 'right', 'left', 'right']),
  );
});

test('things that have a name stand below it, and the first amounts of a text are set off', () => {
  const entries = [
    { label: 'Mall', text: 'Four blocks from the station' },
    { label: 'Rent', text: 'Up by 12% from $300 to $336 in a year' },
  ];
  const { elements } = composeSlide({ kind: 'points', title: 'Place', entries }, countingIds());
  const texts = elements.flatMap((element) => (element.type === 'text' ? [element.text.paragraphs] : []));
  expect(texts.at(-1)?.map(({ runs }) => runs.map(({ text }) => text).join(''))).toEqual([
    'Rent',
    'Up by 12% from $300 to $336 in a year',
  ]);
  const bold = texts
    .at(-1)?.[1]
    ?.runs.filter((run) => run.bold)
    .map(({ text }) => text);
  expect(bold).toEqual(['12%', '$300']);
});

test('a sign of degrees is as wide as a Chinese letter, so that it stays beside its number', () => {
  expect(widthOf('70℃')).toBe(widthOf('70度'));
});
