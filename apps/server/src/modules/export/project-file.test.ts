import { createHash } from 'node:crypto';
import path from 'node:path';
import { coursewareLimits } from '@app/contract/courseware/limits.ts';
import { coursewareRoutes } from '@app/contract/courseware/routes.ts';
import { deckRoutes } from '@app/contract/deck/routes.ts';
import { dictionaryRoutes } from '@app/contract/dictionary/routes.ts';
import { documentMessages } from '@app/contract/document/messages.ts';
import { exportRoutes } from '@app/contract/export/routes.ts';
import type { DeckExport } from '@app/contract/export/schema.ts';
import { exportState } from '@app/contract/export/states/format.ts';
import { projectEntries, projectFile } from '@app/contract/project-file/limits.ts';
import type { ProjectFile } from '@app/contract/project-file/schema.ts';
import { usualSettings } from '@app/contract/speech/states/voice-choice.ts';
import { uploadErrors } from '@app/contract/upload/errors.ts';
import { scriptFromText } from '@app/deck/script/plain.ts';
import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { aUser, type TestUser } from '../../testing/builders.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import {
  aProject,
  importEnd,
  noId,
  pageStatus,
  pagesOf,
  pptStatus,
  projectOf,
  startImport,
  upload,
} from '../../testing/talks.ts';

let app: TestApp;
let owner: TestUser;
let other: TestUser;
/** A finished talk with everything that a project can say of itself, and its file. */
let talk: string;
let file: Uint8Array;
beforeAll(async () => {
  app = await startApp({ SAMPLES_DIR: path.resolve(import.meta.dirname, '../../../samples') });
  [owner, other] = [await aUser(app, { level: 'svip1' }), await aUser(app, { level: 'svip1' })];
  const body = { id: 'solar-system-zh' };
  talk = (await app.call<{ id: string }>(deckRoutes.start, { token: owner.token, body })).data!.id;
  await dress(talk);
  file = await exported(talk);
});
afterAll(() => app.stop());

const call = async (row: Parameters<TestApp['call']>[0], body: object): Promise<void> => {
  expect((await app.call(row, { token: owner.token, body })).code).toBe(200);
};

/** A voice for the deck and one for a page, a hidden page, a word, a picture. */
async function dress(projectId: string): Promise<void> {
  const [first, second, third] = await pagesOf(app, owner, projectId);
  const entry = { text: '重庆', pronunciation: 'chong2 qing4' };
  await call(dictionaryRoutes.add, { projectId, entry });
  await call(deckRoutes.voice, {
    projectId,
    pageId: second!.id,
    settings: { ttsId: null, ...usualSettings, pace: 1.2 },
  });
  const hide = [{ do: 'set', at: ['hidden'], value: true }];
  await call(coursewareRoutes.patch, { id: third!.id, revision: third!.revision, commands: hide });
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const { data } = await upload(app, owner, picture, 'red.png');
  const sent = { token: owner.token, body: { projectId, fileId: data!.id } };
  const { url } = (await app.call<{ url: string }>(coursewareRoutes.takeMedia, sent)).data!;
  const value = { id: noId(), type: 'image', url, left: 0, top: 0, width: 10, height: 10, rotate: 0 };
  const commands = [{ do: 'insert', at: ['elements'], index: 0, value }];
  await call(coursewareRoutes.patch, { id: first!.id, revision: first!.revision, commands });
}

async function exported(projectId: string): Promise<Uint8Array> {
  const { token } = owner;
  const { data } = await app.call<{ id: string }>(exportRoutes.start, {
    token,
    body: { projectId, kind: 'project' },
  });
  const row = await vi.waitFor(async () => {
    type Wire = Pick<DeckExport, 'id' | 'url' | 'name' | 'missing'> & { state: number };
    const { list } = (
      await app.call<{ list: Wire[] }>(exportRoutes.list, { token, params: { id: projectId } })
    ).data!;
    const found = list.find(({ id }) => id === data!.id)!;
    expect(found.state).toBe(exportState.encode('complete'));
    return found;
  });
  expect(row.name).toMatch(/\.rostrum$/);
  expect(row.missing).toBe(0);
  return new Uint8Array(await (await fetch(new URL(row.url!, app.origin))).arrayBuffer());
}

