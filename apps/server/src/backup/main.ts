import path from 'node:path';
import { readEnv } from '../env.ts';
import { isNoSpace } from '../platform/db/data-folder.ts';
import { createLog } from '../platform/log.ts';
import { consoleLanguage, StartFault } from '../platform/start-fault.ts';
import { NoSpace } from '../providers/storage/port.ts';
import { describeSummary, readCommand, runCommand } from './commands.ts';
import { backupMessages } from './messages.ts';
import { createProgress } from './progress.ts';

// The same from src/ (development) and from dist/ (the bundle): four folders up.
const root = path.resolve(import.meta.dirname, '../../../..');
const language = consoleLanguage(process.env);
const progress = createProgress(process.stdout, language);

const stop = new AbortController();
let signalCode = 0;
let stoppingSince: number | undefined;
for (const [name, code] of [
  ['SIGHUP', 129],
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const) {
  process.on(name, () => {
    // A second Ctrl-C means it. One within a moment is npm's copy of the first.
    if (stoppingSince !== undefined && Date.now() - stoppingSince > 1000) process.exit(code);
    stoppingSince ??= Date.now();
    signalCode = code;
    stop.abort(new StartFault(backupMessages.stopped));
  });
}

try {
  const env = readEnv(process.env, root);
  const command = readCommand(process.argv.slice(2), process.cwd(), new Date());
  const { report } = progress;
  const summary = await runCommand(command, {
    env,
    log: createLog(env.LOG_LEVEL),
    signal: stop.signal,
    report,
  });
  progress.end();
  for (const line of describeSummary(command, summary, language)) process.stdout.write(`${line}\n`);
  process.exit(0);
} catch (error) {
  progress.end();
  process.stderr.write(`${sentenceOf(error)}\n`);
  process.exit(signalCode || 1);
}

function sentenceOf(error: unknown): string {
  if (error instanceof NoSpace || isNoSpace(error))
    return new StartFault(backupMessages.noSpace).say(language);
  if (error instanceof StartFault) return error.say(language);
  return String((error as Error)?.stack ?? error);
}
