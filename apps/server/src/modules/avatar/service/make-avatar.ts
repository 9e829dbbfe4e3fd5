import { avatarErrors } from '@app/contract/avatar/errors.ts';
import type { avatarRoutes } from '@app/contract/avatar/routes.ts';
import { drawnLook } from '@app/contract/avatar/states/look.ts';
import { commonErrors } from '@app/contract/base/common-errors.ts';
import { AppError } from '@app/contract/base/errors.ts';
import type { Language } from '@app/contract/base/messages.ts';
import type { BodyOf } from '@app/contract/base/routes.ts';
import { photoLimits } from '@app/contract/photo/limits.ts';
import type { photoRoutes } from '@app/contract/photo/routes.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { lockByName } from '../../../platform/db/locks.ts';
import type { Events } from '../../../platform/events.ts';
import type { UserVisitor } from '../../../platform/http/visitor.ts';
import type { CreditService } from '../../credit/service.ts';
import type { UploadService } from '../../upload/service.ts';
import { canUseAvatar } from '../policy.ts';
import { textsOf } from '../present.ts';
import { nameOfCopy } from '../rules.ts';
import { createAvatarStore } from '../store.ts';
import { createMakingStore } from '../store/makings.ts';
import type { AvatarRow } from '../tables.ts';
import { noWork } from './end-making.ts';
import type { AvatarFiles } from './keep-files.ts';
import type { Likenesses } from './keep-likeness.ts';
import type { AvatarPayments } from './pay-avatar.ts';

type Deps = {
  clock: Clock;
  newId: () => string;
  credits: CreditService;
  events: Events;
  payments: AvatarPayments;
  kept: AvatarFiles;
  likenesses: Likenesses;
  uploads: UploadService;
};

/** What every avatar starts with that nobody has to wait for. */
const finished = {
  nameEn: null,
  status: 'ready',
  operateStatus: 'model-complete',
  modelId: null,
  isTimbre: 'nonsupport',
  styleImageList: [],
  freeStyleChange: 0,
  greetingsEn: null,
  personaEn: null,
  templateVersion: null,
} as const satisfies Partial<AvatarRow>;

/** How one begins that is made from a photo. */
const unfinished = {
  status: 'pre-generation',
  operateStatus: 'initial',
  freeStyleChange: photoLimits.freeStyleSets,
} as const satisfies Partial<AvatarRow>;
const nothingMade = { ...noWork, crop: null, chosen: null, fault: null } as const;

/** What an avatar has before its owner has chosen anything: it speaks with the usual voices. */
async function unchosen(tx: Transaction, language: Language) {
  const usual = await createAvatarStore(tx).firstTemplate();
  if (!usual) throw new Error('there are no avatars');
  return {
    copiedFrom: null,
    rigUrl: null,
    image: null,
    wholeImage: null,
    styleSex: null,
    ttsId: usual.voices[language] ?? null,
    voices: usual.voices,
    speechStyle: null,
    greetings: '',
    persona: '',
  };
}

/** Makes avatars, as many as the level allows: those that need no photo are ready at once. */
export function makeAvatar(deps: Deps) {
  const { clock, newId, credits, events, payments, kept, likenesses, uploads } = deps;
  /** Refuses one more than the level allows; of two who make the last one at once, one is refused. */
  async function takePlace(tx: Transaction, { userId, level, administrator }: UserVisitor): Promise<void> {
    const max = credits.rightsOf(level).avatars;
    if (max === null || administrator) return;
    await lockByName(tx, 'avatars', userId);
    if ((await createAvatarStore(tx).countOf(userId)) >= max)
      throw new AppError(avatarErrors.tooMany, { max });
  }

  type Made = Omit<AvatarRow, keyof typeof finished | 'id' | 'userId' | 'createdAt' | 'updatedAt'>;
  async function insert(tx: Transaction, visitor: UserVisitor, made: Made, state = {}): Promise<AvatarRow> {
    await takePlace(tx, visitor);
    const now = clock.now();
    const { userId } = visitor;
    const row = { ...made, ...finished, ...state, id: newId(), userId, createdAt: now, updatedAt: now };
    await createAvatarStore(tx).insert(row);
    return row;
  }

  async function keep(tx: Transaction, visitor: UserVisitor, made: Made): Promise<AvatarRow> {
    const row = await insert(tx, visitor, made);
    await events.emit(tx, 'avatar.made', { avatarId: row.id, userId: visitor.userId });
    return row;
  }

  return {
    async draw(
      tx: Transaction,
      visitor: UserVisitor,
      { name, character }: BodyOf<typeof avatarRoutes.draw>,
      language: Language,
    ): Promise<AvatarRow> {
      const look = { character, modelTypes: 'GameStyle', modelType: drawnLook } as const;
      return keep(tx, visitor, { name, ...look, ...(await unchosen(tx, language)) });
    },

    /** One from a photo, which is to come: its credits are set aside. */
    async begin(
      tx: Transaction,
      visitor: UserVisitor,
      { nickname: name }: BodyOf<typeof photoRoutes.preGeneration>,
      language: Language,
    ): Promise<AvatarRow> {
      const look = { character: null, modelTypes: null, modelType: null };
      const made = { name, ...look, ...(await unchosen(tx, language)) };
      const row = await insert(tx, visitor, made, unfinished);
      const unpaid = { avatarId: row.id, payment: 'open', bookings: 0 } as const;
      const paid = await payments.reserve(tx, visitor.userId, unpaid);
      await createMakingStore(tx).insert({ ...nothingMade, ...paid, avatarId: row.id });
      return row;
    },

    /** One's own, or a template, whose texts come in the language of who copies it. */
    async copy(
      tx: Transaction,
      visitor: UserVisitor,
      { avatarsId }: BodyOf<typeof avatarRoutes.copy>,
      language: Language,
    ): Promise<AvatarRow> {
      const source = await createAvatarStore(tx).hold(avatarsId);
      if (!source || !canUseAvatar(visitor.userId, source)) throw new AppError(commonErrors.notFound);
      if (source.status === 'forbidden') throw new AppError(avatarErrors.forbidden);
      if (source.status !== 'ready') throw new AppError(avatarErrors.notReady);
      const texts = textsOf(source, language);
      const isOwn = source.userId !== null;
      const name = isOwn ? nameOfCopy(texts.name, language) : texts.name;
      const copiedFrom = isOwn ? (source.copiedFrom ?? source.id) : null;
      const copy = await keep(tx, visitor, { ...source, ...texts, name, copiedFrom });
      await uploads.storeWithin(tx, visitor.userId, () => kept.copyLook(tx, source.id, copy.id));
      await likenesses.copy(tx, source.id, copy);
      return copy;
    },
  };
}
