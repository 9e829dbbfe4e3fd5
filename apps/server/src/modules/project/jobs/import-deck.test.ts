import { creditErrors } from '@app/contract/credit/errors.ts';
import { creditRewards } from '@app/contract/credit/limits.ts';
import { commonErrors } from '@app/contract/base/common-errors.ts';
import { documentMessages } from '@app/contract/document/messages.ts';
import { projectErrors } from '@app/contract/project/errors.ts';
import { projectRoutes } from '@app/contract/project/routes.ts';
import { pushRoutes } from '@app/contract/push/routes.ts';
import { taskRoutes } from '@app/contract/task/routes.ts';
import { uploadErrors } from '@app/contract/upload/errors.ts';
import { uploadRoutes } from '@app/contract/upload/routes.ts';
import { deckFiles, makeDeck, pack, relation, tinyPng } from '@app/deck/pptx/testing.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openEvents } from '../../../testing/event-client.ts';
import { aUser, type TestUser } from '../../../testing/builders.ts';
import { startApp, type TestApp } from '../../../testing/start-app.ts';
import {
  anImport,
  aProject,
  deckOf,
  deleteForGood,
  importEnd,
  noId,
  pagesOf,
  pptStatus,
  projectOf,
  someAvatar,
  startImport,
  upload,
  words,
} from '../../../testing/talks.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

/** Without the one that being here today has brought. */
const creditsOf = async ({ id }: TestUser) =>
  (await app.parts.credits.balancesOf(id)).credits - creditRewards['daily-login'].credits;
/** Books what somebody has spent of their trial. */
const spend = async ({ id }: TestUser, amount: number) => {
  await app.parts.credits.currentBalances(id, 'ordinary');
  await app.parts.database.db.transaction((tx) =>
    app.parts.credits.book(tx, { userId: id, ledger: 'credits', amount: -amount, key: 'spent' }),
  );
};
const taskOf = async ({ token }: TestUser, id: string) =>
  (
    await app.call<{ state: number; progress: number; reason: string }>(taskRoutes.get, {
      token,
      params: { id },
    })
  ).data!;
const rows = async <T extends object>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await app.parts.database.pool.query<T>(text, values)).rows;

const picture =
  '<p:pic><p:nvPicPr><p:cNvPr id="4" name="Photo"/></p:nvPicPr><p:blipFill><a:blip r:embed="img"/></p:blipFill><p:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="900000" cy="900000"/></a:xfrm></p:spPr></p:pic>';
const shows = (file: string) => relation('img', 'image', `../media/${file}`);

