import type { Command } from '@app/deck/commands/command.ts';
import { coursewareLimits } from '@app/deck/limits.ts';
import type { Slide } from '@app/deck/slide.ts';
import { createStore } from 'zustand/vanilla';
import { type SaveOperation, withOperations } from './operations.ts';

/** Where changes stand between the hand and the server. */
export type SaveState = 'saved' | 'waiting' | 'saving' | 'offline' | 'failed';

/** Two versions of a page of which somebody has to choose; the own one stands on the canvas. */
export type Conflict = { readonly slideId: string; readonly theirs: Slide };

/** What the saving knows and shows. */
export type Saving = {
  readonly state: SaveState;
  /** Why it failed, in a sentence. */
  readonly reason: string;
  readonly savedAt: Date | undefined;
  readonly conflicts: readonly Conflict[];
};

export type SaveQueue = ReturnType<typeof createSaveQueue>;

/** What waits to be sent, in order. What concerns a page in conflict waits until somebody has chosen. */
export function createSaveQueue() {
  const store = createStore<Saving>(() => ({
    state: 'saved',
    reason: '',
    savedAt: undefined,
    conflicts: [],
  }));
  let waiting: readonly SaveOperation[] = [];
  const isOf = (operation: SaveOperation, slideId: string) =>
    operation.kind !== 'design' && operation.slideId === slideId;
  const isHeld = (operation: SaveOperation) =>
    store.getState().conflicts.some(({ slideId }) => isOf(operation, slideId));
  return {
    store,
    waiting: () => waiting,
    next: (): SaveOperation | undefined => waiting.find((operation) => !isHeld(operation)),
    push(commands: readonly Command[]): void {
      waiting = withOperations(waiting, commands, coursewareLimits.patch.commands);
    },
    append(operation: SaveOperation): void {
      waiting = [...waiting, operation];
    },
    take(operation: SaveOperation): void {
      waiting = waiting.filter((each) => each !== operation);
    },
    putBack(operation: SaveOperation): void {
      waiting = [operation, ...waiting];
    },
    /** Forgets what concerns a page. */
    drop(slideId: string): void {
      waiting = waiting.filter((operation) => !isOf(operation, slideId));
    },
    dropMoves(): void {
      waiting = waiting.filter(({ kind }) => kind !== 'move');
    },
    /** What waits for the content of a page. */
    commandsFor: (slideId: string): readonly Command[] =>
      waiting.flatMap((each) => (each.kind === 'patch' && each.slideId === slideId ? each.commands : [])),
    hold: (conflict: Conflict) =>
      store.setState(({ conflicts }) => ({ conflicts: [...conflicts, conflict] })),
    release: (slideId: string) =>
      store.setState(({ conflicts }) => ({
        conflicts: conflicts.filter((each) => each.slideId !== slideId),
      })),
  };
}
