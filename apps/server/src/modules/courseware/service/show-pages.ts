import { ChangedMeanwhile, commonErrors } from '@app/contract/base/common-errors.ts';
import { AppError } from '@app/contract/base/errors.ts';
import type { CoursewarePage, PageStanding } from '@app/contract/courseware/schema.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { UserVisitor } from '../../../platform/http/visitor.ts';
import type { Around, PagePresenter, PageSpeech } from '../present.ts';
import { createCoursewareStore } from '../store.ts';
import type { PageRow } from '../tables.ts';

type Deps = {
  db: Database;
  presenter: PagePresenter;
  /** The visitor's own project; refuses all others. */
  projectOf: (visitor: UserVisitor, projectId: string) => Promise<Around>;
  /** Why pages were not spoken, by page. */
  speechOf: (projectId: string) => Promise<ReadonlyMap<string, PageSpeech>>;
};

/** What the owner of a project sees of its pages. */
export function showPages({ db, presenter, projectOf, speechOf }: Deps) {
  const courseware = createCoursewareStore(db);

  async function presentPages(pages: readonly PageRow[], around: Around): Promise<CoursewarePage[]> {
    const elements = await courseware.elementsOf(pages.map(({ id }) => id));
    const speech = await speechOf(around.projectId);
    const ofPage = ({ id }: PageRow) => elements.filter(({ pageId }) => pageId === id);
    return pages.map((page) => presenter.presentPage(page, ofPage(page), around, speech.get(page.id)));
  }

  async function pageById(id: string): Promise<PageRow> {
    const found = await courseware.pageById(id);
    if (!found) throw new AppError(commonErrors.notFound);
    return found;
  }

  async function page(visitor: UserVisitor, id: string): Promise<CoursewarePage> {
    const found = await pageById(id);
    const [shown] = await presentPages([found], await projectOf(visitor, found.projectId));
    if (!shown) throw new AppError(commonErrors.notFound);
    return shown;
  }

  return {
    async pages(visitor: UserVisitor, projectId: string): Promise<{ list: CoursewarePage[] }> {
      const project = await projectOf(visitor, projectId);
      return { list: await presentPages(await courseware.pagesOf(projectId), project) };
    },

    page,

    /** The visitor's own project that a page is in. */
    projectOfPage: async (visitor: UserVisitor, id: string): Promise<Around> =>
      projectOf(visitor, (await pageById(id)).projectId),

    /** What a write gives; where somebody else was quicker, the refusal brings the page as it is now. */
    async orNewest<T>(visitor: UserVisitor, id: string, write: Promise<T>): Promise<T> {
      try {
        return await write;
      } catch (error) {
        const isOld = error instanceof AppError && error.def === commonErrors.changedMeanwhile;
        throw isOld ? new ChangedMeanwhile(await page(visitor, id)) : error;
      }
    },

    /** How the pages stand, without reading their slides: this is asked again and again. */
    async standings(visitor: UserVisitor, projectId: string): Promise<{ list: PageStanding[] }> {
      const project = await projectOf(visitor, projectId);
      const speech = await speechOf(projectId);
      const pages = await courseware.standingsOf(projectId);
      return { list: pages.map((page) => presenter.presentStanding(page, project, speech.get(page.id))) };
    },
  };
}