describe('a good deck', () => {
  test('becomes pages with their words and notes, and the project starts at the canvas', async () => {
    const user = await aUser(app);
    const project = await anImport(app, user, undefined, { name: '太阳系 第一课.pptx' });
    expect(project).toMatchObject({
      title: '太阳系 第一课',
      pptStatus: pptStatus.complete,
      pages: 2,
      docFault: null,
      notKept: [{ page: 0, count: 1, names: ['Verdana → Arimo'] }],
      docName: '太阳系 第一课.pptx',
      viewport: { width: 1000, height: 562.5 },
      // Every page got its script.
      isAiCheck: 7,
      coursewareStatus: 'ppt-generation-complete',
    });
    expect(project.coursewareId).not.toBeNull();
    expect(JSON.parse(project.step!)).toEqual({
      stepList: { dataFile: 3, outline: 3, editor: 2 },
      currStep: 3,
      viewportSize: 1000,
    });
    const pages = await pagesOf(app, user, project.id);
    expect(pages.map(({ pageStatus }) => pageStatus)).toEqual(['generation-complete', 'generation-complete']);
    expect(pages.map(({ index, status, content }) => [index, status, content])).toEqual([
      [0, 6, '大家好，今天讲太阳系。'],
      // A page without notes gets a script made from its words.
      [1, 6, 'Planets。'],
    ]);
    expect(pages.map(({ scriptEngine }) => scriptEngine)).toEqual([null, 'embedded']);
    expect(pages[0]?.elementList.map(({ type, content }) => [type, content])).toEqual([['text', '太阳系']]);
  });

  test('is called by the title of its first page, else as the file calls itself', async () => {
    const user = await aUser(app);
    const core = (title: string) => ({
      'docProps/core.xml': `<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${title}</dc:title></cp:coreProperties>`,
    });
    const titled = makeDeck({
      slides: [{ shapes: words('认识太阳系', 'type="ctrTitle"') }],
      files: core('旧名'),
    });
    expect((await anImport(app, user, titled, { name: 'v3.pptx' })).title).toBe('认识太阳系');
    const named = deckOf(['没有标题的一页'], { files: core('行星 &amp; 卫星') });
    expect((await anImport(app, user, named, { name: 'v3.pptx' })).title).toBe('行星 & 卫星');
    const unnamed = deckOf(['没有标题的一页'], { files: core('PowerPoint 演示文稿') });
    expect((await anImport(app, user, unnamed, { name: 'v3.pptx' })).title).toBe('v3');
  });

  test('becomes a project in one call, with somebody to present it', async () => {
    const user = await aUser(app);
    const docId = (await upload(app, user, deckOf(['太阳系', '水星']))).data!.id;
    const made = await app.call<{ id: string }>(projectRoutes.add, {
      token: user.token,
      body: { deck: { docId } },
    });
    const project = await importEnd(app, user, made.data!.id);
    expect(project).toMatchObject({ pages: 2, avatarsId: someAvatar });
    for (const { elementList } of await pagesOf(app, user, project.id)) {
      expect(elementList.filter(({ type }) => type === 'avatar')).toHaveLength(1);
    }
  });

  test('whose notes are not wanted gets scripts from its slides, and a page with nothing to see gets none', async () => {
    const user = await aUser(app);
    const deck = deckOf(['你好|这是备注', '|只有备注', '']);
    const { id, isAiCheck } = await anImport(app, user, deck, { notesAsScript: false });
    expect(isAiCheck).toBe(2);
    expect((await pagesOf(app, user, id)).map(({ content }) => content)).toEqual([
      '大家好，今天我们来讲你好。',
      '',
      '',
    ]);
  });

  test('keeps the title that somebody gave the project', async () => {
    const user = await aUser(app);
    expect((await anImport(app, user, undefined, { title: '我的课' })).title).toBe('我的课');
  });

  test('of 4:3 has its own height, and the presenter stands at the bottom right of it', async () => {
    const user = await aUser(app);
    const deck = makeDeck({ size: { cx: 9_144_000, cy: 6_858_000 }, slides: [{ shapes: words('a') }, {}] });
    const project = await anImport(app, user, deck, { avatar: true });
    expect(project.viewport).toEqual({ width: 1000, height: 750 });
    for (const { elementList, avatarId } of await pagesOf(app, user, project.id)) {
      const body = JSON.parse(elementList.at(-1)!.element) as object;
      expect(body).toMatchObject({ type: 'avatar', left: 625, top: 250, width: 375, height: 500 });
      expect(avatarId).toBe(someAvatar);
    }
  });

  test('an avatar that is chosen later comes onto every page, once', async () => {
    const user = await aUser(app);
    const { id } = await anImport(app, user);
    const choose = (avatarsId: string | null) =>
      app.call(projectRoutes.update, { token: user.token, body: { id, avatarsId } });
    await choose(someAvatar);
    await choose(null);
    await choose(someAvatar);
    for (const { elementList } of await pagesOf(app, user, id)) {
      expect(elementList.filter(({ type }) => type === 'avatar')).toHaveLength(1);
    }
  });

  test('brings its pictures: stored once by content, opened by a signed address, gone with the project', async () => {
    const user = await aUser(app);
    const deck = makeDeck({
      slides: ['image1.png', 'image1.png', 'image2.png'].map((file) => ({
        shapes: picture,
        relations: shows(file),
      })),
      files: {
        'ppt/media/image1.png': tinyPng,
        'ppt/media/image2.png': new Uint8Array([...tinyPng, ...new TextEncoder().encode(user.id)]),
      },
    });
    const { id } = await anImport(app, user, deck);
    const urls = (await pagesOf(app, user, id)).map(({ elementList }) => elementList[0]?.url ?? '');
    expect(urls[0]).toBe(urls[1]);
    const response = await fetch(`${app.origin}${urls[0]}`);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(tinyPng);
    const forged = urls[0]!.replace(/sign=[^&]+/, 'sign=x');
    expect(await (await fetch(`${app.origin}${forged}`)).json()).toMatchObject({
      code: uploadErrors.linkExpired.code,
    });

    const media = await rows<{ file_key: string }>(
      'select file_key from courseware_media where project_id = $1',
      [id],
    );
    expect(media).toHaveLength(2);
    await deleteForGood(app, user, id);
    expect(await rows('select 1 from file_use where used_by = $1', [`project:${id}`])).toEqual([]);
    const own = media.map(({ file_key }) => app.parts.storage.size(file_key));
    // The other one is the smallest picture there is, which somebody else may need.
    expect((await Promise.all(own)).filter((size) => size === undefined).length).toBeGreaterThanOrEqual(1);
  });

  test('of more than 100 slides comes in with its first 100, and the report says what did not', async () => {
    const user = await aUser(app);
    const deck = deckOf(Array.from({ length: 103 }, (_, index) => `行星 ${index + 1}`));
    const project = await anImport(app, user, deck);
    expect(project).toMatchObject({ pptStatus: pptStatus.complete, pages: 100 });
    expect(project.notKept.at(-1)).toEqual({
      page: 101,
      what: { zh: '超出 100 页的幻灯片', en: 'slides beyond the first 100' },
      count: 3,
      names: [],
      words: [],
    });
    expect((await pagesOf(app, user, project.id)).at(-1)?.content).toContain('100');
  });

  test('is reported with what it lost, by slide', async () => {
    const user = await aUser(app);
    const deck = makeDeck({
      slides: [
        { shapes: words('a') },
        { shapes: words('b'), attributes: 'show="0"' },
        { shapes: `${picture}${picture}`, relations: shows('missing.emf') },
      ],
    });
    const { notKept, kept, pages } = await anImport(app, user, deck);
    expect(pages).toBe(2);
    expect(kept).toMatchObject([{ what: { en: documentMessages.keptHidden.en }, count: 1 }]);
    expect(notKept.map(({ page, what, count }) => [page, what.en, count])).toEqual([
      [3, documentMessages.lostPicture.en, 2],
      [0, documentMessages.lostAbsentFont.en, 1],
    ]);
  });

  test('takes the place of the pages that were there', async () => {
    const user = await aUser(app);
    const { id } = await anImport(app, user);
    await startImport(app, user, id, deckOf(['新的一页']));
    const project = await importEnd(app, user, id);
    expect(project.pages).toBe(1);
    expect((await pagesOf(app, user, id)).map(({ content }) => content)).toEqual([
      '大家好，我们开始。\n新的一页。',
    ]);
  });
});

