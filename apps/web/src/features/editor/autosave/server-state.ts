import type { PageStanding } from '@app/contract/courseware/schema.ts';
import { apply } from '@app/deck/commands/apply.ts';
import type { Command } from '@app/deck/commands/command.ts';
import type { Slide } from '@app/deck/slide.ts';

/** A page as the server has it. */
export type KnownPage = { readonly revision: number; readonly slide: Slide };

export type ServerState = ReturnType<typeof createServerState>;

/** What the server is known to have: what changes of others are told from, and what writes must name. */
export function createServerState(
  pages: readonly { slide: Slide; revision: number }[],
  designRevision: number,
) {
  const known = new Map<string, KnownPage>(pages.map((page) => [page.slide.id, page]));
  const removed = new Set<string>();
  let order = pages.map(({ slide }) => slide.id);
  let design = designRevision;
  return {
    page: (id: string) => known.get(id),
    order: (): readonly string[] => order,
    design: () => design,
    /** Pages that were deleted from here: they come back as they were. */
    wasRemoved: (id: string) => removed.has(id),

    put(slide: Slide, revision: number): void {
      known.set(slide.id, { slide, revision });
      removed.delete(slide.id);
    },
    patched(id: string, commands: readonly Command[], { revision }: Pick<PageStanding, 'revision'>): void {
      const page = known.get(id);
      if (page) known.set(id, { slide: apply(page.slide, commands).value, revision });
    },
    removed(id: string): void {
      known.delete(id);
      removed.add(id);
      order = order.filter((each) => each !== id);
    },
    /** Somebody else deleted it. */
    forget(id: string): void {
      known.delete(id);
      order = order.filter((each) => each !== id);
    },
    /** An answer told how all pages stand. */
    standings(list: readonly PageStanding[]): void {
      order = list.toSorted((one, other) => one.index - other.index).map(({ id }) => id);
      for (const { id, revision } of list) {
        const page = known.get(id);
        if (page) known.set(id, { ...page, revision });
      }
    },
    designed(revision: number): void {
      design = revision;
    },
  };
}
