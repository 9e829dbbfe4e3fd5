import { creditRewards } from '@app/contract/credit/limits.ts';
import { outlineRoutes } from '@app/contract/outline/routes.ts';
import type { Outline } from '@app/contract/outline/schema.ts';
import { projectRoutes } from '@app/contract/project/routes.ts';
import { userRoutes } from '@app/contract/user/routes.ts';
import { expect, vi } from 'vitest';
import { aUser, type TestUser } from './builders.ts';
import type { TestApp } from './start-app.ts';
import { aProject, upload } from './talks.ts';

/** A short text in parts, with a list and figures. */
export const teaMaterial = `# 绿茶

## 产地

绿茶在中国已经种植了两千多年。浙江的茶农在四月用手采摘嫩叶。茶园在海拔八百米的山坡上，凉爽的夜晚让茶叶更甜。

## 制作步骤

1. 采摘每根枝条上最嫩的两片叶子
2. 在二百度的铁锅里翻炒
3. 把叶子揉成扁平的形状
4. 晾干六个小时

## 功效

一杯绿茶大约含有三十毫克咖啡因，是咖啡的三分之一。日本对四万人的研究发现，每天喝五杯绿茶的人心脏病减少了百分之十二。绿茶不应与铁剂同服，因为它会妨碍铁的吸收。

## 储存

绿茶应放在密闭避光的罐子里。打开的茶叶三周之内就会失去香味。
`;

/** An outline as it travels, as far as tests look at it. */
export type WireOutline = {
  status: number | null;
  taskId: string | null;
  outline: Outline | null;
  revision: number;
  source: {
    pages: number;
    pagesLeft: number;
    pageOf: number[];
    scan: { read: number; left: number; why: string | null } | null;
  } | null;
  reason: string;
  needsOther: boolean;
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
