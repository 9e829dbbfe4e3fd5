import { documentErrors } from '@app/contract/document/errors.ts';
import type { DocumentFault } from '@app/contract/document/states/fault.ts';
import { AppError, type ErrorDef } from '@app/contract/base/errors.ts';
import { fill, type Language } from '@app/contract/base/messages.ts';
import { coursewareLimits } from '@app/contract/courseware/limits.ts';
import { deriveCourseware } from '@app/contract/courseware/states/derived.ts';
import { countPages, type PageCounts, type PageFacts } from '@app/contract/courseware/states/page-status.ts';
import { projectLimits } from '@app/contract/project/limits.ts';
import { projectMessages } from '@app/contract/project/messages.ts';
import { type AiCheck, settleAiCheck } from '@app/contract/project/states/ai-check.ts';
import { firstStep, stepInEditor } from '@app/contract/project/states/step.ts';
import type { ContentLanguage } from '@app/contract/speech/states/language.ts';
import type { Size } from '@app/deck/deck.ts';
import { standIns } from '@app/deck/fonts/stand-in.ts';
import type { DeckReport, NotKept } from '@app/deck/pptx/read/report.ts';
import { short } from '@app/deck/pptx/read/short.ts';
import type { Slide } from '@app/deck/slide.ts';
import type { Kept, Lost, ProjectRow } from './tables.ts';

const cut = (text: string, length: number) => [...text].slice(0, length).join('').trimEnd();

/** What is too long ends with a whole word, where words are parted by spaces, and with a sign that there is more. */
function cutAtWord(text: string, length: number): string {
  if ([...text].length <= length) return text;
  const part = cut(text, length - 1);
  const isWhole = /^\s/u.test(text.slice(part.length));
  const words = part.replace(/\s+\S*$/u, '');
  return `${isWhole || words.length * 2 < part.length ? part : words}…`;
}

/** The title of a copy, in the language of who makes it and never longer than a title may be. */
export function titleOfCopy(title: string, language: Language): string {
  const full = fill(projectMessages.copyOf, language, { title });
  const over = [...full].length - projectLimits.title.max;
  if (over <= 0) return full;
  return fill(projectMessages.copyOf, language, { title: cut(title, [...title].length - over) });
}

const { untitled } = projectMessages;

/** What a document may be called, the best first: by its first page, by its properties, by its file. */
export type DocumentNames = { firstPage: string; properties: string | undefined; file: string };

/** The name of its document for a project that nobody named yet. */
export function titleAfterImport(title: string, { firstPage, properties, file }: DocumentNames): string {
  const isUntitled = title === untitled.zh || title === untitled.en;
  if (!isUntitled) return title;
  const names = [firstPage, properties ?? '', file.replace(/\.[^.]+$/, '').replaceAll('_', ' ')];
  return (
    names.map((name) => cutAtWord(name.trim(), projectLimits.title.max)).find((name) => name !== '') ?? title
  );
}

/** The title with a new document: the name of the last one gives way, a name that somebody chose stays. */
export const titleAfterOutline = (
  title: string,
  names: DocumentNames,
  last: DocumentNames | undefined,
): string =>
  titleAfterImport(last && title === titleAfterImport(untitled.zh, last) ? untitled.zh : title, names);

/** The room that the slides of a project are drawn in. */
export const viewportOf = ({ viewportHeight }: Pick<ProjectRow, 'viewportHeight'>): Size => ({
  width: coursewareLimits.viewport.width,
  height: viewportHeight,
});

/**
 * Where a project goes by what its pages have become. One whose last running page was changed while it was being spoken
 * has nothing under way any more, and would wait for ever.
 */
export function settled(now: AiCheck, pages: PageCounts): AiCheck {
  const next = settleAiCheck(now, pages);
  const isStuck = next === 'broadcast-generation' && pages.total > 0 && pages.confirming === 0;
  return isStuck ? 'generate-multicast-data-again' : next;
}

/**
 * What a project keeps of how its pages stand: the state of the work, and its steps (spec section 4, "Project steps").
 */
export function standingOf(
  project: Pick<ProjectRow, 'step' | 'avatarsId' | 'coursewareId'>,
  now: AiCheck,
  pages: readonly PageFacts[],
): Pick<ProjectRow, 'aiCheck' | 'step'> {
  const aiCheck = settled(now, countPages(pages));
  // Without pages nobody is in the editor yet.
  if (pages.length === 0) return { aiCheck, step: project.step };
  const { status } = deriveCourseware(aiCheck, pages);
  return { aiCheck, step: stepInEditor(project.step ?? firstStep(project), status) };
}

/** Where an import leads: a deck whose pages all have a script is written; otherwise there is nothing to tell. */
export function aiCheckAfterImport(pages: readonly PageFacts[]): AiCheck {
  const next = settleAiCheck('text-generation', countPages(pages));
  return next === 'generated-text-complete' ? next : 'ppt-no-tip';
}

/**
 * Whether a project counts against the limit of its account. Samples and templates do not, nor does one that came to
 * nothing: its material could not be read or told. It takes a place when it is tried again.
 */
