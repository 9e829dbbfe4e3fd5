import { expect, test, vi } from 'vitest';
import { startApart } from '../../testing/apart.ts';
import { aUser } from '../../testing/builders.ts';
import { aPhoto, avatarOf, beginAvatar, consent, stepOf } from '../../testing/photos.ts';

test('a look whose worker is killed is made by the next one, and paid once', async () => {
  const { app, startWorker, rows } = await startApart();
  const worker = await startWorker();
  const user = await aUser(app);
  const { id } = (await beginAvatar(app, user)).data!;
  const photo = { fileId: await aPhoto(app, user), consent };
  const { making } = (await stepOf(app, user, id, { operateStatus: 5, photo })).data!;
  await vi.waitFor(async () =>
    expect(await rows('select state from task where id = $1', [making!.taskId])).toEqual([{ state: 2 }]),
  );
  await worker.kill();
  expect(await avatarOf(app, user, id)).toMatchObject({ status: 3, operateStatus: 5 });

  await startWorker();
  const ready = await vi.waitFor(async () => {
    const avatar = await avatarOf(app, user, id);
    expect(avatar).toMatchObject({ status: 1, operateStatus: 3 });
    return avatar;
  });
  expect((await fetch(app.origin + ready.rigUrl)).status).toBe(200);
  const spent = await rows(
    `select sum(amount)::int as credits from ledger_entry where user_id = $1 and key like '%avatar:' || $2 || '%'`,
    [user.id, id],
  );
  expect(spent).toEqual([{ credits: -60 }]);
});
