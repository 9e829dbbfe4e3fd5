import { randomUUID } from 'node:crypto';
import { broadcastRoutes } from '@app/contract/broadcast/routes.ts';
import { coursewareRoutes } from '@app/contract/courseware/routes.ts';
import { projectRoutes } from '@app/contract/project/routes.ts';
import { shareRoutes } from '@app/contract/share/routes.ts';
import { uploadRoutes } from '@app/contract/upload/routes.ts';
import { at, type MadeDeck, makeDeck, para, sp } from '@app/deck/pptx/testing.ts';
import { expect, vi } from 'vitest';
import { aPlace } from './accounts.ts';
import { aUser, type TestUser } from './builders.ts';
import { startApp, type TestApp } from './start-app.ts';

type Holder = Pick<TestUser, 'token'>;

/** A project as it travels, as far as tests look at it. */
export type WireProject = {
  id: string;
  title: string;
  avatarsId: string | null;
  coursewareId: string | null;
  isAiCheck: number;
  step: string | null;
  docId: string | null;
  docName: string | null;
  pptStatus: number | null;
  coursewareStatus: string | null;
  pages: number;
  viewport: { width: number; height: number };
  docFault: string | null;
  notKept: { page: number; what: { zh: string; en: string }; count: number; names: string[] }[];
  kept: { what: { zh: string; en: string }; count: number }[];
  broadcastAt: string | null;
};

/** A page as it travels, as far as tests look at it. */
export type WirePage = {
  scriptEngine: string | null;
  id: string;
  status: number;
  pageStatus: string;
  content: string;
  ssmlJsonText: string | null;
  index: number;
  revision: number;
  modifyStatus: string;
  avatarId: string | null;
  failure: number | null;
  background: string | null;
  backgroundColor: string;
  hidden: boolean;
  section: string | null;
  transition: object | null;
  builds: { elementId: string; effect: string }[];
  elementList: { id: string; type: string; content?: string; url?: string; element: string }[];
};

/** The first template. */
export const someAvatar = '01930000-0000-7000-8000-000000000001';

// Codes as they travel, written out: a test that asked our own tables would not notice a changed one.
export const pptStatus = { complete: 1, generation: 3, error: 4 } as const;
export const pageStatus = { confirmed: 1, confirming: 3, error: 4, unconfirmed: 6 } as const;

/** A text box with these words. */
export const words = (text: string, placeholder = ''): string =>
  sp(at(80, 80, 400, 60), `<a:bodyPr/>${para(text)}`, placeholder === '' ? { box: true } : { placeholder });

/** A deck with a slide for each text; what is after `|` are its notes. */
export const deckOf = (slides: readonly string[], more: Omit<MadeDeck, 'slides'> = {}): Uint8Array =>
  makeDeck({
    ...more,
    slides: slides.map((slide) => {
      const [text = '', notes] = slide.split('|');
      return { shapes: text === '' ? '' : words(text), ...(notes === undefined ? {} : { notes }) };
    }),
  });

/** Uploads bytes under a name; the whole envelope. */
export async function upload(app: TestApp, { token }: Holder, bytes: Uint8Array, name = 'deck.pptx') {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)]), name);
  const response = await app.send(uploadRoutes.add, { token }, { body: form });
  return (await response.json()) as { code: number; msg: string; data: { id: string; type: string } | null };
}

export async function aProject(app: TestApp, { token }: Holder, title?: string): Promise<string> {
  const body = title === undefined ? {} : { title };
  const { code, data } = await app.call<{ id: string }>(projectRoutes.add, { token, body });
  expect(code).toBe(200);
  return data!.id;
}

export async function projectOf(app: TestApp, { token }: Holder, id: string): Promise<WireProject> {
  return (await app.call<WireProject>(projectRoutes.get, { token, params: { id } })).data!;
}

export async function pagesOf(app: TestApp, { token }: Holder, projectId: string): Promise<WirePage[]> {
  const body = { projectId };
  return (await app.call<{ list: WirePage[] }>(coursewareRoutes.pages, { token, body })).data!.list;
}