export const isCounted = ({
  sample,
  savedAsTemplate,
  coursewareId,
  outlineStatus,
  pptStatus,
}: Pick<
  ProjectRow,
  'sample' | 'savedAsTemplate' | 'coursewareId' | 'outlineStatus' | 'pptStatus'
>): boolean =>
  sample === null &&
  !savedAsTemplate &&
  !(coursewareId === null && (outlineStatus === 'error' || pptStatus === 'error'));

/** Whether pages of the project are being made or spoken, so that others cannot take their place. */
export const isBusy = ({ pptStatus, aiCheck }: Pick<ProjectRow, 'pptStatus' | 'aiCheck'>): boolean =>
  pptStatus === 'generation' || aiCheck === 'broadcast-generation' || aiCheck === 'text-generation';

const han = /\p{Script=Han}/gu;
const latin = /\p{Script=Latin}+/gu;

/** What most of a talk is spoken in: a Chinese character counts as much as an English word. */
export function languageOfTexts(texts: readonly string[]): ContentLanguage {
  const all = texts.join('\n');
  const count = (pattern: RegExp) => all.match(pattern)?.length ?? 0;
  return count(latin) > count(han) ? 'en-US' : 'zh-CN';
}

/** The key under which credits are set aside: what came back was booked, so the next time needs another one. */
export const paymentKey = (id: string, time: number): string =>
  time === 1 ? `project:${id}` : `project:${id}:${time}`;

/** How a task is told what a reader found. */
export const faultErrors: Record<DocumentFault, ErrorDef> = {
  '20250001e4': documentErrors.unavailable,
  '20250002e4': documentErrors.noncompliant,
  'no-slides': documentErrors.noSlides,
  'not-a-deck': documentErrors.notADeck,
  'project-damaged': documentErrors.projectDamaged,
  'project-newer': documentErrors.projectNewer,
};

/** What a task is refused with whose document could not be read. */
export const faultError = (fault: DocumentFault): AppError => new AppError(faultErrors[fault]);

/** What stands for a failure of our own; it has no words of its own, so its owner is told that the server is busy. */
export const otherFault = 'reader-failed';

/** Texts for a list that a person reads. */
const lines = (texts: readonly (string | undefined)[], most: number, letters: number): string[] =>
  [...new Set(texts.flatMap((text) => (text ? [short(text.trim(), letters)] : [])))].slice(0, most);

/** The words that were lost with things of one kind. */
export const lostLines = (texts: readonly (string | undefined)[]): string[] => lines(texts, 5, 200);

/** What a page lost, things of one kind counted together; page 0 is the file itself. */
export function lostOfPage(page: number, notKept: readonly NotKept[]): Lost[] {
  const kinds = [...new Set(notKept.map(({ what }) => what))];
  return kinds.map((kind) => {
    const alike = notKept.filter(({ what }) => what === kind);
    const names = lines(
      alike.map(({ name }) => name),
      page === 0 ? 20 : 3,
      60,
    );
    const words = lostLines(alike.map(({ words: lost }) => lost));
    return {
      page,
      what: kind,
      count: alike.length,
      ...(names.length > 0 && { names }),
      ...(words.length > 0 && { words }),
    };
  });
}

/** Fonts that we do not bring, each with the one that is seen in its place; those inside the file are named as such. */
function absentFonts(asked: Iterable<string>, notKept: readonly NotKept[]): NotKept[] {
  const inside = notKept.flatMap(({ what, name }) => (what === 'font' ? [name] : []));
  return standIns(asked)
    .filter(({ name }) => !inside.includes(name))
    .map(({ name, standIn }) => ({ what: 'absent-font', name: `${short(name, 40)} → ${standIn}` }));
}

/** What the deck lost as a whole; `last` is the number of the last slide that came in, `fonts` are those asked for. */
export const lostOfDeck = (
  { beyondLimit, notKept }: DeckReport,
  last: number,
  fonts: Iterable<string> = [],
): Lost[] => [
  ...lostOfPage(0, [...notKept, ...absentFonts(fonts, notKept)]),
  ...(beyondLimit > 0 ? [{ page: last + 1, what: 'beyond-limit' as const, count: beyondLimit }] : []),
];

// A list is read by a person, and comes with its project wherever that is listed.
const wordsOfList = 6000;

/** The list with as many of the lost words as it may hold. */
export function withinList(lost: readonly Lost[]): Lost[] {
  let room = wordsOfList;
  return lost.map(({ words = [], ...rest }) => {
    const shown = words.filter((each) => (room -= each.length) >= 0);
    return { ...rest, ...(shown.length > 0 && { words: shown }) };
  });
}

/** What came in with a slide beside what is seen on it. */
export function keptOf({ hidden, section, transition, builds }: Slide): Kept['what'][] {
  const has: [Kept['what'], unknown][] = [
    ['hidden-slide', hidden],
    ['section', section !== undefined],
    ['transition', transition && transition.kind !== 'none'],
    ['animation', builds],
    ['advance', transition?.advanceAfter !== undefined],
  ];
  return has.flatMap(([what, is]) => (is ? [what] : []));
}
