import type { KeptEntry } from '@app/contract/dictionary/schema.ts';
import type { EntryRow } from './tables.ts';

export const presentEntry = ({ id, projectId, text, pronunciation, updatedAt }: EntryRow): KeptEntry => ({
  id,
  projectId,
  text,
  pronunciation,
  updatedAt,
});
