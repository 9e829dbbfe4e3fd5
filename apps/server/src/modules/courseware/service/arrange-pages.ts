import { commonErrors } from '@app/contract/base/common-errors.ts';
import { AppError } from '@app/contract/base/errors.ts';
import { idSchema } from '@app/contract/base/wire.ts';
import { coursewareErrors } from '@app/contract/courseware/errors.ts';
import { coursewareLimits } from '@app/contract/courseware/limits.ts';
import { slideCopy } from '@app/deck/commands/slides.ts';
import { mapSlideAddresses } from '@app/deck/elements/registry.ts';
import { isLongScript } from '@app/deck/script/long-script.ts';
import type { Slide } from '@app/deck/slide.ts';
import * as z from 'zod/mini';
import type { Clock } from '../../../platform/clock.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { Events } from '../../../platform/events.ts';
import { createCoursewareStore } from '../store.ts';
import { checkMedia, checkSize, invalid } from './follow-commands.ts';
import { checkedSlide, readSlide } from './patch-page.ts';
import type { IncomingPage } from './take-pages.ts';

type Deps = {
  clock: Clock;
  newId: () => string;
  events: Events;
  addPage: (tx: Transaction, page: IncomingPage) => Promise<void>;
};

/** Gives a page another place. Where somebody else has moved pages meanwhile, the page that is meant is not there. */
export async function movePage(
  tx: Transaction,
  projectId: string,
  { from, to, pageId }: { from: number; to: number; pageId?: string | undefined },
): Promise<void> {
  const store = createCoursewareStore(tx);
  const ids = (await store.standingsOf(projectId)).map(({ id }) => id);
  const moved = ids[from];
  if (pageId !== undefined && moved !== pageId) throw new AppError(commonErrors.changedMeanwhile);
  if (moved === undefined || to >= ids.length) throw invalid('sourceIndex, targetIndex');
  await store.putOrder(projectId, ids.toSpliced(from, 1).toSpliced(to, 0, moved));
}

/** Which pages a deck has and in which order, in the caller's transaction, which has locked the project. */
export function arrangePages({ clock, newId, events, addPage }: Deps) {
  /** Changes which pages there are and tells so: a project stands where its pages stand. */
  async function change(tx: Transaction, projectId: string, order: (ids: string[]) => Promise<string[]>) {
    const store = createCoursewareStore(tx);
    const before = await store.briefsOf([projectId]);
    const ids = (await store.standingsOf(projectId)).map(({ id }) => id);
    await store.putOrder(projectId, await order(ids));
    await events.emit(tx, 'page.changed', { projectId, before });
  }

  function refuseMore(ids: readonly string[]): void {
    if (ids.length >= coursewareLimits.slides.max) throw new AppError(coursewareErrors.tooManySlides);
  }

  /** A place for one more; behind the others where none is asked for. */
  const inserted = (ids: readonly string[], id: string, index = ids.length): string[] =>
    ids.toSpliced(Math.min(index, ids.length), 0, id);

  return {
    /** Puts a new page into the deck. What its slide names of files has to be the project's own. */
    async insertPage(tx: Transaction, projectId: string, sent: Slide, index?: number): Promise<void> {
      const slide = checkedSlide(sent);
      if (slide.remainder) throw invalid('remainder');
      if (slide.script && isLongScript(slide.script)) throw new AppError(coursewareErrors.scriptTooLong);
      const store = createCoursewareStore(tx);
      await checkMedia(store, projectId, {
        before: () => undefined,
        after: (visit) => mapSlideAddresses(slide, visit),
      });
      await checkSize(store, projectId, slide);
      const own = [slide.id, ...slide.elements.map(({ id }) => id)];
      if (!own.every((id) => z.safeParse(idSchema, id).success) || (await store.isIdTaken(own)))
        throw invalid('id');
      await change(tx, projectId, async (ids) => {
        refuseMore(ids);
        const { script } = slide;
        await addPage(tx, { projectId, index: ids.length, slide, script, media: [], draft: false });
        await events.emit(tx, 'page.written', { projectId, pageIds: [slide.id] });
        return inserted(ids, slide.id, index);
      });
    },

    /** Puts a copy of a page behind it, with its script and what it keeps of its file; its id. */
    async duplicatePage(tx: Transaction, projectId: string, pageId: string): Promise<string> {
      const store = createCoursewareStore(tx);
      const page = await store.findPage(projectId, pageId);
      if (!page) throw new AppError(commonErrors.notFound);
      // A second section of the same name would begin with it.
      const { section: _first, ...slide } = (await readSlide(store, page)).slide;
      const remainder = await store.remainderOf(pageId);
      const copy = slideCopy({ ...slide, ...(remainder.length > 0 && { remainder }) }, newId);
      await change(tx, projectId, async (ids) => {
        refuseMore(ids);
        const { scriptEngine, voice } = page;
        const index = ids.length;
        const made = { projectId, index, slide: copy, script: copy.script, media: [], draft: false, voice };
        await addPage(tx, { ...made, ...(scriptEngine !== null && { scriptEngine }) });
        await events.emit(tx, 'page.written', { projectId, pageIds: [copy.id] });
        return inserted(ids, copy.id, ids.indexOf(pageId) + 1);
      });
      return copy.id;
    },

    /** Takes a page out of the deck. A section that began with it begins with the next one. */
    async removePage(tx: Transaction, projectId: string, pageId: string): Promise<void> {
      const store = createCoursewareStore(tx);
      const page = await store.findPage(projectId, pageId);
      if (!page) throw new AppError(commonErrors.notFound);
      await change(tx, projectId, async (ids) => {
        if (ids.length === coursewareLimits.slides.min) throw new AppError(coursewareErrors.lastPage);
        const isLastShown = !page.hidden && (await store.briefsOf([projectId])).length === 1;
        if (isLastShown) throw new AppError(coursewareErrors.lastShownPage);
        const next = ids[ids.indexOf(pageId) + 1];
        const heir = next !== undefined && (await store.findPage(projectId, next));
        if (page.section !== null && heir && heir.section === null)
          await store.beginSection(heir.id, page.section);
        await store.removePage(pageId, clock.now());
        // They count against no limit: who adds and removes pages again and again would fill the disk with them.
        await store.keepLastRemoved(projectId, coursewareLimits.slides.max);
        return ids.filter((id) => id !== pageId);
      });
    },

    /** Brings a removed page back as it was, at this place. */
    restorePage: (tx: Transaction, projectId: string, pageId: string, index?: number): Promise<void> =>
      change(tx, projectId, async (ids) => {
        refuseMore(ids);
        if (!(await createCoursewareStore(tx).restorePage(projectId, pageId)))
          throw new AppError(commonErrors.notFound);
        return inserted(ids, pageId, index);
      }),
  };
}
