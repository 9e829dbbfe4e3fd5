import { childAt, childrenOf, descendants, type XmlNode } from '../../package/nodes.ts';
import { short } from '../short.ts';

/** A point of a diagram with those below it. */
export type Node = { words: string; nodes: Node[] };

/** More than these nobody reads on one slide. */
const most = { points: 400, letters: 1000, depth: 8 };

const wordsOf = (point: XmlNode): string =>
  short(
    childrenOf(childAt(point, 'dgm:t'), 'a:p')
      .map((line) =>
        descendants(line)
          .filter(({ name }) => name === 'a:t')
          .map(({ text }) => text)
          .join(''),
      )
      .join(' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
    most.letters,
  );

/** What a diagram says, as the tree that its author typed; points without words give their place to those below. */
export function diagramWords(model: XmlNode): Node[] {
  const points = new Map(
    childrenOf(childAt(model, 'dgm:ptLst'), 'dgm:pt')
      .slice(0, most.points * 8)
      .map((point) => [point.attributes['modelId'] ?? '', point]),
  );
  const below = new Map<string, { to: string; order: number }[]>();
  for (const { attributes } of childrenOf(childAt(model, 'dgm:cxnLst'), 'dgm:cxn')) {
    if ((attributes['type'] ?? 'parOf') !== 'parOf') continue;
    const from = attributes['srcId'] ?? '';
    const list = below.get(from) ?? [];
    list.push({ to: attributes['destId'] ?? '', order: Number(attributes['srcOrd'] ?? 0) });
    below.set(from, list);
  }
  let left = most.points;
  const seen = new Set<string>();
  function nodesBelow(id: string, depth: number): Node[] {
    const ordered = (below.get(id) ?? []).toSorted((a, b) => a.order - b.order);
    return ordered.flatMap(({ to }) => {
      const point = points.get(to);
      // One that stands below itself would never end.
      if (!point || seen.has(to) || left <= 0 || depth > most.depth) return [];
      seen.add(to);
      left -= 1;
      const words = wordsOf(point);
      const nodes = nodesBelow(to, depth + 1);
      return words === '' ? nodes : [{ words, nodes }];
    });
  }
  const root = [...points].find(([, { attributes }]) => attributes['type'] === 'doc')?.[0];
  const tree = root === undefined ? [] : nodesBelow(root, 0);
  if (tree.length > 0) return tree;
  // A model without its connections still has its words.
  const isOfAuthor = ({ attributes }: XmlNode) => ['node', 'asst'].includes(attributes['type'] ?? 'node');
  return [...points.values()]
    .filter(isOfAuthor)
    .map((point) => ({ words: wordsOf(point), nodes: [] }))
    .filter(({ words }) => words !== '')
    .slice(0, most.points);
}
