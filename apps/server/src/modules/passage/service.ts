import { conversationLimits } from '@app/contract/conversation/limits.ts';
import type { Database, Executor, Transaction } from '../../platform/db/database.ts';
import type { Queue } from '../../platform/jobs/queue.ts';
import {
  type AnswerProvider,
  cutterVersion,
  type DeckSource,
  type PagePlace,
} from '../../providers/answer/port.ts';
import type { CoursewareService } from '../courseware/service.ts';
import { cutDeck } from './jobs/cut-deck.ts';
import { type CutNote, createPassageStore } from './store.ts';

type Deps = {
  db: Database;
  newId: () => string;
  courseware: CoursewareService;
  answers: AnswerProvider;
  queue: Queue;
};

/** So many pages are read at once: a whole deck would be a lot of memory for a moment. */
const pagesAtOnce = 10;
/** So many are cut while who wrote them waits. */
const pagesInWriting = 3;

export type PassageService = ReturnType<typeof createPassageService>;

/** What the pages of decks say, cut once and kept, so that nothing of a deck is read when somebody asks it. */
export function createPassageService({ db, newId, courseware, answers, queue }: Deps) {
  /** Cuts a page as it stands now; undefined when it is gone. */
  async function cut(executor: Executor, pageId: string, isAwaited = false): Promise<CutNote | undefined> {
    const page = await courseware.textOf(executor, pageId, conversationLimits.passages.pageBytes);
    if (!page) return undefined;
    const { revision, ...stored } = page;
    const read = await answers.cut(stored, isAwaited);
    const { isMeant } = read;
    const note = { pageId, revision, cutter: cutterVersion, edition: newId(), isMeant };
    const isKept = await executor.transaction((tx) => createPassageStore(tx).put(note, read));
    // Another process was faster: what it kept is as good.
    return isKept ? note : (await createPassageStore(executor).notesOf([pageId]))[0];
  }

  /** The pages of a deck that are played, in their order. One that was never cut, or another way, is cut now. */
  async function placesOf(projectId: string): Promise<PagePlace[]> {
    const pages = await courseware.placesOf(projectId);
    const notes = await createPassageStore(db).notesOf(pages.map(({ id }) => id));
    const known = new Map(notes.map((note) => [note.pageId, note]));
    const places: PagePlace[] = [];
    for (const { id, revision, status } of pages) {
      const note = known.get(id);
      // What could not be read before is read when that works again.
      const isRead = note?.isMeant === true || !answers.readsMeanings();
      const isFresh = note?.revision === revision && note.cutter === cutterVersion && isRead;
      const edition = isFresh ? note.edition : (await cut(db, id))?.edition;
      if (edition !== undefined) places.push({ id, revision, isSpoken: status === 'confirmed', edition });
    }
    return places;
  }

  async function* editions(names: readonly string[]) {
    for (let from = 0; from < names.length; from += pagesAtOnce)
      yield* await createPassageStore(db).editions(names.slice(from, from + pagesAtOnce));
  }

  const job = cutDeck({ cut: placesOf });

  /** A whole deck has come or changed: cutting it takes longer than its transaction should. */
  async function cutLater(tx: Transaction, projectId: string): Promise<void> {
    await queue.add(job, { projectId }, { tx });
  }

  return {
    jobs: [job],

    /** A deck as it stands now, for whoever looks for answers in it. */
    deckOf: async (projectId: string): Promise<DeckSource> => ({
      projectId,
      revision: await courseware.stampOf(projectId),
      places: () => placesOf(projectId),
      editions,
    }),

    /** What pages said is said no longer. */
    forget: (tx: Transaction, pageIds: readonly string[]): Promise<void> =>
      createPassageStore(tx).forget(pageIds),

    /** Cuts pages that somebody has just written; many at once, as by a design, are cut later. */
    async cutWritten(tx: Transaction, projectId: string, pageIds: readonly string[]): Promise<void> {
      if (pageIds.length > pagesInWriting) return cutLater(tx, projectId);
      for (const pageId of pageIds) await cut(tx, pageId, true);
    },

    cutLater,
  };
}
