import type { DrawnSlide } from '@app/deck/drawn.ts';
import { createBoundedWork } from '../../../platform/bounded-work.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import { createWeightedCache } from '../../../platform/weighted-cache.ts';
import type { PagePresenter } from '../present.ts';
import { veiled } from '../rules.ts';
import { createCoursewareStore } from '../store.ts';

type Deps = { db: Database; clock: Clock; presenter: PagePresenter };
type Cover = Pick<DrawnSlide, 'background' | 'elements'>;

const hourMs = 60 * 60 * 1000;
/** Covers of the shares that are being opened, as they travel. */
const keptBytes = 16 * 1024 * 1024;
/** Anybody may ask who has the address of a share. */
const drawings = { atOnce: 2, waiting: 100 };

/** The first slide as a picture for those who may not read it yet. */
export function drawCover({ db, clock, presenter }: Deps) {
  const store = createCoursewareStore(db);
  const kept = createWeightedCache<{ cover: Cover | undefined; weight: number }>({
    most: keptBytes,
    weigh: ({ weight }) => weight,
  });
  const bounded = createBoundedWork<Cover | undefined>(drawings);

  async function draw(projectId: string, share: string): Promise<Cover | undefined> {
    const page = await store.firstPageOf(projectId);
    if (!page) return undefined;
    const design = presenter.designOf((await store.designOf(projectId)).design, share);
    const rows = await store.elementsOf([page.id]);
    const { background, elements } = presenter.drawnOf(page, rows, { design, number: 1, share });
    return { background, elements: veiled(elements) };
  }

  return {
    /** Undefined where there is none. Drawn once for all who ask, until a page changes. */
    async coverOf(projectId: string, share: string): Promise<Cover | undefined> {
      // Addresses are signed anew every hour.
      const hour = Math.floor(clock.now().getTime() / hourMs);
      const key = `${share} ${projectId} ${await store.stampOf(projectId)} ${hour}`;
      const before = kept.get(key);
      if (before) return before.cover;
      return bounded(key, async () => {
        const cover = await draw(projectId, share);
        kept.set(key, { cover, weight: JSON.stringify(cover ?? '').length });
        return cover;
      });
    },
  };
}