describe('credits', () => {
  test('80 are spent and 45 come as the reward of the first project', async () => {
    const user = await aUser(app);
    const { id } = await anImport(app, user);
    expect(await creditsOf(user)).toBe(200 - 80 + 45);
    const entries = await rows<{ key: string; amount: string }>(
      `select key, amount from ledger_entry where user_id = $1 and ledger = 'credits' and key not like 'daily-%' order by id`,
      [user.id],
    );
    expect(entries.map(({ key, amount }) => [key, Number(amount)])).toEqual([
      ['trial', 200],
      [`project:${id}`, -80],
      [`first-project:${user.id}`, 45],
    ]);
    // A project is paid once, and only one is the first.
    await startImport(app, user, id, deckOf(['again']));
    await importEnd(app, user, id);
    expect(await creditsOf(user)).toBe(165);
    await anImport(app, user);
    expect(await creditsOf(user)).toBe(165 - 80);
  });

  test('a deck in the place of the sample costs like any other, and makes a project like any other of it', async () => {
    const user = await aUser(app);
    const id = await aProject(app, user);
    await rows(`update project set sample = 'shipped' where id = $1`, [id]);
    await startImport(app, user, id, deckOf(['mine']));
    expect(await importEnd(app, user, id)).toMatchObject({ pages: 1, isSample: false });
    expect(await creditsOf(user)).toBe(200 - 80 + 45);
  });

  test('the place of the sample is no way around the number of projects', async () => {
    const user = await aUser(app);
    const ids = await Promise.all(Array.from({ length: 5 }, () => aProject(app, user)));
    await rows(`update project set sample = 'shipped' where id = $1`, [ids[0]]);
    await aProject(app, user);
    const refused = await startImport(app, user, ids[0]!, deckOf(['mine']));
    expect(refused.code).toBe(projectErrors.tooMany.code);
  });

  test('a first project after more than 7 days brings no reward', async () => {
    const user = await aUser(app);
    await rows(`update "user" set created_at = now() - interval '8 days' where id = $1`, [user.id]);
    await anImport(app, user);
    expect(await creditsOf(user)).toBe(120);
  });

  test('what failed comes back, and the next try is paid again', async () => {
    const user = await aUser(app);
    const id = await aProject(app, user);
    for (const _ of [1, 2]) {
      await startImport(app, user, id, makeDeck({ slides: [] }));
      expect((await importEnd(app, user, id)).pptStatus).toBe(pptStatus.error);
      expect(await creditsOf(user)).toBe(200);
    }
    // Another file can be tried at once.
    await startImport(app, user, id, deckOf(['good']));
    expect(await importEnd(app, user, id)).toMatchObject({ pages: 1, docFault: null });
    expect(await creditsOf(user)).toBe(165);
  });

  test('whoever has too few is refused before anything is read', async () => {
    const user = await aUser(app);
    await spend(user, 122);
    const id = await aProject(app, user);
    expect((await startImport(app, user, id, deckOf(['a']))).code).toBe(creditErrors.insufficient.code);
    expect(await projectOf(app, user, id)).toMatchObject({ pptStatus: null, docId: null });
    expect(await creditsOf(user)).toBe(78);
  });

  test('whoever has too few makes no project with a deck, nor with what is no deck of theirs', async () => {
    const user = await aUser(app);
    const other = await aUser(app);
    const add = (docId: string) =>
      app.call(projectRoutes.add, { token: user.token, body: { deck: { docId } } });
    const docId = (await upload(app, user, deckOf(['a']))).data!.id;
    const theirs = (await upload(app, other, deckOf(['b']))).data!.id;
    expect((await add(theirs)).code).toBe(commonErrors.notFound.code);
    await spend(user, 122);
    expect((await add(docId)).code).toBe(creditErrors.insufficient.code);
    expect(await rows('select 1 from project where user_id = $1 and sample is null', [user.id])).toEqual([]);
    expect(await creditsOf(user)).toBe(78);
  });

  test('an administrator’s account is never short', async () => {
    const admin = await aUser(app, { administrator: true });
    await spend(admin, 200);
    expect((await anImport(app, admin, deckOf(['a']))).pptStatus).toBe(pptStatus.complete);
  });

  test('a project that is deleted while it is read gives them back', async () => {
    const user = await aUser(app);
    const id = await aProject(app, user);
    await startImport(app, user, id, deckOf(Array.from({ length: 60 }, () => 'a')));
    expect((await app.call(projectRoutes.delete, { token: user.token, params: { id } })).code).toBe(200);
    await vi.waitFor(async () => {
      const open = await rows(`select 1 from task where user_id = $1 and state in (1, 2)`, [user.id]);
      expect(open).toEqual([]);
    });
    expect(await creditsOf(user)).toBe(200);
    expect(await rows('select 1 from file_use where used_by = $1', [`project:${id}`])).toEqual([]);
  });
});

