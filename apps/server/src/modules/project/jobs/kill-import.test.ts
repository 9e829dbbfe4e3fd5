import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { startApart } from '../../../testing/apart.ts';
import { aUser } from '../../../testing/builders.ts';
import { aProject, deckOf, pagesOf, pptStatus, projectOf, startImport } from '../../../testing/talks.ts';

test('a worker that is killed in the middle of a deck does no harm: another one reads it from the start', async () => {
  const { app, folder, startWorker, rows } = await startApart();
  const worker = await startWorker();
  const user = await aUser(app);
  const id = await aProject(app, user);
  const texts = Array.from({ length: 100 }, (_, index) => `第 ${index + 1} 页`);
  await startImport(app, user, id, deckOf(texts));
  await vi.waitFor(
    async () => {
      const stored = await rows('select 1 from courseware_page where project_id = $1', [id]);
      expect(stored.length).toBeGreaterThanOrEqual(3);
    },
    { interval: 10 },
  );
  await worker.kill();
  const halfway = await rows('select 1 from courseware_page where project_id = $1', [id]);
  expect(halfway.length).toBeLessThan(100);
  expect((await projectOf(app, user, id)).pptStatus).toBe(pptStatus.generation);

  await startWorker();
  const project = await vi.waitFor(
    async () => {
      const found = await projectOf(app, user, id);
      expect(found.pptStatus).toBe(pptStatus.complete);
      return found;
    },
    { interval: 250 },
  );
  expect(project.pages).toBe(100);
  const pages = await pagesOf(app, user, id);
  expect(pages.map(({ index }) => index)).toEqual(texts.map((_, index) => index));
  expect(pages.map(({ elementList }) => elementList[0]?.content)).toEqual(texts);
  const booked = await rows<{ amount: string }>(
    `select amount from ledger_entry where user_id = $1 and ledger = 'credits'
       and key not like 'daily-login:%' order by id`,
    [user.id],
  );
  expect(booked.map(({ amount }) => Number(amount))).toEqual([200, -80, 45]);
  expect(await rows('select 1 from event where user_id = $1', [user.id])).toHaveLength(1);
  const left = await readdir(path.join(folder, 'tmp')).catch(() => []);
  expect(left.filter((name) => name.startsWith('import-'))).toEqual([]);
});
