import { codeTable, type NameOf } from '../../base/codes.ts';
import type { PageCounts } from '../../courseware/states/page-status.ts';

/** What a project's pages are going through (spec section 4): nine codes, eight names; 2 and 4 read the same. */
export const aiCheck = codeTable('project isAiCheck', {
  'text-generation': 1,
  'ppt-no-tip': [2, 4],
  'broadcast-generation': 3,
  'generate-multicast-data-again': 5,
  'broadcast-generation-complete': 6,
  'generated-text-complete': 7,
  'generated-text-error': 8,
  'broadcast-generation-error': 9,
});

/** The name of a project's isAiCheck state. */
export type AiCheck = NameOf<typeof aiCheck>;

const anyError = (pages: PageCounts) => pages.error > 0;
const allConfirmed = (pages: PageCounts) => pages.total > 0 && pages.confirmed === pages.total;
const allWritten = (pages: PageCounts) =>
  pages.total > 0 && pages.generated + pages.confirmed === pages.total;

type Rule = readonly [from: AiCheck, when: (pages: PageCounts) => boolean, to: AiCheck];

/** Read top down; the first rule that fits wins (spec section 4, "Project isAiCheck"). */
const rules: readonly Rule[] = [
  ['text-generation', anyError, 'generated-text-error'],
  ['text-generation', allConfirmed, 'broadcast-generation-complete'], // before allWritten, which it fulfils too
  ['text-generation', allWritten, 'generated-text-complete'],
  ['broadcast-generation', anyError, 'broadcast-generation-error'],
  ['broadcast-generation', allConfirmed, 'broadcast-generation-complete'],
];

/** Where a project goes by what its pages have become; the same state when no rule fits. */
export function settleAiCheck(now: AiCheck, pages: PageCounts): AiCheck {
  return rules.find(([from, when]) => from === now && when(pages))?.[2] ?? now;
}

/** Asks for the broadcast to be made, or made again. */
const unspoken: ReadonlySet<AiCheck> = new Set([
  'generated-text-complete',
  'generate-multicast-data-again',
  'broadcast-generation-error',
]);

/**
 * Where a project goes when something is changed that its broadcast depends on: the pages before and after the change
 * are counted. A finished deck (ready or confirming-complete) asks to be generated again; it leaves that state only
 * through broadcast-generation, and so does one whose last page without speech was hidden.
 */
export function aiCheckAfterChange(now: AiCheck, before: PageCounts, after: PageCounts): AiCheck {
  if (allConfirmed(after)) return unspoken.has(now) ? 'broadcast-generation' : now;
  return allConfirmed(before) ? 'generate-multicast-data-again' : now;
}

/** Spec section 4: text-generation, broadcast-generation, and the complete and error states show a tip. */
const withTip: ReadonlySet<AiCheck> = new Set([
  'text-generation',
  'broadcast-generation',
  'broadcast-generation-complete',
  'generated-text-complete',
  'generated-text-error',
  'broadcast-generation-error',
]);

/** Whether a project in this state shows a tip. */
export const showsTip = (state: AiCheck): boolean => withTip.has(state);

/** Work that has ended, well or badly: its tip can be put away. */
const ended: ReadonlySet<AiCheck> = new Set([
  'broadcast-generation-complete',
  'generated-text-complete',
  'generated-text-error',
  'broadcast-generation-error',
]);

/** Whether somebody can put the tip of this state away. */
export const canPutAway = (state: AiCheck): boolean => ended.has(state);

/** Where putting the tip away leads: work that is under way, and work to be done again, are not forgotten. */
export const aiCheckWithoutTip = (now: AiCheck): AiCheck => (canPutAway(now) ? 'ppt-no-tip' : now);

/** Whether the scripts of a project in this state are the AI's work, which a page then shows as generation-complete. */
export const hasAiText = (state: AiCheck): boolean =>
  state === 'text-generation' || state === 'generated-text-complete' || state === 'generated-text-error';
