import { commonErrors } from '@app/contract/base/common-errors.ts';
import { AppError } from '@app/contract/base/errors.ts';
import type { Language } from '@app/contract/base/messages.ts';
import type { BodyOf } from '@app/contract/base/routes.ts';
import type { coursewareRoutes } from '@app/contract/courseware/routes.ts';
import type { CoursewarePage, PageStanding } from '@app/contract/courseware/schema.ts';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import type { Once } from '../../../platform/http/once.ts';
import type { UserVisitor } from '../../../platform/http/visitor.ts';
import type { AvatarService } from '../../avatar/service.ts';
import type { CoursewareService } from '../../courseware/service.ts';
import { type ProjectService, shippedTemplate } from '../../project/service.ts';
import type { arrangePages, FromTemplate } from './arrange-pages.ts';
import { changePage } from './change-page.ts';

type Arranging = Parameters<typeof arrangePages>[0];
type Deps = {
  db: Database;
  newId: () => string;
  avatars: AvatarService;
  courseware: CoursewareService;
  projects: ProjectService;
  standingsIn: Arranging['standingsIn'];
  addDeck: ReturnType<typeof arrangePages>['addDeck'];
  addPage: ReturnType<typeof arrangePages>['addPage'];
  projectOfPage: (id: string) => Promise<string>;
  get: (visitor: UserVisitor, id: string) => Promise<CoursewarePage>;
};

/** A deck that comes with the product, or one that the visitor may start from; refuses all others. */
const templateFor =
  ({ courseware, projects }: Pick<Deps, 'courseware' | 'projects'>) =>
  async (tx: Transaction, visitor: UserVisitor, id: string, language: Language): Promise<FromTemplate> => {
    const shipped = shippedTemplate(id, language);
    if (shipped) return { title: shipped.title, pagesFor: async () => shipped };
    const source = await projects.startableDeck(tx, visitor, id);
    return {
      title: source.title,
      pagesFor: (work, projectId) => courseware.takeDeck(work, source.id, projectId),
    };
  };

/** What an owner does with pages by the calls of the specification. */
export function changePages(deps: Deps) {
  const { db, newId, avatars, courseware, projects, standingsIn, addDeck, addPage, projectOfPage, get } =
    deps;
  const changes = changePage(deps);

  /** A page of the visitor's own project, which is locked; pages of others are absent. */
  async function lockPage(tx: Transaction, visitor: UserVisitor, pageId: string) {
    const project = await projects.lockOwn(tx, visitor, await projectOfPage(pageId));
    return { tx, project, pageId };
  }

  return {
    /** Begins a deck with a page on which nothing is written, or with those of a template. */
    addDeck: (
      visitor: UserVisitor,
      { projectId, templateId }: BodyOf<typeof coursewareRoutes.addDeck>,
      { language, once }: { language: Language; once: Once },
    ): Promise<{ id: string; projectId: string }> =>
      once.do(async (tx) => {
        // Together: who is short of credits is left with nothing half made.
        const from =
          templateId === undefined ? undefined : await templateFor(deps)(tx, visitor, templateId, language);
        const place = projectId ?? (await projects.addEmpty(tx, visitor, language, from?.title));
        return { ...(await addDeck(tx, visitor, place, from)), projectId: place };
      }),

    /** Adds a page, or changes one. */
    async putPage(
      visitor: UserVisitor,
      body: BodyOf<typeof coursewareRoutes.putPage>,
      { language, once }: { language: Language; once: Once },
    ): Promise<{ id: string; list: PageStanding[] }> {
      const { projectId, coursewarePageId: pageId, avatarsId, imgUrl } = body;
      const project = await projects.requireWorkable(visitor, projectId);
      return once.do(async (tx) => {
        // Before the project is locked, as who deletes an avatar does.
        if (avatarsId) await avatars.requireUsable(project.userId, avatarsId, tx);
        if (pageId === undefined) return addPage(tx, visitor, body, language);
        const locked = await projects.lockOwn(tx, visitor, projectId);
        await changes.updatePage({ tx, project: locked, pageId }, body);
        if (imgUrl) await courseware.setPicture(tx, projectId, pageId, imgUrl);
        if (avatarsId !== undefined) await courseware.setAvatar(tx, projectId, pageId, avatarsId);
        return { id: pageId, ...(await standingsIn(tx, locked)) };
      });
    },

    async putElement(
      visitor: UserVisitor,
      body: BodyOf<typeof coursewareRoutes.putElement>,
      once: Once,
    ): Promise<{ id: string }> {
      const { projectId, coursewarePageId: pageId } = body;
      await projects.requireWorkable(visitor, projectId);
      return once.do(async (tx) => {
        const project = await projects.lockOwn(tx, visitor, projectId);
        const id = body.id ?? newId();
        await changes.putElement({ tx, project, pageId }, id, body);
        return { id };
      });
    },

    async deleteElement(visitor: UserVisitor, id: string): Promise<void> {
      const pageId = await courseware.pageOfElement(id);
      if (pageId === undefined) throw new AppError(commonErrors.notFound);
      await db.transaction(async (tx) => changes.deleteElement(await lockPage(tx, visitor, pageId), id));
    },

    async clear(
      visitor: UserVisitor,
      { id, what }: BodyOf<typeof coursewareRoutes.clear>,
    ): Promise<CoursewarePage> {
      await db.transaction(async (tx) => changes.clear(await lockPage(tx, visitor, id), what));
      return get(visitor, id);
    },

    async replace(
      visitor: UserVisitor,
      { id, from }: BodyOf<typeof coursewareRoutes.replace>,
    ): Promise<CoursewarePage> {
      await db.transaction(async (tx) => changes.replace(await lockPage(tx, visitor, id), from));
      return get(visitor, id);
    },

    painting: (visitor: UserVisitor, body: BodyOf<typeof coursewareRoutes.painting>): Promise<void> =>
      db.transaction(async (tx) => {
        const { project, pageId } = await lockPage(tx, visitor, body.coursewarePageId);
        await courseware.setPicture(tx, project.id, pageId, body.imgUrl);
      }),
  };
}
