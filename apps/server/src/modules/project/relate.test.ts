import { commonErrors } from '@app/contract/base/common-errors.ts';
import { deckRoutes } from '@app/contract/deck/routes.ts';
import { projectErrors } from '@app/contract/project/errors.ts';
import { projectRoutes } from '@app/contract/project/routes.ts';
import { uploadRoutes } from '@app/contract/upload/routes.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aUser, type TestUser } from '../../testing/builders.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import { aProject, noId, projectOf, someAvatar, upload, type WireProject } from '../../testing/talks.ts';

let app: TestApp;
let owner: TestUser;
let other: TestUser;
beforeAll(async () => {
  app = await startApp({ ROLE: 'api' });
  [owner, other] = [await aUser(app, { administrator: true }), await aUser(app)];
});
afterAll(() => app.stop());

const words = new TextEncoder().encode('The sun is a star.');
const aDocument = async (by = owner, name = 'Sun.txt') => (await upload(app, by, words, name)).data!.id;
const relate = (body: object, by = owner) =>
  app.call<WireProject>(deckRoutes.relevance, { token: by.token, body });

describe('what a project stands on', () => {
  test('an avatar and a document are tied, kept while others change, and untied', async () => {
    const id = await aProject(app, owner);
    const docId = await aDocument();
    expect((await relate({ id, avatarsId: someAvatar, docIds: [docId] })).data).toMatchObject({
      avatarsId: someAvatar,
      docId,
      docName: 'Sun.txt',
    });
    await relate({ id, avatarsId: null });
    expect(await projectOf(app, owner, id)).toMatchObject({ avatarsId: null, docId });
    await relate({ id, docIds: [], questionBank: null });
    expect(await projectOf(app, owner, id)).toMatchObject({ docId: null, docName: null });
  });

  test('several documents are tied in their order, each once; the first is the one that projects had before', async () => {
    const id = await aProject(app, owner);
    const [sun, moon, mars] = [await aDocument(), await aDocument(owner, 'Moon.txt'), await aDocument()];
    expect((await relate({ id, docIds: [moon, sun, moon, mars] })).data).toMatchObject({
      docId: moon,
      docName: 'Moon.txt',
      docIds: [moon, sun, mars],
    });
    await relate({ id, avatarsId: someAvatar });
    expect(await projectOf(app, owner, id)).toMatchObject({ docIds: [moon, sun, mars] });
    await app.call(projectRoutes.update, { token: owner.token, body: { id, docId: sun } });
    expect(await projectOf(app, owner, id)).toMatchObject({ docId: sun, docIds: [sun, mars] });
    await relate({ id, docIds: null });
    expect(await projectOf(app, owner, id)).toMatchObject({ docId: null, docIds: [] });
  });

  test('a copy stands on the same documents; a deleted document is untied, and before that it is known who needs it', async () => {
    const id = await aProject(app, owner);
    const [sun, moon] = [await aDocument(), await aDocument()];
    await relate({ id, docIds: [sun, moon] });
    const copy = await app.call<{ id: string }>(projectRoutes.copy, { token: owner.token, body: { id } });
    expect(await projectOf(app, owner, copy.data!.id)).toMatchObject({ docIds: [sun, moon] });
    const { data } = await app.call<{ list: { id: string }[] }>(deckRoutes.using, {
      token: owner.token,
      params: { id: moon },
    });
    expect(data!.list.map((project) => project.id).sort()).toEqual([id, copy.data!.id].sort());
    await app.call(uploadRoutes.delete, { token: owner.token, params: { id: moon } });
    expect(await projectOf(app, owner, id)).toMatchObject({ docId: sun, docIds: [sun] });
  });

  test("what is somebody else's, absent, or no document is not tied", async () => {
    const id = await aProject(app, owner);
    for (const body of [
      { docIds: [await aDocument(other)] },
      { docIds: [noId()] },
      { docIds: [await aDocument(), await aDocument(other)] },
      { avatarsId: noId() },
      { questionBank: noId() },
    ])
      expect((await relate({ id, ...body })).code).not.toBe(200);
    const png = Buffer.from('89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489', 'hex');
    const picture = (await upload(app, owner, png, 'a.png')).data!.id;
    expect((await relate({ id, docIds: [picture] })).code).toBe(projectErrors.onlyDocuments.code);
    expect(await projectOf(app, owner, id)).toMatchObject({ avatarsId: null, docId: null });
  });

  test('a project of somebody else looks absent, and unknown fields are refused', async () => {
    const id = await aProject(app, owner);
    const strange = await relate({ id, avatarsId: null }, other);
    expect(strange).toEqual(await relate({ id: noId(), avatarsId: null }, other));
    expect(strange.code).toBe(commonErrors.notFound.code);
    for (const body of [{ id: 'x' }, { id, title: 'x' }, { id, docIds: Array.from({ length: 21 }, noId) }])
      expect((await relate(body)).code).toBe(commonErrors.invalidInput.code);
  });
});

describe('the original file', () => {
  const original = (id: string, by = owner) =>
    app.send(deckRoutes.original, { token: by.token, body: { id } });
  const codeOf = async (response: Response) => ((await response.json()) as { code: number }).code;

  test('comes as it was uploaded, to be saved under its name', async () => {
    const id = await aProject(app, owner);
    await relate({ id, docIds: [await aDocument(owner, '太阳.txt')] });
    const response = await original(id);
    expect(response.headers.get('content-disposition')).toContain(encodeURIComponent('太阳'));
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(words);
  });

  test('is absent without one, after it was deleted, and for everybody else', async () => {
    const id = await aProject(app, owner);
    expect(await codeOf(await original(id))).toBe(commonErrors.notFound.code);
    const docId = await aDocument();
    await relate({ id, docIds: [docId] });
    expect(await codeOf(await original(id, other))).toBe(commonErrors.notFound.code);
    await app.call(uploadRoutes.delete, { token: owner.token, params: { id: docId } });
    expect(await codeOf(await original(id))).toBe(commonErrors.notFound.code);
    expect(await codeOf(await original(noId()))).toBe(commonErrors.notFound.code);
  });
});
