import { fill, type Language, type Message } from '@app/contract/base/messages.ts';
import type { SpeechLeft } from '@app/contract/broadcast/schema.ts';
import type { CoursewarePage, PageStanding } from '@app/contract/courseware/schema.ts';
import { isSpeakable } from '@app/contract/courseware/states/speakable.ts';
import { coursewareLabels, type CoursewareStatus } from '@app/contract/courseware/states/derived.ts';
import type { ShownPageStatus } from '@app/contract/courseware/states/page-status.ts';
import { documentTypes } from '@app/contract/document/limits.ts';
import { projectMessages } from '@app/contract/project/messages.ts';
import type { Project } from '@app/contract/project/schema.ts';
import { firstStep } from '@app/contract/project/states/step.ts';
import { languageOfText } from '@app/contract/speech/states/language.ts';
import { projectFile } from '@app/contract/project-file/limits.ts';
import { deckEndings } from '@app/contract/upload/limits.ts';
import { uploadMessages } from '@app/contract/upload/messages.ts';
import { elementOf } from '@app/deck/elements/body.ts';
import type { SlideElement } from '@app/deck/element.ts';
import type { ScriptDocument } from '@app/deck/script/document.ts';
import { scriptFromText } from '@app/deck/script/plain.ts';
import type { Slide } from '@app/deck/slide.ts';
import { formatSize } from '../../lib/format.ts';
import { timeLeft } from '../../lib/time-left.ts';
import { spokenSeconds } from '@app/contract/speech/states/spoken-seconds.ts';
import { projectTexts as texts } from './messages.ts';

/** How a state is shown: a word, a colour, and whether something moves. */
export type Look = {
  readonly kind: 'ok' | 'warn' | 'err' | 'spot' | 'muted';
  readonly label: Message;
  readonly moving?: boolean;
};

const look = (kind: Look['kind'], label: Message, moving = false): Look => ({ kind, label, moving });

const coursewareLooks: Readonly<Record<CoursewareStatus, Look>> = {
  'ppt-generation': look('spot', texts.stateWriting, true),
  'ppt-generation-complete': look('warn', texts.stateToConfirm),
  'ppt-confirming': look('spot', texts.stateConfirming, true),
  'ppt-confirming-complete': look('ok', texts.stateReady),
  'ppt-ready': look('ok', texts.stateReady),
  'ppt-generation-error': look('err', texts.stateFailed),
  'ppt-confirming-error': look('err', texts.stateFailed),
  'ppt-again': look('warn', texts.stateAgain),
};

const labelKinds = { ready: 'ok', error: 'err', altitude: 'warn', moderate: 'spot' } as const;

/** The colour of a tip: that of the label which its courseware has. */
export const tipKind = (status: CoursewareStatus | null): Look['kind'] =>
  status === null ? 'muted' : labelKinds[coursewareLabels[status]];

/** What a list knows about how a project stands. */
export type Standing = Pick<
  Project,
  'outlineStatus' | 'pptStatus' | 'coursewareStatus' | 'coursewareProgress' | 'pages'
>;

/** How a project stands. */
export function projectLook({ outlineStatus, pptStatus, coursewareStatus, pages }: Standing): Look {
  // Slides come from an outline, or from a file.
  const isMade = outlineStatus !== null;
  if (pptStatus === 'generation') return look('spot', isMade ? texts.stateMaking : texts.stateReading, true);
  if (pptStatus === 'error') return look('err', isMade ? texts.stateNotMade : texts.stateUnread);
  if (outlineStatus === 'generation') return look('spot', texts.stateDrawing, true);
  if (coursewareStatus !== null) return coursewareLooks[coursewareStatus];
  if (pages === 0 && outlineStatus === 'error') return look('err', texts.stateNotDrawn);
  if (pages === 0 && outlineStatus === 'complete') return look('warn', texts.stateDrawn);
  return look('muted', pages === 0 ? texts.stateEmpty : texts.stateNoScript);
}

/** Something is being made: only then is the server asked again and again. */
export const isWorking = ({ outlineStatus, pptStatus, coursewareStatus }: Standing): boolean =>
  outlineStatus === 'generation' ||
  pptStatus === 'generation' ||
  coursewareStatus === 'ppt-generation' ||
  coursewareStatus === 'ppt-confirming';

/**
 * How far a talk has come. A time is told only while it can be relied on: in a line or on a busy machine it would grow while
 * somebody looks at it.
 */
export function leftText(left: Omit<SpeechLeft, 'projectId'>, language: Language): string {
  const { seconds, pages, done, isQueued, others, isBusy } = left;
  if (isQueued && others > 0) return fill(texts.leftQueued, language, { others });
  if (isQueued) return fill(texts.leftNext, language);
  if (isBusy) return fill(texts.leftBusy, language, { done, pages });
  return fill(texts.left, language, { done, pages, time: timeLeft(seconds, language) });
}

/** Everything is spoken: to play it is what comes next. */
export const isReady = ({ coursewareStatus }: Standing): boolean =>
  coursewareStatus === 'ppt-ready' || coursewareStatus === 'ppt-confirming-complete';

