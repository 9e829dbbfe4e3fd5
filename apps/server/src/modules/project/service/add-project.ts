import { commonErrors } from '@app/contract/base/common-errors.ts';
import { AppError } from '@app/contract/base/errors.ts';
import { type Language, say } from '@app/contract/base/messages.ts';
import type { BodyOf } from '@app/contract/base/routes.ts';
import { coursewareLimits } from '@app/contract/courseware/limits.ts';
import { projectErrors } from '@app/contract/project/errors.ts';
import { projectLimits } from '@app/contract/project/limits.ts';
import { projectMessages } from '@app/contract/project/messages.ts';
import type { projectRoutes } from '@app/contract/project/routes.ts';
import { idOfOwnVoice } from '@app/contract/voice/states/own-voice.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import type { Events } from '../../../platform/events.ts';
import type { Once } from '../../../platform/http/once.ts';
import type { UserVisitor } from '../../../platform/http/visitor.ts';
import type { AvatarService } from '../../avatar/service.ts';
import type { CoursewareService } from '../../courseware/service.ts';
import type { CreditService } from '../../credit/service.ts';
import { canCopyProject } from '../policy.ts';
import { aiCheckAfterImport, isBusy, titleOfCopy } from '../rules.ts';
import { createProjectStore } from '../store.ts';
import { createDocumentStore } from '../store/documents.ts';
import type { ProjectRow } from '../tables.ts';
import { createFromTemplate, type ProjectTemplate } from './create-from-template.ts';
import type { ImportStart } from './start-import.ts';
import { lockOwn } from './own-project.ts';
import { takePlace, takeTemplatePlace } from './take-place.ts';

type Deps = {
  db: Database;
  clock: Clock;
  newId: () => string;
  credits: CreditService;
  courseware: CoursewareService;
  avatars: AvatarService;
  start: ImportStart;
  events: Events;
  /** Moves a project where its pages have brought it. */
  settle: (tx: Transaction, id: string) => Promise<ProjectRow | undefined>;
};

const { width, ratio } = coursewareLimits.viewport;

/** What every new project starts with. */
const empty = {
  avatarsId: null,
  ttsId: null,
  voiceSettings: null,
  presenterLayout: 'auto',
  coursewareId: null,
  backgroundColor: projectLimits.backgroundColor,
  aiCheck: 'ppt-no-tip',
  step: null,
  docId: null,
  docText: null,
  docName: null,
  docType: null,
  docFault: null,
  notKept: [],
  kept: [],
  viewportHeight: width * ratio,
  sceneId: null,
  pageNumber: projectLimits.pageNumberAuto,
  lengthMinutes: null,
  menu: null,
  status: null,
  outlineStatus: null,
  pptStatus: null,
  atlasStatus: null,
  payment: 'open',
  reservations: 0,
  isTemplate: false,
  savedAsTemplate: false,
  questions: [],
  sample: null,
  openedAt: null,
  broadcastAt: null,
  removedAt: null,
} as const satisfies Partial<ProjectRow>;

/** What a copy takes over. */
const copied = (source: ProjectRow): Partial<ProjectRow> => ({
  avatarsId: source.avatarsId,
  ttsId: source.ttsId,
  voiceSettings: source.voiceSettings,
  presenterLayout: source.presenterLayout,
  backgroundColor: source.backgroundColor,
  step: source.step,
  sceneId: source.sceneId,
  pageNumber: source.pageNumber,
  lengthMinutes: source.lengthMinutes,
  menu: source.menu,
  viewportHeight: source.viewportHeight,
  questions: source.questions,
});

/** A voice of somebody's own stays theirs. */
const voiceForOthers = ({ ttsId }: ProjectRow): Partial<ProjectRow> =>
  ttsId !== null && idOfOwnVoice(ttsId) !== undefined ? { ttsId: null } : {};

/** What a project was made from; the material of a template stays its maker's. */
const material = ({ docId, docText, docName, docType, notKept, kept }: ProjectRow): Partial<ProjectRow> => ({
  docId,
  docText,
  docName,
  docType,
  notKept,
  kept,
});

/** The project whose copy is wanted, kept from changes by others; refuses those that the visitor may not copy. */
async function sourceOf(tx: Transaction, visitor: UserVisitor, id: string): Promise<ProjectRow> {
  const source = await createProjectStore(tx).lock(id);
  if (!source || !canCopyProject(visitor, source)) throw new AppError(commonErrors.notFound);
  if (isBusy(source)) throw new AppError(projectErrors.busy);
  return source;
}

type CopyOf = ReturnType<typeof copyProject>;

