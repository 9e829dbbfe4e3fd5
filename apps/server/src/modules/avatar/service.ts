import { avatarErrors } from '@app/contract/avatar/errors.ts';
import type { avatarRoutes } from '@app/contract/avatar/routes.ts';
import type { Avatar } from '@app/contract/avatar/schema.ts';
import { commonErrors } from '@app/contract/base/common-errors.ts';
import { AppError } from '@app/contract/base/errors.ts';
import type { Language } from '@app/contract/base/messages.ts';
import type { BodyOf } from '@app/contract/base/routes.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { PageOf } from '../../platform/db/page.ts';
import type { Nobody, UserVisitor } from '../../platform/http/visitor.ts';
import { presentAvatar } from './present.ts';
import { findSpeaker } from './service/find-speaker.ts';
import { readTemplates } from './service/read-templates.ts';
import { createAvatarStore } from './store.ts';

export type { Speaker, SpeakerFor } from './service/find-speaker.ts';

type Deps = {
  db: Database;
  clock: Clock;
  /** Where the templates are shipped. */
  folder: string;
};

export type AvatarService = ReturnType<typeof createAvatarService>;

/** The avatars there are: those of accounts, and the templates, which are nobody's. */
export function createAvatarService({ db, clock, folder }: Deps) {
  const avatars = createAvatarStore(db);
  const { usable, speakerOf, speakersOf } = findSpeaker({ db });

  return {
    speakerOf,
    speakersOf,

    /** At every start: what is shipped stands in the database. Processes may do so together. */
    keepTemplates: async (): Promise<void> => avatars.keepTemplates(await readTemplates(folder), clock.now()),

    async list(
      visitor: UserVisitor | Nobody,
      { tab, pageNum, pageSize }: BodyOf<typeof avatarRoutes.list>,
      language: Language,
    ): Promise<PageOf<Avatar>> {
      const owner = visitor.kind === 'user' ? visitor.userId : null;
      const found = await avatars.pageOf(tab, owner, { pageNum, pageSize });
      return { ...found, list: found.list.map((row) => presentAvatar(row, language)) };
    },

    /** Who presents where nobody was chosen yet; undefined where no templates are shipped. */
    usual: async (): Promise<string | undefined> => (await avatars.firstTemplate())?.id,

    /** Refuses an avatar that an account may not let speak. */
    async requireUsable(userId: string, id: string): Promise<void> {
      const avatar = await usable(userId, id);
      if (!avatar) throw new AppError(commonErrors.notFound);
      if (avatar.status === 'forbidden') throw new AppError(avatarErrors.forbidden);
      if (avatar.status !== 'ready') throw new AppError(avatarErrors.notReady);
    },
  };
}
