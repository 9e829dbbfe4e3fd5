// Every PostgreSQL: rows of files are joined with their tasks.
import { existsSync } from 'node:fs';
import { mkdir, utimes } from 'node:fs/promises';
import path from 'node:path';
import { commonErrors } from '@app/contract/base/common-errors.ts';
import { fill } from '@app/contract/base/messages.ts';
import { coursewareRoutes } from '@app/contract/courseware/routes.ts';
import { deckRoutes } from '@app/contract/deck/routes.ts';
import { exportErrors } from '@app/contract/export/errors.ts';
import { exportLimits } from '@app/contract/export/limits.ts';
import { exportMessages } from '@app/contract/export/messages.ts';
import { exportRoutes } from '@app/contract/export/routes.ts';
import { exportState } from '@app/contract/export/states/format.ts';
import { projectRoutes } from '@app/contract/project/routes.ts';
import { taskRoutes } from '@app/contract/task/routes.ts';
import { uploadErrors } from '@app/contract/upload/errors.ts';
import { openPackage } from '@app/deck/pptx/package/package.ts';
import { readWhole } from '@app/deck/pptx/round-trip.ts';
import { elementText } from '@app/deck/elements/registry.ts';
import { eq, inArray } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { aUser, type TestUser } from '../../testing/builders.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import { aProject, deckOf, importEnd, noId, pagesOf, startImport } from '../../testing/talks.ts';
import { pageBroadcastTable } from '../broadcast/tables.ts';
import { pageTable } from '../courseware/tables.ts';
import { fileUseTable } from '../file/tables.ts';
import { eventTable } from '../push/tables.ts';
import { exportName } from './rules.ts';
import { exportTable } from './tables.ts';

let app: TestApp;
let owner: TestUser;
let other: TestUser;
let projectId: string;
beforeAll(async () => {
  app = await startApp({
    WEB_DIR: path.resolve(import.meta.dirname, '../../../../web/public'),
    SAMPLES_DIR: path.resolve(import.meta.dirname, '../../../samples'),
    // Work begins when that before it has ended.
    JOBS_AT_ONCE: '1',
  });
  [owner, other] = [await aUser(app), await aUser(app)];
  projectId = await aDeck('Sun & moon: 1/2');
});
afterAll(() => app.stop());

async function aDeck(title: string): Promise<string> {
  const id = await aProject(app, owner, title);
  await startImport(app, owner, id, deckOf(['Sun|The sun is a star.', 'Moon|It goes round the earth.']));
  await importEnd(app, owner, id);
  return id;
}

async function aTalk(): Promise<string> {
  const body = { id: 'solar-system-en' };
  return (await app.call<{ id: string }>(deckRoutes.start, { token: owner.token, body })).data!.id;
}

type Wire = {
  id: string;
  taskId: string;
  state: number;
  progress: number;
  name: string;
  size: number;
  missing: number;
  reason: string;
  url: string | null;
};
const start = (body: object, { token } = owner) =>
  app.call<{ id: string; taskId: string }>(exportRoutes.start, { token, body: { kind: 'pptx', ...body } });
const list = async (id: string, language: 'zh-CN' | 'en-US' = 'zh-CN') => {
  const sent = { token: owner.token, language, params: { id } };
  return (await app.call<{ list: Wire[] }>(exportRoutes.list, sent)).data?.list ?? [];
};
const done = (id: string, project = projectId): Promise<Wire> =>
  vi.waitFor(
    async () => {
      const row = (await list(project)).find((each) => each.id === id);
      expect(row?.state).toBe(exportState.encode('complete'));
      return row!;
    },
    { interval: 50 },
  );
const fetchFile = (url: string) => fetch(new URL(url, app.origin));
const bytesOf = async (url: string) => new Uint8Array(await (await fetchFile(url)).arrayBuffer());

