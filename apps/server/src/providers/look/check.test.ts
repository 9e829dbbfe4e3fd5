import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import sharp, { type Sharp } from 'sharp';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { childProgram } from '../../platform/child-program.ts';
import { createEmbeddedLooks, lookLimits } from './embedded.ts';
import { cutOutTemplate, portrait, root, templateFile } from './testing.ts';

const program = childProgram(root, 'look');
const looks = createEmbeddedLooks({ program, root });
afterAll(() => looks.close());

const check = async (photo: Promise<Uint8Array> | Uint8Array, crop?: Parameters<typeof looks.check>[1]) =>
  looks.check(await photo, crop);
const changed = async (change: (photo: Sharp) => Sharp) =>
  change(sharp(await portrait()))
    .jpeg({ quality: 92 })
    .toBuffer();

describe('a photo is taken', () => {
  test('with where the face is, and a crop of 3:4 around it', async () => {
    const report = await check(portrait());
    expect(report).toMatchObject({ width: 960, height: 1280, refusals: [] });
    const { face, crop } = report;
    expect(face?.left).toBeGreaterThan(250);
    expect(Number(face?.left) + Number(face?.width)).toBeLessThan(710);
    expect(Number(crop?.width) / Number(crop?.height)).toBeCloseTo(0.75, 1);
    expect(crop?.turn).toBe(0);
  });

  test.each<[string, (photo: Sharp) => Sharp]>([
    ['that lies on its side and says so', (photo) => photo.rotate(-90).withMetadata({ orientation: 6 })],
    ['in the colours of a printer', (photo) => photo.toColourspace('cmyk')],
    ['in grey', (photo) => photo.greyscale()],
    ['of dark skin in good light', (photo) => photo.linear(0.5, 0)],
  ])('%s', async (_what, change) => {
    expect(await check(changed(change))).toMatchObject({ width: 960, height: 1280, refusals: [] });
  });

  test('with a transparent background', async () => {
    const photo = await cutOutTemplate('zhiyuan').png().toBuffer();
    expect(await check(photo)).toMatchObject({ refusals: [] });
  });

  test('of thirty megapixels', async () => {
    const photo = await changed((small) => small.resize(4743, 6324));
    expect(await check(photo)).toMatchObject({ width: 4743, height: 6324, refusals: [], warnings: [] });
  });

  test('that lies on its side and does not say so, with a crop that turns it', async () => {
    const photo = await changed((upright) => upright.rotate(90));
    const { refusals, crop } = await check(photo);
    expect(refusals).toEqual([]);
    expect(crop?.turn).toBeLessThan(-85);
    expect(crop?.turn).toBeGreaterThan(-95);
    expect(await check(photo, crop ?? undefined)).toMatchObject({ refusals: [] });
  });

  test('that is small, with a warning', async () => {
    const photo = await changed((large) => large.resize(480, 640));
    expect(await check(photo)).toMatchObject({ refusals: [], warnings: ['small-portrait'] });
  });

  test('of the size that photos should have, without a warning, also where only a part of it is used', async () => {
    const photo = await changed((small) => small.extend({ left: 32, right: 32, background: '#8a9aa5' }));
    expect(await check(photo)).toMatchObject({ width: 1024, height: 1280, refusals: [], warnings: [] });
    const crop = { left: 100, top: 60, width: 800, height: 1066, turn: 0 };
    expect(await check(photo, crop)).toMatchObject({ refusals: [], warnings: [] });
  });
});

