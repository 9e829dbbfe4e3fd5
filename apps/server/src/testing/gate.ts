import { onTestFinished, vi } from 'vitest';
import type { startApart } from './apart.ts';

type Apart = Awaited<ReturnType<typeof startApart>>;
type Worker = Awaited<ReturnType<Apart['startWorker']>>;

/** A place where work waits in the middle of writing, so that a worker dies there however quick it is. */
export async function openGate({ app, rows }: Apart, gate: number) {
  const keeper = await app.parts.database.pool.connect();
  onTestFinished(() => keeper.release(true));
  return {
    close: () => keeper.query(`select pg_advisory_lock(${gate})`),
    /** Kills a worker as soon as it waits there, and opens the gate for the next one. */
    async killThere(worker: Worker): Promise<void> {
      const waiting = await vi.waitFor(
        async () => {
          const [session] = await rows<{ pid: number }>(
            `select pid from pg_locks where locktype = 'advisory' and objid = ${gate} and not granted
               and database = (select oid from pg_database where datname = current_database())`,
          );
          if (!session) throw new Error('nobody waits at the gate');
          return session.pid;
        },
        { interval: 50 },
      );
      await worker.kill();
      // A session notices that nobody is there any more only when it would answer.
      await rows('select pg_terminate_backend($1, 60000)', [waiting]);
      await keeper.query(`select pg_advisory_unlock(${gate})`);
    },
  };
}
