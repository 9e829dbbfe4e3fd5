import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';

/** What happened between two looks at a process: how long that was, how much it worked, how much of all cores was free. */
export type Passed = { ms: number; workedMs: number; freeMs: number };

/**
 * The time that counts against a process: what it has worked itself, and when it did nothing although there was a core for
 * it. One that others keep from working is slow, which is no fault of its own.
 */
export const countedMs = ({ ms, workedMs, freeMs }: Passed): number =>
  workedMs > 0 ? workedMs : freeMs >= ms / 2 ? ms : 0;

/** The system counts in hundredths of a second. */
const tickMs = 10;

/** What a process has worked since it was started; nothing where the system does not tell, which is Linux alone. */
function workedMs(pid: number | undefined): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may hold spaces; the state is what follows it, user and system time come eleven later.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * tickMs;
  } catch {
    return 0;
  }
}

const freeMs = (): number => cpus().reduce((sum, { times }) => sum + times.idle, 0);

/** Says with each call how much more time counts against a process. */
function countTime(pid: number | undefined): () => number {
  const look = () => ({ at: performance.now(), workedMs: workedMs(pid), freeMs: freeMs() });
  let before = look();
  return () => {
    const now = look();
    const passed = {
      ms: now.at - before.at,
      workedMs: now.workedMs - before.workedMs,
      freeMs: now.freeMs - before.freeMs,
    };
    before = now;
    return countedMs(passed);
  };
}

/** Short enough to notice, long enough that a process which gets next to nothing has got something. */
const lookEveryMs = 10_000;

/** Tells once that more time counts against a process than it may have. Answers how to stop looking. */
export function limitTime(pid: number | undefined, longestMs: number, onOver: () => void): () => void {
  const more = countTime(pid);
  let counted = 0;
  const stop = () => clearInterval(timer);
  const timer = setInterval(
    () => {
      counted += more();
      if (counted <= longestMs) return;
      stop();
      onOver();
    },
    Math.min(lookEveryMs, longestMs / 3),
  );
  return stop;
}