/** Asks for an import; the envelope of the call. */
export async function startImport(
  app: TestApp,
  user: Holder,
  id: string,
  bytes: Uint8Array,
  { name = 'deck.pptx', ...more }: { name?: string; notesAsScript?: boolean } = {},
) {
  const docId = (await upload(app, user, bytes, name)).data!.id;
  const body = { id, docId, ...more };
  return app.call<{ taskId: string }>(projectRoutes.importDeck, { token: user.token, body });
}

/** Waits until nothing is being read for the project. */
export const importEnd = (app: TestApp, user: Holder, id: string): Promise<WireProject> =>
  vi.waitFor(
    async () => {
      const project = await projectOf(app, user, id);
      expect(project.pptStatus).not.toBe(pptStatus.generation);
      return project;
    },
    { interval: 100 },
  );

/** A project that was made from a deck. */
export async function anImport(
  app: TestApp,
  user: Holder,
  bytes: Uint8Array = deckOf(['太阳系|大家好，今天讲太阳系。', 'Planets']),
  options: { name?: string; notesAsScript?: boolean; title?: string; avatar?: boolean } = {},
): Promise<WireProject> {
  const { title, avatar = false, ...more } = options;
  const id = await aProject(app, user, title);
  if (avatar) {
    const body = { id, avatarsId: someAvatar };
    await app.call(projectRoutes.update, { token: user.token, body });
  }
  expect((await startImport(app, user, id, bytes, more)).code).toBe(200);
  return importEnd(app, user, id);
}

/** A project that everybody may copy: reading a deck takes a process, copying its pages a moment. */
export async function aTemplate(app: TestApp, bytes: Uint8Array): Promise<string> {
  const { id } = await anImport(app, await aUser(app), bytes, { avatar: true });
  await app.parts.database.pool.query('update project set is_template = true where id = $1', [id]);
  return id;
}

/** Somebody's own copy of a project. */
export async function aCopy(app: TestApp, { token }: Holder, id: string): Promise<string> {
  const { code, data } = await app.call<{ id: string }>(projectRoutes.copy, { token, body: { id } });
  expect(code).toBe(200);
  return data!.id;
}

/** Deletes a project, and lets the time pass in which that could be undone. */
export async function deleteForGood(app: TestApp, { token }: Holder, id: string): Promise<void> {
  expect((await app.call(projectRoutes.delete, { token, params: { id } })).code).toBe(200);
  const { pool } = app.parts.database;
  await pool.query(`update project set removed_at = removed_at - interval '25 hours' where id = $1`, [id]);
  await app.parts.projects.forgetRemoved();
}

/** A talk whose pages are all spoken. */
export async function aSpokenTalk(app: TestApp, user: Holder, bytes: Uint8Array): Promise<string> {
  const { id: projectId } = await anImport(app, user, bytes, { avatar: true });
  expect((await app.call(broadcastRoutes.confirm, { token: user.token, body: { projectId } })).code).toBe(
    200,
  );
  await vi.waitFor(
    async () => {
      const pages = await pagesOf(app, user, projectId);
      if (pages.some(({ status }) => status !== pageStatus.confirmed)) throw new Error('still being spoken');
    },
    { interval: 100 },
  );
  return projectId;
}

/** The token of somebody who came in by a share of a talk. */
export async function aVisitorOf(app: TestApp, { token }: Holder, id: string): Promise<string> {
  const body = { id, validityDays: 7, people: 10, codeKind: 'auto' };
  const share = await app.call<{ code: string; extractionCode: string }>(shareRoutes.shareProject, {
    token,
    body,
  });
  const { code, extractionCode } = share.data!;
  const opened = await app.call<{ token: string }>(shareRoutes.verify, { body: { code, extractionCode } });
  return opened.data!.token;
}

/** The headers of somebody who watches in a browser, at an address of their own. The app must be started with TRUST_PROXY. */
export const aViewer = (): Record<string, string> => ({ ...aPlace(), 'user-agent': browserName });

/** What a browser calls itself. */
export const browserName = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/148.0 Safari/537.36';

/** An id that nobody has. */
export const noId = (): string => randomUUID();

/** The product with somebody who has a deck and who presents it. */
export async function startWithDeck() {
  const app = await startApp();
  const user = await aUser(app);
  const { id: projectId } = await anImport(app, user, undefined, { avatar: true });
  return {
    app,
    user,
    projectId,
    firstPage: async (): Promise<WirePage> => (await pagesOf(app, user, projectId))[0]!,
  };
}
