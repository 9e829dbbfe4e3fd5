import type { Command } from '@app/deck/commands/command.ts';
import { addSlide, slideCopy } from '@app/deck/commands/slides.ts';
import { move, remove, slidePlace } from '@app/deck/commands/place.ts';
import type { NewId } from '@app/deck/defaults.ts';
import type { Deck } from '@app/deck/deck.ts';
import type { Slide } from '@app/deck/slide.ts';
import type { SafeStorage } from '../../../lib/storage.ts';
import type { SaveOperation } from './operations.ts';
import type { ServerState } from './server-state.ts';

/** What had not reached the server when it was kept on this device. */
export type Draft = {
  readonly operations: readonly SaveOperation[];
  /** The pages that it changes as they stood here, and the numbers that the server had for them. */
  readonly slides: readonly { readonly slide: Slide; readonly revision: number }[];
};

/** The drafts of a project, one for each tab that had some: two tabs do not overwrite each other's. */
export function createDrafts(storage: SafeStorage, projectId: string) {
  const listKey = `editorDrafts:${projectId}`;
  const key = (tab: string) => `editorDraft:${projectId}:${tab}`;
  const tabs = (): string[] => {
    const kept: unknown = readJson(storage.get(listKey));
    return Array.isArray(kept) ? kept.filter((tab) => typeof tab === 'string') : [];
  };
  return {
    tabs,
    keep(tab: string, draft: Draft): void {
      storage.set(key(tab), JSON.stringify(draft));
      if (!tabs().includes(tab)) storage.set(listKey, JSON.stringify([...tabs(), tab]));
    },
    find(tab: string): Draft | undefined {
      const draft = readJson(storage.get(key(tab)));
      return isDraft(draft) ? draft : undefined;
    },
    drop(tab: string): void {
      storage.remove(key(tab));
      const rest = tabs().filter((each) => each !== tab);
      if (rest.length > 0) storage.set(listKey, JSON.stringify(rest));
      else storage.remove(listKey);
    },
  };
}

function readJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

// It was written by this program; the server looks at what becomes of it as at everything else.
const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' &&
  value !== null &&
  'operations' in value &&
  Array.isArray(value.operations) &&
  'slides' in value &&
  Array.isArray(value.slides);

/** What is waiting to be sent, as it is kept. */
export function draftOf(
  operations: readonly SaveOperation[],
  deck: Deck,
  server: Pick<ServerState, 'page'>,
): Draft {
  const ids = new Set(operations.flatMap((each) => (each.kind === 'patch' ? [each.slideId] : [])));
  const slides = deck.slides
    .filter(({ id }) => ids.has(id))
    .map((slide) => ({ slide, revision: server.page(slide.id)?.revision ?? 0 }));
  return { operations, slides };
}

const atSlide = (slideId: string) => (command: Command) => ({
  ...command,
  at: ['slides', { id: slideId }, ...command.at],
});

/**
 * The lists of commands that bring a draft back, each for itself: what does not fit any more is left out by who follows
 * them. A page that was changed by others meanwhile is not touched: the own one stands behind it.
 */
export function recovered(
  { operations, slides }: Draft,
  server: Pick<ServerState, 'page' | 'order'>,
  newId: NewId,
): Command[][] {
  const isOld = (slideId: string) => {
    const kept = slides.find(({ slide }) => slide.id === slideId);
    const known = server.page(slideId);
    return kept !== undefined && known !== undefined && known.revision !== kept.revision;
  };
  const copies = slides
    .filter(({ slide }) => isOld(slide.id))
    .map(({ slide: { section: _section, ...slide } }) => [
      addSlide(server.order().indexOf(slide.id) + 1, slideCopy(slide, newId)),
    ]);
  const rest = operations.flatMap((operation): Command[][] => {
    switch (operation.kind) {
      case 'design':
        return [operation.commands.map((command) => ({ ...command, at: ['design', ...command.at] }))];
      case 'patch':
        return isOld(operation.slideId) ? [] : [operation.commands.map(atSlide(operation.slideId))];
      case 'add':
        return [[addSlide(operation.index, operation.slide)]];
      case 'remove':
        return [[remove(slidePlace(operation.slideId))]];
      case 'move':
        return [[move(slidePlace(operation.slideId), operation.index)]];
    }
  });
  return [...rest, ...copies];
}
