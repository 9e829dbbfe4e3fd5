import type { StyleName } from '@app/contract/avatar/states/style.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { defineJob, type JobTools } from '../../../platform/jobs/define.ts';
import type { StyleEngine, StyleImage } from '../../../providers/look/port.ts';
import type { PushService } from '../../push/service.ts';
import type { UploadService } from '../../upload/service.ts';
import type { AvatarPresenter } from '../present.ts';
import { type MakingInput, makingInput, pictureType } from '../rules.ts';
import { noWork } from '../service/end-making.ts';
import type { AvatarFiles } from '../service/keep-files.ts';
import type { MakingWork } from '../service/making-work.ts';
import { createAvatarStore } from '../store.ts';
import { createAvatarFileStore, createMakingStore } from '../store/makings.ts';

type Deps = {
  clock: Clock;
  newId: () => string;
  push: PushService;
  uploads: UploadService;
  kept: AvatarFiles;
  presenter: AvatarPresenter;
  styleEngine: StyleEngine;
  work: MakingWork;
};

/** Draws the style images of an avatar. Each is kept as it comes; an attempt that follows a dead one begins anew. */
export function makeStyles({ clock, newId, push, uploads, kept, presenter, styleEngine, work }: Deps) {
  type Attempt = { input: MakingInput; tools: JobTools; id: string };

  const keepOne = async ({ input, tools, id }: Attempt, place: number, { style, picture }: StyleImage) => {
    const { key: fileKey, size } = await kept.keep(picture);
    const type = pictureType(picture);
    if (type === undefined) throw new Error('a style image is no picture');
    await tools.once(`${id}:${place}`, async (tx) => {
      if (!(await work.lock(tx, input))) return;
      const { name: engine } = styleEngine;
      const row = {
        avatarId: input.avatarId,
        kind: 'style',
        place,
        style,
        engine,
        fileKey,
        size,
        type,
      } as const;
      await uploads.storeWithin(tx, input.userId, () => kept.add(tx, [row]));
    });
    await tools.progress((place + 1) * 24);
  };

  async function complete(tx: Transaction, input: MakingInput): Promise<void> {
    const at = await work.lock(tx, input);
    if (!at) return;
    const { avatarId, userId } = input;
    const files = await createAvatarFileStore(tx).ofAvatar(avatarId);
    const styles = files.flatMap(({ style }): StyleName[] => (style === null ? [] : [style]));
    await createMakingStore(tx).update(avatarId, noWork);
    const row = await createAvatarStore(tx).update(avatarId, {
      operateStatus: 'style-generation-complete',
      styleImageList: styles,
      updatedAt: clock.now(),
    });
    const styleImageList = presenter.styleAddresses(row ?? at.avatar);
    await push.publish(tx, {
      event: 'style-completed',
      userId,
      data: { avatarsId: avatarId, styleImageList },
    });
  }

  return defineJob<MakingInput>({
    kind: 'avatar.make-styles',
    input: makingInput,
    key: ({ run }) => run,
    attempts: 2,

    run: (input, tools) =>
      work.attempt(input, tools, async ({ photo, crop }) => {
        const attempt = { input, tools, id: newId() };
        let unused: string[] = [];
        await tools.once(`${attempt.id}:begin`, async (tx) => {
          if (await work.lock(tx, input)) unused = await kept.removeKinds(tx, input.avatarId, ['style']);
        });
        await kept.release(unused);
        let count = 0;
        let keeping = Promise.resolve();
        const onStyle = (image: StyleImage): void => {
          const place = count++;
          keeping = keeping.then(() => keepOne(attempt, place, image));
          // It is waited for below; until then nobody else hears of it.
          keeping.catch(() => undefined);
        };
        await styleEngine.styles(photo, crop, { onStyle, signal: tools.signal });
        await keeping;
        await tools.once('end', (tx) => complete(tx, input));
      }),

    giveUp: work.giveUp,
  });
}
