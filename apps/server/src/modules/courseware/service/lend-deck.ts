import type { Design } from '@app/deck/design.ts';
import { mapDesignAddresses } from '@app/deck/design/addresses.ts';
import { mapSlideAddresses } from '@app/deck/elements/registry.ts';
import type { Slide } from '@app/deck/slide.ts';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import type { FileService } from '../../file/service.ts';
import type { PagePresenter } from '../present.ts';
import { mediaName, useOfProject } from '../rules.ts';
import { createCoursewareStore } from '../store.ts';
import { wholeDeck } from './whole-deck.ts';

type Deps = { db: Database; newId: () => string; files: FileService; presenter: PagePresenter };
type Lent = { design: Design; slides: Slide[] };

/** A deck whose pages go into others. */
export function lendDeck({ db, newId, files, presenter }: Deps) {
  const { wholeDeck: read } = wholeDeck({ db });
  const mapped = ({ design, slides }: Lent, address: (url: string) => string): Lent => ({
    design: mapDesignAddresses(design, address),
    // What a file kept of a page without being understood belongs to its own deck.
    slides: slides.map(({ remainder: _kept, ...slide }) => mapSlideAddresses(slide, address)),
  });
  const signed = (deck: Lent): Lent => mapped(deck, (url) => presenter.addressOf(url));

  return {
    /** With addresses that open. */
    openDeck: async (projectId: string): Promise<Lent> => signed(await read(projectId)),
    withOpenAddresses: signed,

    /** As the project keeps it that takes it, whose files its files become: contents are shared, rows are not. */
    async takeDeck(tx: Transaction, from: string, projectId: string): Promise<Lent> {
      const deck = await read(from);
      const store = createCoursewareStore(tx);
      const kept = (await store.mediaOf(projectId)).filter(({ draft }) => !draft);
      const own = new Map(kept.map((row) => [row.fileKey, row.id]));
      const names = new Map<string, string>();
      for (const row of (await store.mediaOf(from)).filter(({ draft }) => !draft)) {
        const id = own.get(row.fileKey) ?? newId();
        names.set(mediaName(row.id), mediaName(id));
        if (own.has(row.fileKey)) continue;
        own.set(row.fileKey, id);
        await files.addUse(tx, row.fileKey, useOfProject(projectId));
        await store.insertMedia({ ...row, id, projectId });
      }
      return mapped(deck, (url) => names.get(url) ?? url);
    },
  };
}
