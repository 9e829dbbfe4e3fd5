import path from 'node:path';
import { bannerOf } from './banner.ts';
import { readEnv } from './env.ts';
import { createLog } from './platform/log.ts';
import { consoleLanguage, StartFault } from './platform/start-fault.ts';
import { stopSignals } from './platform/stop-signals.ts';
import { startProduct } from './start.ts';

// The same from src/ (development) and from dist/ (the bundle): three folders up.
const root = path.resolve(import.meta.dirname, '../../..');
const language = consoleLanguage(process.env);
/** A stop that hangs must not keep a machine from shutting down. */
const longestStopMs = 25_000;

try {
  const env = readEnv(process.env, root);
  const log = createLog(env.LOG_LEVEL);
  const running = await startProduct(env, log);
  let stoppingSince: number | undefined;
  const stop = () => {
    if (stoppingSince !== undefined) {
      // A second Ctrl-C means it. One within a moment is npm's copy of the first.
      if (Date.now() - stoppingSince > 1000) process.exit(1);
      return;
    }
    stoppingSince = Date.now();
    setTimeout(() => process.exit(1), longestStopMs).unref();
    running.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'stopping failed');
        process.exit(1);
      },
    );
  };
  for (const signal of stopSignals(process.platform)) process.on(signal, stop);
  process.stdout.write(bannerOf(running, env, language));
} catch (error) {
  const sentence =
    error instanceof StartFault ? error.say(language) : String((error as Error)?.stack ?? error);
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