/** How far somebody new has come: a sample to hear, a project of their own, one that is spoken. */
export function firstSteps(
  projects: readonly (Standing & Pick<Project, 'id' | 'title' | 'isSample'>)[],
  language: Language,
) {
  const own = projects.filter(({ isSample }) => !isSample);
  const samples = projects.filter(({ isSample }) => isSample);
  const understood = samples.find(({ title }) => languageOfText(title) === language);
  return {
    sample: (understood ?? samples[0])?.id,
    made: own[0]?.id,
    isMade: own.length > 0,
    isSpoken: own.some(isReady),
  };
}

/** Whether there is something to hear. */
export const canPlay = ({ pages, pptStatus }: Standing): boolean => pages > 0 && pptStatus !== 'generation';

const pageLooks: Readonly<Record<ShownPageStatus, Look>> = {
  confirmed: look('ok', texts.pageConfirmed),
  animation: look('ok', texts.pageConfirmed),
  confirming: look('spot', texts.pageConfirming, true),
  generation: look('spot', texts.pageWriting, true),
  'generation-complete': look('warn', texts.pageToConfirm),
  unconfirmed: look('warn', texts.pageToConfirm),
  error: look('err', texts.pageFailed),
  forbidden: look('err', texts.pageForbidden),
};

type PageFacts = Pick<CoursewarePage, 'pageStatus' | 'content'> &
  Partial<Pick<CoursewarePage, 'hidden' | 'modifyStatus'>>;

const hasScript = ({ content }: PageFacts) => content.trim() !== '';

const isWaiting = ({ pageStatus }: PageFacts) =>
  pageStatus === 'unconfirmed' || pageStatus === 'generation-complete';

/** How a page stands; one that waits needs words that can be said. */
export function pageLook(page: PageFacts): Look {
  if (page.hidden) return look('muted', texts.pageHidden);
  if (!isWaiting(page)) return pageLooks[page.pageStatus];
  if (isSpeakable(page.content))
    return page.modifyStatus === 'edit' ? look('warn', texts.pageAgain) : pageLooks[page.pageStatus];
  return look('muted', hasScript(page) ? texts.pageSilent : texts.pageNoScript);
}

/** The pages that are played; the others stay with their owner. */
export const shownPages = <P extends Pick<CoursewarePage, 'hidden'>>(pages: readonly P[]): P[] =>
  pages.filter(({ hidden }) => !hidden);

/** What confirming would do: what stands in the way, what waits, and what is done. */
export function confirmPlan<P extends PageFacts>(pages: readonly P[]) {
  const isBusy = ({ pageStatus }: P) => pageStatus === 'confirming' || pageStatus === 'generation';
  const isDone = ({ pageStatus }: P) => pageStatus === 'confirmed' || pageStatus === 'animation';
  const all = pages.filter((page) => !isBusy(page));
  const idle = all.filter(({ content }) => isSpeakable(content));
  return {
    missing: all.filter((page) => !hasScript(page)),
    /** Have a script in which nothing can be said. */
    silent: all.filter((page) => hasScript(page) && !isSpeakable(page.content)),
    forbidden: idle.filter(({ pageStatus }) => pageStatus === 'forbidden'),
    failed: idle.filter(({ pageStatus }) => pageStatus === 'error'),
    /** Wait for a broadcast, or for a new one; failed and forbidden ones are tried again. */
    changed: idle.filter((page) => !isDone(page)),
    confirmed: idle.filter(isDone),
    busy: pages.filter(isBusy),
  };
}

/** About how many minutes the scripts of some pages take, at least one. */
export const minutesOf = (pages: readonly Pick<CoursewarePage, 'content'>[]): number =>
  Math.max(1, Math.round(pages.reduce((sum, { content }) => sum + spokenSeconds(content), 0) / 60));

/** Pages that need a look stand on top, in the order of the deck otherwise. */
export function problemsFirst<P extends PageFacts>(pages: readonly P[]): readonly P[] {
  const weight = (page: P) => {
    const { kind } = pageLook(page);
    return kind === 'err' ? 0 : kind === 'muted' ? 1 : 2;
  };
  return pages.toSorted((one, other) => weight(one) - weight(other));
}

type SlidePage = Pick<CoursewarePage, 'id' | 'layoutId' | 'hidesLayout' | 'slideBackground' | 'elementList'>;

/** The slide of a page, as a document. */
export const slideOf = (page: SlidePage): Slide => ({
  id: page.id,
  ...(page.layoutId !== null && { layoutId: page.layoutId }),
  ...(page.hidesLayout && { hidesLayout: true }),
  ...(page.slideBackground && { background: page.slideBackground }),
  elements: page.elementList
    .toSorted((one, other) => one.elementIndex - other.elementIndex)
    .map(({ id, element }) => elementOf(id, element)),
});

/** The element of a page that says where its presenter stands. */
export const avatarOf = ({ elementList }: Pick<CoursewarePage, 'elementList'>) =>
  elementList.find(({ type }) => type === 'avatar');

const hasEnding = ({ name }: { name: string }, endings: readonly string[]) =>
  endings.some((ending) => name.toLowerCase().endsWith(`.${ending}`));