test('a deck goes out as a file that its owner fetches, with pages, words and notes', async () => {
  const { code, data } = await start({ projectId });
  expect(code).toBe(200);
  const row = await done(data!.id);
  expect(row).toMatchObject({ name: 'Sun & moon 1 2.pptx', progress: 100, missing: 0, taskId: data!.taskId });
  const response = await fetchFile(row.url!);
  expect(response.headers.get('content-type')).toContain('presentationml');
  expect(response.headers.get('content-disposition')).toContain('attachment');
  const { deck } = readWhole(new Uint8Array(await response.arrayBuffer()));
  expect(deck.slides.map(({ elements }) => elements.map(elementText))).toEqual([['Sun'], ['Moon']]);
  expect(JSON.stringify(deck.slides[0]?.script)).toContain('The sun is a star.');
  const pushed = await app.parts.db.select().from(eventTable).where(eq(eventTable.userId, owner.id));
  expect(pushed.map(({ event }) => event)).toContain('export-completed');
});

test('a deck that came from PowerPoint goes out with its untouched slides byte for byte, and its words as notes', async () => {
  const original = deckOf(['Sun|The sun is a star.', 'Moon', 'Stars']);
  const id = await aProject(app, owner);
  await startImport(app, owner, id, original);
  await importEnd(app, owner, id);
  const [, second] = await pagesOf(app, owner, id);
  const at = ['elements', { id: second!.elementList[0]!.id }, 'left'];
  const body = { id: second!.id, revision: second!.revision, commands: [{ do: 'set', at, value: 333 }] };
  expect((await app.call(coursewareRoutes.patch, { token: owner.token, body })).code).toBe(200);
  const { data } = await start({ projectId: id });
  const bytes = await bytesOf((await done(data!.id, id)).url!);
  const [before, after] = [openPackage(original), openPackage(bytes)];
  const slide = (number: number) => `ppt/slides/slide${number}.xml`;
  for (const number of [1, 3]) expect(after.read(slide(number))).toEqual(before.read(slide(number)));
  expect(after.has(slide(2))).toBe(false);
  const { slides } = readWhole(bytes).deck;
  expect(slides.map(({ elements }) => elements.map(elementText))).toEqual([['Sun'], ['Moon'], ['Stars']]);
  expect(slides[1]?.elements[0]).toMatchObject({ left: 333 });
  for (const { script } of slides) expect(script).toBeDefined();
  // An account has room for few.
  await app.call(projectRoutes.delete, { token: owner.token, params: { id } });
});

test('a talk goes out with its sounds, its captions and who presents it, as far as was wished', async () => {
  const talk = await aTalk();
  const made = async (wish: object, gone = 0) => {
    const { data } = await start({ projectId: talk, ...wish });
    const { url, missing } = await done(data!.id, talk);
    expect(missing).toBe(gone);
    return bytesOf(url!);
  };
  const textIn = (bytes: Uint8Array, name: string) => new TextDecoder().decode(openPackage(bytes).read(name));
  const slide = 'ppt/slides/slide1.xml';
  const plain = await made({ narrated: false, captions: true, presenter: true });
  expect(textIn(plain, slide)).not.toContain('p:pic');
  const whole = await made({ narrated: true, captions: true, presenter: true });
  const file = openPackage(whole);
  const [track] = file.rawRelations(slide)!.filter(({ kind }) => kind === 'track');
  const { slides } = readWhole(whole).deck;
  expect(slides.length).toBeGreaterThan(1);
  // Pages advance when their sound ends.
  for (const { transition } of slides) expect(transition?.advanceAfter).toBeGreaterThan(1000);
  const said = slides[0]!
    .script!.content.flatMap(({ content = [] }) => content)
    .flatMap((piece) => (piece.type === 'text' ? piece.text.split(/\s+/) : []))
    .filter(Boolean);
  const captions = textIn(whole, track!.path);
  expect(captions).toMatch(/^WEBVTT\n\n00:00:00\.\d{3} --> 00:00:0\d\.\d{3}\n/);
  // Every word, with its signs, in the order in which it is said.
  const shown = captions
    .split('\n')
    .filter((line) => line !== '' && line !== 'WEBVTT' && !line.includes('-->'));
  expect(shown.join(' ').split(/\s+/)).toEqual(said);
  expect(textIn(whole, slide)).toContain('descr="');
  const pictures = file.names().filter((name) => /ppt\/media\/media\d+\.(?:png|jpg)$/.test(name));
  const sizes = await Promise.all(pictures.map((name) => sharp(file.read(name)).metadata()));
  expect(sizes.some(({ width = 0, height = 0 }) => width * 4 === height * 3 || width === height)).toBe(true);
  const heard = await made({ narrated: true });
  expect(
    openPackage(heard)
      .names()
      .some((name) => name.endsWith('.vtt')),
  ).toBe(false);
  // A picture that cannot be read is told, and keeps nothing from going out.
  await app.parts.database.pool.query(
    `with gone as (insert into avatar (id, user_id, name, status, operate_status, whole_image, rig_url, created_at, updated_at)
       values ($1, $2, 'Gone', 1, 3, '/gone.webp', '/gone.json', now(), now()) returning id)
     update project set avatars_id = (select id from gone) where id = $3`,
    [noId(), owner.id, talk],
  );
  const empty = await made({ narrated: true, captions: true, presenter: true }, 1);
  const left = openPackage(empty);
  for (const name of left.names().filter((one) => /ppt\/media\/media\d+\.jpg$/.test(one)))
    expect((await sharp(left.read(name)).metadata()).format).toBe('jpeg');
  // Nothing of it is part of the deck: it comes back as without.
  for (const bytes of [whole, heard, empty])
    expect(readWhole(bytes).deck.slides.map(({ elements }) => elements)).toEqual(
      readWhole(plain).deck.slides.map(({ elements }) => elements),
    );
});

