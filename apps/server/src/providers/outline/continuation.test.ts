import type { OutlineLeaf, OutlinePage } from '@app/contract/outline/schema.ts';
import { pageCountOfOutline } from '@app/contract/outline/states/pages.ts';
import { elementText } from '@app/deck/elements/registry.ts';
import { countingIds } from '@app/deck/testing.ts';
import { describe, expect, test } from 'vitest';
import type { Block, SourceDocument } from '../document/document.ts';
import { drawOutline } from './draw-outline.ts';
import { makeTalk } from './make-talk.ts';
import { documentOf } from './testing.ts';

const pictureOf = (number: number): Block => ({
  kind: 'figure',
  page: 1,
  caption: `Figure ${number}: A boat on the river`,
  picture: {
    url: `media:${number}.png`,
    path: `${number}.png`,
    type: 'png',
    bytes: 1,
    width: 800,
    height: 300,
  },
});
const table: Block = {
  kind: 'table',
  page: 1,
  headRows: 1,
  rows: [
    ['River', 'Mouth'],
    ['Danube', 'Black Sea'],
    ['Rhine', 'North Sea'],
  ],
};
const document: SourceDocument = { pages: 1, pagesLeft: 0, blocks: [pictureOf(1), pictureOf(2), table] };

const points = (count: number, words = 'was typed by its owner'): OutlineLeaf[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `p${at}`,
    kind: 'point',
    text: `Line ${at + 1} ${words}`,
    from: [],
  }));
const figure = (block: number): OutlineLeaf => ({ id: `f${block}`, kind: 'figure', text: '', from: [block] });
const tableLeaf: OutlineLeaf = { id: 't', kind: 'table', text: '', from: [2] };

/** The slides of an outline with one page, without the first and the last; and what is said on them. */
function slidesOf(children: OutlineLeaf[]) {
  const page: OutlinePage = { id: 'n1', kind: 'page', text: 'Rivers', from: [0, 1, 2], children };
  const outline = { title: 'Water', children: [page] };
  const talk = makeTalk(outline, document, { newId: countingIds(), name: 'Water' });
  expect(talk).toHaveLength(pageCountOfOutline(outline));
  return talk.slice(1, -1).map((made) => ({
    ...made,
    shown: made.slide.elements.map(elementText).join('\n'),
    pictures: made.slide.elements.flatMap((element) => (element.type === 'image' ? element.url : [])),
    said: made.told.map(({ text }) => text).join('\n'),
  }));
}

describe('what does not fit on the slide of a page goes on to another', () => {
  test('a second picture, by its own caption', () => {
    const slides = slidesOf([...points(3), figure(0), figure(1)]);
    expect(slides.flatMap(({ pictures }) => pictures)).toEqual(['media:1.png', 'media:2.png']);
    expect(slides.map(({ content }) => content.title)).toEqual(['Rivers', 'A boat on the river']);
  });

  test.each([
    { what: 'points beside a picture', children: [...points(7), figure(0)] },
    { what: 'points below a table', children: [...points(5), tableLeaf] },
    { what: 'long points', children: points(12, 'was typed by its owner, '.repeat(8)) },
    { what: 'short points', children: points(12) },
    {
      what: 'more years than a line through time has room for',
      children: points(8).map((each, at) => ({ ...each, text: `In ${1990 + at} it rained` })),
    },
  ])('$what', ({ children }) => {
    const slides = slidesOf(children);
    const shown = slides.map((slide) => slide.shown).join('\n');
    const said = slides.map((slide) => slide.said).join('\n');
    for (const { kind, text } of children.filter((leaf) => leaf.kind === 'point')) {
      expect(shown, kind).toContain(text.trim());
      expect(said).toContain(text.trim().replace(/,$/u, '').slice(0, 20));
    }
    expect(new Set(slides.map(({ content }) => content.title)).size).toBeLessThanOrEqual(2);
  });

  test('and only the first slide is the page that can be made anew', () => {
    expect(slidesOf([...points(7), figure(0)]).map(({ node }) => node)).toEqual(['n1', undefined]);
  });

  test('no slide holds a single point, where the one before can spare some', () => {
    expect(slidesOf([...points(5), figure(0)]).at(-1)?.content).toMatchObject({
      entries: [{ text: 'Line 4 was typed by its owner' }, { text: 'Line 5 was typed by its owner' }],
    });
  });
});

test('an outline that is drawn names no more points beside a picture than its slide shows', () => {
  const text = documentOf(`
# Rivers
The Danube rises in the Black Forest in Germany. It flows through ten countries, more than any other river. Its length is 2,850 kilometres from source to delta. The delta in Romania covers 4,100 square kilometres of reeds. Ships carry 60 million tonnes of goods on it each year. A canal has joined it to the Rhine since 1992.
`);
  const drawn = { ...text, blocks: [...text.blocks, pictureOf(1), { kind: 'figure' as const, page: 1 }] };
  const outline = drawOutline(drawn, 'Rivers');
  const talk = makeTalk(outline, drawn, { newId: countingIds(), name: 'Rivers' });
  expect(talk).toHaveLength(pageCountOfOutline(outline));
  expect(JSON.stringify(outline).match(/"figure"/gu)).toHaveLength(1);
});
