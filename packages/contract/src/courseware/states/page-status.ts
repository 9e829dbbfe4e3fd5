import { codeTable, type NameOf } from '../../base/codes.ts';

/** The stored state of a page (spec section 4). 3 and 5 both read as confirming; 3 is the one we write. */
export const pageStatus = codeTable('courseware page status', {
  confirmed: 1,
  forbidden: 2,
  confirming: [3, 5],
  error: 4,
  unconfirmed: 6,
  generation: 7,
});

/** The name of a stored page state. */
export type PageStatus = NameOf<typeof pageStatus>;

/** Spec section 4: saving a script sets status 6. */
export const statusAfterSaving: PageStatus = 'unconfirmed';

/**
 * What a page shows: the six page status names of spec section 4, then two for pages that fit none of them,
 * one that waits without a finished script of ours and one whose content is not allowed.
 */
export const shownPageStatuses = [
  'generation',
  'confirming',
  'generation-complete',
  'confirmed',
  'error',
  'animation',
  'unconfirmed',
  'forbidden',
] as const;

/** What a page shows. */
export type ShownPageStatus = (typeof shownPageStatuses)[number];

/** What the rules look at; `content` is the script. */
export type PageFacts = { readonly status: PageStatus; readonly content: string };

/** In which light a page is looked at. */
export type PageView = {
  /** The scripts of this project are written by AI (see `hasAiText` of project/states/ai-check.ts). */
  readonly aiText: boolean;
  /** The page is being played. The spec gives `animation` no code, so it can only come from the player. */
  readonly animating?: boolean;
};

const hasScript = (page: PageFacts) => page.content.trim() !== '';

/** The status that a page shows, derived from its code, its script and where the project stands. */
export function shownPageStatus(page: PageFacts, { aiText, animating = false }: PageView): ShownPageStatus {
  switch (page.status) {
    case 'forbidden':
    case 'error':
    case 'confirming':
      return page.status;
    case 'confirmed':
      if (!hasScript(page)) return 'unconfirmed'; // spec 4: empty content means unconfirmed
      return animating ? 'animation' : 'confirmed';
    case 'generation':
      return hasScript(page) && aiText ? 'generation-complete' : 'generation';
    case 'unconfirmed':
      return hasScript(page) && aiText ? 'generation-complete' : 'unconfirmed';
  }
}

/** How many pages stand where; what the rules about a whole project look at. */
export type PageCounts = {
  readonly total: number;
  readonly confirmed: number;
  /** With a script that waits for its confirmation. */
  readonly generated: number;
  readonly generating: number;
  readonly confirming: number;
  /** Failed or forbidden: a forbidden page never gets a broadcast either, and nobody must wait for it. */
  readonly error: number;
};

/** Counts the pages of a courseware. */
export function countPages(pages: readonly PageFacts[]): PageCounts {
  const shown = pages.map((page) => shownPageStatus(page, { aiText: true }));
  const having = (...names: ShownPageStatus[]) => shown.filter((name) => names.includes(name)).length;
  return {
    total: pages.length,
    confirmed: having('confirmed'),
    generated: having('generation-complete'),
    generating: having('generation'),
    confirming: having('confirming'),
    error: having('error', 'forbidden'),
  };
}
