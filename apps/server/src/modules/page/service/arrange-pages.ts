import { commonErrors } from '@app/contract/base/common-errors.ts';
import { AppError } from '@app/contract/base/errors.ts';
import { type Language, say } from '@app/contract/base/messages.ts';
import type { BodyOf } from '@app/contract/base/routes.ts';
import { coursewareErrors } from '@app/contract/courseware/errors.ts';
import { coursewareMessages } from '@app/contract/courseware/messages.ts';
import type { coursewareRoutes } from '@app/contract/courseware/routes.ts';
import type { PageStanding } from '@app/contract/courseware/schema.ts';
import { defaultSlide, type NewSlideTexts } from '@app/deck/design/default-slide.ts';
import type { Design } from '@app/deck/design.ts';
import type { Slide } from '@app/deck/slide.ts';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import type { UserVisitor } from '../../../platform/http/visitor.ts';
import type { CoursewareService } from '../../courseware/service.ts';
import { type ProjectRow, type ProjectService, viewportOf } from '../../project/service.ts';
import { elementsOf } from './change-page.ts';

type Body<K extends keyof typeof coursewareRoutes> = BodyOf<(typeof coursewareRoutes)[K]>;
type Standings = { list: PageStanding[] };
type Deps = {
  db: Database;
  newId: () => string;
  courseware: CoursewareService;
  projects: ProjectService;
  standingsIn: (tx: Transaction, project: ProjectRow) => Promise<Standings>;
};
/** What a deck begins with instead of a default page; its files have become those of the project. */
export type FromTemplate = {
  title: string;
  pagesFor: (tx: Transaction, projectId: string) => Promise<{ design: Design; slides: Slide[] }>;
};
/** A deck as a call names it. A deck that is not the project's is absent. */
type Named = { projectId: string; coursewareId?: string | null | undefined };

/** What an owner does with the order of pages. Every call answers how the pages stand afterwards. */
export function arrangePages({ db, newId, courseware, projects, standingsIn }: Deps) {
  async function lockDeck(tx: Transaction, visitor: UserVisitor, { projectId, coursewareId }: Named) {
    const project = await projects.lockOwn(tx, visitor, projectId);
    const isOther = typeof coursewareId === 'string' && coursewareId !== project.coursewareId;
    if (isOther || project.coursewareId === null) throw new AppError(commonErrors.notFound);
    return project;
  }

  async function arrange(tx: Transaction, project: ProjectRow, work: Promise<void>): Promise<Standings> {
    await work;
    await projects.touch(tx, project.id);
    return standingsIn(tx, project);
  }

  /** A default one, on a layout of its deck. */
  async function newSlide(tx: Transaction, project: ProjectRow, texts: NewSlideTexts): Promise<Slide> {
    const design = await courseware.designIn(tx, project.id);
    return defaultSlide(design, newId, texts, {
      avatar: project.avatarsId !== null,
      viewport: viewportOf(project),
    });
  }

  /** The slide of a page that is added: a whole one, one of these elements, or a default one. */
  async function slideOf(tx: Transaction, body: Body<'putPage'>, language: Language, project: ProjectRow) {
    const { slide, elementList, backgroundColor } = body;
    if (slide) return slide;
    const made: Slide = elementList
      ? { id: newId(), elements: elementsOf(elementList, newId) }
      : await newSlide(tx, project, {
          title: say(coursewareMessages.newSlideTitle, language),
          subtitle: say(coursewareMessages.newSlideSubtitle, language),
        });
    return backgroundColor === undefined
      ? made
      : { ...made, background: { kind: 'solid' as const, color: backgroundColor } };
  }

  return {
    /** A project that has no deck gets one with a default page, or that of a template. */
    async addDeck(tx: Transaction, visitor: UserVisitor, projectId: string, from?: FromTemplate) {
      const project = await projects.lockOwn(tx, visitor, projectId);
      projects.refuseBusy(project);
      if (project.coursewareId !== null) throw new AppError(coursewareErrors.deckExists);
      await projects.takePlaceAgain(tx, visitor, project);
      if (from) return projects.beginWith(tx, project, await from.pagesFor(tx, projectId));
      const begun = await projects.beginDeck(tx, project);
      // The editor shows what its places are for; words that nobody wrote would be shown and spoken in the talk.
      const slide = await newSlide(tx, begun, { title: '', subtitle: '' });
      await courseware.insertPage(tx, projectId, slide, undefined);
      await projects.settle(tx, projectId);
      return { id: begun.coursewareId };
    },

    async addPage(tx: Transaction, visitor: UserVisitor, body: Body<'putPage'>, language: Language) {
      const { projectId, copyOf, index } = body;
      const project = await lockDeck(tx, visitor, body);
      if (copyOf !== undefined) {
        const id = await courseware.duplicatePage(tx, projectId, copyOf);
        return { id, ...(await arrange(tx, project, Promise.resolve())) };
      }
      const slide = await slideOf(tx, body, language, project);
      const added = courseware.insertPage(tx, projectId, slide, index);
      return { id: slide.id, ...(await arrange(tx, project, added)) };
    },

    drag: (visitor: UserVisitor, body: Body<'drag'>): Promise<Standings> =>
      db.transaction(async (tx) => {
        const { projectId, sourceIndex: from, targetIndex: to, pageId } = body;
        const project = await lockDeck(tx, visitor, body);
        return arrange(tx, project, courseware.movePage(tx, projectId, { from, to, pageId }));
      }),

    deletePage: (visitor: UserVisitor, projectId: string, pageId: string): Promise<Standings> =>
      db.transaction(async (tx) => {
        const project = await lockDeck(tx, visitor, { projectId });
        return arrange(tx, project, courseware.removePage(tx, projectId, pageId));
      }),

    restorePage: (visitor: UserVisitor, body: Body<'restorePage'>): Promise<Standings> =>
      db.transaction(async (tx) => {
        const { projectId, id, index } = body;
        const project = await lockDeck(tx, visitor, { projectId });
        return arrange(tx, project, courseware.restorePage(tx, projectId, id, index));
      }),
  };
}