describe('a deck that cannot be read', () => {
  const good = deckOf(['a', 'b']);
  /** The same file with every entry of its directory marked as encrypted. */
  const locked = () => {
    const copy = good.slice();
    const view = new DataView(copy.buffer);
    for (let at = 0; at + 4 < copy.length; at++)
      if (view.getUint32(at, true) === 0x02014b50) view.setUint16(at + 8, 1, true);
    return copy;
  };
  test.each([
    ['broken', good.slice(0, good.length - 200), '20250001e4', documentMessages.unavailable],
    ['encrypted', locked(), '20250001e4', documentMessages.unavailable],
    ['without slides', makeDeck({ slides: [] }), 'no-slides', documentMessages.noSlides],
    [
      'a zip bomb',
      pack({ ...deckFiles({}), 'ppt/media/x.bmp': new Uint8Array(4_000_000) }),
      '20250002e4',
      documentMessages.noncompliant,
    ],
    [
      'hostile on a late slide',
      pack({
        ...deckFiles({ slides: [{}, {}, {}] }),
        'ppt/slides/slide3.xml': '<!DOCTYPE l [<!ENTITY a "ha">]><p:sld>&a;</p:sld>',
      }),
      '20250002e4',
      documentMessages.noncompliant,
    ],
  ])('%s ends in a sentence, the credits back and no pages', async (_what, bytes, fault, text) => {
    const user = await aUser(app);
    const id = await aProject(app, user);
    const { data } = await startImport(app, user, id, bytes);
    const project = await importEnd(app, user, id);
    expect(project).toMatchObject({
      pptStatus: pptStatus.error,
      docFault: fault,
      pages: 0,
      coursewareId: null,
    });
    expect(await creditsOf(user)).toBe(200);
    expect(await pagesOf(app, user, id)).toEqual([]);
    await vi.waitFor(async () => expect((await taskOf(user, data!.taskId)).reason).toBe(text.zh));
    const events = await rows<{ event: number; data: unknown }>(
      'select event, data from event where user_id = $1',
      [user.id],
    );
    expect(events).toEqual([
      {
        event: 21,
        data: { documentId: project.docId, fault, reason: { zh: text.zh, en: text.en } },
      },
    ]);
  });

  test.each([
    ['a PDF', new TextEncoder().encode('%PDF-1.7\n'), 'pdf'],
    ['a text', new TextEncoder().encode('just words'), 'txt'],
    [
      'a Word document',
      pack({ '[Content_Types].xml': '<Types/>', 'word/document.xml': '<document/>' }),
      'docx',
    ],
  ])('%s by the name of a deck is refused at once, and nothing is spent', async (_what, bytes, kind) => {
    const user = await aUser(app);
    const id = await aProject(app, user);
    const answer = await startImport(app, user, id, bytes);
    expect(answer.code).toBe(projectErrors.onlyDecks.code);
    expect(answer.msg).toContain(`这是 ${kind} 文件`);
    expect(answer.msg).toContain('（pptx, pptm, ppsx, ppsm, potx, potm, rostrum）');
    expect(await projectOf(app, user, id)).toMatchObject({ pptStatus: null, docId: null });
    expect(await creditsOf(user)).toBe(200);
  });

  test.each([
    ['an empty file', new Uint8Array(), uploadErrors.empty],
    [
      'a container of before 2007',
      Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0, 0, 0]),
      uploadErrors.oldFormat,
    ],
  ])('%s is refused when it is uploaded, and told what to do', async (_what, bytes, error) => {
    const { code, msg } = await upload(app, await aUser(app), bytes);
    expect([code, msg]).toEqual([error.code, error.message.zh]);
  });

  test('with macros comes in without them, and the report says so', async () => {
    const user = await aUser(app);
    const parts = deckFiles({ slides: [{ shapes: words('a') }] });
    const links = String(parts['ppt/_rels/presentation.xml.rels']);
    const macros = relation('v', 'vbaProject', 'vbaProject.bin');
    parts['ppt/_rels/presentation.xml.rels'] = links.replace('</Relationships>', `${macros}</Relationships>`);
    const { notKept, pages } = await anImport(app, user, pack({ ...parts, 'ppt/vbaProject.bin': 'Sub Run' }));
    expect(pages).toBe(1);
    expect(notKept[0]).toEqual({
      page: 0,
      what: { zh: '宏（不会运行）', en: 'macros, which are never run' },
      count: 1,
      names: [],
      words: [],
    });
  });

  test('leaves the pages that were there', async () => {
    const user = await aUser(app);
    const { id } = await anImport(app, user);
    const late = pack({
      ...deckFiles({ slides: [{}, {}, {}] }),
      'ppt/slides/slide3.xml': '<!DOCTYPE l [<!ENTITY a "ha">]><p:sld>&a;</p:sld>',
    });
    await startImport(app, user, id, late);
    expect(await importEnd(app, user, id)).toMatchObject({ pptStatus: pptStatus.error, pages: 2 });
    expect((await pagesOf(app, user, id))[0]?.content).toBe('大家好，今天讲太阳系。');
    // The first import was paid and stays so.
    expect(await creditsOf(user)).toBe(165);
  });

  test('can be tried again as a task: the credits are set aside anew, and come back again', async () => {
    const user = await aUser(app);
    const id = await aProject(app, user);
    const { data } = await startImport(app, user, id, makeDeck({ slides: [] }));
    const params = { id: data!.taskId };
    await vi.waitFor(async () => expect((await taskOf(user, params.id)).state).toBe(4));
    expect((await app.call(taskRoutes.retry, { token: user.token, params })).code).toBe(200);
    await vi.waitFor(async () => {
      const booked = await rows(`select 1 from ledger_entry where user_id = $1 and key = $2`, [
        user.id,
        `back:project:${id}:2`,
      ]);
      expect(booked).toHaveLength(1);
    });
    expect(await creditsOf(user)).toBe(200);
  });

  test('whose upload was deleted meanwhile says that the document is unavailable', async () => {
    const user = await aUser(app);
    const id = await aProject(app, user);
    const docId = (await upload(app, user, good)).data!.id;
    const body = { id, docId };
    expect((await app.call(projectRoutes.importDeck, { token: user.token, body })).code).toBe(200);
    await app.call(uploadRoutes.delete, { token: user.token, params: { id: docId } });
    const { pptStatus: status, docFault } = await importEnd(app, user, id);
    // The reader may have been faster.
    expect([
      [pptStatus.error, '20250001e4'],
      [pptStatus.complete, null],
    ]).toContainEqual([status, docFault]);
  });
});

