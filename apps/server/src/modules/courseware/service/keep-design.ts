import { commonErrors } from '@app/contract/base/common-errors.ts';
import { AppError } from '@app/contract/base/errors.ts';
import type { BodyOf } from '@app/contract/base/routes.ts';
import { coursewareErrors } from '@app/contract/courseware/errors.ts';
import type { coursewareRoutes } from '@app/contract/courseware/routes.ts';
import type { ProjectDesign } from '@app/contract/courseware/schema.ts';
import type { Design } from '@app/deck/design.ts';
import { isSmallSlide } from '@app/deck/design/fit-slide.ts';
import { mapDesignAddresses } from '@app/deck/design/addresses.ts';
import { designSchema } from '@app/deck/schema/design.ts';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import type { Events } from '../../../platform/events.ts';
import type { PagePresenter } from '../present.ts';
import { storedAddress, storedSlide } from '../rules.ts';
import { createCoursewareStore } from '../store.ts';
import { checkedBy, checkMedia, followed } from './follow-commands.ts';

type Deps = { db: Database; presenter: PagePresenter; events: Events };

/** What the places of a layout are for. Nothing else of a design says what is a title, a line or nobody's words. */
function rolesIn({ masters }: Design, layoutId: string | null): string {
  const layout = masters.flatMap(({ layouts }) => layouts).find(({ id }) => id === layoutId);
  return JSON.stringify(layout?.placeholders.map(({ id, role }) => [id, role]));
}

/** The look of a project's pages, which all of them follow. */
export function keepDesign({ db, presenter, events }: Deps) {
  const shown = ({ design, revision }: ProjectDesign): ProjectDesign => ({
    design: presenter.designOf(design),
    revision,
  });

  return {
    showDesign: async (projectId: string): Promise<ProjectDesign> =>
      shown(await createCoursewareStore(db).designOf(projectId)),

    /** The number of the look of a project; 0: nobody changed the usual one. */
    designRevision: async (projectId: string): Promise<number> =>
      createCoursewareStore(db).designRevision(projectId),

    /** As it is stored, for who makes something of it in a transaction. */
    designIn: async (tx: Transaction, projectId: string): Promise<Design> =>
      (await createCoursewareStore(tx).designOf(projectId)).design,

    /** Changes it by commands, in the caller's transaction, which has locked the project: all of them, and only on the design that they were made for. */
    async patchDesign(
      tx: Transaction,
      { projectId, revision, commands }: BodyOf<typeof coursewareRoutes.patchDesign>,
    ): Promise<ProjectDesign> {
      const store = createCoursewareStore(tx);
      const before = await store.designOf(projectId);
      if (before.revision !== revision) throw new AppError(commonErrors.changedMeanwhile);
      const changed = checkedBy(designSchema, followed(before.design, commands));
      const design = mapDesignAddresses(changed, storedAddress);
      await checkMedia(store, projectId, {
        before: (visit) => mapDesignAddresses(before.design, visit),
        after: (visit) => mapDesignAddresses(design, visit),
      });
      const pageIds: string[] = [];
      for (const page of await store.pagesOf(projectId, 'kept')) {
        const slide = storedSlide(page, await store.elementsOf([page.id]));
        if (!isSmallSlide(slide, design)) throw new AppError(coursewareErrors.designTooLarge);
        if (rolesIn(design, page.layoutId) !== rolesIn(before.design, page.layoutId)) pageIds.push(page.id);
      }
      const put = await store.putDesign(projectId, design);
      if (pageIds.length > 0) await events.emit(tx, 'page.written', { projectId, pageIds });
      return shown(put);
    },
  };
}
