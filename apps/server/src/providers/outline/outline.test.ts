import { outlineSchema } from '@app/contract/outline/schema.ts';
import type { Outline } from '@app/contract/outline/schema.ts';
import { foundedOutline } from '@app/contract/outline/states/founded.ts';
import { pageCountOfOutline, pagesOfOutline } from '@app/contract/outline/states/pages.ts';
import { secondsOf } from '@app/deck/script/speech/time.ts';
import { describe, expect, test } from 'vitest';
import { drawOutline } from './draw-outline.ts';
import { makeTalk } from './make-talk.ts';
import { amountIn } from './page-content.ts';
import { documentOf, tea } from './testing.ts';

const ids = () => {
  let count = 0;
  return () => `e${++count}`;
};
const textOf = (blocks: typeof tea.blocks) =>
  blocks
    .map((block) =>
      block.kind === 'list' ? block.items.map(({ text }) => text).join('. ') : JSON.stringify(block),
    )
    .join(' ');

describe('an outline', () => {
  const outline = drawOutline(tea, 'tea');

  test('has a page for each heading, in the order of the document', () => {
    expect(pagesOfOutline(outline).map(({ page }) => page.text)).toEqual([
      'Where it comes from',
      'How it is made',
      'What it does',
      'How to store it',
    ]);
    expect(outlineSchema.parse(outline)).toEqual(outline);
  });

  test('says nothing that does not stand in the block it names', () => {
    const points = pagesOfOutline(outline).flatMap(({ page }) => page.children);
    expect(points.length).toBeGreaterThan(8);
    for (const { text, from } of points) {
      const block = tea.blocks[from[0] ?? -1];
      expect(textOf(block ? [block] : []).toLowerCase()).toContain(text.toLowerCase());
    }
  });

  test('is called as its first page says, before what a program wrote into the file', () => {
    const two = documentOf(
      '# Light and leaves\nLeaves take light.\n# Roots\nRoots take water from the ground.',
    );
    expect(drawOutline({ ...two, title: 'Login · Page' }, 'file').title).toBe('Light and leaves');
    expect(drawOutline({ ...two, title: 'Leaves take light' }, 'file').title).toBe('Leaves take light');
  });

  test('is named without the letters that only count its headings', () => {
    const lettered = documentOf(
      '# Leaves\n## A. Green leaves\nGreen tea is grown on hills where the nights are cool.\n## B. Black leaves\nBlack tea is grown in valleys where the nights are warm.\n## C. White leaves\nWhite tea is picked in spring before the buds are open.',
    );
    const titles = pagesOfOutline(drawOutline(lettered, 'file')).map(({ page }) => page.text);
    expect(titles.join()).toBe('Green leaves · Black leaves,White leaves');
  });

  test('has no page for what only lists its headings', () => {
    const listed = documentOf(
      '# Tea\n## What we speak of\n- Green leaves\n- Black leaves\n## Green leaves of the hills\nGreen tea is grown on hills where the nights are cool.\n## Black leaves\nBlack tea is grown in valleys where the nights are warm.',
    );
    const titles = pagesOfOutline(drawOutline(listed, 'file')).map(({ page }) => page.text);
    expect(titles).toEqual(['Green leaves of the hills', 'Black leaves']);
  });

  test('has one picture of those without words on a page, and all that say what they show', () => {
    const picture = { kind: 'png', name: 'a.png', file: 'a.png', width: 400, height: 300 } as never;
    const drawn = (captions: readonly string[]) => {
      const text = documentOf('# Leaves\nGreen tea is grown on hills where the nights are cool in April.');
      const figures = captions.map((caption) => ({
        kind: 'figure' as const,
        page: 1,
        picture,
        ...(caption !== '' && { caption }),
      }));
      return pagesOfOutline(drawOutline({ ...text, blocks: [...text.blocks, ...figures] }, 'file'))
        .flatMap(({ page }) => page.children)
        .filter(({ kind }) => kind === 'figure').length;
    };
    expect(drawn(['', ''])).toBe(1);
    expect(drawn(['Leaves in spring', 'Leaves in summer'])).toBe(2);
  });

  test('makes more of what its scene asks for', () => {
    const facts = [
      'Bread is a food that is made from flour.',
      'In 2023 bakers sold 4,000,000 loaves worth $12 million.',
    ];
    const filler = Array.from(
      { length: 8 },
      (_, at) => `The ${at}th baker of the old town rises early in the morning and lights the oven.`,
    );
    const document = documentOf(
      `# Bread\n## Facts\n${[...facts, ...filler].join(' ')}\n## Ends\nThe shop closes at noon on every Sunday of the year.`,
    );
    const pointsFor = (scene: 'teaching' | 'pitch') =>
      JSON.stringify(drawOutline(document, 'x', undefined, scene));
    expect(pointsFor('pitch')).toContain('$12 million');
    expect(pointsFor('teaching')).toContain('Bread is a food');
  });

  test('names a table without a caption by its columns', () => {
    const table = {
      kind: 'table',
      page: 1,
      rows: [
        ['Food', 'Calories'],
        ['Leaves', '50'],
      ],
      headRows: 1,
    } as const;
    const withTable = { ...tea, blocks: [...tea.blocks, structuredClone(table) as never] };
    expect(JSON.stringify(drawOutline(withTable, 'tea'))).toContain('Food · Calories');
  });

  test('puts together what stands in lines of its own', () => {
    const text =
      '# Bees\n## Hives\nA hive of honey bees holds up to sixty\nthousand workers and one queen. They live\nfor six weeks in summer.\n## Food\nBees eat nectar and pollen of flowers.';
    const outline = JSON.stringify(drawOutline(documentOf(text), 'x'));
    expect(outline).toContain('A hive of honey bees holds up to sixty thousand workers and one queen');
  });

  test('is told part by part as it comes', () => {
    const nodes: unknown[] = [];
    const drawn = drawOutline(tea, 'tea', { from: 5, to: 10 }, null, (node) => nodes.push(node));
    expect(nodes).toHaveLength(drawn.children.length);
    expect(nodes).toEqual(drawn.children);
  });

  test('is the same each time', () => {
    expect(drawOutline(tea, 'tea')).toEqual(outline);
  });

  test('leaves out contents and references', () => {
    const text =
      '# A\n## Contents\nOne stands on page three.\n## Bees\nBees live in hives of up to 60,000.\n## References\nSmith wrote about bees in 1999.';
    const pages = pagesOfOutline(drawOutline(documentOf(text), 'a'));
    expect(JSON.stringify(pages)).not.toMatch(/Smith|page three/);
  });

  test('of a long document has as many pages as were asked for', () => {
    const chapters = Array.from(
      { length: 60 },
      (_, at) => `## Part ${at}\nThe ${at}th machine makes ${at * 7} screws an hour in hall ${at}.`,
    );
    const long = documentOf(chapters.join('\n'));
    for (const wanted of [
      { from: 5, to: 10 },
      { from: 10, to: 15 },
      { from: 20, to: 30 },
      { from: 25, to: 35 },
    ]) {
      const count = pageCountOfOutline(drawOutline(long, 'x', wanted));
      expect(count).toBeGreaterThanOrEqual(wanted.from);
      expect(count).toBeLessThanOrEqual(wanted.to);
    }
  });

  test('takes a line above all headings as its title', () => {
    const document = documentOf(
      'Bees and flowers\n## Bees\nBees live in hives of up to 60,000.\n## Flowers\nFlowers give them nectar.',
    );
    expect(drawOutline(document, 'x').title).toBe('Bees and flowers');
  });

  test('is called by its first line where the name of the file cannot be said', () => {
    const name = 'tika_parser_module_src_test_resources_testJournalParser_final_2';
    const document = documentOf(
      'Control of many small robots through a common signal of the ground they stand on\nAbstract: Robots move by steps. They turn by arms.\n## Robots\nRobots are small. They move by steps of the ground.',
    );
    expect(drawOutline(document, name).title).toBe(
      'Control of many small robots through a common signal of the ground they stand on',
    );
  });

  test('of a short text has fewer pages than were asked for, and no page of a lone sentence', () => {
    const lines = Array.from(
      { length: 24 },
      (_, at) => `In hall ${at} the machine makes ${at * 7} screws an hour.`,
    );
    const short = documentOf(['# Screws', ...lines].join('\n'));
    const outline = drawOutline(short, 'x', { from: 20, to: 30 });
    expect(pageCountOfOutline(outline)).toBeLessThan(20);
    for (const { page } of pagesOfOutline(outline)) expect(page.from.length).toBeGreaterThan(1);
  });

  test('of pages that part one chapter calls each by the heading that it tells, and the first by the chapter', () => {
    const rooms = ['Kitchen', 'Garden', 'Library', 'Workshop'].map(
      (room) =>
        `### ${room}\nThe ${room} is open to all members from early in the morning until the late evening. Whoever comes first brings the key from the desk beside the main door. Tools of the ${room} go back to their own shelf before anybody leaves. A list on the wall says who looks after the ${room} in which week.`,
    );
    const house = documentOf(
      `# House rules\n## Rooms\nThe house has four rooms that all may use.\n${rooms.join('\n')}\n## Money\nMembers pay ten dollars a month into the box.`,
    );
    for (const wanted of [
      { from: 5, to: 10 },
      { from: 10, to: 15 },
    ]) {
      const titles = pagesOfOutline(drawOutline(house, 'x', wanted)).map(({ page }) => page.text);
      expect(titles.join()).not.toMatch(/[（(]\d/u);
      expect(new Set(titles).size).toBe(titles.length);
    }
  });

  test('of a text without headings is named by what its parts speak of', () => {
    const text = [
      'Whales breathe air and come up every twenty minutes. Whales sleep with half of their brain while the other half keeps watch. Whales sing for hours in the dark sea and are heard over a hundred miles. Whales carry their young for almost a whole year before they are born.',
      'Eagles build nests of wood that weigh as much as a small car. Eagles see a hare from two miles away on a clear day. Eagles raise two young each year on high cliffs above the valley. Eagles dive faster than most trains run, and they hardly ever miss what they want.',
    ].join('\n');
    const titles = pagesOfOutline(drawOutline(documentOf(text), 'animals')).map(({ page }) => page.text);
    expect(titles).toEqual(['Whales', 'Eagles']);
  });
});

describe('a talk', () => {
  const outline = drawOutline(tea, 'tea.docx');
  const talk = makeTalk(outline, tea, { newId: ids(), name: 'tea.docx' });

  test('has a title, its pages, a summary and a place for questions', () => {
    expect(talk).toHaveLength(pageCountOfOutline(outline));
    expect(talk[0]?.told.map(({ text }) => text).join(' ')).toMatch(/green tea/i);
    expect(talk.every(({ told }) => told.length > 0)).toBe(true);
  });

  test.each<[string, Outline['children']]>([
    ['with a part without pages', [{ id: 's', kind: 'section', text: 'More', from: [], children: [] }]],
    ['with a page of its own', [{ id: 'p', kind: 'page', text: 'Own', from: [], children: [] }]],
  ])('has as many pages as its outline says after an edit: %s', (_what, more) => {
    const edited = foundedOutline({ title: 'Tea', children: [...outline.children, ...more] });
    expect(makeTalk(edited, tea, { newId: ids(), name: 'tea.docx' })).toHaveLength(
      pageCountOfOutline(edited),
    );
  });

  test('says only what leads on and sentences that stand in the block they name', () => {
    for (const { text, block } of talk.flatMap(({ told }) => told)) {
      if (block === undefined) continue;
      const own = tea.blocks[block];
      const told = text.replace(/^(?:First|Second|Third|Fourth|Fifth|Finally), |\.$/gu, '');
      expect(textOf(own ? [own] : []).toLowerCase()).toContain(told.toLowerCase());
    }
  });

  test('shows an ordered way as steps and keeps every step', () => {
    const slide = talk.find(({ told }) => told.some(({ text }) => text.includes('iron pan')))?.slide;
    const words = JSON.stringify(slide);
    for (const step of ['Pick the two youngest', 'Heat the leaves', 'Roll the leaves', 'Dry the leaves'])
      expect(words).toContain(step);
  });

  test('is as long as it was asked to be, where there is enough to say', () => {
    const facts = Array.from(
      { length: 400 },
      (_, at) =>
        `Machine ${at} of the ${at % 9}th hall makes ${at * 3} long steel screws in every single hour.`,
    );
    const chapters = Array.from(
      { length: 8 },
      (_, at) => `## Hall ${at}\n${facts.slice(at * 50, at * 50 + 50).join(' ')}`,
    );
    const document = documentOf(chapters.join('\n'));
    const drawn = drawOutline(document, 'x', { from: 10, to: 15 });
    for (const minutes of [5, 10, 20]) {
      const made = makeTalk(drawn, document, { newId: ids(), name: 'x', minutes });
      const seconds = made.flatMap(({ told }) => told).reduce((sum, { text }) => sum + secondsOf(text), 0);
      expect(seconds / 60).toBeGreaterThan(minutes * 0.9);
      expect(seconds / 60).toBeLessThan(minutes * 1.1);
    }
  });

  test('tells a list that several pages share once, each page its own part', () => {
    const items = Array.from(
      { length: 24 },
      (_, at) => `- Rule ${at} says that door ${at} must be closed at ${at} o'clock`,
    );
    const list = documentOf(`# Doors\n${items.join('\n')}`);
    const talk = makeTalk(drawOutline(list, 'doors', { from: 5, to: 10 }), list, {
      newId: ids(),
      name: 'doors',
    });
    const told = talk.filter(({ node }) => node !== undefined).flatMap((page) => page.told);
    const rules = told.filter(({ text }) => text.startsWith('Rule'));
    expect(rules.length).toBeGreaterThan(10);
    expect(new Set(rules.map(({ text }) => text)).size).toBe(rules.length);
    expect(rules.every(({ block }) => block === 1)).toBe(true);
  });

  test('says a point that its owner wrote', () => {
    const own = {
      ...outline,
      children: [
        {
          id: 'x',
          kind: 'page',
          text: 'My page',
          from: [],
          children: [{ id: 'y', kind: 'point', text: 'We meet on Friday', from: [] }],
        },
      ],
    } as const;
    const made = makeTalk(structuredClone(own) as never, tea, { newId: ids(), name: 'tea' });
    expect(JSON.stringify(made)).toContain('We meet on Friday');
    expect(made.flatMap(({ told }) => told).some(({ text }) => /we meet on Friday/i.test(text))).toBe(true);
  });
});

test.each([
  ['转化率约为 20%～30%，随光照而变', '20%～30%'],
  ['最适温度是 25～30 ℃', '25～30 ℃'],
  ['It grew by 12 percent', '12 percent'],
])('the large number of "%s" is %s', (text, shown) => {
  expect(amountIn(text)).toBe(shown);
});
