import type { Message } from '@app/contract/base/messages.ts';
import { dictionaryMessages } from '@app/contract/dictionary/messages.ts';
import {
  type Collision,
  type DictionaryEntry,
  dictionaryEntrySchema,
  type ImportReport,
} from '@app/contract/dictionary/schema.ts';
import type { LineFault } from '@app/contract/dictionary/states/import.ts';
import * as z from 'zod/mini';
import { dictionaryTexts as texts } from './messages.ts';

type Typed = { text: string; pronunciation: string };
type Faults = { text?: Message; pronunciation?: Message };

/** What was typed as an entry, or what is wrong with it; an empty field is not wrong yet. */
export function readTyped(typed: Typed): { entry?: DictionaryEntry; faults: Faults } {
  const read = z.safeParse(dictionaryEntrySchema, typed);
  if (read.success) return { entry: read.data, faults: {} };
  const faults: Faults = {};
  for (const { message, path } of read.error.issues) {
    const field = path[0] === 'text' ? 'text' : 'pronunciation';
    const said = Object.values(dictionaryMessages).find(({ key }) => key === message);
    if (typed[field].trim() !== '' && said) faults[field] = said;
  }
  return { faults };
}

/** What is said of an entry that another one meets, in the dictionary of a project or of the account. */
export function collisionText(
  { kind, project }: Pick<Collision, 'kind' | 'project'>,
  projectId: string | undefined,
): Message {
  if (kind !== 'same') return texts[kind];
  if ((project?.id ?? undefined) === projectId) return texts.sameHere;
  return project ? texts.sameProject : texts.sameAccount;
}

/** Numbers of lines as one reads them: 2, 5–9. */
export function linesAsRanges(lines: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const line of lines) {
    const last = ranges.at(-1);
    if (last && line === last[1] + 1) last[1] = line;
    else ranges.push([line, line]);
  }
  return ranges.map(([from, to]) => (from === to ? String(from) : `${from}–${to}`)).join(', ');
}

/** Why which lines were refused. */
export function refusedLines({
  refused,
}: Pick<ImportReport, 'refused'>): { reason: LineFault; lines: string }[] {
  const byReason = new Map<LineFault, number[]>();
  for (const { reason, line } of refused) {
    const lines = byReason.get(reason);
    if (lines) lines.push(line);
    else byReason.set(reason, [line]);
  }
  return [...byReason].map(([reason, lines]) => ({ reason, lines: linesAsRanges(lines) }));
}
