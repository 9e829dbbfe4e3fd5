import { helperWorks } from '@app/contract/helper/limits.ts';
import { outlineErrors } from '@app/contract/outline/errors.ts';
import { outlineRoutes } from '@app/contract/outline/routes.ts';
import type { Outline } from '@app/contract/outline/schema.ts';
import { projectRoutes } from '@app/contract/project/routes.ts';
import { userRoutes } from '@app/contract/user/routes.ts';
import { expect, test, vi } from 'vitest';
import { aUser } from '../../testing/builders.ts';
import { startAppForTest } from '../../testing/start-app.ts';
import { aProject } from '../../testing/talks.ts';

const facts = Array.from(
  { length: 14 },
  (_, at) => `第${at + 1}座茶园在海拔${at * 50 + 300}米的山坡上，每年出产${at * 7 + 20}吨茶叶。`,
);
const docText = `# 茶园\n\n## 产量\n\n${facts.join('')}\n\n## 储存\n\n绿茶应放在密闭避光的罐子里。`;

test('parts of an outline are recreated one at a time for each user', async () => {
  const app = await startAppForTest();
  const user = await aUser(app);
  const { token } = user;
  const projectId = await aProject(app, user);
  await app.call(projectRoutes.update, { token, body: { id: projectId, docText, menu: 2 } });
  await app.call(outlineRoutes.draw, { token, body: { projectId } });
  const nodeId = await vi.waitFor(
    async () => {
      const { data } = await app.call<{ taskId: string | null; outline: Outline | null }>(outlineRoutes.get, {
        token,
        params: { id: projectId },
      });
      expect(data?.taskId).toBeNull();
      return data!.outline!.children[0]!.id;
    },
    { interval: 100, timeout: 60_000 },
  );
  const redraw = () => app.call(outlineRoutes.redraw, { token, body: { projectId, nodeId } });
  const uses = async () => (await app.call<{ count: number }>(userRoutes.assistant, { token })).data!.count;
  const before = await uses();
  const codes = (await Promise.all([redraw(), redraw(), redraw()])).map(({ code }) => code);
  const { code: underWay } = outlineErrors.redrawUnderWay;
  expect(codes.toSorted((a, b) => a - b)).toEqual([200, underWay, underWay]);
  expect(await uses()).toBe(before - helperWorks.branch.uses);
  expect((await redraw()).code, 'the next one').toBe(200);
});