async function imported(bytes: Uint8Array, user = other) {
  const id = await aProject(app, user);
  const { code } = await startImport(app, user, id, bytes, { name: 'talk.rostrum' });
  expect(code).toBe(200);
  return importEnd(app, user, id);
}

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** A value whose ids are counted in the order in which they come. */
function counted(value: unknown): unknown {
  const names = new Map<string, string>();
  const named = JSON.stringify(value).replace(uuid, (id) => {
    if (!names.has(id)) names.set(id, `#${names.size}`);
    return names.get(id) ?? id;
  });
  return JSON.parse(named);
}

async function deckOf(projectId: string) {
  const { slides, design, pages, media } = await app.parts.courseware.wholeDeck(projectId);
  const settings = pages.map(({ voice, presenterLayout, scriptEngine }) => ({
    voice,
    presenterLayout,
    scriptEngine,
  }));
  return counted({ slides, design, settings, contents: media.map(({ url, fileKey }) => [url, fileKey]) });
}

const textOf = (entries: Record<string, Uint8Array>, name: string) => strFromU8(entries[name]!);

/** The same file with other entries; undefined takes one away. */
function changed(entries: Record<string, Uint8Array | undefined>, base = unzipSync(file)): Uint8Array {
  const all = { ...base, ...entries };
  const files = Object.entries(all).flatMap(([name, bytes]) => (bytes ? [[name, bytes] as const] : []));
  return zipSync(Object.fromEntries(files) as Zippable, { level: 0 });
}

const words = (): ProjectFile => JSON.parse(textOf(unzipSync(file), projectEntries.project)) as ProjectFile;
const withWords = (change: object): Uint8Array =>
  changed({ [projectEntries.project]: strToU8(JSON.stringify({ ...words(), ...change })) });

test('a project that goes out comes back to somebody else as it was', async () => {
  const project = await imported(file);
  const before = await projectOf(app, owner, talk);
  expect(project).toMatchObject({ title: before.title, pptStatus: pptStatus.complete, notKept: [] });
  expect(project.avatarsId).toBe(before.avatarsId);
  expect(await deckOf(project.id)).toEqual(await deckOf(talk));
  expect(await app.parts.dictionaries.ownOf(project.id)).toEqual([
    { text: '重庆', pronunciation: 'chong2 qing4' },
  ]);
});

test('pages that sound the same here come with their sound; what was changed waits to be spoken', async () => {
  const project = await imported(file);
  const before = (await pagesOf(app, owner, talk)).map(({ status }) => status);
  // The second page got another pace, so it had no sound to bring.
  expect(before).toContain(pageStatus.confirmed);
  expect(before[1]).not.toBe(pageStatus.confirmed);
  await vi.waitFor(async () =>
    expect((await pagesOf(app, other, project.id)).map(({ status }) => status)).toEqual(before),
  );
  const [own, theirs] = [
    await app.parts.broadcasts.soundsOf(talk),
    await app.parts.broadcasts.soundsOf(project.id),
  ];
  expect(theirs).toHaveLength(before.filter((status) => status === pageStatus.confirmed).length);
  const keys = own.map(({ audioKey }) => audioKey);
  for (const { audioKey } of theirs) expect(keys).toContain(audioKey);
});

test('sounds that come along take storage', async () => {
  const user = await aUser(app, { level: 'svip1' });
  const project = await imported(file, user);
  await vi.waitFor(async () => {
    expect((await app.parts.broadcasts.soundsOf(project.id)).length).toBeGreaterThan(0);
  });
  const { rows } = await app.parts.database.pool.query<{ bytes: number }>(
    'select sum(audio_size + track_size)::float8 as bytes from page_broadcast where project_id = $1',
    [project.id],
  );
  const { bytes } = rows[0]!;
  const stored = await app.parts.uploads.storedBytes(user.id);
  expect(bytes).toBeGreaterThan(0);
  expect(stored).toBeGreaterThanOrEqual(file.length + bytes);
});

