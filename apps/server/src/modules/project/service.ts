import { commonErrors } from '@app/contract/base/common-errors.ts';
import { AppError } from '@app/contract/base/errors.ts';
import { type Language, say } from '@app/contract/base/messages.ts';
import type { BodyOf } from '@app/contract/base/routes.ts';
import { projectErrors } from '@app/contract/project/errors.ts';
import { projectLimits } from '@app/contract/project/limits.ts';
import { projectMessages } from '@app/contract/project/messages.ts';
import type { projectRoutes } from '@app/contract/project/routes.ts';
import { settleAiCheck } from '@app/contract/project/states/ai-check.ts';
import { usualOrder } from '@app/contract/project/states/sort.ts';
import { countPages } from '@app/contract/courseware/states/page-status.ts';
import { rightsOf } from '@app/contract/user/states/level.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import { lockByName } from '../../platform/db/locks.ts';
import type { UserVisitor } from '../../platform/http/visitor.ts';
import type { CoursewareService } from '../courseware/service.ts';
import { canCopyProject, canEditProject } from './policy.ts';
import { noDeck, presentProject } from './present.ts';
import { titleOfCopy } from './rules.ts';
import { createProjectStore } from './store.ts';
import type { ProjectRow } from './tables.ts';

type Deps = { db: Database; clock: Clock; newId: () => string; courseware: CoursewareService };
type Body<K extends keyof typeof projectRoutes> = BodyOf<(typeof projectRoutes)[K]>;

export type ProjectService = ReturnType<typeof createProjectService>;

export function createProjectService({ db, clock, newId, courseware }: Deps) {
  const projects = createProjectStore(db);

  async function editable(visitor: UserVisitor, id: string): Promise<ProjectRow> {
    const project = await projects.find(id);
    if (!project || !canEditProject(visitor, project)) throw new AppError(commonErrors.notFound);
    return project;
  }

  async function present(rows: readonly ProjectRow[]) {
    const decks = await courseware.factsOf(rows.map(({ id }) => id));
    return rows.map((row) => presentProject(row, decks.get(row.id) ?? noDeck));
  }

  async function presentOne(row: ProjectRow) {
    const [project] = await present([row]);
    // One row gives one project.
    return project!;
  }

  /** Refuses one more than the level allows; of two who make the last one at once, one is refused. */
  async function takePlace(tx: Transaction, visitor: UserVisitor): Promise<void> {
    const max = rightsOf(visitor.level).projects;
    if (max === null || visitor.administrator) return;
    await lockByName(tx, 'projects', visitor.userId);
    if ((await createProjectStore(tx).countOf(visitor.userId)) >= max) {
      throw new AppError(projectErrors.tooMany, { max });
    }
  }

  function newProject(userId: string, title: string): ProjectRow {
    const now = clock.now();
    return {
      id: newId(),
      userId,
      title,
      avatarsId: null,
      ttsId: null,
      coursewareId: null,
      backgroundColor: projectLimits.backgroundColor,
      aiCheck: 'ppt-no-tip',
      step: null,
      docId: null,
      docText: null,
      docName: null,
      docType: null,
      sceneId: null,
      pageNumber: projectLimits.pageNumberAuto,
      menu: null,
      status: null,
      outlineStatus: null,
      pptStatus: null,
      atlasStatus: null,
      isTemplate: false,
      sample: null,
      createdAt: now,
      updatedAt: now,
      openedAt: null,
    };
  }

  return {
    async list(visitor: UserVisitor, body: Body<'list'>) {
      const { pageNum, pageSize, tab, search = '', orderBy, orderDir } = body;
      const query = {
        userId: visitor.userId,
        tab,
        search: search.trim(),
        orderBy: orderBy ?? usualOrder.orderBy,
        // Names read from A to Z, times from the newest, unless somebody asks otherwise.
        orderDir: orderDir ?? (orderBy === 'name' ? 'asc' : usualOrder.orderDir),
      } as const;
      const found = await projects.pageOf(query, { pageNum, pageSize });
      return { ...found, list: await present(found.list) };
    },

    async add(visitor: UserVisitor, { title }: Body<'add'>, language: Language): Promise<{ id: string }> {
      const row = newProject(visitor.userId, title ?? say(projectMessages.untitled, language));
      await db.transaction(async (tx) => {
        await takePlace(tx, visitor);
        await createProjectStore(tx).insert(row);
      });
      return { id: row.id };
    },

    async get(visitor: UserVisitor, id: string) {
      const project = await editable(visitor, id);
      const openedAt = clock.now();
      await projects.update(id, { openedAt });
      return presentOne({ ...project, openedAt });
    },

    async status(visitor: UserVisitor, { ids }: Body<'status'>) {
      return { list: await present(await projects.findOf(visitor.userId, ids)) };
    },

    async copy(visitor: UserVisitor, { id }: Body<'copy'>, language: Language): Promise<{ id: string }> {
      const source = await projects.find(id);
      if (!source || !canCopyProject(visitor, source)) throw new AppError(commonErrors.notFound);
      const own = source.userId === visitor.userId;
      const row: ProjectRow = {
        ...newProject(visitor.userId, own ? titleOfCopy(source.title, language) : source.title),
        avatarsId: source.avatarsId,
        ttsId: source.ttsId,
        coursewareId: source.coursewareId === null ? null : newId(),
        backgroundColor: source.backgroundColor,
        step: source.step,
        docText: own ? source.docText : null,
        sceneId: source.sceneId,
        pageNumber: source.pageNumber,
        menu: source.menu,
        pptStatus: source.pptStatus === null ? null : 'complete',
      };
      await db.transaction(async (tx) => {
        await takePlace(tx, visitor);
        await createProjectStore(tx).insert(row);
        await courseware.copyPages(tx, id, row.id);
      });
      return { id: row.id };
    },

    async delete(visitor: UserVisitor, id: string): Promise<void> {
      await editable(visitor, id);
      const unused = await db.transaction(async (tx) => {
        const keys = await courseware.removeFiles(tx, id);
        await createProjectStore(tx).delete(id);
        return keys;
      });
      await courseware.release(unused);
    },

    /** Moves the project where its pages have brought it (spec section 4), in the caller's transaction. */
    async settle(tx: Transaction, id: string): Promise<ProjectRow | undefined> {
      const store = createProjectStore(tx);
      const project = await store.lock(id);
      if (!project) return undefined;
      const pages = await courseware.factsIn(tx, id);
      const aiCheck = settleAiCheck(project.aiCheck, countPages(pages));
      return aiCheck === project.aiCheck ? project : store.update(id, { aiCheck, updatedAt: clock.now() });
    },
  };
}
