import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { commonErrors } from '@app/contract/base/common-errors.ts';
import type { PageTrack } from '@app/contract/broadcast/schema.ts';
import { sampleLimits } from '@app/contract/sample/limits.ts';
import { sampleRoutes } from '@app/contract/sample/routes.ts';
import type { PublicSample } from '@app/contract/sample/schema.ts';
import { clientRoutes } from '@app/contract/client/routes.ts';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { startApp, startAppForTest, type TestApp, tempFolder } from '../../testing/start-app.ts';

const shipped = path.resolve(import.meta.dirname, '../../../samples');

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ ROLE: 'api', SAMPLES_DIR: shipped });
});
afterAll(() => app.stop());

async function aFolder(): Promise<string> {
  const folder = await tempFolder();
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

type Answer = { sample: PublicSample | null };
const sampleIn = async (language: string, from = app) =>
  (await from.call<Answer>(sampleRoutes.talk, { query: { language } })).data!.sample;
const get = (address: string, headers: Record<string, string> = {}) =>
  fetch(`${app.origin}${address}`, { headers });

async function firstPage() {
  const { talk } = (await sampleIn('zh-CN'))!;
  const track = (await (await get(talk.pages[0]!.broadcast!.trackUrl)).json()) as PageTrack;
  return { track, audio: track.segments[0]!.url! };
}

test.each([
  { language: 'zh-CN', title: '认识太阳系' },
  { language: 'en-US', title: 'Meet the solar system' },
])('nobody needs an account to watch the sample in $language', async ({ language, title }) => {
  const { talk, piecePages } = (await sampleIn(language))!;
  expect(talk).toMatchObject({ title, language, owner: '', viewport: { width: 1000, height: 562.5 } });
  expect(talk.avatar?.rigUrl).toEqual(
    expect.stringMatching(/^\/assets\/avatars\/xiaojiang-[0-9a-f]{8}\/rig\.json$/),
  );
  expect(talk.pages).toHaveLength(6);
  expect(talk.pages[0]!.title).not.toBe('');
  const pieceMs = talk.pages
    .slice(0, piecePages)
    .reduce((sum, { broadcast }) => sum + broadcast!.durationMs, 0);
  expect(Math.abs(pieceMs - sampleLimits.pieceMs)).toBeLessThan(15_000);
});

test('the settings say in which languages there is one', async () => {
  const { data } = await app.call(clientRoutes.settings);
  expect(data).toMatchObject({ samples: expect.arrayContaining(['zh-CN', 'en-US']) });
});

test('the answer is the same each time, and may be kept by anybody', async () => {
  const answers = await Promise.all(
    [1, 2].map(() => app.send(sampleRoutes.talk, { query: { language: 'zh-CN' } })),
  );
  expect(answers[0]!.headers.get('cache-control')).toBe(`public, max-age=${sampleLimits.keepSeconds}`);
  const [one, two] = await Promise.all(answers.map((answer) => answer.text()));
  expect(one).toBe(two);
  const ids = (JSON.parse(one!) as { data: Answer }).data.sample!.talk.pages.flatMap(({ id, elements }) => [
    id,
    ...elements.map((element) => element.id),
  ]);
  expect(new Set(ids).size).toBe(ids.length);
});

test.each([{}, { language: 'fr-FR' }, { language: '../../etc' }, { language: 'zh-CN', more: '1' }])(
  'a query of %o is refused with a sentence',
  async (query) => {
    const { code, msg } = await app.call(sampleRoutes.talk, { query });
    expect(code).toBe(commonErrors.invalidInput.code);
    expect(msg).not.toBe('');
  },
);

describe('its files', () => {
  test('a page says its words and where its sound is', async () => {
    const { track, audio } = await firstPage();
    const { durationMs } = track;
    expect(track.complete).toBe(true);
    expect(durationMs).toBeCloseTo(track.words.at(-1)!.endMs, -3);
    expect(track.words[0]).toMatchObject({ text: '大家' });
    expect(track.segments).toEqual([{ url: audio, startMs: 0, durationMs, delayMs: expect.closeTo(46, 0) }]);
  });

  test('the sound is what was shipped, and is kept for ever', async () => {
    const response = await get((await firstPage()).audio);
    expect(response.headers.get('content-type')).toBe('audio/mpeg');
    expect(response.headers.get('cache-control')).toBe(
      `public, max-age=${sampleLimits.keepFilesSeconds}, immutable`,
    );
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.equals(await readFile(path.join(shipped, 'solar-system-zh-1.mp3')))).toBe(true);
    const again = await get((await firstPage()).audio, { 'if-none-match': response.headers.get('etag')! });
    expect(again.status).toBe(304);
  });

  test('a player may ask for a part of the sound', async () => {
    const { audio } = await firstPage();
    const whole = await readFile(path.join(shipped, 'solar-system-zh-1.mp3'));
    const part = await get(audio, { range: 'bytes=1000-1999' });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe(`bytes 1000-1999/${whole.length}`);
    expect(Buffer.from(await part.arrayBuffer()).equals(whole.subarray(1000, 2000))).toBe(true);
    const beyond = await get(audio, { range: `bytes=${whole.length}-` });
    expect(beyond.status).toBe(416);
  });

  test.each([
    { hash: 'a'.repeat(64), code: commonErrors.notFound.code },
    { hash: 'solar-system-zh-1.mp3', code: commonErrors.invalidInput.code },
    { hash: '..%2F..%2Fenv.ts', code: commonErrors.invalidInput.code },
  ])('nothing lies under $hash', async ({ hash, code }) => {
    const response = await get(sampleRoutes.audio.path.replace('{hash}', hash));
    expect(await response.json()).toMatchObject({ code, data: null });
  });
});

describe('without samples', () => {
  const found = async (from: TestApp) => ({
    settings: (await from.call<{ samples: string[] }>(clientRoutes.settings)).data!.samples,
    talks: [await sampleIn('zh-CN', from), await sampleIn('en-US', from)],
  });
  const nothing = { settings: [], talks: [null, null] };

  test('a folder that is empty or missing is no sample', async () => {
    expect(await found(await startAppForTest({ ROLE: 'api' }))).toEqual(nothing);
    const missing = await startAppForTest({ ROLE: 'api', SAMPLES_DIR: '/nowhere/at/all' });
    expect(await found(missing)).toEqual(nothing);
  });

  test('one language may be missing', async () => {
    const folder = await aFolder();
    for (const name of await readdir(shipped)) {
      if (name.includes('-en')) await copyFile(path.join(shipped, name), path.join(folder, name));
    }
    const own = await startAppForTest({ ROLE: 'api', SAMPLES_DIR: folder });
    expect((await own.call(clientRoutes.settings)).data).toMatchObject({ samples: ['en-US'] });
    expect(await sampleIn('zh-CN', own)).toBeNull();
    expect((await sampleIn('en-US', own))?.talk.title).toBe('Meet the solar system');
  });

  test('a sample that cannot be read is none, and the rest of the product works', async () => {
    const folder = path.join(await aFolder(), 'samples');
    const own = await startAppForTest({ ROLE: 'api', SAMPLES_DIR: folder });
    await mkdir(folder);
    await writeFile(path.join(folder, 'broken.sample.json'), '{');
    expect(await found(own)).toEqual(nothing);
  });
});
