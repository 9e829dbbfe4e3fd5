import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { clientRoutes } from '@app/contract/client/routes.ts';
import { gigabyte, megabyte } from '@app/contract/storage/limits.ts';
import { projectErrors } from '@app/contract/project/errors.ts';
import { projectRoutes } from '@app/contract/project/routes.ts';
import { userRoutes } from '@app/contract/user/routes.ts';
import { rightsOf } from '@app/contract/user/states/level.ts';
import { expect, onTestFinished, test } from 'vitest';
import { readLevels } from './levels.ts';
import { StartFault } from './platform/start-fault.ts';
import { aUser } from './testing/builders.ts';
import { startAppForTest, tempFolder } from './testing/start-app.ts';
import { aProject } from './testing/talks.ts';

async function aFile(content: string): Promise<string> {
  const folder = await tempFolder();
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = path.join(folder, 'levels.json');
  await writeFile(file, content);
  return file;
}

/** The sentence that the start stops with. */
function faultOf(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    if (error instanceof StartFault) return error.say('en-US');
    throw error;
  }
  throw new Error('it started');
}

test('what the host’s file names is changed, and the rest stays', async () => {
  const file = await aFile('{"vip1":{"credits":500,"storageGB":7,"uploadMB":80,"projects":null}}');
  const levels = readLevels(file)!;
  expect(levels.vip1).toEqual({
    ...rightsOf('vip1'),
    credits: 500,
    storageBytes: 7 * gigabyte,
    uploadBytes: 80 * megabyte,
    projects: null,
  });
  expect(levels.vip2).toEqual(rightsOf('vip2'));
});

test.each([
  ['[', 'valid JSON'],
  ['{"gold":{}}', 'gold'],
  ['{"vip1":{"credits":-1}}', 'vip1.credits'],
  ['{"vip1":{"credit":1}}', 'vip1'],
  ['{"vip1":{"pricePerMonth":{"CNY":1}}}', 'vip1.pricePerMonth.USD'],
])('%s stops the start with a sentence that names the place', async (content, named) => {
  const file = await aFile(content);
  const sentence = faultOf(() => readLevels(file));
  expect(sentence).toContain('LEVELS_FILE');
  expect(sentence).toContain(named);
});

test('a file that is not there stops the start with a sentence', () => {
  expect(faultOf(() => readLevels('/nowhere/levels.json'))).toContain('not there');
});

test('the numbers of the host hold: for what is given, for what is allowed, and for what pages show', async () => {
  const file = await aFile('{"ordinary":{"credits":50,"projects":1}}');
  const app = await startAppForTest({ ROLE: 'api', LEVELS_FILE: file });
  const user = await aUser(app);
  const { data } = await app.call(userRoutes.permission, { token: user.token });
  expect(data).toMatchObject({ rights: { credits: 50, projects: 1 }, balances: { credits: 51 } });
  await aProject(app, user);
  const refused = await app.call(projectRoutes.add, { token: user.token, body: {} });
  expect(refused.code).toBe(projectErrors.tooMany.code);
  const settings = await app.call<{ levels: object }>(clientRoutes.settings);
  expect(settings.data!.levels).toMatchObject({ ordinary: { credits: 50 }, vip1: { credits: 300 } });
});
