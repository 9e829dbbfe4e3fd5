import type { BodyOf } from '@app/contract/base/routes.ts';
import type { deckRoutes } from '@app/contract/deck/routes.ts';
import type { PageStanding } from '@app/contract/courseware/schema.ts';
import type { DeckSettings, PageElements } from '@app/contract/deck/schema.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Once } from '../../platform/http/once.ts';
import type { UserVisitor } from '../../platform/http/visitor.ts';
import type { BroadcastService } from '../broadcast/service.ts';
import type { CoursewareService } from '../courseware/service.ts';
import type { FileService } from '../file/service.ts';
import { type ProjectService, viewportOf } from '../project/service.ts';
import type { SampleService } from '../sample/service.ts';
import { listDecks } from './service/list-decks.ts';
import { offerTemplates } from './service/offer-templates.ts';
import { readSpeech } from './service/read-speech.ts';

type Deps = {
  db: Database;
  files: FileService;
  courseware: CoursewareService;
  projects: ProjectService;
  broadcasts: BroadcastService;
  samples: SampleService;
};
type Body<K extends keyof typeof deckRoutes> = BodyOf<(typeof deckRoutes)[K]>;

export type DeckService = ReturnType<typeof createDeckService>;

/** What an owner does with a deck as a whole. */
export function createDeckService(deps: Deps) {
  const { db, files, courseware, projects, broadcasts } = deps;

  /** The visitor's own project, as its pages need it. */
  async function around(visitor: UserVisitor, projectId: string) {
    const project = await projects.requireOwn(visitor, projectId);
    return { ...project, projectId };
  }

  return {
    ...listDecks(deps),
    ...offerTemplates(deps),
    ...readSpeech(deps),
    relate: projects.relate,
    openOriginal: projects.openOriginal,
    using: projects.using,

    async get(visitor: UserVisitor, coursewareId: string): Promise<DeckSettings> {
      const project = await projects.requireOwnDeck(visitor, coursewareId);
      const { id: projectId, title, avatarsId, ttsId, voiceSettings, presenterLayout, updatedAt } = project;
      const { design, revision } = await courseware.showDesign(projectId);
      const pages = await courseware.standingsOf(projectId);
      return {
        id: coursewareId,
        projectId,
        title,
        viewport: viewportOf(project),
        theme: design.theme,
        designRevision: revision,
        avatarsId,
        ttsId,
        voiceSettings,
        presenterLayout,
        pageIds: pages.map(({ id }) => id),
        updatedAt,
      };
    },

    setVoice: (visitor: UserVisitor, body: Body<'voice'>): Promise<{ list: PageStanding[] }> =>
      db.transaction(async (tx) => {
        const project = await projects.setVoice(tx, visitor, body);
        const { projectId } = body;
        const speech = await broadcasts.speechOf(projectId);
        // A page that changes may have moved its project.
        const now = (await projects.lock(tx, projectId)) ?? project;
        return { list: await courseware.showStandings({ ...now, projectId }, speech, tx) };
      }),

    async delete(visitor: UserVisitor, coursewareId: string): Promise<void> {
      const unused = await db.transaction(async (tx) => {
        const project = await projects.lockOwnDeck(tx, visitor, coursewareId);
        projects.refuseBusy(project);
        // While their pages are there.
        const spoken = await broadcasts.removeFiles(tx, project.id);
        const drawn = await courseware.dropPages(tx, project.id, { draft: false });
        await projects.dropDeck(tx, project);
        return [...spoken, ...drawn];
      });
      await files.release(unused);
    },

    upload: (visitor: UserVisitor, body: Body<'upload'>, once: Once): Promise<{ taskId: string }> => {
      const { projectId: id, fileId: docId, notesAsScript, replace } = body;
      return projects.importDeck(visitor, { id, docId, notesAsScript }, once, { replace });
    },

    async listPages(visitor: UserVisitor, { projectId, search = '', ...page }: Body<'listPages'>) {
      const project = await around(visitor, projectId);
      const speech = await broadcasts.speechOf(projectId);
      return courseware.listPages(project, speech, { ...page, search: search.trim() });
    },

    async elements(visitor: UserVisitor, projectId: string): Promise<{ list: PageElements[] }> {
      return { list: await courseware.elementsOfProject(await around(visitor, projectId)) };
    },
  };
}
