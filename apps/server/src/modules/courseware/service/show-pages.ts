import type { CoursewarePage, PageStanding } from '@app/contract/courseware/schema.ts';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import type { Around, PagePresenter, PageSpeech } from '../present.ts';
import { createCoursewareStore } from '../store.ts';
import type { PageRow } from '../tables.ts';

type Deps = { db: Database; presenter: PagePresenter };
/** What became of the speech of pages, by page. */
type Speech = ReadonlyMap<string, PageSpeech>;

/** What the owner of a project sees of its pages. */
export function showPages({ db, presenter }: Deps) {
  const courseware = createCoursewareStore(db);

  async function present(pages: readonly PageRow[], around: Around, speech: Speech) {
    const elements = await courseware.elementsOf(pages.map(({ id }) => id));
    const { design } = await courseware.designOf(around.projectId);
    const look = presenter.designOf(design);
    const ofPage = ({ id }: PageRow) => elements.filter(({ pageId }) => pageId === id);
    return pages.map((page) => presenter.presentPage(page, ofPage(page), look, around, speech.get(page.id)));
  }

  return {
    projectOfPage: async (id: string): Promise<string | undefined> =>
      (await courseware.pageById(id))?.projectId,

    showPages: async (around: Around, speech: Speech): Promise<CoursewarePage[]> =>
      present(await courseware.pagesOf(around.projectId, 'kept'), around, speech),

    /** Undefined when it is gone. */
    async showPage(id: string, around: Around, speech: Speech): Promise<CoursewarePage | undefined> {
      const page = await courseware.pageById(id);
      return page && (await present([page], around, speech))[0];
    },

    showStanding: presenter.presentStanding,

    /** How the pages stand, without reading their slides: this is asked again and again. */
    async showStandings(around: Around, speech: Speech, tx?: Transaction): Promise<PageStanding[]> {
      const pages = await createCoursewareStore(tx ?? db).standingsOf(around.projectId);
      return pages.map((page) => presenter.presentStanding(page, around, speech.get(page.id)));
    },
  };
}
