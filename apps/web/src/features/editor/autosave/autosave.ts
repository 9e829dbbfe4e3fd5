import type { PageStanding } from '@app/contract/courseware/schema.ts';
import type { Command } from '@app/deck/commands/command.ts';
import { createSaveQueue } from './queue.ts';
import { afterRefusal, isUnreachable, reasonOf, type RefusalEvents } from './refusal.ts';
import { send, type SaveCalls } from './send.ts';
import type { ServerState } from './server-state.ts';

type Deps = RefusalEvents & {
  calls: SaveCalls;
  server: ServerState;
  /** How pages stand after they were saved. */
  onStandings: (list: readonly PageStanding[]) => void;
};

/** What is done is sent when the hand has rested for so long. */
export const idleMs = 700;
const firstRetryMs = 2_000;
const lastRetryMs = 30_000;

export type Autosave = ReturnType<typeof createAutosave>;

/**
 * Tells the server what was done, one thing after the other, when the hand rests. What cannot be sent waits; a page that
 * somebody else has changed is merged where both did different things, and is a conflict where they did not.
 */
export function createAutosave(deps: Deps) {
  const { calls, server } = deps;
  const queue = createSaveQueue();
  const { store } = queue;
  let running: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let retryMs = firstRetryMs;
  let turn = 0;

  /** Answers whether it can go on. */
  async function sendNext(operation: NonNullable<ReturnType<typeof queue.next>>): Promise<boolean> {
    queue.take(operation);
    store.setState({ state: 'saving' });
    try {
      try {
        deps.onStandings(await send(operation, calls, server));
      } catch (error) {
        if (isUnreachable(error)) throw error;
        await afterRefusal(operation, error, { ...deps, queue });
      }
      retryMs = firstRetryMs;
      return true;
    } catch (error) {
      queue.putBack(operation);
      store.setState({ state: isUnreachable(error) ? 'offline' : 'failed', reason: reasonOf(error) });
      later(retryMs);
      retryMs = Math.min(lastRetryMs, retryMs * 2);
      return false;
    }
  }

  async function work(): Promise<void> {
    for (let operation = queue.next(); operation; operation = queue.next())
      if (!(await sendNext(operation))) return;
    store.setState(({ conflicts }) =>
      conflicts.length > 0 ? { state: 'waiting' } : { state: 'saved', reason: '', savedAt: new Date() },
    );
  }

  function later(milliseconds: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), milliseconds);
  }

  /** Sends what waits; answers whether the server has all of it. */
  async function flush(): Promise<boolean> {
    clearTimeout(timer);
    if (running) await running;
    if (queue.next()) {
      running ??= work().finally(() => {
        running = undefined;
      });
      await running;
    }
    return queue.waiting().length === 0;
  }

  return {
    store,
    flush,
    /** Something was done: it is sent when the hand rests. What is on its way sends the rest after itself. */
    tell(commands: readonly Command[]): void {
      turn += 1;
      queue.push(commands);
      store.setState(({ state }) => ({ state: state === 'saving' ? 'saving' : 'waiting' }));
      if (!running) later(idleMs);
    },
    hasUnsent: () => queue.waiting().length > 0 || running !== undefined,
    /** Grows with all that is done here: what was asked of the server before is older. */
    turn: () => turn,
    /** What has not been sent. */
    waiting: queue.waiting,
    /** Of two versions one was chosen: what waits for the page is dropped, `commands` lead on from the server's. */
    settle(slideId: string, commands: readonly Command[]): void {
      queue.drop(slideId);
      queue.release(slideId);
      if (commands.length > 0) queue.append({ kind: 'patch', slideId, commands });
      void flush();
    },
    /** Nothing more is sent by itself. */
    stop: () => clearTimeout(timer),
  };
}
