import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import { createAvatarStore } from '../store.ts';
import { readTemplates } from './read-templates.ts';

type Deps = { db: Database; clock: Clock; folder: string };

/** Templates, which have the same names wherever the product runs. */
export function keepTemplates({ db, clock, folder }: Deps) {
  const avatars = createAvatarStore(db);
  return {
    /** At every start: what is shipped stands in the database. Processes may do so together. */
    keepTemplates: async (): Promise<void> => avatars.keepTemplates(await readTemplates(folder), clock.now()),

    /** Null for an avatar of somebody's own. */
    async templateName(id: string | null): Promise<string | null> {
      const avatar = id === null ? undefined : await avatars.find(id);
      return avatar?.userId === null ? avatar.name : null;
    },
    /** Null where there is none of this name. */
    templateNamed: async (name: string | null): Promise<string | null> =>
      (name === null ? undefined : await avatars.templateNamed(name))?.id ?? null,
  };
}