test('a sound of another hash, or said otherwise, is left out and its page waits to be spoken', async () => {
  const { pages } = words();
  const sounding = pages.flatMap(({ sound }, at) => (sound ? [at] : []));
  const [lying, otherwise] = [sounding[0]!, sounding[1]!];
  const said = pages.map((page, at) =>
    at === otherwise ? { ...page, sound: { ...page.sound!, said: 'f'.repeat(64) } } : page,
  );
  const bytes = changed({
    [projectEntries.project]: strToU8(JSON.stringify({ ...words(), pages: said })),
    [projectEntries.audio(lying + 1)]: strToU8('ID3 something else'),
  });
  const project = await imported(bytes);
  await vi.waitFor(async () => {
    const statuses = (await pagesOf(app, other, project.id)).map(({ status }) => status);
    expect(statuses[sounding[2]!]).toBe(pageStatus.confirmed);
    expect(statuses[lying]).toBe(pageStatus.unconfirmed);
    expect(statuses[otherwise]).toBe(pageStatus.unconfirmed);
  });
});

test.each([
  ['of a length that no page has', { durationMs: 1e15 }],
  ['with more bytes than its length can have', { durationMs: 1 }],
])('a sound %s is left out, and the others come', async (_what, change) => {
  const entries = unzipSync(file);
  const { pages } = words();
  const [lying, fine] = pages.flatMap(({ sound }, at) => (sound ? [at] : []));
  const name = projectEntries.track(lying! + 1);
  const track = strToU8(JSON.stringify({ ...(JSON.parse(textOf(entries, name)) as object), ...change }));
  const hash = createHash('sha256').update(track).digest('hex');
  const told = pages.map((page, at) =>
    at === lying ? { ...page, sound: { ...page.sound!, track: hash } } : page,
  );
  const bytes = changed({
    [projectEntries.project]: strToU8(JSON.stringify({ ...words(), pages: told })),
    [name]: track,
  });
  const project = await imported(bytes);
  await vi.waitFor(async () => {
    const statuses = (await pagesOf(app, other, project.id)).map(({ status }) => status);
    expect(statuses[fine!]).toBe(pageStatus.confirmed);
    expect(statuses[lying!]).toBe(pageStatus.unconfirmed);
  });
});

test('nothing of the account goes along: no ids of users, projects or files, and no addresses', () => {
  const entries = unzipSync(file);
  const texts = Object.keys(entries)
    .filter((name) => name.endsWith('.json'))
    .map((name) => textOf(entries, name))
    .join('\n');
  for (const secret of [owner.id, talk, owner.token, '/web-api/']) expect(texts).not.toContain(secret);
  expect(textOf(entries, projectEntries.type)).toBe(projectFile.type);
});

