import { fill, type Language } from '@app/contract/base/messages.ts';
import { documentErrors } from '@app/contract/document/errors.ts';
import { outlineErrors } from '@app/contract/outline/errors.ts';
import type { MadeDeck, OutlineState } from '@app/contract/outline/schema.ts';
import type { Task } from '@app/contract/task/schema.ts';
import { isOver } from '@app/contract/task/states/task-state.ts';
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
  needsOther: false,
};

/** Refusals that stay as long as the material does. */
const ofMaterial = [
  outlineErrors.nothingToTell,
  outlineErrors.scanUnread,
  outlineErrors.namelessLetters,
  outlineErrors.encrypted,
  outlineErrors.damaged,
  outlineErrors.oldFormat,
  outlineErrors.tooManyPages,
  outlineErrors.notADocument,
  outlineErrors.tooHeavy,
  documentErrors.textTooLarge,
  documentErrors.noncompliant,
];

const isOfMaterial = (reason: string, language: Language): boolean =>
  ofMaterial.some(({ message }) => fill(message, language) === reason);

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
  needsOther: isOfMaterial(reason, language),
});

/** How the deck of an outline was made; `works` made pages of it anew, or do. */
export function presentMade(
  row: OutlineRow | undefined,
  works: readonly Task[],
  language: Language,
): MadeDeck {
  if (!row?.made) return { engine: null, standIn: '', pages: [] };
  const { engine, standIn, pages } = row.made;
  const pageOf = (block: number | undefined) =>
    block === undefined ? null : (row.source?.blocks[block]?.page ?? null);
  return {
    engine,
    standIn: standIn ? fill(standIn, language) : '',
    pages: pages.map(({ pageId, node, told, leftOut, isOnly = false, taskId, other }) => {
      const work = works.find(({ id }) => id === taskId);
      return {
        pageId,
        nodeId: node,
        told: told.map(({ text, block }) => ({ text, page: pageOf(block) })),
        leftOut,
        taskId: taskId === undefined || (work && isOver(work.state)) ? null : taskId,
        reason: work?.reason ?? '',
        hasOther: other !== undefined,
        isOnly: isOnly && other === undefined,
      };
    }),
  };
}