describe('a photo is refused', () => {
  test.each<[string, string, () => Promise<Uint8Array> | Uint8Array]>([
    ['words under the name of a photo', 'unreadable', () => Buffer.from('just words')],
    [
      'another kind of picture',
      'unreadable',
      async () =>
        sharp(await portrait())
          .gif()
          .toBuffer(),
    ],
    ['half a file', 'unreadable', async () => (await portrait()).subarray(0, 9000)],
    [
      'a small file that unpacks to 49 megapixels',
      'unreadable',
      () =>
        sharp({ create: { width: 7000, height: 7000, channels: 3, background: '#888' } })
          .png()
          .toBuffer(),
    ],
    [
      'a wall',
      'no-face',
      () =>
        sharp({ create: { width: 800, height: 800, channels: 3, background: '#b09a80' } })
          .jpeg()
          .toBuffer(),
    ],
    [
      'a drawing',
      'not-a-photo',
      () => sharp(templateFile('astrid', 'picture.svg')).resize(900).flatten().png().toBuffer(),
    ],
    [
      'somebody far away',
      'face-too-small',
      async () =>
        sharp({ create: { width: 1600, height: 1600, channels: 3, background: '#8a9aa5' } })
          .composite([{ input: await changed((photo) => photo.resize(240, 320)), left: 600, top: 700 }])
          .jpeg()
          .toBuffer(),
    ],
    [
      'a face that fills a picture of few pixels',
      'photo-too-small',
      () => changed((photo) => photo.resize(240, 320)),
    ],
    ['somebody in the dark', 'too-dark', () => changed((photo) => photo.linear(0.15, 0))],
    ['somebody before a lamp', 'too-bright', () => changed((photo) => photo.linear(0.3, 190))],
    ['somebody who moved', 'blurred', () => changed((photo) => photo.blur(14))],
    [
      'half a face',
      'face-cut-off',
      () => changed((photo) => photo.extract({ left: 460, top: 0, width: 500, height: 1280 })),
    ],
  ])('%s as %s', async (_what, refusal, make) => {
    const report = await check(make());
    expect(report.refusals).toContain(refusal);
    expect(report.warnings).toEqual([]);
  });

  test('more pixels than this look at it may have', async () => {
    const photo = await portrait();
    expect((await looks.check(photo, undefined, { mostPixels: 960 * 1280 })).refusals).toEqual([]);
    expect((await looks.check(photo, undefined, { mostPixels: 960 * 1280 - 1 })).refusals).toEqual([
      'unreadable',
    ]);
  });

  test('two people, and either of them alone is taken', async () => {
    const both = await sharp({ create: { width: 1920, height: 1280, channels: 3, background: '#889' } })
      .composite([
        { input: await portrait('anya'), left: 0, top: 0 },
        { input: await portrait('zhiyuan'), left: 960, top: 0 },
      ])
      .jpeg()
      .toBuffer();
    expect((await check(both)).refusals).toEqual(['several-faces']);
    const crop = { left: 960, top: 0, width: 960, height: 1280, turn: 0 };
    const { refusals, face } = await check(both, crop);
    expect(refusals).toEqual([]);
    expect(face?.left).toBeGreaterThan(1200);
  });

  test('a crop that lies outside of it', async () => {
    const crop = { left: 5000, top: 0, width: 300, height: 400, turn: 0 };
    expect((await check(portrait(), crop)).refusals).toEqual(['unreadable']);
  });

  const cat = path.join(
    process.env['PHOTOS_DIR'] ?? path.join(root, '../shared/corpus/photos'),
    'not-a-face/chelsea.png',
  );
  test.skipIf(!existsSync(cat))('a cat', async () => {
    expect((await check(readFileSync(cat))).refusals).toEqual(['not-a-photo']);
  });
});

describe('the process that reads photos', () => {
  test.each([
    ['memory', { memoryBytes: 1024 * 1024 }],
    ['time', { checkMilliseconds: 5 }],
    ['heap', { heapMegabytes: 6 }],
  ])('is ended when a photo takes too much %s, and the photo is refused', async (_what, tight) => {
    const limited = createEmbeddedLooks({ program, root, limits: { ...lookLimits, ...tight } });
    expect((await limited.check(await portrait(), undefined)).refusals).toEqual(['unreadable']);
    await limited.close();
  });

  test('ends with who cancels, and another one reads the next photo', async () => {
    const stop = new AbortController();
    const cancelled = looks.check(await portrait(), undefined, { signal: stop.signal });
    stop.abort(new Error('cancelled by its owner'));
    await expect(cancelled).rejects.toThrow('cancelled by its owner');
    expect((await check(portrait())).refusals).toEqual([]);
  });

  test('is not waited for by who cancels before their turn', async () => {
    const ended: string[] = [];
    const first = check(portrait()).then(() => ended.push('first'));
    const stop = new AbortController();
    const second = looks
      .check(await portrait(), undefined, { signal: stop.signal })
      .catch(() => ended.push('second'));
    stop.abort();
    await Promise.all([first, second]);
    expect(ended).toEqual(['second', 'first']);
  });

  test('is replaced when it ended between two photos', async () => {
    expect((await check(portrait())).refusals).toEqual([]);
    for (const pid of looks.pids()) process.kill(pid, 'SIGKILL');
    await vi.waitFor(() => expect(looks.pids()).toEqual([]));
    expect((await check(portrait())).refusals).toEqual([]);
  });

  test('keeps no photo that it has read', async () => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    const readOne = async () => {
      const photo = Buffer.alloc(1_000_000, 7);
      expect((await check(photo)).refusals).toEqual(['unreadable']);
      return new WeakRef(photo);
    };
    const read = await readOne();
    const [pid] = looks.pids();
    await vi.waitFor(() => {
      collect();
      // The photo itself would stay in the failure of the assertion.
      expect(read.deref() === undefined).toBe(true);
    });
    expect(looks.pids()).toEqual([pid]);
  });
});
