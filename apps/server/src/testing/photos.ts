import { avatarRoutes } from '@app/contract/avatar/routes.ts';
import { photoRoutes } from '@app/contract/photo/routes.ts';
import { newId } from '../platform/ids.ts';
import { portrait } from '../providers/look/testing.ts';
import type { TestUser } from './builders.ts';
import type { TestApp } from './start-app.ts';

/** An avatar as it travels, as far as tests look at it. */
export type SentAvatar = {
  id: string;
  name: string;
  status: number;
  operateStatus: number;
  modelTypes: string | null;
  modelType: string | null;
  ttsId: string | null;
  styleSex: string | null;
  rigUrl: string | null;
  image: string | null;
  wholeImage: string | null;
  styleImageList: string[];
  freeStyleChange: number;
  making: {
    taskId: string | null;
    progress: number;
    reason: string;
    chosen: string | null;
    photo: { fileId: string; url: string; crop: object | null } | null;
    styles: { style: string; modelTypes: string; url: string; engine: string }[];
  } | null;
};

export const consent = { subject: 'self', person: '安雅', agreed: true };

/** Sends a file to a call that takes one. */
export async function sendFile<T = unknown>(
  app: TestApp,
  route: (typeof photoRoutes)['upload' | 'glance'],
  { token }: TestUser,
  content: Uint8Array,
  name = 'me.jpg',
): Promise<{ code: number; msg: string; data: T | null }> {
  const form = new FormData();
  form.set('file', new Blob([Uint8Array.from(content)]), name);
  return (await app.send(route, { token }, { body: form })).json() as never;
}

let face: Promise<Buffer> | undefined;
/** A good portrait of somebody who does not exist. */
export const aFace = (): Promise<Buffer> => (face ??= portrait());

/** As that, and nobody has worked on it yet: for tests that meet the engine at work. */
export const aNewFace = async (): Promise<Buffer> => Buffer.concat([await aFace(), Buffer.from(newId())]);

/** A photo of the account, uploaded and of no avatar yet. */
export async function aPhoto(app: TestApp, user: TestUser, content?: Uint8Array): Promise<string> {
  const sent = await sendFile<{ fileId: string }>(app, photoRoutes.upload, user, content ?? (await aFace()));
  if (!sent.data) throw new Error(sent.msg);
  return sent.data.fileId;
}

export const beginAvatar = (app: TestApp, { token }: TestUser, headers: Record<string, string> = {}) =>
  app.call<SentAvatar>(photoRoutes.preGeneration, { token, headers, body: { nickname: '安雅' } });

/** The next step of an avatar. */
export const stepOf = (app: TestApp, { token }: TestUser, avatarsId: string, body: object) =>
  app.call<SentAvatar>(avatarRoutes.update, { token, body: { avatarsId, ...body } });

export const avatarOf = async (app: TestApp, { token }: TestUser, id: string): Promise<SentAvatar> => {
  const { data } = await app.call<SentAvatar>(avatarRoutes.get, { token, params: { id } });
  if (!data) throw new Error('the avatar is absent');
  return data;
};
