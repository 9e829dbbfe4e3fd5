import { fill, type Language } from '@app/contract/base/messages.ts';
import type { MadeDeck, OutlineState } from '@app/contract/outline/schema.ts';
import { sourceOf } from './rules.ts';
import type { OutlineRow } from './tables.ts';

/** How an outline stands that nobody has asked for. */
export const noOutline: Omit<OutlineState, 'status'> = {
  taskId: null,
  scanning: null,
  outline: null,
  revision: 0,
  engine: null,
  standIn: '',
  source: null,
  reason: '',
};

/** How an outline stands; `taskId` is the work that is under way. */
export const presentOutline = (
  row: OutlineRow,
  { status, taskId, reason }: Pick<OutlineState, 'status' | 'taskId' | 'reason'>,
  language: Language,
): OutlineState => ({
  status,
  taskId,
  scanning: taskId === null ? null : row.scanning,
  outline: status === 'generation' ? row.growing : row.outline,
  revision: row.revision,
  engine: row.engine,
  standIn: row.standIn ? fill(row.standIn, language) : '',
  source: row.source && sourceOf(row.name, row.source),
  reason,
});

/** How the deck of an outline was made. */
export function presentMade(row: OutlineRow | undefined, language: Language): MadeDeck {
  if (!row?.made) return { engine: null, standIn: '', pages: [] };
  const { engine, standIn, pages } = row.made;
  const pageOf = (block: number | undefined) =>
    block === undefined ? null : (row.source?.blocks[block]?.page ?? null);
  return {
    engine,
    standIn: standIn ? fill(standIn, language) : '',
    pages: pages.map(({ pageId, node, told, leftOut }) => ({
      pageId,
      nodeId: node,
      told: told.map(({ text, block }) => ({ text, page: pageOf(block) })),
      leftOut,
    })),
  };
}
