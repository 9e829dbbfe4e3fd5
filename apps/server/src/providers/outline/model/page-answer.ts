import type { Entry, PageContent } from '@app/deck/compose/content.ts';
import * as z from 'zod';
import { pointSize } from '../shorten-point.ts';

const from = z.array(z.int().nonnegative()).default([]).catch([]);

/** The looks that a model may choose for words, and how much each holds. */
export const wordKinds = {
  points: { least: 2, most: 6, size: 46 },
  cards: { least: 3, most: 4, size: 44 },
  numbers: { least: 2, most: 4, size: 40 },
  steps: { least: 3, most: 6, size: 46 },
  timeline: { least: 3, most: 6, size: 40 },
  columns: { least: 4, most: 8, size: 36 },
  quote: { least: 1, most: 1, size: 60 },
} as const;
export type WordKind = keyof typeof wordKinds;

export const pageAnswerSchema = z.object({
  kind: z.string().default('points'),
  entries: z
    .array(z.object({ label: z.string().trim().default('').catch(''), text: z.string().trim().min(1), from }))
    .min(1)
    .max(12),
  script: z.array(z.object({ text: z.string().trim().min(1), from })).min(1),
});
export type PageAnswer = z.output<typeof pageAnswerSchema>;
export type AnswerEntry = PageAnswer['entries'][number];

const isWordKind = (kind: string): kind is WordKind => kind in wordKinds;

const hasNumber = (label: string): boolean => /[\d零一二三四五六七八九十百千万亿两]/u.test(label);

/** Whether entries can be seen as a kind shows them. */
function fits(kind: WordKind, entries: readonly AnswerEntry[]): boolean {
  const { least, most, size } = wordKinds[kind];
  if (entries.length < least || entries.length > most) return false;
  if (entries.some(({ label, text }) => pointSize(text) > size || pointSize(label) > 14)) return false;
  if (kind === 'numbers' || kind === 'timeline')
    return entries.every(({ label }) => hasNumber(label) && label.length <= 16);
  if (kind === 'columns') {
    const labels = [...new Set(entries.map(({ label }) => label))];
    return labels.length === 2 && labels.every((label) => label !== '');
  }
  return true;
}

/** Why entries fit no look, in words for the model; undefined where they do. */
export function faultOfSize(entries: readonly AnswerEntry[]): string | undefined {
  if (entries.length > wordKinds.points.most) return `more than ${wordKinds.points.most} entries`;
  const long = entries.find(({ text }) => pointSize(text) > wordKinds.points.size * 1.3);
  return long && `an entry is too long for a slide: "${long.text.slice(0, 40)}"`;
}

const shown = ({ label, text }: AnswerEntry): Entry => (label === '' ? { text } : { label, text });

/** What a page shows: its table, chart or picture stays, words take the look that was chosen, or plain points. */
export function contentOf(before: PageContent, kind: string, entries: readonly AnswerEntry[]): PageContent {
  const { title } = before;
  const own = entries.map(shown);
  if (before.kind === 'table' || before.kind === 'chart') return { ...before, entries: own.slice(0, 2) };
  if (before.kind === 'figure') return { ...before, entries: own.slice(0, 4) };
  if (!isWordKind(kind) || !fits(kind, entries)) return { title, kind: 'points', entries: own };
  if (kind === 'quote') return { title, kind, text: own[0]?.text ?? '', who: title };
  if (kind === 'columns') {
    const [one = '', other = ''] = [...new Set(entries.map(({ label }) => label))];
    const column = (heading: string) => ({
      heading,
      entries: entries.filter(({ label }) => label === heading).map(({ text }) => ({ text })),
    });
    return { title, kind, left: column(one), right: column(other) };
  }
  return kind === 'numbers' ? { title, kind, entries: own, more: [] } : { title, kind, entries: own };
}
