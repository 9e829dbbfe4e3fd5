import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { userRoutes } from '@app/contract/user/routes.ts';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readEnv } from '../env.ts';
import { createLog } from '../platform/log.ts';
import { StartFault } from '../platform/start-fault.ts';
import { machineEnv } from '../testing/machine-env.ts';
import { startAppForTest, tempFolder } from '../testing/start-app.ts';
import { type Command, describeSummary, readCommand, runCommand } from './commands.ts';
import { backupMessages } from './messages.ts';
import { createProgress } from './progress.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const noon = new Date(2026, 0, 5, 12, 3, 9);

async function aFolder(): Promise<string> {
  const folder = await tempFolder();
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

describe('what was asked', () => {
  test.each<[string[], Command]>([
    [['backup'], { name: 'backup', file: '/here/rostrum-backup-20260105-120309.tar', skipLost: false }],
    [['backup', 'a.tar'], { name: 'backup', file: '/here/a.tar', skipLost: false }],
    [['backup', '--skip-lost', '/b.tar'], { name: 'backup', file: '/b.tar', skipLost: true }],
    [['restore', '../a.tar'], { name: 'restore', file: '/a.tar' }],
  ])('%j', (args, command) => {
    expect(readCommand(args, '/here', noon)).toEqual(command);
  });

  test.each([
    [[]],
    [['restore']],
    [['backup', 'a', 'b']],
    [['backup', '--all']],
    [['restore', 'a', '--skip-lost']],
  ])('%j is not understood', (args) => {
    expect(() => readCommand(args, '/here', noon)).toThrow(/^Usage: npm run backup/);
  });
});

describe('progress', () => {
  const reported = (isTTY: boolean) => {
    const written: string[] = [];
    const out = { isTTY, write: (line: string) => written.push(line) } as unknown as NodeJS.WriteStream;
    let now = 0;
    const { report, end } = createProgress(out, 'en-US', () => now);
    for (let done = 1; done <= 40; done++) {
      now += 50;
      report(backupMessages.storingFiles, done, 40);
    }
    end();
    return written;
  };

  test('is one changing line on a terminal', () => {
    const lines = reported(true);
    expect(lines).toHaveLength(22);
    expect(lines.every((line) => line.startsWith('\r\u001b[2K') && !line.includes('\n'))).toBe(true);
    expect(lines.at(-1)).toBe('\r\u001b[2K');
  });

  test('is a few plain lines elsewhere', () => {
    expect(reported(false)).toEqual(['Backing up the files: 1 of 40\n', 'Backing up the files: 40 of 40\n']);
  });
});

// Both commands as a person gives them, on the embedded database.
describe('with the embedded database', () => {
  const surroundings = (folder: string) => ({
    env: readEnv({ DATA_DIR: folder, MODE: 'test' }, root),
    log: createLog('silent'),
    signal: new AbortController().signal,
    report: () => undefined,
  });
  const embedded = { DATABASE_URL: '', ROLE: 'all' };

  test('backs up beside the running server and alone, and restores into a fresh folder', async () => {
    const [folder, fresh, backups] = [await aFolder(), await aFolder(), await aFolder()];
    const [during, after] = [path.join(backups, 'during.tar'), path.join(backups, 'after.tar')];
    const first = await startAppForTest({ ...embedded, DATA_DIR: folder });
    const { mailbox, password } = first.firstLogin!;
    const command: Command = { name: 'backup', file: during, skipLost: false };
    const summary = await runCommand(command, surroundings(folder));
    expect(describeSummary(command, summary, 'en-US')[0]).toMatch(
      /^The backup is in \/.*during\.tar: [\d.]+ KB, \d+ rows in \d+ tables, 0 files\.$/,
    );
    await expect(runCommand({ name: 'restore', file: during }, surroundings(folder))).rejects.toThrow(
      'in use by another process',
    );
    await first.parts.database.pool.query('select 1'); // the server did not notice
    await first.stop();

    await runCommand({ name: 'backup', file: after, skipLost: false }, surroundings(folder));
    await expect(runCommand({ name: 'restore', file: during }, surroundings(folder))).rejects.toThrow(
      'has accounts already',
    );
    await runCommand({ name: 'restore', file: after }, surroundings(fresh));
    const second = await startAppForTest({ ...embedded, DATA_DIR: fresh });
    const { code } = await second.call(userRoutes.login, { body: { mailbox, password } });
    expect(code).toBe(200);
  });

  test('a mistyped folder does not become an installation', async () => {
    const folder = path.join(await aFolder(), 'typo');
    const file = path.join(await aFolder(), 'a.tar');
    await expect(runCommand({ name: 'backup', file, skipLost: false }, surroundings(folder))).rejects.toThrow(
      `There is no Rostrum installation in ${folder}`,
    );
    await expect(runCommand({ name: 'restore', file }, surroundings(folder))).rejects.toBeInstanceOf(
      StartFault,
    );
    expect(existsSync(folder)).toBe(false);
  });
});

describe('as a program', () => {
  const start = (args: string[], settings: Record<string, string>) => {
    const program = path.join(root, 'apps/server/dist/backup/main.js');
    const child = spawn(process.execPath, [program, ...args], {
      env: { ...machineEnv(), MODE: 'test', LC_ALL: 'zh_CN.UTF-8', ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const ended = Promise.all([once(child, 'exit'), text(child.stdout), text(child.stderr)]);
    return { child, ended: ended.then(([[code], out, err]) => ({ code: code as number, out, err })) };
  };

  test('a mistake is one sentence in the language of the machine', async () => {
    expect(await start(['restore'], { DATA_DIR: await aFolder() }).ended).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringMatching(/^用法：npm run backup/),
    });
  });

  test('Ctrl-C leaves neither a file nor a running database', async () => {
    const app = await startAppForTest({ ROLE: 'api' });
    const folder = await aFolder();
    // Somebody holds a table, so that the backup is in the middle for sure.
    const holder = await app.parts.database.pool.connect();
    await holder.query('begin; lock table task in access exclusive mode');
    const file = path.join(folder, 'a.tar');
    const { child, ended } = start(['backup', file], {
      DATABASE_URL: app.databaseUrl,
      DATA_DIR: app.env.DATA_DIR,
    });
    await once(child.stdout, 'data');
    expect((await readdir(folder)).length).toBeGreaterThan(0);
    child.kill('SIGINT');
    const { code, err } = await ended;
    await holder.query('rollback');
    holder.release();
    expect([code, err]).toEqual([130, '已中止。\n']);
    expect(await readdir(folder)).toEqual([]);
  });
});
