// Every PostgreSQL: the store of dictionaries.
import { commonErrors } from '@app/contract/base/common-errors.ts';
import { dictionaryErrors } from '@app/contract/dictionary/errors.ts';
import { dictionaryLimits } from '@app/contract/dictionary/limits.ts';
import { dictionaryRoutes } from '@app/contract/dictionary/routes.ts';
import type { Collision, ImportReport } from '@app/contract/dictionary/schema.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aUser, type TestUser } from '../../testing/builders.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import { aProject, noId } from '../../testing/talks.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

type Entry = { id: string; projectId: string | null; text: string; pronunciation: string };
type Where = { projectId?: string };

const add = ({ token }: TestUser, text: string, pronunciation: string, where: Where = {}) =>
  app.call<Entry>(dictionaryRoutes.add, { token, body: { ...where, entry: { text, pronunciation } } });
const update = ({ token }: TestUser, id: string, text: string, pronunciation: string) =>
  app.call<Entry>(dictionaryRoutes.update, { token, body: { id, entry: { text, pronunciation } } });
const remove = ({ token }: TestUser, id: string) =>
  app.call(dictionaryRoutes.delete, { token, params: { id } });
const list = async ({ token }: TestUser, body: object = {}) =>
  (await app.call<{ list: Entry[]; total: number }>(dictionaryRoutes.list, { token, body })).data!;
const wordsOf = async (user: TestUser, body: object = {}) =>
  (await list(user, body)).list.map(({ text, pronunciation }) => `${text} ${pronunciation}`);
const take = ({ token }: TestUser, csv: string, more: object = {}) =>
  app.call<ImportReport>(dictionaryRoutes.import, {
    token,
    body: { base64: Buffer.from(csv).toString('base64'), isTrial: false, ...more },
  });

test('words are added, found by characters and pinyin, changed and deleted', async () => {
  const user = await aUser(app);
  const { data } = await add(user, '重庆', 'chong2 qing4');
  await add(user, '绿洲', 'lv4 zhou1');
  expect(data).toMatchObject({ projectId: null, text: '重庆', pronunciation: 'chong2 qing4' });
  expect(await wordsOf(user)).toEqual(['绿洲 lü4 zhou1', '重庆 chong2 qing4']);
  for (const search of ['重', 'chong2', 'chong qing', ' QING '])
    expect(await wordsOf(user, { search }), search).toEqual(['重庆 chong2 qing4']);
  expect(await wordsOf(user, { search: '%' })).toEqual([]);
  expect((await update(user, data!.id, '重庆', 'zhong4 qing4')).data!.pronunciation).toBe('zhong4 qing4');
  expect((await remove(user, data!.id)).code).toBe(200);
  expect(await wordsOf(user)).toEqual(['绿洲 lü4 zhou1']);
});

test('what is no Chinese or no pinyin is refused with a sentence that says why', async () => {
  const user = await aUser(app);
  expect(await add(user, 'GPT', 'ji1')).toMatchObject({
    code: 1001000400,
    msg: expect.stringContaining('文字只能是汉字'),
  });
  expect((await add(user, '银行', 'yin2 hnag2')).msg).toContain('普通话没有的音节');
  expect((await add(user, '银行', 'yin2')).msg).toContain('每个字要有一个音节');
});

test('the words of somebody else, and of projects of somebody else, do not exist', async () => {
  const [owner, other] = [await aUser(app), await aUser(app)];
  const projectId = await aProject(app, owner);
  const { data } = await add(owner, '重庆', 'chong2 qing4', { projectId });
  const { token } = other;
  const entry = { text: '银行', pronunciation: 'yin2 hang2' };
  const answers = [
    await remove(other, data!.id),
    await remove(other, noId()),
    await update(other, data!.id, '重庆', 'zhong4 qing4'),
    await add(other, '银行', 'yin2 hang2', { projectId }),
    await app.call(dictionaryRoutes.list, { token, body: { projectId } }),
    await app.call(dictionaryRoutes.check, { token, body: { projectId, entry } }),
    await take(other, '银行,yin2 hang2', { projectId }),
    await app.call(dictionaryRoutes.export, { token, query: { projectId } }),
  ];
  expect(answers.map(({ code }) => code)).toEqual(answers.map(() => commonErrors.notFound.code));
  expect(await wordsOf(owner, { projectId })).toEqual(['重庆 chong2 qing4']);
  expect(await wordsOf(other)).toEqual([]);
});

test('a word stands once in the account and once in each project', async () => {
  const user = await aUser(app);
  const projectId = await aProject(app, user);
  await add(user, '重庆', 'chong2 qing4');
  const again = await add(user, '重庆', 'zhong4 qing4');
  expect(again).toMatchObject({ code: dictionaryErrors.exists.code });
  expect(again.msg).toContain('chong2 qing4');
  expect((await add(user, '重庆', 'zhong4 qing4', { projectId })).code).toBe(200);
  const { data } = await add(user, '银行', 'yin2 hang2');
  expect((await update(user, data!.id, '重庆', 'zhong4 qing4')).code).toBe(dictionaryErrors.exists.code);
  const both = await Promise.all([add(user, '朝阳', 'chao2 yang2'), add(user, '朝阳', 'zhao1 yang2')]);
  expect(new Set(both.map(({ code }) => code))).toEqual(new Set([200, dictionaryErrors.exists.code]));
});

