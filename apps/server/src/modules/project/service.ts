import { commonErrors } from '@app/contract/base/common-errors.ts';
import { AppError } from '@app/contract/base/errors.ts';
import type { Language } from '@app/contract/base/messages.ts';
import type { BodyOf } from '@app/contract/base/routes.ts';
import type { PageBroadcast } from '@app/contract/broadcast/schema.ts';
import { countPages, type PageFacts } from '@app/contract/courseware/states/page-status.ts';
import type { projectRoutes } from '@app/contract/project/routes.ts';
import type { Project } from '@app/contract/project/schema.ts';
import { aiCheckAfterChange } from '@app/contract/project/states/ai-check.ts';
import type { ShareEntry } from '@app/contract/share/schema.ts';
import { usualOrder } from '@app/contract/project/states/sort.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import type { ReadyAnswer } from '../../platform/http/ready-answer.ts';
import type { ShareVisitor, UserVisitor } from '../../platform/http/visitor.ts';
import type { Job } from '../../platform/jobs/define.ts';
import type { Queue } from '../../platform/jobs/queue.ts';
import type { AvatarService } from '../avatar/service.ts';
import type { CoursewareService } from '../courseware/service.ts';
import type { CreditService } from '../credit/service.ts';
import type { UploadService } from '../upload/service.ts';
import type { UserService } from '../user/service.ts';
import type { ImportInput } from './jobs/import-deck.ts';
import { canEditProject } from './policy.ts';
import { noDeck, presentProject } from './present.ts';
import { languageOfTexts, standingOf, viewportOf } from './rules.ts';
import { addProject, type CopyBroadcasts } from './service/add-project.ts';
import type { AddSound } from './service/create-from-template.ts';
import { payProject } from './service/pay-project.ts';
import { readTalk } from './service/read-talk.ts';
import { startImport } from './service/start-import.ts';
import { updateProject } from './service/update-project.ts';
import { createProjectStore } from './store.ts';
import type { ProjectRow } from './tables.ts';

export { languageOfTexts } from './rules.ts';
export type { CopyBroadcasts } from './service/add-project.ts';
export type { AddSound, ProjectTemplate } from './service/create-from-template.ts';

type Deps = {
  db: Database;
  clock: Clock;
  newId: () => string;
  courseware: CoursewareService;
  avatars: AvatarService;
  uploads: UploadService;
  credits: CreditService;
  users: Pick<UserService, 'nicknameOf'>;
  queue: Queue;
  importDeck: Job<ImportInput>;
  /** Ends the shares of a project. */
  removeShares: (tx: Transaction, projectId: string) => Promise<void>;
  openShare: (shareId: string) => Promise<string>;
  voiceExists: (ttsId: string) => boolean;
  /** Takes spoken pages over into their copies; which copies can be heard now. */
  copyBroadcasts: CopyBroadcasts;
  /** Takes over how a page of a template sounds. */
  addSound: AddSound;
  /** Ends the uses of what was spoken; answers which contents may go. */
  removeBroadcasts: (tx: Transaction, projectId: string) => Promise<string[]>;
  /** Speaks every page that is not confirmed. */
  startBroadcast: (visitor: UserVisitor, projectId: string) => Promise<unknown>;
  broadcastsOf: (projectId: string, share?: string) => Promise<ReadonlyMap<string, PageBroadcast>>;
  broadcastStampOf: (projectId: string) => Promise<string>;
  expectQuestions: () => void;
  introQuestionsOf: (project: ProjectRow) => Promise<readonly string[] | undefined>;
};
type Body<K extends keyof typeof projectRoutes> = BodyOf<(typeof projectRoutes)[K]>;

export type { ProjectRow } from './tables.ts';

export type ProjectService = ReturnType<typeof createProjectService>;

/** The visitor's own project, kept from changes by others until the transaction ends; refuses all others. */
async function lockOwn(tx: Transaction, visitor: UserVisitor, id: string): Promise<ProjectRow> {
  const project = await createProjectStore(tx).lock(id);
  if (!project || !canEditProject(visitor, project)) throw new AppError(commonErrors.notFound);
  return project;
}

