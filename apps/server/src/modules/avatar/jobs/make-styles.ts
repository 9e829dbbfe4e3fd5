import type { StyleName } from '@app/contract/avatar/states/style.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { defineJob, type JobTools } from '../../../platform/jobs/define.ts';
import type { KeepStyle, StyleEngine } from '../../../providers/look/port.ts';
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
  push: PushService;
  uploads: UploadService;
  kept: AvatarFiles;
  presenter: AvatarPresenter;
  styleEngine: StyleEngine;
  work: MakingWork;
};

/** Draws the style images of an avatar. Each is kept as it comes, and never drawn, nor paid, twice. */
export function makeStyles({ clock, push, uploads, kept, presenter, styleEngine, work }: Deps) {
  function keeping(input: MakingInput, tools: JobTools): KeepStyle {
    let count = 0;
    return async ({ style, place }, draw) => {
      const file = await tools.step(`draw ${style}`, async () => {
        const picture = await draw();
        const type = pictureType(picture);
        if (type === undefined) throw new Error('a style image is no picture');
        const { key: fileKey, size } = await kept.keep(picture);
        return { fileKey, size, type };
      });
      await tools.once(`add ${style}`, async (tx) => {
        if (!(await work.lock(tx, input))) return;
        const { avatarId, userId } = input;
        const row = { avatarId, kind: 'style', place, style, engine: styleEngine.name, ...file } as const;
        await uploads.storeWithin(tx, userId, () => kept.add(tx, [row]));
      });
      await tools.progress(++count * 24);
    };
  }

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
    attempts: 3,

    run: (input, tools) =>
      work.attempt(input, async ({ photo, crop }) => {
        await styleEngine.styles(photo, crop, { keep: keeping(input, tools), signal: tools.signal });
        await tools.once('end', (tx) => complete(tx, input));
      }),

    giveUp: work.giveUp,
  });
}