type Chosen = { name: string; size: number };

/** A project that went out as a file, by its name. */
export const isProjectFile = (file: { name: string }): boolean => hasEnding(file, [projectFile.ending]);

/** What becomes a project as it is. */
export const directEndings = [...deckEndings, projectFile.ending] as const;

/** A deck by its name. */
export const isDeckFile = (file: { name: string }): boolean => hasEnding(file, deckEndings);

/** Too large. What is empty is told with the other faults of a file (lib/fault-of-file.ts). */
const sizeRefusal = ({ size }: Chosen, maxBytes: number, language: Language): string | undefined =>
  size > maxBytes
    ? fill(uploadMessages.tooLarge, language, { max: formatSize(maxBytes, language) })
    : undefined;

/** Why a file cannot become a project, before it is sent; nothing when it can. */
export const deckRefusal = (file: Chosen, maxBytes: number, language: Language): string | undefined =>
  hasEnding(file, directEndings)
    ? sizeRefusal(file, maxBytes, language)
    : fill(projectMessages.onlyDecks, language, {
        kind: /\.([^.]+)$/.exec(file.name)?.[1] ?? '?',
        types: directEndings.join(', '),
      });

/** Why a file cannot be the material of one. */
export const documentRefusal = (file: Chosen, maxBytes: number, language: Language): string | undefined =>
  hasEnding(file, [...documentTypes, ...deckEndings])
    ? sizeRefusal(file, maxBytes, language)
    : fill(projectMessages.onlyDocuments, language, { types: documentTypes.join(', ') });

/**
 * It is on the way from material to a deck. A deck that was read as it is and has none is another thing: it could not be
 * read.
 */
export function isBeforeDeck(
  project: Pick<Project, 'step' | 'avatarsId' | 'coursewareId' | 'menu' | 'outlineStatus'>,
): boolean {
  const { coursewareId, menu, outlineStatus, step } = project;
  if (menu === 'canvas') return false;
  // Whoever has a deck went back to its outline.
  if (coursewareId !== null) return outlineStatus !== null && step !== null && step.currStep < 3;
  return (step ?? firstStep(project)).currStep < 3 || outlineStatus !== null;
}

/** Characters as people count them: an emoji is one. */
export const charactersOf = (text: string): number => [...text].length;

/** The standings of pages whose content is not known, or not as it is now. */
export const changedPages = (
  pages: readonly CoursewarePage[],
  standings: readonly PageStanding[],
): PageStanding[] =>
  standings.filter(({ id, revision }) => !pages.some((page) => page.id === id && page.revision >= revision));

/**
 * The pages that a project has now, as they stand. Of a page that is there twice the newer one counts: it may have been
 * saved while the standings were on their way, and those are then about an older one.
 */
export const withStandings = (
  pages: readonly CoursewarePage[],
  standings: readonly PageStanding[],
): CoursewarePage[] =>
  standings
    .toSorted((one, other) => one.index - other.index)
    .flatMap((standing) => {
      const [newest] = pages
        .filter(({ id }) => id === standing.id)
        .toSorted((one, other) => other.revision - one.revision);
      if (!newest) return [];
      return newest.revision > standing.revision ? [newest] : [{ ...newest, ...standing }];
    });

/** What the import could not keep, gathered by kind over all pages. */
export function notKeptByKind(notKept: Project['notKept']) {
  const kinds = new Map(notKept.map(({ what }) => [what.zh, what]));
  return [...kinds.values()].map((what) => {
    const alike = notKept.filter((lost) => lost.what.zh === what.zh);
    const onPages = [...new Set(alike.flatMap(({ page, names }) => (page === 0 ? [] : names)))];
    return {
      what,
      count: alike.reduce((sum, { count }) => sum + count, 0),
      names: [...alike.flatMap(({ page, names }) => (page === 0 ? names : [])), ...onPages.slice(0, 3)],
      words: [...new Set(alike.flatMap(({ words }) => words))],
      /** As the file counts them, hidden ones too. */
      slides: [...new Set(alike.map(({ page }) => page))],
    };
  });
}

/** A field in which a script is written with how its words are spoken. */
export type ScriptFieldProps = {
  id: string;
  pageId: string;
  projectId: string;
  document: ScriptDocument;
  readOnly: boolean;
  /** It cannot be spoken as it is. */
  isWrong: boolean;
  placeholder: string;
  /** What names it, and what describes it, by ids. */
  labelled: string;
  described: string;
  /** The words, and the script with all that belongs to them. */
  onEdit: (text: string, document: ScriptDocument) => void;
  onBlur: () => void;
};

/** The script of a page with these words: that of the server where it has them, else the words alone. */
export const documentOf = (
  { content, ssmlJsonText }: Pick<CoursewarePage, 'content' | 'ssmlJsonText'>,
  text: string,
): ScriptDocument => (ssmlJsonText && content === text ? ssmlJsonText : scriptFromText(text));

/** A slide as it is being edited, before it is saved, and what leads to places of its deck. */
export type EditedSlide = {
  elements: readonly SlideElement[];
  onElement: (elementId: string) => void;
  onPage: (pageId: string) => void;
};
