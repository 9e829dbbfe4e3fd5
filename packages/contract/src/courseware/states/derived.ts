import { type AiCheck, settleAiCheck } from '../../project/states/ai-check.ts';
import { countPages, type PageCounts, type PageFacts } from './page-status.ts';

/** What a courseware shows as a whole (spec section 4, "Derived courseware status"). */
export const coursewareStatuses = [
  'ppt-generation',
  'ppt-generation-complete',
  'ppt-confirming',
  'ppt-confirming-complete',
  'ppt-ready',
  'ppt-generation-error',
  'ppt-confirming-error',
  'ppt-again',
] as const;

/** What a courseware shows as a whole. */
export type CoursewareStatus = (typeof coursewareStatuses)[number];

/** The kind of tip a status is shown with. */
export type CoursewareLabel = 'ready' | 'error' | 'altitude' | 'moderate';

/** Spec 4 names the four kinds of tip: altitude is one that asks for an action, moderate one that tells of work. */
export const coursewareLabels: Readonly<Record<CoursewareStatus, CoursewareLabel>> = {
  'ppt-generation': 'moderate',
  'ppt-generation-complete': 'altitude',
  'ppt-confirming': 'moderate',
  'ppt-confirming-complete': 'ready',
  'ppt-ready': 'ready',
  'ppt-generation-error': 'error',
  'ppt-confirming-error': 'error',
  'ppt-again': 'altitude',
};

/** A status, and how far its work has come where there is work (0 to 100). */
export type DerivedCourseware = {
  readonly status: CoursewareStatus | null;
  readonly progress: number | null;
};

const always = () => true;
const anyConfirming = (pages: PageCounts) => pages.confirming > 0;
const anyGenerating = (pages: PageCounts) => pages.generating > 0;
const anyError = (pages: PageCounts) => pages.error > 0;
const allConfirmed = (pages: PageCounts) => pages.confirmed === pages.total;
const allWritten = (pages: PageCounts) => pages.confirmed + pages.generated === pages.total;

type Rule = readonly [
  states: readonly AiCheck[] | 'any',
  when: (pages: PageCounts) => boolean,
  shows: CoursewareStatus,
];

/** Read top down; the first rule that fits wins. The project's state has been settled by the pages before. */
const rules: readonly Rule[] = [
  [['text-generation'], always, 'ppt-generation'],
  [['broadcast-generation'], always, 'ppt-confirming'],
  // Single pages that were started by hand, whatever the project as a whole is told to be doing.
  ['any', anyConfirming, 'ppt-confirming'],
  ['any', anyGenerating, 'ppt-generation'],
  [['generated-text-error', 'generated-text-complete'], anyError, 'ppt-generation-error'],
  ['any', anyError, 'ppt-confirming-error'],
  // The again state turns ready or confirming-complete into ppt-again; the page whose change led there
  // is back at status 6, so a written page counts here like a confirmed one.
  [['generate-multicast-data-again'], allWritten, 'ppt-again'],
  [['broadcast-generation-complete'], allConfirmed, 'ppt-confirming-complete'],
  ['any', allConfirmed, 'ppt-ready'],
  ['any', allWritten, 'ppt-generation-complete'],
];

// Multiplied before it is divided: 7 of 25 is 28, but 7 / 25 * 100 is a little more and would round up to 29.
const percent = (finished: number, total: number) => Math.ceil((finished * 100) / total);

function progressOf(status: CoursewareStatus, pages: PageCounts): number | null {
  if (status === 'ppt-generation') return percent(pages.generated + pages.confirmed, pages.total);
  if (status === 'ppt-confirming') return percent(pages.confirmed, pages.total);
  return null;
}

/** What a courseware shows as a whole; null while there is nothing to tell (no pages, or pages without scripts). */
export function deriveCourseware(state: AiCheck, pages: readonly PageFacts[]): DerivedCourseware {
  const counts = countPages(pages);
  if (counts.total === 0) return { status: null, progress: null };
  const settled = settleAiCheck(state, counts);
  const rule = rules.find(([states, when]) => (states === 'any' || states.includes(settled)) && when(counts));
  if (rule === undefined) return { status: null, progress: null };
  return { status: rule[2], progress: progressOf(rule[2], counts) };
}