describe('a project file that is made to hurt', () => {
  const refused = async (bytes: Uint8Array): Promise<string | null> => {
    const project = await imported(bytes);
    expect(project.pptStatus).toBe(pptStatus.error);
    return project.docFault;
  };
  const withSlide = (change: object): Uint8Array => {
    const slide = JSON.parse(textOf(unzipSync(file), 'slides/page-02.json')) as object;
    return changed({ 'slides/page-02.json': strToU8(JSON.stringify({ ...slide, ...change })) });
  };
  const aLongScript = scriptFromText('很长。'.repeat(coursewareLimits.script.max));
  const newer = JSON.stringify({ format: projectFile.format, version: 2, more: true });

  test.each<[string, () => Uint8Array, string]>([
    ['of a newer version', () => changed({ 'project.json': strToU8(newer) }), 'project-newer'],
    ['of a newer deck', () => withWords({ deckVersion: 99 }), 'project-newer'],
    ['with other words', () => changed({ 'project.json': strToU8('{"a":1}') }), 'project-damaged'],
    ['with fields of its own', () => withWords({ userId: noId() }), 'project-damaged'],
    ['without a slide', () => changed({ 'slides/page-02.json': undefined }), 'project-damaged'],
    ['with a slide that is none', () => changed({ 'slides/page-02.json': strToU8('[]') }), 'project-damaged'],
    ['with a letter that is none', () => withSlide({ section: 'a\0b' }), 'project-damaged'],
    ['with half a letter', () => withSlide({ section: 'a\ud800' }), 'project-damaged'],
    ['with a script beyond its limits', () => withSlide({ script: aLongScript }), 'project-damaged'],
    ['with names that lead out of it', () => changed({ '../../etc/passwd': strToU8('x') }), '20250002e4'],
    ['that is a bomb', () => bomb(), '20250002e4'],
    ['that lies about its sizes', () => lying(), '20250002e4'],
  ])('%s is refused with a sentence', async (_what, bytes, fault) => {
    expect(await refused(bytes())).toBe(fault);
  });

  const bomb = (): Uint8Array =>
    zipSync({
      mimetype: [strToU8(projectFile.type), { level: 0 }],
      'project.json': [strToU8(JSON.stringify(words())), { level: 6 }],
      'media/1.png': [new Uint8Array(20_000_000), { level: 6 }],
    });

  /** Every entry of its directory says that it is small. */
  function lying(): Uint8Array {
    const entries = unzipSync(file);
    const large = { ...entries, 'slides/page-01.json': strToU8(' '.repeat(3_000_000)) };
    const { mimetype, ...packed } = large as Zippable;
    const bytes = zipSync({ mimetype: [mimetype as Uint8Array, { level: 0 }], ...packed }, { level: 6 });
    const view = new DataView(bytes.buffer, bytes.byteOffset);
    for (let at = 0; at + 4 < bytes.length; at++)
      if (view.getUint32(at, true) === 0x02014b50)
        view.setUint32(at + 24, Math.min(5000, view.getUint32(at + 24, true)), true);
    return bytes;
  }

  test('addresses of strangers are not kept, and what cannot be shown is left out and said', async () => {
    const entries = unzipSync(file);
    const slide = JSON.parse(textOf(entries, 'slides/page-01.json')) as { elements: { url?: string }[] };
    const pictures = slide.elements.filter(({ url }) => url !== undefined).length;
    const box = { left: 0, top: 0, width: 9, height: 9, rotate: 0 };
    slide.elements.push(
      ...[
        { id: 'far', type: 'image', url: 'https://example.com/track.png' },
        { id: 'others', type: 'image', url: `media:${noId()}` },
        { id: 'path', type: 'image', url: 'media:../project.json' },
        { id: 'code', type: 'image', url: 'media:code.png' },
        { id: 'film', type: 'video', url: 'media:code.png' },
      ].map((element) => ({ ...box, ...element })),
    );
    const bytes = changed({
      'slides/page-01.json': strToU8(JSON.stringify(slide)),
      'media/code.png': strToU8('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
    });
    const project = await imported(bytes);
    expect(project.pptStatus).toBe(pptStatus.complete);
    const counts = project.notKept.map(({ page, what, count }) => [page, what.en, count]);
    expect(counts).toEqual([
      [1, documentMessages.lostPicture.en, 4],
      [1, documentMessages.lostVideo.en, 1],
    ]);
    const { slides } = await app.parts.courseware.wholeDeck(project.id);
    expect(slides[0]?.elements.filter((element) => 'url' in element)).toHaveLength(pictures);
    expect(JSON.stringify(slides)).not.toContain('example.com');
  });

  test('a zip that does not say what it is, is no file that is taken', async () => {
    const { code } = await upload(app, other, changed({ mimetype: undefined }), 'talk.rostrum');
    expect(code).toBe(uploadErrors.typeRefused.code);
  });
});
