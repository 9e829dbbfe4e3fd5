import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { kokoroVoice } from '../../providers/tts/kokoro/voices.ts';
import { portrait } from '../../providers/look/testing.ts';
import { aUser, type TestUser } from '../../testing/builders.ts';
import { aPhoto, avatarOf, beginAvatar, consent, type SentAvatar, stepOf } from '../../testing/photos.ts';
import { rememberedLooks } from '../../testing/remembered-looks.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';

let app: TestApp;
let owner: TestUser;
beforeAll(async () => {
  app = await startApp({}, { beforeLooks: rememberedLooks });
  owner = await aUser(app);
  await app.parts.credits.currentBalances(owner.id, 'ordinary');
});
afterAll(() => app.stop());

/** An avatar that shows a photo as it is. */
async function lookOf(template: string, before: object = {}): Promise<SentAvatar> {
  const { id } = (await beginAvatar(app, owner)).data!;
  await stepOf(app, owner, id, before);
  const photo = { fileId: await aPhoto(app, owner, await portrait(template)), consent };
  expect((await stepOf(app, owner, id, { operateStatus: 5, photo })).code).toBe(200);
  return vi.waitFor(async () => {
    const avatar = await avatarOf(app, owner, id);
    expect(avatar.status).toBe(1);
    return avatar;
  });
}

test('somebody who looks like a man gets a man’s voice', async () => {
  const { ttsId, styleSex } = await lookOf('martin');
  expect({ styleSex, voice: kokoroVoice(ttsId ?? '').sex }).toEqual({ styleSex: 'male', voice: 'male' });
});

test('a voice that was chosen before stays, whoever is in the photo', async () => {
  const { ttsId } = await lookOf('martin', { ttsId: 'tone' });
  expect(ttsId).toBe('tone');
});

test('where a photo does not tell, nothing is said about it until a voice is chosen', async () => {
  const { id, styleSex } = await lookOf('zhiyuan');
  expect(styleSex).toBeNull();
  const chosen = (await stepOf(app, owner, id, { ttsId: 'tone' })).data;
  expect(chosen).toMatchObject({ ttsId: 'tone', styleSex: expect.stringMatching(/^(fe)?male$/) });
  // Whoever sends it once more changes nothing.
  expect((await stepOf(app, owner, id, { ttsId: 'tone' })).data).toMatchObject({
    styleSex: chosen?.styleSex,
  });
});
