import { expect, test } from 'vitest';
import { joinBroken } from './join-broken.ts';
import { materialOf } from './material.ts';
import { documentOf } from './testing.ts';

const told = (text: string): string[] =>
  materialOf(documentOf(`# Tea\n## Leaves\n${text}`), 'x').sections.flatMap(({ sentences }) =>
    sentences.map((each) => each.text),
  );

test('an item of a list that goes on in lines of its own is told whole', () => {
  expect(
    told(
      '- Cool nights keep the leaves sweet for\nthe first harvest of the year in the\nhills.\n- Warm nights make them bitter and dry',
    ),
  ).toEqual([
    'Cool nights keep the leaves sweet for the first harvest of the year in the hills.',
    'Warm nights make them bitter and dry',
  ]);
});

test('an item that is ended is not taken on, and neither is a line that begins anew', () => {
  const blocks = documentOf('- Cool nights.\nand more of it\n- Warm nights\nThe hills are high.').blocks;
  expect(JSON.stringify(joinBroken(blocks))).not.toMatch(/nights\.? (?:and|The)/);
});

test('a list of its author is left as it was written', () => {
  const blocks = documentOf('- Cool nights\nwhere the hills are high').blocks;
  expect(joinBroken(blocks, true)).toEqual(blocks);
});

test('a picture in the middle of a sentence does not end it', () => {
  const [before, after] = ['The growers of the hills had pledged to', 'double what they pick in a year.'];
  const blocks = [
    { kind: 'paragraph', page: 1, text: before },
    { kind: 'figure', page: 1, caption: 'Figure 4: the hills' },
    { kind: 'paragraph', page: 1, text: after },
  ] as const;
  expect(joinBroken(blocks)[0]).toMatchObject({ text: `${before} ${after}` });
});

test('items whose lines ran together are told one by one', () => {
  expect(
    told(
      'What to do in the year is this: - Keep the 25 bushes that stand on the hill - Sell the tea of the valley to the towns - Plant more of them in the north',
    ),
  ).toEqual([
    'What to do in the year is this: Keep the 25 bushes that stand on the hill',
    'Sell the tea of the valley to the towns',
    'Plant more of them in the north',
  ]);
});

test('calls of a program and names with a letter behind a sign have no hole', () => {
  const whole = 'The growers of H&M, C&A, and others call update() when they have picked their leaves.';
  expect(told(whole)).toEqual([whole]);
});

test('a caption in the middle of a sentence does not part it, and is told only where it is a sentence', () => {
  expect(
    told(
      'The old stories about the harvest were spread by the scholars of the\nFigure 3: Boats at the riverside park in Taipei\ntown, who wanted more people to come.\nFigure 4: The leaves are carried down the hill.',
    ),
  ).toEqual([
    'The old stories about the harvest were spread by the scholars of the town, who wanted more people to come.',
    'The leaves are carried down the hill.',
  ]);
});

test('a caption that ran into a sentence goes, and the sentence stays', () => {
  expect(
    told(
      'Figure 3: Effects of cool nights on all four hills Some research shows that the leaves grow slowly.',
    ),
  ).toEqual(['Some research shows that the leaves grow slowly.']);
});

test('remarks of editors go, and words have the room and the letters that they lost', () => {
  expect(
    told('The formal deﬁnition[which?] of the farmers’role is a “good harvest”for all of them, or none.'),
  ).toEqual(['The formal definition of the farmers’ role is a “good harvest” for all of them, or none.']);
});

test('gaps where lines of a Chinese text ended are closed, and names that are set apart stay', () => {
  expect(told('水库在雨季蓄水，在旱季向下游放水，这样两岸的 田地和城市全年都有水可用。')).toEqual([
    '水库在雨季蓄水，在旱季向下游放水，这样两岸的田地和城市全年都有水可用。',
  ]);
  expect(told('参加的有张明 李华 王强三位老师。')).toEqual(['参加的有张明 李华 王强三位老师。']);
});

test('headings that wait for each other on and on are not one', () => {
  const blocks = documentOf('# Tea').blocks.slice(0, 1);
  const many = Array.from({ length: 400 }, () => ({ ...blocks[0]!, text: 'leaves and' }));
  const joined = joinBroken(many as never).flatMap((block) => (block.kind === 'heading' ? [block.text] : []));
  expect(Math.max(...joined.map(({ length }) => length))).toBeLessThan(450);
});
