import { AppError } from '@app/contract/base/errors.ts';
import type { BodyOf } from '@app/contract/base/routes.ts';
import { speechErrors } from '@app/contract/speech/errors.ts';
import type { speechRoutes } from '@app/contract/speech/routes.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { UserVisitor } from '../../../platform/http/visitor.ts';
import type { Voice } from '../../../providers/tts/port.ts';
import { createFavouriteStore } from '../store/favourites.ts';

type Deps = { db: Database; find: (userId: string, ttsId: string) => Promise<Voice | undefined> };

/** The voices that an account has marked as its favourites. */
export function keepFavourites({ db, find }: Deps) {
  const favourites = createFavouriteStore(db);
  return {
    favouritesOf: async (userId: string): Promise<ReadonlySet<string>> =>
      new Set(await favourites.of(userId)),

    /** One of somebody else is as unknown as one that never was. */
    async setFavourite(
      { userId }: UserVisitor,
      { ttsId, isFavourite }: BodyOf<typeof speechRoutes.favourite>,
    ): Promise<void> {
      if (!(await find(userId, ttsId))) throw new AppError(speechErrors.voiceUnknown);
      await (isFavourite ? favourites.add(userId, ttsId) : favourites.remove(userId, ttsId));
    },
  };
}
