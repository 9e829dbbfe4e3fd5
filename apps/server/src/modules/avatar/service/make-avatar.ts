import { avatarErrors } from '@app/contract/avatar/errors.ts';
import type { avatarRoutes } from '@app/contract/avatar/routes.ts';
import { drawnLook } from '@app/contract/avatar/states/look.ts';
import { commonErrors } from '@app/contract/base/common-errors.ts';
import { AppError } from '@app/contract/base/errors.ts';
import type { Language } from '@app/contract/base/messages.ts';
import type { BodyOf } from '@app/contract/base/routes.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { lockByName } from '../../../platform/db/locks.ts';
import type { Events } from '../../../platform/events.ts';
import type { UserVisitor } from '../../../platform/http/visitor.ts';
import type { CreditService } from '../../credit/service.ts';
import { canUseAvatar } from '../policy.ts';
import { textsOf } from '../present.ts';
import { nameOfCopy } from '../rules.ts';
import { createAvatarStore } from '../store.ts';
import type { AvatarRow } from '../tables.ts';

type Deps = { clock: Clock; newId: () => string; credits: CreditService; events: Events };

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

/** Makes avatars that need no photo, as many as the level allows. */
export function makeAvatar({ clock, newId, credits, events }: Deps) {
  /** Refuses one more than the level allows; of two who make the last one at once, one is refused. */
  async function takePlace(tx: Transaction, { userId, level, administrator }: UserVisitor): Promise<void> {
    const max = credits.rightsOf(level).avatars;
    if (max === null || administrator) return;
    await lockByName(tx, 'avatars', userId);
    if ((await createAvatarStore(tx).countOf(userId)) >= max)
      throw new AppError(avatarErrors.tooMany, { max });
  }

  type Made = Omit<AvatarRow, keyof typeof finished | 'id' | 'userId' | 'createdAt' | 'updatedAt'>;
  async function keep(tx: Transaction, visitor: UserVisitor, made: Made): Promise<AvatarRow> {
    await takePlace(tx, visitor);
    const now = clock.now();
    const { userId } = visitor;
    const row = { ...made, ...finished, id: newId(), userId, createdAt: now, updatedAt: now };
    await createAvatarStore(tx).insert(row);
    await events.emit(tx, 'avatar.made', { avatarId: row.id, userId });
    return row;
  }

  return {
    /** Until its owner chooses a voice it speaks with the usual ones. */
    async draw(
      tx: Transaction,
      visitor: UserVisitor,
      { name, character }: BodyOf<typeof avatarRoutes.draw>,
      language: Language,
    ): Promise<AvatarRow> {
      const usual = await createAvatarStore(tx).firstTemplate();
      if (!usual) throw new Error('there are no avatars');
      return keep(tx, visitor, {
        name,
        character,
        modelTypes: 'GameStyle',
        modelType: drawnLook,
        rigUrl: null,
        image: null,
        wholeImage: null,
        styleSex: null,
        ttsId: usual.voices[language] ?? null,
        voices: usual.voices,
        speechStyle: null,
        greetings: '',
        persona: '',
      });
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
      return keep(tx, visitor, { ...source, ...texts, name });
    },
  };
}
