import type { Remark } from './port.ts';
import { after, before, intentTable, type Lines, pieces } from './intent-table.ts';

/** What is said to a talk without asking for something of its deck, or asked about the talk as a whole. */
export type Intent = Remark | 'thisPage';

function expand(line: string): string {
  return line.replaceAll(/<(\w+)>/g, (all, name: string) =>
    name in pieces ? expand(pieces[name] ?? '') : all,
  );
}

const patterns = Object.entries(intentTable).flatMap(([intent, { zh, en }]: [string, Lines]) => [
  {
    intent: intent as Intent,
    isHan: true,
    pattern: new RegExp(`^${before.zh}(?:${expand(zh.join('|'))})${after.zh}$`),
  },
  {
    intent: intent as Intent,
    isHan: false,
    pattern: new RegExp(`^${before.en}(?:${expand(en.join('|'))})${after.en}$`),
  },
]);

/** Nobody needs more letters for any of these. */
const longest = 60;

/** What is said, without signs. */
export const bare = (question: string): string =>
  question
    .toLowerCase()
    .normalize('NFKC')
    .replace(/['’]/g, '')
    .replace(/[\p{P}\p{S}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** What somebody wants who asks nothing of the deck; the first in the table that fits. */
export function intentOf(question: string): Intent | undefined {
  if (question.length > longest) return undefined;
  const said = bare(question);
  const isHan = /\p{Script=Han}/u.test(said);
  const text = isHan ? said.replaceAll(' ', '') : said;
  return patterns.find((one) => one.isHan === isHan && one.pattern.test(text))?.intent;
}
