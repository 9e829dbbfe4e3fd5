import type { ListedPage, PageElements } from '@app/contract/deck/schema.ts';
import { titleOf } from '@app/deck/elements/slide-title.ts';
import type { Database, Executor } from '../../../platform/db/database.ts';
import type { Page, PageOf } from '../../../platform/db/page.ts';
import type { Around, PagePresenter, PageSpeech } from '../present.ts';
import { createCoursewareStore } from '../store.ts';
import type { PageRow } from '../tables.ts';

type Deps = { db: Database; presenter: PagePresenter };
type Speech = ReadonlyMap<string, PageSpeech>;

/** What is said on a page, and who wrote it. */
type WrittenPage = Pick<PageRow, 'id' | 'hidden' | 'content' | 'script' | 'scriptEngine' | 'revision'>;

/** What an owner reads of all pages at once: a list of them, or what stands on them. */
export function listPages({ db, presenter }: Deps) {
  const store = createCoursewareStore(db);

  return {
    /** Without their elements. Who searches does so in titles and scripts. */
    async listPages(
      around: Around,
      speech: Speech,
      { search, pageNum, pageSize }: Page & { search: string },
    ): Promise<PageOf<ListedPage>> {
      const { design } = await store.designOf(around.projectId);
      const wanted = search.toLowerCase();
      const titled = async (page: PageRow) => {
        // One page after the other: a large deck at once would keep everybody else waiting.
        const drawn = presenter.drawnOf(page, await store.elementsOf([page.id]), {
          design,
          number: page.index + 1,
        });
        return { page, title: titleOf(drawn.elements) };
      };
      const isWanted = ({ page, title }: { page: PageRow; title: string }) =>
        title.toLowerCase().includes(wanted) || page.content.toLowerCase().includes(wanted);
      const part = <T>(all: readonly T[]) => all.slice((pageNum - 1) * pageSize, pageNum * pageSize);
      const pages = await store.pagesOf(around.projectId, 'kept');
      const read = [];
      // Titles are made from what stands on a page: without a search those of the asked part are enough.
      for (const page of wanted === '' ? part(pages) : pages) read.push(await titled(page));
      const found = wanted === '' ? read : part(read.filter(isWanted));
      const total = wanted === '' ? pages.length : read.filter(isWanted).length;
      const list = found.map(({ page, title }) => ({
        ...presenter.presentStanding(page, around, speech.get(page.id)),
        title,
        content: page.content,
        imageUrl: page.imageKey === null ? null : presenter.addressOf(page.imageKey),
        section: page.section,
      }));
      return { list, total, pageNum, pageSize };
    },

    /** Every element of a project, page by page. */
    async elementsOfProject(around: Around): Promise<PageElements[]> {
      const design = presenter.designOf((await store.designOf(around.projectId)).design);
      const all: PageElements[] = [];
      for (const page of await store.pagesOf(around.projectId, 'kept')) {
        const rows = await store.elementsOf([page.id]);
        const { elementList } = presenter.presentPage(page, rows, design, around, undefined);
        all.push({ id: page.id, index: page.index, revision: page.revision, elementList });
      }
      return all;
    },

    /** What is said on the pages of a project, hidden ones too, and who wrote it. */
    writtenPages: (projectId: string, executor: Executor = db): Promise<WrittenPage[]> =>
      createCoursewareStore(executor).pagesOf(projectId, 'kept'),

    /** How the pages of a deck stand, hidden ones too, in their order. */
    standingsOf: store.standingsOf,

    /** Which projects these pages are of; those that are gone are not in it. */
    projectsOf: store.projectsOf,
  };
}
