import type { TableElement } from '@app/deck/element.ts';
import { useLayoutEffect, useState } from 'react';
import { rowEdges, tableNode } from './cell-nodes.ts';

const isSame = (one: readonly number[], other: readonly number[]) =>
  one.length === other.length && one.every((each, at) => each === other[at]);

/** Where the rows of a table are seen, as it changes. */
export function useRowEdges(table: TableElement): readonly number[] {
  const [edges, setEdges] = useState<readonly number[]>([]);
  useLayoutEffect(() => {
    const node = tableNode(table.id);
    if (!node) return undefined;
    const measure = () => {
      const next = rowEdges(node);
      setEdges((now) => (isSame(now, next) ? now : next));
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(node);
    return () => watch.disconnect();
  }, [table]);
  return edges;
}
