import { pagesOfOutline } from '@app/contract/outline/states/pages.ts';
import { elementText } from '@app/deck/elements/registry.ts';
import { v7 } from 'uuid';
import { describe, expect, test } from 'vitest';
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
const wordsOf = ({ content }: MadePage) => JSON.stringify(content);

describe('a page that is made anew', () => {
  const first = makeTalk(outline, rivers, options).find((page) => page.node === node);
  const before = first?.slide.elements.map(elementText) ?? [];

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

  test('is none where the outline has no such page', () => {
    expect(remakePage(outline, rivers, { ...options, node: 'gone', before })).toBeUndefined();
  });
});