describe('asking for an import', () => {
  test('twice reads once: the second is told to wait', async () => {
    const user = await aUser(app);
    const id = await aProject(app, user);
    const docId = (await upload(app, user, deckOf(['a']))).data!.id;
    const ask = () => app.call(projectRoutes.importDeck, { token: user.token, body: { id, docId } });
    const codes = (await Promise.all([ask(), ask(), ask()])).map(({ code }) => code);
    expect(codes.toSorted((a, b) => a - b)).toEqual([200, projectErrors.busy.code, projectErrors.busy.code]);
    await importEnd(app, user, id);
    expect(await creditsOf(user)).toBe(165);
  });

  test('of somebody else’s project or upload finds neither', async () => {
    const [user, other] = [await aUser(app), await aUser(app)];
    const id = await aProject(app, user);
    const docId = (await upload(app, user, deckOf(['a']))).data!.id;
    const theirs = (await upload(app, other, deckOf(['b']))).data!.id;
    for (const [token, body] of [
      [other.token, { id, docId: theirs }],
      [user.token, { id, docId: theirs }],
      [user.token, { id: noId(), docId }],
      [user.token, { id, docId: noId() }],
    ] as const) {
      expect((await app.call(projectRoutes.importDeck, { token, body })).code).toBe(
        commonErrors.notFound.code,
      );
    }
    expect(await creditsOf(user)).toBe(200);
  });

  test('pushes the end of it to who waits', async () => {
    const user = await aUser(app);
    const path = pushRoutes.connect.path.replace('{userId}', user.id);
    const events = await openEvents(`${app.origin}${path}`, user.token);
    expect((await events.next()).event).toBe(0);
    const { docId } = await anImport(app, user);
    expect(await events.next()).toMatchObject({ event: 20, data: { documentId: docId } });
    events.close();
  });

  test('cancelled by its owner leaves the project as it was', async () => {
    const user = await aUser(app);
    const id = await aProject(app, user);
    const { data } = await startImport(app, user, id, deckOf(Array.from({ length: 90 }, () => 'a')));
    const cancelled = await app.call(taskRoutes.cancel, { token: user.token, params: { id: data!.taskId } });
    expect(cancelled.code).toBe(200);
    expect(await importEnd(app, user, id)).toMatchObject({ pptStatus: null, docFault: null, pages: 0 });
    expect(await creditsOf(user)).toBe(200);
    expect(await rows('select 1 from courseware_page where project_id = $1', [id])).toEqual([]);
  });
});
