import { fill, type Language, messageByKey } from '@app/contract/base/messages.ts';
import type { Task } from '@app/contract/task/schema.ts';
import { taskMessages } from '@app/contract/task/messages.ts';
import type { TaskRow } from '../../platform/jobs/tables.ts';

export function presentTask(row: TaskRow, language: Language): Task {
  const { id, kind, state, progress, createdAt, endedAt } = row;
  return { id, kind, state, progress, createdAt, endedAt, reason: reasonOf(row, language) };
}

function reasonOf({ state, fault }: TaskRow, language: Language): string {
  if (state !== 'failed') return '';
  const text = fault ? messageByKey(fault.key) : undefined;
  return fill(text ?? taskMessages.failed, language, fault?.params);
}