test('a deck of which nothing was spoken is not narrated, one without pages does not go out', async () => {
  expect((await start({ projectId, narrated: true })).code).toBe(exportErrors.notSpoken.code);
  // Drawn by the owner's browser.
  for (const kind of ['pdf', 'png'])
    expect((await start({ projectId, kind })).code).toBe(exportErrors.drawnByBrowser.code);
  const empty = await aProject(app, owner);
  expect((await start({ projectId: empty })).code).toBe(exportErrors.noPages.code);
});

test('it is told beforehand how many pages have speech and how many have none', async () => {
  const talk = await aTalk();
  const counted = async (id: string) => {
    const { data } = await app.call<{ spoken: number; silent: number }>(exportRoutes.list, {
      token: owner.token,
      params: { id },
    });
    return { spoken: data?.spoken, silent: data?.silent };
  };
  const pages = await pagesOf(app, owner, talk);
  expect(await counted(talk)).toEqual({ spoken: pages.length, silent: 0 });
  await app.parts.database.pool.query('delete from page_broadcast where page_id = $1', [pages[1]!.id]);
  expect(await counted(talk)).toEqual({ spoken: pages.length - 1, silent: 1 });
  expect(await counted(projectId)).toEqual({ spoken: 0, silent: 2 });
  // An account has room for few.
  await app.call(projectRoutes.delete, { token: owner.token, params: { id: talk } });
});

test('what is not yours looks like what is not there', async () => {
  for (const id of [projectId, noId()]) {
    expect((await start({ projectId: id }, other)).code).toBe(commonErrors.notFound.code);
    const listed = await app.call(exportRoutes.list, { token: other.token, params: { id } });
    expect(listed.code).toBe(commonErrors.notFound.code);
  }
});

test('an address opens its own file alone', async () => {
  const { data } = await start({ projectId });
  const { url } = await done(data!.id);
  const forged = new URL(url!, app.origin);
  forged.pathname = forged.pathname.replace(data!.id, noId());
  expect(await (await fetch(forged)).json()).toMatchObject({ code: uploadErrors.linkExpired.code });
});

/** Keeps the elements of all decks from being read, so that a file that was begun is not done until `open`. */
async function closeGate() {
  const { pool } = app.parts.database;
  const keeper = await pool.connect();
  onTestFinished(() => keeper.release(true));
  await keeper.query('begin; lock table courseware_element in access exclusive mode');
  return {
    reached: () =>
      vi.waitFor(async () => {
        const waiting = `select 1 from pg_stat_activity where datname = current_database()
          and wait_event_type = 'Lock' and query like '%courseware_element%'`;
        expect((await pool.query(waiting)).rows).toHaveLength(1);
      }),
    open: () => keeper.query('commit'),
  };
}

