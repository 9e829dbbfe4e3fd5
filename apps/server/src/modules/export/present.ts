import type { Language } from '@app/contract/base/messages.ts';
import type { DeckExport } from '@app/contract/export/schema.ts';
import { failureOf } from './rules.ts';
import type { ShownExport } from './store.ts';

/** A file as its owner sees it. */
export function presentExport(
  row: ShownExport,
  addressOf: (id: string) => string,
  language: Language,
): DeckExport {
  const { id, format, narrated, captions, presenter, taskId, state, name, size, missing } = row;
  const isDone = state === 'complete';
  return {
    id,
    format,
    narrated,
    captions,
    presenter,
    taskId,
    state,
    progress: isDone ? 100 : row.progress,
    name,
    size,
    missing,
    reason: state === 'failed' ? failureOf(row.fault)[language === 'zh-CN' ? 'zh' : 'en'] : '',
    url: isDone ? addressOf(id) : null,
    createdAt: row.createdAt,
    endsAt: isDone ? row.endsAt : null,
  };
}
