import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { projectRoutes } from '@app/contract/project/routes.ts';
import { shareErrors } from '@app/contract/share/errors.ts';
import { shareRoutes } from '@app/contract/share/routes.ts';
import { userRoutes } from '@app/contract/user/routes.ts';
import { describe, expect, test } from 'vitest';
import { bannerOf } from './banner.ts';
import { sampleLanguage } from './first-start.ts';
import { startAppForTest, type TestApp } from './testing/start-app.ts';

const SAMPLES_DIR = path.resolve(import.meta.dirname, '../samples');

const codeIn = (link: string): string => new URL(link).searchParams.get('code')!;

async function administrator({ call, firstLogin }: TestApp): Promise<string> {
  const { mailbox, password } = firstLogin!;
  const { data } = await call<{ accessToken: string }>(userRoutes.login, { body: { mailbox, password } });
  return data!.accessToken;
}

describe('the sample of the first start', () => {
  test('its link and code open the talk for somebody without an account', async () => {
    const app = await startAppForTest({ ROLE: 'api', SAMPLES_DIR });
    const { link, code: extractionCode } = app.firstLogin!.sample!;
    expect(link).toMatch(
      new RegExp(`^http://localhost:${app.port}/share-project\\?type=share&code=\\w{16}$`),
    );
    const opened = await app.call<{ token: string; projectId: string }>(shareRoutes.verify, {
      body: { code: codeIn(link), extractionCode },
    });
    const { token, projectId } = opened.data!;
    const { data } = await app.call<{ title: string; pages: { broadcast: { complete: boolean } }[] }>(
      projectRoutes.info,
      { token, params: { id: projectId } },
    );
    expect(['认识太阳系', 'Meet the solar system']).toContain(data!.title);
    expect(data!.pages.map(({ broadcast }) => broadcast.complete)).toEqual(Array(6).fill(true));
  });

  test('the administrator sees it among the shares of the sample, and it goes with the sample', async () => {
    const app = await startAppForTest({ ROLE: 'api', SAMPLES_DIR });
    const { link, code: extractionCode } = app.firstLogin!.sample!;
    const token = await administrator(app);
    const body = { pageNum: 1, pageSize: 10, tab: 'mine' };
    const { data: found } = await app.call<{ list: { id: string }[] }>(projectRoutes.list, { token, body });
    const shares = await Promise.all(
      found!.list.map(async ({ id }) => {
        const { data } = await app.call<{ list: object[] }>(shareRoutes.sharesOfProject, {
          token,
          body: { id },
        });
        return { id, list: data!.list };
      }),
    );
    const [shared, ...others] = shares.filter(({ list }) => list.length > 0);
    expect(others).toEqual([]);
    expect(shared!.list).toMatchObject([
      { extractionCode, code: codeIn(link), validityDays: 365, people: 100 },
    ]);
    await app.call(projectRoutes.delete, { token, params: { id: shared!.id } });
    const { code } = await app.call(shareRoutes.verify, { body: { code: codeIn(link), extractionCode } });
    expect(code).toBe(shareErrors.closed.code);
  });

  test('the second start makes none, and says where the code is until that file is deleted', async () => {
    const first = await startAppForTest({ ROLE: 'api', SAMPLES_DIR });
    const { sample, file } = first.firstLogin!;
    const { link, code } = sample!;
    const settings = { ROLE: 'api', SAMPLES_DIR, DATABASE_URL: first.databaseUrl };
    const second = await startAppForTest({ ...settings, DATA_DIR: first.env.DATA_DIR });
    expect(second.firstLogin).toBeUndefined();
    const later = bannerOf(second, second.env, 'zh-CN');
    expect(later).toContain(`首次登录信息和示例的提取码在 ${file}`);
    expect(later).not.toContain(code);
    await rm(file);
    expect(bannerOf(second, second.env, 'zh-CN')).not.toContain('提取码');
    const opened = await second.call(shareRoutes.verify, {
      body: { code: codeIn(link), extractionCode: code },
    });
    expect(opened.code).toBe(200);
  });

  test('without samples there is none, and nothing is said of it', async () => {
    const app = await startAppForTest({ ROLE: 'api' });
    expect(app.firstLogin!.sample).toBeUndefined();
    expect(bannerOf(app, app.env, 'en-US')).not.toContain('Hear a talk');
    expect(await readFile(app.firstLogin!.file, 'utf8')).not.toContain('sample talk');
  });
});

test('banner and file say the same, in the language of the console', async () => {
  const app = await startAppForTest({ ROLE: 'api', SAMPLES_DIR, PUBLIC_URL: 'https://talks.example.com/' });
  const { mailbox, password, inviteCode, sample, file } = app.firstLogin!;
  const { link, code } = sample!;
  expect(link).toMatch(/^https:\/\/talks\.example\.com\/share-project\?/);
  expect(bannerOf(app, app.env, 'zh-CN')).toContain(`  听示例　${link}\n  提取码　${code}\n`);
  expect(bannerOf(app, app.env, 'en-US')).toContain(
    `  Hear a talk      ${link}\n  Extraction code  ${code}\n`,
  );
  expect((await readFile(file, 'utf8')).split('\n')).toEqual([
    `administrator: ${mailbox}`,
    `password: ${password}`,
    `invitation code: ${inviteCode}`,
    `sample talk: ${link}`,
    `extraction code: ${code}`,
    '',
  ]);
});

test.each([
  [{ LANG: 'en_US.UTF-8' }, 'en-US'],
  [{ LANG: 'zh_CN.UTF-8' }, 'zh-CN'],
  [{ LC_ALL: 'en_GB.UTF-8', LANG: 'zh_CN.UTF-8' }, 'en-US'],
  [{ LANG: 'C.UTF-8' }, 'zh-CN'],
  [{}, 'zh-CN'],
])('on a machine with %o the shared sample speaks %s', (env, language) => {
  expect(sampleLanguage(env)).toBe(language);
});