/** Copies projects; a copy takes no place of its own. */
function copyProject(
  { newId, courseware, events, settle }: Pick<Deps, 'newId' | 'courseware' | 'events' | 'settle'>,
  newProject: (userId: string, title: string) => ProjectRow,
) {
  /** The pages of another project, with what was spoken of them: a copy of a finished talk is finished, and free. */
  async function takeOver(tx: Transaction, from: ProjectRow, { id, userId }: ProjectRow): Promise<void> {
    const pages = await courseware.copyPages(tx, from.id, id, { isOwn: from.userId === userId });
    await events.emit(tx, 'project.copied', { from: from.id, projectId: id, userId, pages });
    const facts = await courseware.factsIn(tx, id);
    const isHeard = facts.some(({ status }) => status === 'confirmed');
    const aiCheck = isHeard ? 'broadcast-generation' : aiCheckAfterImport(facts);
    await createProjectStore(tx).update(id, { aiCheck });
    await settle(tx, id);
  }

  return async function copyOf(
    tx: Transaction,
    visitor: UserVisitor,
    source: ProjectRow,
    change: Partial<ProjectRow> & { title: string },
  ): Promise<{ id: string; coursewareId: string | null }> {
    const { id } = source;
    const own = source.userId === visitor.userId;
    const row: ProjectRow = {
      ...newProject(visitor.userId, change.title),
      ...copied(source),
      ...(own ? material(source) : voiceForOthers(source)),
      coursewareId: source.coursewareId === null ? null : newId(),
      pptStatus: source.pptStatus === 'complete' ? 'complete' : null,
      ...change,
    };
    await createProjectStore(tx).insert(row);
    const documents = createDocumentStore(tx);
    if (own) await documents.replace(row.id, (await documents.of([id])).get(id) ?? []);
    await takeOver(tx, source, row);
    return { id: row.id, coursewareId: row.coursewareId };
  };
}

/** A copy of one's own project that is kept to begin others with. */
const saveAsTemplate =
  (copyOf: CopyOf) =>
  async (
    tx: Transaction,
    visitor: UserVisitor,
    { projectId, title }: { projectId: string; title: string },
  ): Promise<{ id: string; projectId: string }> => {
    const source = await lockOwn(tx, visitor, projectId);
    if (isBusy(source)) throw new AppError(projectErrors.busy);
    await takeTemplatePlace(tx, visitor.userId);
    const copy = await copyOf(tx, visitor, source, { title, savedAsTemplate: true });
    if (copy.coursewareId === null) throw new AppError(commonErrors.notFound);
    return { id: copy.coursewareId, projectId: copy.id };
  };

/** Makes projects, as many as the level allows. */
export function addProject(deps: Deps) {
  const { db, clock, newId, credits, courseware, avatars, start, events, settle } = deps;

  function newProject(userId: string, title: string): ProjectRow {
    const now = clock.now();
    return { ...empty, id: newId(), userId, title, createdAt: now, updatedAt: now };
  }

  const copyOf = copyProject(deps, newProject);
  const fromTemplate = createFromTemplate({ newId, courseware, events, newProject, settle });

  /** A copy of one's own project, or a project from a template. */
  async function copyIn(
    tx: Transaction,
    visitor: UserVisitor,
    id: string,
    language: Language,
  ): Promise<{ id: string }> {
    const source = await sourceOf(tx, visitor, id);
    await takePlace(tx, visitor, credits);
    const isCopy = source.userId === visitor.userId && !source.savedAsTemplate;
    return copyOf(tx, visitor, source, {
      title: isCopy ? titleOfCopy(source.title, language) : source.title,
    });
  }

  return {
    /** A project with nothing in it, in the transaction of who puts something there. */
    async addEmpty(
      tx: Transaction,
      visitor: UserVisitor,
      language: Language,
      title: string = say(projectMessages.untitled, language),
    ): Promise<string> {
      const row = newProject(visitor.userId, title);
      await takePlace(tx, visitor, credits);
      await createProjectStore(tx).insert(row);
      return row.id;
    },

    /** With a deck it is read at once, and somebody is there to present it: all of it, or nothing. */
    async add(
      visitor: UserVisitor,
      { title, deck }: BodyOf<typeof projectRoutes.add>,
      language: Language,
      once: Once,
    ): Promise<{ id: string }> {
      const row = newProject(visitor.userId, title ?? say(projectMessages.untitled, language));
      const upload = deck && (await start.prepare(visitor, deck.docId));
      const avatarsId = (deck && (await avatars.usual())) ?? null;
      return once.do(async (tx) => {
        await takePlace(tx, visitor, credits);
        await createProjectStore(tx).insert({ ...row, avatarsId });
        if (deck) await start.begin(tx, { ...row, avatarsId }, upload, deck.notesAsScript);
        return { id: row.id };
      });
    },

    createFromTemplate: fromTemplate,

    /** For somebody who chose it: it counts like any other project. */
    async startFromTemplate(
      tx: Transaction,
      visitor: UserVisitor,
      template: ProjectTemplate,
    ): Promise<string> {
      await takePlace(tx, visitor, credits);
      return fromTemplate(tx, visitor.userId, { ...template, name: null });
    },

    copyIn,

    saveAsTemplate: saveAsTemplate(copyOf),

    copy: (visitor: UserVisitor, id: string, language: Language): Promise<{ id: string }> =>
      db.transaction((tx) => copyIn(tx, visitor, id, language)),
  };
}
