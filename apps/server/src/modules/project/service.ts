import type { Language } from '@app/contract/base/messages.ts';
import type { BodyOf } from '@app/contract/base/routes.ts';
import { countPages, type PageFacts } from '@app/contract/courseware/states/page-status.ts';
import type { deckRoutes } from '@app/contract/deck/routes.ts';
import type { projectRoutes } from '@app/contract/project/routes.ts';
import type { Project } from '@app/contract/project/schema.ts';
import { aiCheckAfterChange } from '@app/contract/project/states/ai-check.ts';
import type { ShareEntry } from '@app/contract/share/schema.ts';
import { usualOrder } from '@app/contract/project/states/sort.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import type { Events } from '../../platform/events.ts';
import type { UserVisitor } from '../../platform/http/visitor.ts';
import type { Queue } from '../../platform/jobs/queue.ts';
import type { Documents } from '../../providers/document/port.ts';
import type { SpeechProvider } from '../../providers/tts/port.ts';
import type { AvatarService } from '../avatar/service.ts';
import type { CoursewareService } from '../courseware/service.ts';
import type { CreditService } from '../credit/service.ts';
import type { FileService } from '../file/service.ts';
import type { UploadService } from '../upload/service.ts';
import type { VoiceService } from '../voice/service.ts';
import { importDeck } from './jobs/import-deck.ts';
import { noDeck, presentProject } from './present.ts';
import { languageOfTexts, standingOf, viewportOf } from './rules.ts';
import { addProject } from './service/add-project.ts';
import { beginDeck } from './service/begin-deck.ts';
import { beginWith } from './service/begin-with.ts';
import { deleteProject } from './service/delete-project.ts';
import { dropDeck, refuseBusy } from './service/drop-deck.ts';
import { listDecks, showDeck } from './service/list-decks.ts';
import { endImport } from './service/end-import.ts';
import { loseVoice } from './service/lose-voice.ts';
import { makePages } from './service/make-pages.ts';
import { lockOwn, ownDeck, ownProject, startableDeck, workableProject } from './service/own-project.ts';
import { relateProject } from './service/relate-project.ts';
import { importInto, startImport } from './service/start-import.ts';
import { updateProject } from './service/update-project.ts';
import { setVoice } from './service/set-voice.ts';
import { createProjectStore } from './store.ts';
import { createDocumentStore } from './store/documents.ts';
import type { ProjectRow } from './tables.ts';

export { faultError, isBusy, languageOfTexts, viewportOf } from './rules.ts';
export { shippedTemplate } from './service/begin-with.ts';
export type { ProjectDeck } from './service/list-decks.ts';
export type { ProjectTemplate } from './service/create-from-template.ts';

type Deps = {
  db: Database;
  clock: Clock;
  newId: () => string;
  courseware: CoursewareService;
  avatars: AvatarService;
  uploads: UploadService;
  credits: CreditService;
  files: FileService;
  queue: Queue;
  documents: Documents;
  speech: SpeechProvider;
  voices: VoiceService;
  /** Where documents lie while they are read. */
  folder: string;
  events: Events;
};
type Body<K extends keyof typeof projectRoutes> = BodyOf<(typeof projectRoutes)[K]>;

export type { ProjectRow } from './tables.ts';

export type ProjectService = ReturnType<typeof createProjectService>;

export function createProjectService(deps: Deps) {
  const { db, clock, events } = deps;
  const projects = createProjectStore(db);
  const { settle, ...following } = followPages(deps);
  const update = updateProject(deps);
  const requireOwn = ownProject(db);
  const importJob = importDeck({ ...deps, settle });
  const start = startImport({ ...deps, importDeck: importJob });
  const adding = addProject({ ...deps, settle, start });
  const deleting = deleteProject(deps);
  const relating = relateProject({ ...deps, requireOwn, update });
  const { present, presentOne } = presenting(deps);

  return {
    settle,
    ...following,
    ...findProjects(deps),
    ...deleting,
    ...makePages({ ...deps, end: endImport(deps) }),
    restore: async (visitor: UserVisitor, id: string): Promise<Project> =>
      presentOne(await deleting.restore(visitor, id)),
    jobs: [importJob],
    /** The visitor's own project or saved template, to be looked at; refuses all others. */
    requireOwn,
    /** The visitor's own project, to be worked with; refuses all others and templates. */
    requireWorkable: workableProject(db),
    requireOwnDeck: ownDeck(db),
    lockOwnDeck: async (tx: Transaction, visitor: UserVisitor, coursewareId: string): Promise<ProjectRow> =>
      lockOwn(tx, visitor, (await ownDeck(tx)(visitor, coursewareId)).id),
    refuseBusy,
    dropDeck: dropDeck(deps),
    beginDeck: beginDeck(deps),
    beginWith: beginWith({ ...deps, begin: beginDeck(deps), settle }),
    listDecks: listDecks(deps),
    showDeck: showDeck(deps),
    setVoice: setVoice(deps),

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

    add: adding.add,
    addEmpty: adding.addEmpty,

    createFromTemplate: adding.createFromTemplate,
    startFromTemplate: adding.startFromTemplate,
    copyIn: adding.copyIn,
    saveAsTemplate: adding.saveAsTemplate,

    relate: async (visitor: UserVisitor, body: BodyOf<typeof deckRoutes.relevance>): Promise<Project> =>
      presentOne(await relating.relate(visitor, body)),

    openOriginal: relating.openOriginal,
    using: relating.using,
    presentedBy: relating.presentedBy,
    keepVoice: relating.keepVoice,
    ...loseVoice(deps),

    copy: (visitor: UserVisitor, { id }: Body<'copy'>, language: Language): Promise<{ id: string }> =>
      adding.copy(visitor, id, language),

    async get(visitor: UserVisitor, id: string): Promise<Project> {
      const project = await requireOwn(visitor, id);
      // Who opens a project will soon have something of it spoken, and loading the voice takes seconds.
      deps.speech.prepare();
      const openedAt = clock.now();
      await projects.update(id, { openedAt });
      return presentOne({ ...project, openedAt });
    },

    /** isAiCheck 3 confirms the pages, after everything else that the call changes. */
    async update(visitor: UserVisitor, { isAiCheck, ...body }: Body<'update'>): Promise<Project> {
      const confirms = isAiCheck === 'broadcast-generation';
      const row = await update(visitor, confirms ? body : { ...body, isAiCheck });
      if (!confirms) return presentOne(row);
      await db.transaction((tx) => events.emit(tx, 'project.confirmed', { projectId: body.id, visitor }));
      return presentOne((await projects.find(body.id)) ?? row);
    },

    async status(visitor: UserVisitor, { ids }: Body<'status'>): Promise<{ list: Project[] }> {
      return { list: await present(await projects.findOf(visitor.userId, ids)) };
    },

    importDeck: importInto({ ...deps, start }),
  };
}