test('what an entry meets is told before it is saved, and which of them is read', async () => {
  const user = await aUser(app);
  const { token } = user;
  const projectId = await aProject(app, user, '年报');
  await add(user, '银行', 'yin2 hang2');
  await add(user, '中国银行', 'zhong1 guo2 yin2 hang2');
  await add(user, '行长', 'hang2 zhang3', { projectId });
  const check = async (text: string, pronunciation: string, where: object) => {
    const body = { entry: { text, pronunciation }, ...where };
    const { data } = await app.call<{ collisions: Collision[] }>(dictionaryRoutes.check, { token, body });
    return data!.collisions.map(({ kind, text: other, project, wins }) => [
      kind,
      other,
      project?.title,
      wins,
    ]);
  };
  expect(await check('银行', 'yin2 xing2', { projectId })).toEqual([
    ['longer', '中国银行', undefined, false],
    ['same', '银行', undefined, true],
    ['crossing', '行长', '年报', false],
  ]);
  expect(await check('行长', 'xing2 zhang3', {})).toEqual([
    ['crossing', '中国银行', undefined, false],
    ['crossing', '银行', undefined, false],
    ['same', '行长', '年报', false],
  ]);
  expect(await check('重庆', 'chong2 qing4', { projectId })).toEqual([]);
});

test('a full dictionary takes no more, and says so', async () => {
  const user = await aUser(app);
  await app.parts.database.pool.query(
    `insert into dictionary_entry select gen_random_uuid(), $1, null, chr(19968 + n), 'a1', now()
       from generate_series(1, $2) as n`,
    [user.id, dictionaryLimits.ofAccount - 1],
  );
  const { data } = await take(user, '重庆,chong2 qing4\n银行,yin2 hang2\n行长,hang2 zhang3');
  expect(data).toMatchObject({
    added: 1,
    refused: [
      { line: 2, text: '银行', reason: 'lineFull' },
      { line: 3, text: '行长', reason: 'lineFull' },
    ],
  });
  expect(await add(user, '银行', 'yin2 hang2')).toMatchObject({ code: dictionaryErrors.full.code });
});

test('an import is tried first; what it then does is what it said, line by line', async () => {
  const user = await aUser(app);
  await add(user, '重庆', 'zhong4 qing4');
  await add(user, '绿', 'lü4');
  const csv = '文字,拼音\n重庆,chong2 qing4\n绿,lv4\n银行,yin2 hang2\n银行,yin2 xing2\n行,hnag2\n';
  const said = (await take(user, csv, { isTrial: true })).data;
  expect(said).toEqual({
    lines: 5,
    added: 1,
    unchanged: 1,
    changed: [{ line: 2, text: '重庆', from: 'zhong4 qing4', to: 'chong2 qing4' }],
    refused: [
      { line: 5, text: '银行', reason: 'lineRepeated' },
      { line: 6, text: '行', reason: 'pinyinStrange' },
    ],
    pages: 0,
  });
  expect(await wordsOf(user)).toEqual(['绿 lü4', '重庆 zhong4 qing4']);
  expect((await take(user, csv)).data).toEqual(said);
  expect(await wordsOf(user)).toEqual(['银行 yin2 hang2', '绿 lü4', '重庆 chong2 qing4']);
});

test('ten thousand lines are read, taken as far as there is room, and all others named', async () => {
  const user = await aUser(app);
  const lines = Array.from({ length: 10_000 }, (_, at) => `${String.fromCodePoint(0x4e00 + at)},a1`);
  const { data } = await take(user, lines.join('\n'));
  expect(data).toMatchObject({ lines: 10_000, added: dictionaryLimits.ofAccount });
  expect(data!.refused).toHaveLength(10_000 - dictionaryLimits.ofAccount);
  expect((await list(user)).total).toBe(dictionaryLimits.ofAccount);
  expect((await take(user, '重庆')).data).toMatchObject({ refused: [{ line: 1, reason: 'lineColumns' }] });
});

test('a dictionary is taken along as a file, and back', async () => {
  const user = await aUser(app);
  const projectId = await aProject(app, user);
  await add(user, '重庆', 'chong2 qing4', { projectId });
  const { token } = user;
  const response = await app.send(dictionaryRoutes.export, { token, query: { projectId } });
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(response.headers.get('content-disposition')).toContain('dictionary.csv');
  const csv = Buffer.from(await response.arrayBuffer()).toString('utf8');
  expect(csv).toBe('\u{feff}文字,拼音\r\n重庆,chong2 qing4\r\n');
  expect((await take(user, csv)).data).toMatchObject({ added: 1, refused: [] });
});
