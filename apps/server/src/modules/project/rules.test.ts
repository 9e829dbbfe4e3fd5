import type { PageCounts } from '@app/contract/courseware/states/page-status.ts';
import { describe, expect, test } from 'vitest';
import {
  languageOfTexts,
  lostOfDeck,
  lostOfPage,
  withinList,
  paymentKey,
  settled,
  titleAfterImport,
  titleOfCopy,
} from './rules.ts';

describe('titles', () => {
  test.each([
    ['未命名', '太阳系.pptx', '太阳系'],
    ['Untitled', 'My talk.v2.pptx', 'My talk.v2'],
    ['我的课', '太阳系.pptx', '我的课'],
    ['未命名', 'my_first_deck.pptx', 'my first deck'],
    ['未命名', '.pptx', '未命名'],
    ['未命名', `${'长'.repeat(80)}.pptx`, `${'长'.repeat(59)}…`],
    ['Untitled', `${'word '.repeat(11)}and more words.pptx`, `${'word '.repeat(11)}and…`],
    ['Untitled', `A ${'x'.repeat(80)}.pptx`, `A ${'x'.repeat(57)}…`],
  ])('a project called %s made from %s is called %s', (title, file, expected) => {
    expect(titleAfterImport(title, { firstPage: '', properties: undefined, file })).toBe(expected);
  });

  test.each([
    ['认识太阳系', 'Planets', '认识太阳系'],
    ['', 'Planets', 'Planets'],
    ['', undefined, 'deck-final2'],
  ])(
    'with %j on its first page and %j in its properties a deck is called %s',
    (firstPage, properties, title) => {
      expect(titleAfterImport('未命名', { firstPage, properties, file: 'deck-final2.pptx' })).toBe(title);
    },
  );

  test('a copy says so in the language of who makes it', () => {
    expect(titleOfCopy('太阳系', 'zh-CN')).toBe('太阳系 副本');
    expect(titleOfCopy('Planets', 'en-US')).toBe('Planets copy');
    expect(titleOfCopy('🙂'.repeat(60), 'en-US')).toBe(`${'🙂'.repeat(55)} copy`);
  });
});

test.each([
  [['太阳系有八大行星', 'Planets'], 'zh-CN'],
  [['The eight planets of our solar system', '太阳'], 'en-US'],
  [['', '123'], 'zh-CN'],
  [['🙂'], 'zh-CN'],
] as const)('%j is a talk in %s', (texts, language) => {
  expect(languageOfTexts(texts)).toBe(language);
});

test('credits are set aside under a key of their own each time', () => {
  expect([1, 2, 3].map((time) => paymentKey('p', time))).toEqual(['project:p', 'project:p:2', 'project:p:3']);
});

describe('what was lost', () => {
  test('is counted by kind on a page', () => {
    const notKept = [{ what: 'chart' }, { what: 'video', name: 'Film 1' }, { what: 'chart' }] as const;
    expect(lostOfPage(4, notKept)).toEqual([
      { page: 4, what: 'chart', count: 2 },
      { page: 4, what: 'video', count: 1, names: ['Film 1'] },
    ]);
  });

  test('is told with its words, each once, and no more of them than a list can show', () => {
    const said = (words: string) => ({ what: 'comment', name: '王芳', words }) as const;
    expect(lostOfPage(2, [said('改数字'), said('改数字'), said('x'.repeat(500))])).toEqual([
      { page: 2, what: 'comment', count: 3, names: ['王芳'], words: ['改数字', 'x'.repeat(200)] },
    ]);
    const many = Array.from({ length: 100 }, (_, page) =>
      lostOfPage(page + 1, [said('好'.repeat(200))]),
    ).flat();
    const list = withinList(many);
    expect(list.map(({ count }) => count)).toEqual(many.map(({ count }) => count));
    expect(list.flatMap(({ words = [] }) => words).join('')).toHaveLength(6000);
  });

  test('never ends with half of a sign, which no database takes', () => {
    const asked = [`${'x'.repeat(39)}😀`, ' '];
    const notKept = [
      { what: 'comment', name: `${'n'.repeat(59)}😀`, words: `${'w'.repeat(199)}😀` },
    ] as const;
    const lost = lostOfDeck({ slides: 1, hidden: [], beyondLimit: 0, notKept: [...notKept] }, 1, asked);
    expect(lost).toEqual([
      { page: 0, what: 'comment', count: 1, names: ['n'.repeat(59)], words: ['w'.repeat(199)] },
      { page: 0, what: 'absent-font', count: 1, names: [`${'x'.repeat(39)} → Arimo`] },
    ]);
  });

  test('by the file itself stands on no page', () => {
    const notKept = [{ what: 'font', name: '站酷快乐体' }] as const;
    expect(lostOfDeck({ slides: 2, hidden: [], beyondLimit: 0, notKept: [...notKept] }, 2)).toEqual([
      { page: 0, what: 'font', count: 1, names: ['站酷快乐体'] },
    ]);
  });

  test('names a font that we do not bring once, with the one in its place, unless few would see a change', () => {
    const notKept = [{ what: 'font', name: 'Brush' }] as const;
    const asked = ['Arial', 'Gill Sans MT', 'Brush', 'KaiTi', '楷体', 'Georgia', '宋体', '微软雅黑 Light'];
    expect(lostOfDeck({ slides: 2, hidden: [], beyondLimit: 0, notKept: [...notKept] }, 2, asked)).toEqual([
      { page: 0, what: 'font', count: 1, names: ['Brush'] },
      {
        page: 0,
        what: 'absent-font',
        count: 3,
        names: ['Gill Sans MT → Arimo', 'KaiTi → Noto Sans SC', 'Georgia → Tinos'],
      },
    ]);
  });

  test('of the deck names where it was cut', () => {
    expect(lostOfDeck({ slides: 130, hidden: [3], beyondLimit: 29, notKept: [] }, 101)).toEqual([
      { page: 102, what: 'beyond-limit', count: 29 },
    ]);
    expect(lostOfDeck({ slides: 2, hidden: [], beyondLimit: 0, notKept: [] }, 2)).toEqual([]);
  });
});

test('a project that speaks nothing any more does not stay at broadcast-generation', () => {
  const pages: PageCounts = { total: 3, confirmed: 2, generated: 1, generating: 0, confirming: 0, error: 0 };
  expect(settled('broadcast-generation', pages)).toBe('generate-multicast-data-again');
  expect(settled('broadcast-generation', { ...pages, confirming: 1, generated: 0 })).toBe(
    'broadcast-generation',
  );
  expect(settled('broadcast-generation', { ...pages, confirmed: 3 })).toBe('broadcast-generation-complete');
  expect(settled('ppt-no-tip', pages)).toBe('ppt-no-tip');
});
