import { commonErrors } from '@app/contract/base/common-errors.ts';
import { AppError } from '@app/contract/base/errors.ts';
import type { BodyOf } from '@app/contract/base/routes.ts';
import { coursewareErrors } from '@app/contract/courseware/errors.ts';
import type { coursewareRoutes } from '@app/contract/courseware/routes.ts';
import type { CoursewarePage, PageStanding } from '@app/contract/courseware/schema.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import type { Once } from '../../platform/http/once.ts';
import type { UserVisitor } from '../../platform/http/visitor.ts';
import type { AvatarService } from '../avatar/service.ts';
import type { BroadcastService } from '../broadcast/service.ts';
import type { CoursewareService } from '../courseware/service.ts';
import type { ProjectRow, ProjectService } from '../project/service.ts';
import type { UploadService } from '../upload/service.ts';
import { arrangePages } from './service/arrange-pages.ts';
import { changePages } from './service/change-pages.ts';
import { keepDesign } from './service/keep-design.ts';
import { orNewest } from './service/or-newest.ts';
import { takeMedia } from './service/take-media.ts';

type Deps = {
  db: Database;
  newId: () => string;
  avatars: AvatarService;
  courseware: CoursewareService;
  projects: ProjectService;
  broadcasts: BroadcastService;
  uploads: UploadService;
};

export type PageService = ReturnType<typeof createPageService>;

/** What an owner does with pages, which stand in a project and are spoken. */
export function createPageService(deps: Deps) {
  const { db, avatars, courseware, projects, broadcasts } = deps;
  const { addDeck, addPage, ...arranging } = arrangePages({ ...deps, standingsIn });
  const changing = changePages({ ...deps, addDeck, addPage, standingsIn, projectOfPage, get });

  /** The visitor's own project, as its pages need it, and what became of their speech. */
  async function around(visitor: UserVisitor, projectId: string, require = projects.requireOwn) {
    const { userId, aiCheck, backgroundColor, avatarsId } = await require(visitor, projectId);
    const speech = await broadcasts.speechOf(projectId);
    return [{ projectId, userId, aiCheck, backgroundColor, avatarsId }, speech] as const;
  }

  async function standingsIn(tx: Transaction, project: ProjectRow) {
    const speech = await broadcasts.speechOf(project.id);
    return { list: await courseware.showStandings({ ...project, projectId: project.id }, speech, tx) };
  }

  async function projectOfPage(id: string): Promise<string> {
    const projectId = await courseware.projectOfPage(id);
    if (projectId === undefined) throw new AppError(commonErrors.notFound);
    return projectId;
  }

  async function get(visitor: UserVisitor, id: string): Promise<CoursewarePage> {
    const page = await courseware.showPage(id, ...(await around(visitor, await projectOfPage(id))));
    if (!page) throw new AppError(commonErrors.notFound);
    return page;
  }

  return {
    ...keepDesign({ courseware, projects }),
    get,

    async list(visitor: UserVisitor, projectId: string): Promise<{ list: CoursewarePage[] }> {
      return { list: await courseware.showPages(...(await around(visitor, projectId))) };
    },

    async standings(
      visitor: UserVisitor,
      projectId: string,
    ): Promise<{ list: PageStanding[]; designRevision: number }> {
      const list = await courseware.showStandings(...(await around(visitor, projectId)));
      return { list, designRevision: await courseware.designRevision(projectId) };
    },

    /** Spec section 5: without an avatar selected nothing is saved. */
    async saveScript(
      visitor: UserVisitor,
      body: BodyOf<typeof coursewareRoutes.saveScript>,
    ): Promise<CoursewarePage> {
      const { projectId } = body;
      const project = await projects.requireWorkable(visitor, projectId);
      const avatar = body.avatarsId === undefined ? project.avatarsId : body.avatarsId;
      if (avatar === null) throw new AppError(coursewareErrors.noAvatar);
      await avatars.requireUsable(project.userId, avatar);
      const saved = db.transaction(async (tx) => {
        // Always before its pages, so that nobody waits in a circle.
        await projects.lock(tx, projectId);
        await courseware.saveScript(tx, body);
      });
      await orNewest(saved, () => get(visitor, body.id));
      return get(visitor, body.id);
    },

    async patch(
      visitor: UserVisitor,
      body: BodyOf<typeof coursewareRoutes.patch>,
      once: Once,
    ): Promise<PageStanding> {
      const [project, speech] = await around(visitor, await projectOfPage(body.id), projects.requireWorkable);
      const patched = once.do(async (tx) => {
        await projects.lock(tx, project.projectId);
        const page = await courseware.patchPage(tx, project, body);
        // A page that changes may move its project, and what a page shows depends on where that stands.
        const after = (await projects.lock(tx, project.projectId)) ?? project;
        return courseware.showStanding(page, after, speech.get(page.id));
      });
      return orNewest(patched, () => get(visitor, body.id));
    },

    ...arranging,

    ...changing,

    async placePresenter(
      visitor: UserVisitor,
      { id, presenterLayout }: BodyOf<typeof coursewareRoutes.placePresenter>,
    ): Promise<CoursewarePage> {
      await projects.requireWorkable(visitor, await projectOfPage(id));
      await db.transaction((tx) => courseware.setPresenterLayout(tx, id, presenterLayout));
      return get(visitor, id);
    },

    takeMedia: takeMedia(deps),
    openMedia: courseware.openMedia,
  };
}