test('the same wish twice at once is one file; one that is stopped leaves nothing', async () => {
  const before = (await list(projectId)).map((row) => row.id);
  const gate = await closeGate();
  const [first, second] = await Promise.all([start({ projectId }), start({ projectId })]);
  expect(second.data).toEqual(first.data);
  const { id, taskId } = first.data!;
  await gate.reached();
  expect((await list(projectId))[0]).toMatchObject({ id, state: exportState.encode('working'), url: null });
  await app.call(taskRoutes.cancel, { token: owner.token, params: { id: taskId } });
  await vi.waitFor(async () => expect((await list(projectId)).map((row) => row.id)).toEqual(before));
  await gate.open();
  const { data: next } = await start({ projectId });
  await done(next!.id);
  expect((await list(projectId)).map((row) => row.id)).toEqual([next!.id, ...before]);
  const uses = await app.parts.db
    .select()
    .from(fileUseTable)
    .where(eq(fileUseTable.usedBy, exportName(id)));
  expect(uses).toEqual([]);
});

test('a file that would be too large fails with that reason, in the list and in the event', async () => {
  const { maxBytes } = exportLimits;
  onTestFinished(() => void Object.assign(exportLimits, { maxBytes }));
  Object.assign(exportLimits, { maxBytes: 2048 });
  const { data } = await start({ projectId });
  const failed = { id: data!.id, state: exportState.encode('failed'), url: null };
  const say = (language: 'zh-CN' | 'en-US') => fill(exportErrors.tooLarge.message, language, { max: '2 KB' });
  await vi.waitFor(async () =>
    expect((await list(projectId))[0]).toMatchObject({ ...failed, reason: say('zh-CN') }),
  );
  expect((await list(projectId, 'en-US'))[0]).toMatchObject({ ...failed, reason: say('en-US') });
  const pushed = await app.parts.db.select().from(eventTable).where(eq(eventTable.userId, owner.id));
  expect(pushed.filter(({ event }) => event === 'export-failed').map((each) => each.data)).toEqual([
    { taskId: data!.taskId, reason: { zh: say('zh-CN'), en: say('en-US') } },
  ]);
});

test('a file whose sound is lost fails with a sentence about the deck, not about an upload', async () => {
  const talk = await aTalk();
  const pages = app.parts.db
    .select({ id: pageTable.id })
    .from(pageTable)
    .where(eq(pageTable.projectId, talk));
  await app.parts.db
    .update(pageBroadcastTable)
    .set({ audioKey: 'f'.repeat(64) })
    .where(inArray(pageBroadcastTable.pageId, pages));
  await start({ projectId: talk, narrated: true });
  const reason = exportMessages.failed.zh;
  await vi.waitFor(async () =>
    expect(await list(talk)).toMatchObject([{ state: exportState.encode('failed'), reason }]),
  );
});

test('only the newest files of a project are kept, none after their day, and none without their project', async () => {
  const project = await aDeck('Many');
  const made: string[] = [];
  for (let count = 0; count < exportLimits.kept + 2; count++) {
    const { data } = await start({ projectId: project });
    made.push((await done(data!.id, project)).id);
  }
  expect((await list(project)).map(({ id }) => id)).toEqual(made.toReversed().slice(0, exportLimits.kept));
  const [last] = await list(project);
  const ended = new Date(Date.now() - 1000);
  await app.parts.db.update(exportTable).set({ endsAt: ended }).where(eq(exportTable.id, last!.id));
  expect(await (await fetchFile(last!.url!)).json()).toMatchObject({ code: commonErrors.notFound.code });
  const parts = ['export-left', 'export-now'].map((name) => path.join(app.parts.env.DATA_DIR, 'tmp', name));
  for (const folder of parts) await mkdir(folder, { recursive: true });
  const longAgo = new Date(Date.now() - 7 * 60 * 60 * 1000);
  await utimes(parts[0]!, longAgo, longAgo);
  await app.parts.exports.forgetEnded();
  expect(parts.map(existsSync)).toEqual([false, true]);
  expect((await list(project)).map(({ id }) => id)).not.toContain(last!.id);
  await app.call(projectRoutes.delete, { token: owner.token, params: { id: project } });
  expect((await app.call(exportRoutes.list, { token: owner.token, params: { id: project } })).code).toBe(
    commonErrors.notFound.code,
  );
});
