import { commonErrors } from '@app/contract/base/common-errors.ts';
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

  return {
    async pages(visitor: UserVisitor, projectId: string): Promise<{ list: CoursewarePage[] }> {
      const project = await projectOf(visitor, projectId);
      return { list: await presentPages(await courseware.pagesOf(projectId), project) };
    },

    async page(visitor: UserVisitor, id: string): Promise<CoursewarePage> {
      const page = await courseware.pageById(id);
      if (!page) throw new AppError(commonErrors.notFound);
      const [shown] = await presentPages([page], await projectOf(visitor, page.projectId));
      if (!shown) throw new AppError(commonErrors.notFound);
      return shown;
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
