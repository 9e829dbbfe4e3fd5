import { broadcastRoutes } from '@app/contract/broadcast/routes.ts';
import type { PageTrack } from '@app/contract/broadcast/schema.ts';
import { coursewareRoutes } from '@app/contract/courseware/routes.ts';
import { projectRoutes } from '@app/contract/project/routes.ts';
import type { Talk } from '@app/contract/project/schema.ts';
import { expect, test, vi } from 'vitest';
import { startApart } from '../../../testing/apart.ts';
import { aUser } from '../../../testing/builders.ts';
import { openGate } from '../../../testing/gate.ts';
import {
  aProject,
  deckOf,
  importEnd,
  pagesOf,
  pageStatus,
  someAvatar,
  startImport,
} from '../../../testing/talks.ts';

/** How many sentences are spoken when the worker dies. */
const spoken = 5;
/** Any number that the product takes for no lock of its own. */
const gate = 4711;

test('a worker that is killed while it speaks a page loses one sentence: the next one goes on there', async () => {
  const apart = await startApart();
  const { app, startWorker, rows } = apart;
  const worker = await startWorker();
  const count = async (text: string) => Number((await rows<{ n: string }>(text))[0]?.n);
  // Whatever a voice has spoken is offered to the table, also what is there already: so every speaking is counted. What
  // surrounds answers is spoken ahead once the page is ready, and is no part of it. One sentence waits at a gate, so that
  // the worker dies in the middle of it however quick it is.
  await rows(`
    create table said (hash text);
    create function note_said() returns trigger language plpgsql as $$ begin
      insert into said values (new.hash);
      if new.text = '第${spoken + 1}句。' then perform pg_advisory_xact_lock(${gate}); end if;
      return new;
    end $$;
    create trigger note_said before insert on speech_sentence for each row
      when (new.text ~ '^第[0-9]+句。$') execute function note_said();`);
  const closed = await openGate(apart, gate);
  await closed.close();

  const user = await aUser(app);
  const { token } = user;
  const id = await aProject(app, user);
  await app.call(projectRoutes.update, { token, body: { id, avatarsId: someAvatar } });
  await startImport(app, user, id, deckOf(['一页']));
  await importEnd(app, user, id);
  const [page] = await pagesOf(app, user, id);
  const sentences = Array.from({ length: 12 }, (_, index) => `第${index + 1}句。`);
  const body = { id: page!.id, projectId: id, content: sentences.join('') };
  expect((await app.call(coursewareRoutes.saveScript, { token, body })).code).toBe(200);
  expect((await app.call(broadcastRoutes.confirm, { token, body: { projectId: id } })).code).toBe(200);
  await closed.killThere(worker);
  expect(await count('select count(*) n from said')).toBe(spoken);
  expect((await pagesOf(app, user, id))[0]?.status).toBe(pageStatus.confirming);

  await startWorker();
  await vi.waitFor(async () => expect((await pagesOf(app, user, id))[0]?.status).toBe(pageStatus.confirmed), {
    interval: 250,
  });
  // A machine so busy that the heartbeat is late takes the job anew, and the sentence at hand is spoken again: one, not five.
  expect(await count('select count(*) n from said')).toBeLessThanOrEqual(sentences.length + 1);
  expect(await count('select count(distinct hash) n from said')).toBe(sentences.length);

  const { data: talk } = await app.call<Talk>(projectRoutes.info, { token, params: { id } });
  const { broadcast } = talk!.pages[0]!;
  expect(broadcast).toMatchObject({ complete: true, sentences: sentences.length, spoken: sentences.length });
  const track = (await (await fetch(app.origin + broadcast!.trackUrl)).json()) as PageTrack;
  expect(track.sentences.map(({ text }) => text)).toEqual(sentences);
  const sound = await fetch(app.origin + track.segments[0]!.url!);
  expect(sound.headers.get('content-type')).toBe('audio/mpeg');
  expect((await sound.arrayBuffer()).byteLength).toBeGreaterThan(10_000);
});