export function createProjectService(deps: Deps) {
  const { db, clock, courseware, credits, removeShares } = deps;
  const projects = createProjectStore(db);
  const { settle, ...following } = followPages(deps);
  const adding = addProject({ ...deps, settle });
  const update = updateProject(deps);
  const talk = readTalk(deps);

  async function editable(visitor: UserVisitor, id: string): Promise<ProjectRow> {
    const project = await projects.find(id);
    if (!project || !canEditProject(visitor, project)) throw new AppError(commonErrors.notFound);
    return project;
  }

  async function present(rows: readonly ProjectRow[]): Promise<Project[]> {
    const decks = await courseware.factsOf(rows.map(({ id }) => id));
    return rows.map((row) => presentProject(row, decks.get(row.id) ?? noDeck));
  }

  async function presentOne(row: ProjectRow): Promise<Project> {
    const deck = (await courseware.factsOf([row.id])).get(row.id);
    return presentProject(row, deck ?? noDeck);
  }

  return {
    settle,
    ...following,
    ...findProjects({ ...deps, open: talk.open }),

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

    add: (visitor: UserVisitor, { title }: Body<'add'>, language: Language): Promise<{ id: string }> =>
      adding.add(visitor, title, language),

    createFromTemplate: adding.createFromTemplate,

    copy: (visitor: UserVisitor, { id }: Body<'copy'>, language: Language): Promise<{ id: string }> =>
      adding.copy(visitor, id, language),

    async get(visitor: UserVisitor, id: string): Promise<Project> {
      const project = await editable(visitor, id);
      const openedAt = clock.now();
      await projects.update(id, { openedAt });
      return presentOne({ ...project, openedAt });
    },

    /** isAiCheck 3 confirms the pages, after everything else that the call changes. */
    async update(visitor: UserVisitor, { isAiCheck, ...body }: Body<'update'>): Promise<Project> {
      const confirms = isAiCheck === 'broadcast-generation';
      const row = await update(visitor, confirms ? body : { ...body, isAiCheck });
      if (!confirms) return presentOne(row);
      await deps.startBroadcast(visitor, body.id);
      return presentOne((await projects.find(body.id)) ?? row);
    },

    async status(visitor: UserVisitor, { ids }: Body<'status'>): Promise<{ list: Project[] }> {
      return { list: await present(await projects.findOf(visitor.userId, ids)) };
    },

    importDeck: startImport(deps),

    info: (visitor: ShareVisitor | UserVisitor, id: string): Promise<ReadyAnswer> => talk.read(visitor, id),

    async delete(visitor: UserVisitor, id: string): Promise<void> {
      const unused = await db.transaction(async (tx) => {
        const project = await lockOwn(tx, visitor, id);
        // A document that is still being read will find nothing to go into.
        await payProject({ credits }).giveBack(tx, project);
        await removeShares(tx, id);
        const spoken = await deps.removeBroadcasts(tx, id);
        const contents = [...spoken, ...(await courseware.removeFiles(tx, id))];
        await createProjectStore(tx).delete(id);
        return contents;
      });
      await courseware.release(unused);
    },

    /** The visitor's own project, as its pages need it. */
    async around(visitor: UserVisitor, id: string) {
      const { userId, aiCheck, backgroundColor, avatarsId } = await editable(visitor, id);
      return { projectId: id, userId, aiCheck, backgroundColor, avatarsId };
    },
  };
}

type Finding = Pick<Deps, 'db' | 'courseware'> & {
  open: ReturnType<typeof readTalk>['open'];
};

/** What other modules ask about projects. */
function findProjects({ db, courseware, open }: Finding) {
  const projects = createProjectStore(db);
  return {
    /** A project that the visitor may watch: their own, or the one their share opens. */
    openTalk: open,

    lock: (tx: Transaction, id: string): Promise<ProjectRow | undefined> => createProjectStore(tx).lock(id),

    lockOwn,
    find: (id: string): Promise<ProjectRow | undefined> => projects.find(id),

    /** An account's sample in this language, else its first one; undefined when it has none. */
    async sampleOf(tx: Transaction, userId: string, language: Language): Promise<string | undefined> {
      const rows = await createProjectStore(tx).samplesOf(userId);
      return (rows.find(({ title }) => languageOfTexts([title]) === language) ?? rows[0])?.id;
    },

    async titlesOf(userId: string, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
      const rows = ids.length === 0 ? [] : await projects.findOf(userId, ids);
      return new Map(rows.map(({ id, title }) => [id, title]));
    },

    /** The first slide of a project, for those who may not read it yet. */
    async coverOf(id: string, share: string): Promise<ShareEntry['cover']> {
      const [project, cover] = [await projects.find(id), await courseware.coverOf(id, share)];
      return project && cover ? { viewport: viewportOf(project), ...cover } : null;
    },

    /** Whose a project is and what it is called; undefined when it is gone. */
    titleOf: async (id: string): Promise<{ title: string; userId: string } | undefined> => projects.find(id),
  };
}

/** How a project follows its pages (spec section 4), in the transactions of those who change them. */
function followPages({ clock, courseware }: Pick<Deps, 'clock' | 'courseware'>) {
  /** Moves the project where its pages have brought it. Undefined when it is gone. */
  async function settle(tx: Transaction, id: string): Promise<ProjectRow | undefined> {
    const store = createProjectStore(tx);
    const project = await store.lock(id);
    if (!project) return undefined;
    const { aiCheck, step } = standingOf(project, project.aiCheck, await courseware.factsIn(tx, id));
    const isSettled = aiCheck === project.aiCheck;
    if (isSettled && step === project.step) return project;
    const now = clock.now();
    const broadcastAt = !isSettled && aiCheck === 'broadcast-generation-complete' ? now : undefined;
    return store.update(id, { aiCheck, step, broadcastAt, updatedAt: now });
  }

  return {
    settle,

    /** Pages of the project are being spoken from now on; set their states in the same transaction. */
    async beginBroadcast(tx: Transaction, { id }: Pick<ProjectRow, 'id'>): Promise<void> {
      const change = { aiCheck: 'broadcast-generation', updatedAt: clock.now() } as const;
      await createProjectStore(tx).update(id, change);
    },

    /** Something that is spoken was changed; `before` are the pages as they stood. */
    async noteChange(tx: Transaction, id: string, before: readonly PageFacts[]): Promise<void> {
      const store = createProjectStore(tx);
      const project = await store.lock(id);
      if (!project) return;
      const aiCheck = aiCheckAfterChange(project.aiCheck, countPages(before));
      await store.update(id, { aiCheck, updatedAt: clock.now() });
      await settle(tx, id);
    },
  };
}
