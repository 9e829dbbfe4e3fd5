import { pagesOfOutline } from '@app/contract/outline/states/pages.ts';
import { lookKey } from '@app/deck/compose/look-key.ts';
import { elementText } from '@app/deck/elements/registry.ts';
import { v7 } from 'uuid';
import { describe, expect, test } from 'vitest';
import type { Block } from '../document/document.ts';
import { drawOutline } from './draw-outline.ts';
import { makeTalk } from './make-talk.ts';
import type { MadePage } from './port.ts';
import { remakePage } from './remake-page.ts';
import { documentOf } from './testing.ts';

const rivers = documentOf(`
# Rivers
## The Danube
The Danube rises in the Black Forest in Germany. It flows through ten countries, more than any other river. Its length is 2,850 kilometres from source to delta. The delta in Romania covers 4,100 square kilometres of reeds. Vienna, Bratislava, Budapest and Belgrade stand on its banks. Ships carry 60 million tonnes of goods on it each year. A canal has joined it to the Rhine since 1992. Sturgeons swam up to Bavaria until dams were built at the Iron Gates.
## The Nile
The Nile flows north through eleven countries. The dam at Aswan was finished in 1970.
`);
const options = { newId: v7, name: 'Rivers' };
const outline = drawOutline(rivers, 'Rivers');
const [danube] = pagesOfOutline(outline);
const node = danube?.page.id ?? '';
const shownBy = (page: MadePage | undefined) => ({
  texts: page?.slide.elements.map(elementText) ?? [],
  look: page ? lookKey(page.slide) : '',
});
const wordsOf = ({ content }: MadePage) => JSON.stringify(content);

describe('a page that is made anew', () => {
  const first = makeTalk(outline, rivers, options).find((page) => page.node === node);
  const before = shownBy(first);

  test('shows other words of the same part of the material', () => {
    const second = remakePage(outline, rivers, { ...options, node, before });
    expect(first && second && wordsOf(second)).not.toBe(first && wordsOf(first));
    const blocks = new Set(danube?.page.from);
    expect(second?.told.every(({ block }) => block === undefined || blocks.has(block))).toBe(true);
  });

  test('keeps the points that its owner wrote', () => {
    const own = { id: 'own', kind: 'point' as const, text: 'We sailed it last summer', from: [] };
    const changed = {
      ...outline,
      children: outline.children.map((child) =>
        child.kind === 'page' && child.id === node ? { ...child, children: [...child.children, own] } : child,
      ),
    };
    const second = remakePage(changed, rivers, { ...options, node, before });
    expect(second && wordsOf(second)).toContain(own.text);
  });

  test('that has shown all it has looks different instead', () => {
    const talk = makeTalk(outline, rivers, options);
    const nile = talk.find(({ content }) => content.title === 'The Nile');
    const second = remakePage(outline, rivers, { ...options, node: nile?.node ?? '', before: shownBy(nile) });
    expect(second?.content.kind).not.toBe(nile?.content.kind);
    expect(shownBy(second).look).not.toBe(shownBy(nile).look);
  });

  test('is none where the outline has no such page', () => {
    expect(remakePage(outline, rivers, { ...options, node: 'gone', before })).toBeUndefined();
  });
});

describe('a page with little material has another version', () => {
  const little = documentOf(`
# Tea
## Growing
Tea grows best on high hills with cool nights.
## Making
- Pick
- Heat
- Roll
## Prices
Prices rise each spring.
`);
  const drawn = drawOutline(little, 'Tea');
  const talk = makeTalk(drawn, little, { ...options, name: 'Tea' });

  test.each(
    talk.filter((page) => page.node !== undefined).map((page) => [page.content.title, page] as const),
  )('%s, and going on it never shows the same twice in a row', (_title, page) => {
    let now: MadePage | undefined = page;
    for (let times = 0; times < 3; times++) {
      const before = shownBy(now);
      now = remakePage(drawn, little, { ...options, name: 'Tea', node: page.node ?? '', before });
      expect(shownBy(now).look).not.toBe(before.look);
    }
    expect(page.isOnly).toBeUndefined();
  });

  test('also where it shows a table or a picture, and what has no other version says so', () => {
    const picture = {
      url: 'media:1.png',
      path: '1.png',
      type: 'png',
      bytes: 1,
      width: 80,
      height: 80,
    } as const;
    const blocks: Block[] = [
      {
        kind: 'table',
        page: 1,
        headRows: 1,
        rows: [
          ['Tea', 'From'],
          ['Longjing', 'Zhejiang'],
          ['Tieguanyin', 'Fujian'],
        ],
      },
      { kind: 'figure', page: 1, picture, caption: 'A tea garden in spring' },
      { kind: 'figure', page: 1, picture },
    ];
    const shown = (['table', 'figure', 'figure'] as const).map((kind, at) => ({
      id: `n${at}`,
      kind: 'page' as const,
      text: `Page ${at}`,
      from: [at],
      children: [{ id: `t${at}`, kind, text: '', from: [at] }],
    }));
    const document = { pages: 1, pagesLeft: 0, blocks };
    const own = { title: 'Tea', children: shown };
    const made = makeTalk(own, document, options).slice(1, -1);
    const others = made.map((page) =>
      remakePage(own, document, { ...options, node: page.node ?? '', before: shownBy(page) }),
    );
    expect(others.map((other, at) => shownBy(other).look !== shownBy(made[at]).look)).toEqual([
      true,
      true,
      false,
    ]);
    expect(made.map((page) => page.isOnly ?? false)).toEqual([false, false, true]);
    expect(wordsOf(others[0]!)).toContain('Zhejiang');
  });
});
