import { randomUUID } from 'node:crypto';
import { conversationRoutes } from '@app/contract/conversation/routes.ts';
import { projectRoutes } from '@app/contract/project/routes.ts';
import { scriptFromText } from '@app/deck/script/plain.ts';
import { aSlide, aText } from '@app/deck/testing.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aUser, type TestUser } from '../../testing/builders.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import { aProject } from '../../testing/talks.ts';

let app: TestApp;
let owner: TestUser;
beforeAll(async () => {
  app = await startApp();
  owner = await aUser(app, { administrator: true });
});
afterAll(() => app.stop());

/** Pages of many short lines, as a document may bring them. */
async function aDeckOf(pages: number, lines: number): Promise<string> {
  const projectId = await aProject(app, owner);
  const { database, courseware } = app.parts;
  for (let index = 0; index < pages; index++) {
    const text = Array.from({ length: lines }, (_, line) => `第 ${index + 1} 章第 ${line} 条 item ${line}`);
    const slide = aSlide({
      id: randomUUID(),
      elements: [
        aText(`仓库 ${index + 1}`, { id: randomUUID(), role: 'title' }),
        aText(text.join('\n'), { id: randomUUID(), role: 'body' }),
      ],
    });
    const script = scriptFromText(`仓库${index + 1}存放第 ${index + 1} 批货物。`);
    const page = { projectId, index, slide, script, media: [], draft: false };
    await database.db.transaction((tx) => courseware.addPage(tx, page));
  }
  return projectId;
}

const ask = async (projectId: string, question: string): Promise<string> =>
  (await app.send(conversationRoutes.ask, { token: owner.token, body: { projectId, question } })).text();

/** How often somebody else gets an answer, one call after the other, while the work is under way. */
async function answeredMeanwhile(work: Promise<unknown>): Promise<number> {
  let isOver = false;
  void work.finally(() => (isOver = true));
  let answered = 0;
  while (!isOver) {
    expect((await fetch(`${app.origin}/healthz`)).status).toBe(200);
    if (!isOver) answered += 1;
  }
  return answered;
}

test('a deck of 38,400 lines is opened and asked while everybody else goes on', async () => {
  const projectId = await aDeckOf(24, 1600);
  const opened = app.send(projectRoutes.info, { token: owner.token, params: { id: projectId } });
  // Held up, others would get an answer or two: before the work begins, and when it has ended.
  expect(await answeredMeanwhile(opened.then((response) => response.text()))).toBeGreaterThan(20);
  const asked = ask(projectId, '仓库 20 存放什么？');
  await answeredMeanwhile(asked);
  expect(await asked).toContain('第 20 批货物');
});
