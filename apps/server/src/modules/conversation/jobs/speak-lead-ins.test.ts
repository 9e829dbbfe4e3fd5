import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { JobTools } from '../../../platform/jobs/define.ts';
import { aUser } from '../../../testing/builders.ts';
import { startApp, type TestApp } from '../../../testing/start-app.ts';
import { aSpokenTalk, deckOf } from '../../../testing/talks.ts';
import type { SpeakLeadInsInput } from './speak-lead-ins.ts';

let app: TestApp;
let projectId: string;

const rows = async <T extends object>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await app.parts.database.pool.query<T>(text, values)).rows;
const spoken = async () => (await rows<{ text: string }>('select text from speech_sentence')).length;

/** The worker speaks them once, and is done before a test begins. */
const workerIsDone = () =>
  vi.waitFor(
    async () => {
      expect(await app.parts.conversations.nextLeadIn(projectId)).toBeUndefined();
      const open = `select 1 from task where kind = 'conversation.speak-lead-ins' and ended_at is null`;
      expect(await rows(open)).toEqual([]);
    },
    { interval: 100 },
  );

beforeAll(async () => {
  app = await startApp();
  const owner = await aUser(app, { level: 'svip1' });
  projectId = await aSpokenTalk(app, owner, deckOf(['太阳|大家好。', '水星|水星两极有冰。']));
  await workerIsDone();
});
beforeEach(() => rows('delete from speech_sentence'));
afterAll(() => app.stop());

/** The job of the product, run by the test; `onLook` is called whenever it looks whether to stop. */
function run(onLook: (look: number, stop: () => void) => void): Promise<void> {
  const job = app.parts.queue.jobs.find(({ kind }) => kind === 'conversation.speak-lead-ins');
  const controller = new AbortController();
  const { signal } = controller;
  let looks = 0;
  const look = () => {
    looks += 1;
    onLook(looks, () => controller.abort());
    AbortSignal.prototype.throwIfAborted.call(signal);
  };
  Object.defineProperty(signal, 'throwIfAborted', { value: look });
  const tools = { signal } as JobTools;
  return (job as unknown as { run(input: SpeakLeadInsInput, tools: JobTools): Promise<void> }).run(
    { projectId },
    tools,
  );
}

test('stopped in the middle it keeps what was spoken, and the next attempt speaks the rest alone', async () => {
  await expect(run((look, stop) => look === 5 && stop())).rejects.toThrow('abort');
  const before = await rows<{ id: string }>('select id from speech_sentence');
  expect(before.length).toBeGreaterThan(0);
  expect(await app.parts.conversations.nextLeadIn(projectId)).toBeDefined();
  await run(() => undefined);
  expect(await app.parts.conversations.nextLeadIn(projectId)).toBeUndefined();
  const after = await rows<{ id: string }>('select id from speech_sentence');
  expect(after.length).toBeGreaterThan(before.length);
  expect(after).toEqual(expect.arrayContaining(before));
});

test('a talk that is deleted in the middle ends it without an error, and nothing more is spoken', async () => {
  await rows(`
    create function leave() returns trigger language plpgsql as $$ begin
      if (select count(*) from speech_sentence) = 2 then delete from project where id = '${projectId}'; end if;
      return new; end $$;
    create trigger leave after insert on speech_sentence for each row execute function leave();`);
  await run(() => undefined);
  expect(await spoken()).toBe(2);
  expect(await rows('select 1 from project where id = $1', [projectId])).toEqual([]);
});
