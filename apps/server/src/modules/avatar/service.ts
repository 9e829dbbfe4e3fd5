import { avatarErrors } from '@app/contract/avatar/errors.ts';
import type { avatarRoutes } from '@app/contract/avatar/routes.ts';
import type { Avatar } from '@app/contract/avatar/schema.ts';
import { commonErrors } from '@app/contract/base/common-errors.ts';
import { AppError } from '@app/contract/base/errors.ts';
import type { Language } from '@app/contract/base/messages.ts';
import type { photoRoutes } from '@app/contract/photo/routes.ts';
import type { BodyOf } from '@app/contract/base/routes.ts';
import type { Executor, Transaction } from '../../platform/db/database.ts';
import type { PageOf } from '../../platform/db/page.ts';
import type { Once } from '../../platform/http/once.ts';
import type { Nobody, UserVisitor } from '../../platform/http/visitor.ts';
import type { AddressSigner } from '../../platform/signed-address.ts';
import type { VoiceService } from '../voice/service.ts';
import { canEditAvatar, canUseAvatar } from './policy.ts';
import { createAvatarPresenter } from './present.ts';
import { changeAvatar } from './service/change-avatar.ts';
import { findSpeaker } from './service/find-speaker.ts';
import { makeAvatar } from './service/make-avatar.ts';
import { makeFromPhoto, type PhotoDeps } from './service/make-from-photo.ts';
import { openLooks } from './service/open-looks.ts';
import { readPicture } from './service/read-picture.ts';
import { keepTemplates } from './service/keep-templates.ts';
import { createAvatarStore } from './store.ts';
import { createMakingStore } from './store/makings.ts';
import type { AvatarRow } from './tables.ts';

export type { Portrait, Still } from './service/read-picture.ts';
export type { SpeakerFor } from './service/find-speaker.ts';
export type { Voices } from './tables.ts';

type Deps = PhotoDeps & {
  voices: VoiceService;
  signer: AddressSigner;
  /** Where the templates are shipped. */
  folder: string;
  /** Where their pictures are. */
  webFolder: string;
};
type Body<K extends keyof typeof avatarRoutes> = BodyOf<(typeof avatarRoutes)[K]>;

export type AvatarService = ReturnType<typeof createAvatarService>;

/** What somebody's own avatars are called. */
export const avatarNames = (db: Executor, userId: string, ids: readonly string[]) =>
  createAvatarStore(db).namesOf(userId, ids);

/** The avatars there are: those of accounts, and the templates, which are nobody's. */
export function createAvatarService(deps: Deps) {
  const { db, signer } = deps;
  const avatars = createAvatarStore(db);
  const presenter = createAvatarPresenter(signer);
  const photos = makeFromPhoto({ ...deps, presenter });
  const making = makeAvatar({ ...deps, ...photos });
  const { update, ...changing } = changeAvatar({ ...deps, ...photos });

  async function present(rows: readonly AvatarRow[], language: Language, executor: Executor = db) {
    const views = await createMakingStore(executor).read(rows.map(({ id }) => id));
    const viewOf = new Map(views.map((view) => [view.making.avatarId, view]));
    const owner = rows.find(({ id }) => viewOf.has(id))?.userId ?? null;
    const left = owner === null ? 0 : await photos.payments.freeSetsLeft(owner, executor);
    return rows.map((row) => {
      const freeStyleChange = Math.min(row.freeStyleChange, left);
      return presenter.avatar({ ...row, freeStyleChange }, language, viewOf.get(row.id));
    });
  }
  const presentOne = async (row: AvatarRow, language: Language, executor?: Executor): Promise<Avatar> => {
    const [avatar] = await present([row], language, executor);
    return avatar ?? presenter.avatar(row, language);
  };

  async function requireOwn({ userId }: UserVisitor, id: string): Promise<void> {
    const avatar = await avatars.find(id);
    if (!avatar || !canEditAvatar(userId, avatar)) throw new AppError(commonErrors.notFound);
  }

  return {
    ...findSpeaker({ ...deps, presenter, pictures: readPicture({ ...deps, ...photos }) }),
    ...keepTemplates(deps),
    ...photos.ofAccount,
    jobs: photos.jobs,
    photos: { ...photos.taking, ...photos.photos },
    open: openLooks({ ...deps, ...photos }),
    ...changing,

    async list(
      visitor: UserVisitor | Nobody,
      { tab, search = '', pageNum, pageSize }: Body<'list'>,
      language: Language,
    ): Promise<PageOf<Avatar>> {
      const owner = visitor.kind === 'user' ? visitor.userId : null;
      const found = await avatars.pageOf({ tab, owner, search: search.trim() }, { pageNum, pageSize });
      return { ...found, list: await present(found.list, language) };
    },

    async get({ userId }: UserVisitor, id: string, language: Language): Promise<Avatar> {
      const avatar = await avatars.find(id);
      if (!avatar || !canUseAvatar(userId, avatar)) throw new AppError(commonErrors.notFound);
      return presentOne(avatar, language);
    },

    draw: (visitor: UserVisitor, body: Body<'draw'>, language: Language, once: Once): Promise<Avatar> =>
      once.do(async (tx) => presentOne(await making.draw(tx, visitor, body, language), language, tx)),

    copy: (visitor: UserVisitor, body: Body<'copy'>, language: Language, once: Once): Promise<Avatar> =>
      once.do(async (tx) => presentOne(await making.copy(tx, visitor, body, language), language, tx)),

    /** An avatar from a photo, which is to come. */
    async begin(
      visitor: UserVisitor,
      body: BodyOf<typeof photoRoutes.preGeneration>,
      language: Language,
      once: Once,
    ): Promise<Avatar> {
      // What time alone gives is there before it is spent.
      await deps.credits.currentBalances(visitor.userId, visitor.level);
      return once.do(async (tx) => presentOne(await making.begin(tx, visitor, body, language), language, tx));
    },

    /** What goes when the visitor's avatar is deleted. */
    async filesOf(visitor: UserVisitor, id: string) {
      await requireOwn(visitor, id);
      return photos.list(id);
    },

    likenesses: photos.likenesses.list,

    update: async (visitor: UserVisitor, body: Body<'update'>, language: Language): Promise<Avatar> =>
      presentOne(await update(visitor, body), language),

    /** Who presents where nobody was chosen yet; undefined where no templates are shipped. */
    usual: async (): Promise<string | undefined> => (await avatars.firstTemplate())?.id,

    /** Changes with whatever is seen or said of an avatar. */
    stampOf: async (id: string | null): Promise<number | null> =>
      (id === null ? undefined : await avatars.find(id))?.updatedAt.getTime() ?? null,

    /** Refuses an avatar that is not the visitor's own. */
    requireOwn,

    /** Refuses an avatar that an account may not let speak. In a transaction it also stays until that ends. */
    async requireUsable(userId: string, id: string, tx?: Transaction): Promise<void> {
      const avatar = await (tx ? createAvatarStore(tx).hold(id) : avatars.find(id));
      if (!avatar || !canUseAvatar(userId, avatar)) throw new AppError(commonErrors.notFound);
      if (avatar.status === 'forbidden') throw new AppError(avatarErrors.forbidden);
      if (avatar.status !== 'ready') throw new AppError(avatarErrors.notReady);
    },

    countOf: (tx: Transaction, userId: string): Promise<number> => createAvatarStore(tx).countOf(userId),
  };
}