/** Projects as they travel, with what their pages and documents say of them. */
function presenting({ db, courseware }: Pick<Deps, 'db' | 'courseware'>) {
  async function present(rows: readonly ProjectRow[]): Promise<Project[]> {
    const ids = rows.map(({ id }) => id);
    const [decks, documents] = [await courseware.factsOf(ids), await createDocumentStore(db).of(ids)];
    return rows.map((row) => presentProject(row, decks.get(row.id) ?? noDeck, documents.get(row.id)));
  }

  async function presentOne(row: ProjectRow): Promise<Project> {
    const deck = (await courseware.factsOf([row.id])).get(row.id);
    const documents = (await createDocumentStore(db).of([row.id])).get(row.id);
    return presentProject(row, deck ?? noDeck, documents);
  }

  return { present, presentOne };
}

/** What other modules ask about projects. */
function findProjects({ db, courseware }: Deps) {
  const projects = createProjectStore(db);
  return {
    lock: (tx: Transaction, id: string): Promise<ProjectRow | undefined> => createProjectStore(tx).lock(id),

    lockOwn,
    /** All projects of an account, also those that can come back. */
    idsOf: (tx: Transaction, userId: string): Promise<string[]> => createProjectStore(tx).idsOf(userId),
    /** Those of an account whose contents take its storage: samples are free. */
    storingOf: (tx: Transaction, userId: string): Promise<string[]> =>
      createProjectStore(tx).idsOf(userId, 'storing'),
    startableDeck,
    find: (id: string): Promise<ProjectRow | undefined> => projects.find(id),

    /** An account's sample in this language, else its first one; undefined when it has none. */
    async sampleOf(tx: Transaction, userId: string, language: Language): Promise<string | undefined> {
      const rows = await createProjectStore(tx).samplesOf(userId);
      return (rows.find(({ title }) => languageOfTexts([title]) === language) ?? rows[0])?.id;
    },

    /** Those that can come back keep their names in what tells of them. */
    async titlesOf(userId: string, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
      const rows = ids.length === 0 ? [] : await projects.titlesOf(userId, ids);
      return new Map(rows.map(({ id, title }) => [id, title]));
    },

    /** The first slide of a project, for those who may not read it yet. */
    async coverOf(id: string, share: string): Promise<ShareEntry['cover']> {
      const [project, cover] = [await projects.find(id), await courseware.coverOf(id, share)];
      return project && cover ? { viewport: viewportOf(project), ...cover } : null;
    },

    /** Whose a project is and what it is called; undefined when it is gone. */
    async titleOf(id: string): Promise<Pick<ProjectRow, 'title' | 'userId' | 'savedAsTemplate'> | undefined> {
      const project = await projects.find(id);
      return project?.removedAt === null ? project : undefined;
    },
  };
}

/** How a project follows its pages (spec section 4), in the transactions of those who change them. */
function followPages({ clock, courseware, events }: Pick<Deps, 'clock' | 'courseware' | 'events'>) {
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

    /** Its speech was ended before all of it was there; set the states of its pages before. */
    async endBroadcast(tx: Transaction, id: string): Promise<void> {
      const project = await settle(tx, id);
      // Pages without speech and none under way look like a change, but nobody made one.
      if (project?.aiCheck !== 'generate-multicast-data-again') return;
      await createProjectStore(tx).update(id, {
        aiCheck: 'generated-text-complete',
        updatedAt: clock.now(),
      });
    },

    /** Something of it was changed that nobody speaks: whatever shows it is old. */
    async touch(tx: Transaction, id: string): Promise<void> {
      await createProjectStore(tx).update(id, { updatedAt: clock.now() });
    },

    /** Something that is spoken was changed; `before` are the pages as they stood. */
    async noteChange(tx: Transaction, id: string, before: readonly PageFacts[]): Promise<void> {
      const store = createProjectStore(tx);
      const project = await store.lock(id);
      if (!project) return;
      const after = await courseware.factsIn(tx, id);
      const aiCheck = aiCheckAfterChange(project.aiCheck, countPages(before), countPages(after));
      await store.update(id, { aiCheck, updatedAt: clock.now() });
      const isSpoken = (await settle(tx, id))?.aiCheck === 'broadcast-generation-complete';
      // The last page that could not be heard was hidden.
      if (isSpoken && project.aiCheck !== 'broadcast-generation-complete')
        await events.emit(tx, 'project.spoken', { projectId: id, userId: project.userId });
    },
  };
}
