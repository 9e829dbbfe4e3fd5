import { creditRewards } from '@app/contract/credit/limits.ts';
import { outlineRoutes } from '@app/contract/outline/routes.ts';
import type { Outline } from '@app/contract/outline/schema.ts';
import { projectRoutes } from '@app/contract/project/routes.ts';
import { userRoutes } from '@app/contract/user/routes.ts';
import { expect, vi } from 'vitest';
import { aUser, type TestUser } from './builders.ts';
import type { TestApp } from './start-app.ts';
import { aProject, upload } from './talks.ts';

/** An outline as it travels, as far as tests look at it. */
export type WireOutline = {
  status: number | null;
  taskId: string | null;
  outline: Outline | null;
  source: {
    pages: number;
    pagesLeft: number;
    pageOf: number[];
    scan: { read: number; left: number; why: string | null } | null;
  } | null;
  reason: string;
};
type Own = { user: TestUser; projectId: string };

/** The way from a document to a deck, as a person goes it. */
export const outlining = (app: TestApp) => ({
  async withFile(bytes: Uint8Array, name: string): Promise<Own> {
    const user = await aUser(app);
    const projectId = await aProject(app, user);
    const docId = (await upload(app, user, bytes, name)).data!.id;
    await app.call(projectRoutes.update, { token: user.token, body: { id: projectId, docId, menu: 1 } });
    return { user, projectId };
  },
  draw: ({ user: { token }, projectId }: Own) =>
    app.call<{ taskId: string }>(outlineRoutes.draw, { token, body: { projectId } }),
  make: ({ user: { token }, projectId }: Own) =>
    app.call<{ taskId: string }>(outlineRoutes.make, { token, body: { projectId } }),
  /** How it stands when no work is under way. */
  rested: ({ user: { token }, projectId }: Own, language: 'zh-CN' | 'en-US' = 'zh-CN') =>
    vi.waitFor(
      async () => {
        const params = { id: projectId };
        const { data } = await app.call<WireOutline>(outlineRoutes.get, { token, params, language });
        expect(data!.taskId).toBeNull();
        return data!;
      },
      { interval: 100, timeout: 120_000 },
    ),
  usesOf: async ({ token }: TestUser) =>
    (await app.call<{ count: number }>(userRoutes.assistant, { token })).data!.count,
  creditsOf: async ({ id }: TestUser) =>
    (await app.parts.credits.balancesOf(id)).credits - creditRewards['daily-login'].credits,
});
