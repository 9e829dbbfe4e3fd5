import { drawnLook, type StyleSex } from '@app/contract/avatar/states/look.ts';
import { type LookName, naturalLook, styleModelTypes } from '@app/contract/avatar/states/style.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import type { Events } from '../../../platform/events.ts';
import { defineJob, type JobTools } from '../../../platform/jobs/define.ts';
import { embeddedEngine, type Look, type LookEngine } from '../../../providers/look/port.ts';
import type { PushService } from '../../push/service.ts';
import type { UploadService } from '../../upload/service.ts';
import { type MakingInput, makingInput } from '../rules.ts';
import { noWork } from '../service/end-making.ts';
import type { AvatarFiles } from '../service/keep-files.ts';
import type { Likenesses } from '../service/keep-likeness.ts';
import type { Material, MakingWork } from '../service/making-work.ts';
import { suitVoice } from '../service/suit-voice.ts';
import { type AvatarChange, createAvatarStore } from '../store.ts';
import { createAvatarFileStore, createMakingStore } from '../store/makings.ts';
import type { AvatarFileRow } from '../tables.ts';

type Deps = {
  db: Database;
  clock: Clock;
  events: Events;
  push: PushService;
  uploads: UploadService;
  kept: AvatarFiles;
  likenesses: Likenesses;
  looks: LookEngine;
  work: MakingWork;
};
type Made = { change: AvatarChange; rows: readonly AvatarFileRow[]; sex: StyleSex | undefined };

const types = { rig: 'application/json', picture: 'image/webp', face: 'image/webp' } as const;
/** What a look that is made of a picture consists of. */
const lookKinds = Object.keys(types) as (keyof typeof types)[];

const lookOf = (chosen: LookName): AvatarChange => ({
  modelTypes: chosen === naturalLook ? 'RealisticStyle' : styleModelTypes[chosen],
  modelType: chosen,
});

/** Makes of a photo, or of a style image, somebody who can be seen speaking. */
export function makeLook({ db, clock, events, push, uploads, kept, likenesses, looks, work }: Deps) {
  /** A style image of another engine is a picture like any other: it is made to move as it is. */
  async function build({ avatar, making, photo, crop }: Material, { signal }: JobTools): Promise<Look> {
    const chosen = making.chosen ?? naturalLook;
    const files = await createAvatarFileStore(db).ofAvatar(avatar.id);
    const image = files.find(({ kind, style }) => kind === 'style' && style === chosen);
    if (image && image.engine !== embeddedEngine)
      return looks.build(await kept.read(image.fileKey), undefined, naturalLook, { signal });
    if (chosen === 'comic') throw new Error('the image of the comic is gone');
    return looks.build(photo, crop, chosen, { signal });
  }

  async function store({ avatar, making }: Material, look: Look): Promise<Made> {
    if (look.kind === 'drawn')
      return { change: { ...lookOf(drawnLook), character: look.character }, rows: [], sex: look.sex };
    const contents = { rig: JSON.stringify(look.rig), picture: look.picture, face: look.face };
    const rows: AvatarFileRow[] = [];
    for (const kind of lookKinds) {
      const { key: fileKey, size } = await kept.keep(contents[kind]);
      const type = types[kind];
      rows.push({
        avatarId: avatar.id,
        kind,
        place: 0,
        style: null,
        engine: embeddedEngine,
        fileKey,
        size,
        type,
      });
    }
    const change = { ...lookOf(making.chosen ?? naturalLook), character: null };
    return { change, rows, sex: look.sex };
  }

  async function complete(
    tx: Transaction,
    input: MakingInput,
    { change, rows, sex }: Made,
  ): Promise<string[]> {
    const at = await work.lock(tx, input);
    if (!at) return rows.map(({ fileKey }) => fileKey);
    const { avatarId, userId } = input;
    const unused = await uploads.storeWithin(tx, userId, async () => {
      const before = await kept.removeKinds(tx, avatarId, lookKinds);
      await kept.add(tx, rows);
      return before;
    });
    await likenesses.show(tx, at.avatar);
    await createMakingStore(tx).update(avatarId, { ...noWork, payment: 'paid' });
    await createAvatarStore(tx).update(avatarId, {
      ...change,
      ...(await suitVoice(tx, events, at.avatar, sex)),
      status: 'ready',
      operateStatus: 'model-complete',
      updatedAt: clock.now(),
    });
    if (at.making.payment !== 'paid') await events.emit(tx, 'avatar.made', { avatarId, userId });
    await push.publish(tx, { event: 'model-completed', userId, data: { avatarsId: avatarId } });
    return unused;
  }

  return defineJob<MakingInput>({
    kind: 'avatar.make-look',
    input: makingInput,
    key: ({ run }) => run,
    attempts: 3,

    run: (input, tools) =>
      work.attempt(input, async (material) => {
        await tools.progress(10);
        const made = await store(material, await build(material, tools));
        let unused = made.rows.map(({ fileKey }) => fileKey);
        try {
          await tools.once('end', async (tx) => {
            unused = await complete(tx, input, made);
          });
        } finally {
          // What nobody came to need is a face on the disk.
          await kept.release(unused);
        }
      }),

    giveUp: work.giveUp,
  });
}
