import {
  type LevelName,
  type Levels,
  type Rights,
  rightsOf,
  usualLevels,
} from '@app/contract/user/states/level.ts';
import { useServer } from './server-settings.ts';
import { useSession } from './session.ts';

/** What the levels have on this server. */
export const useLevels = (): Levels => useServer(({ settings }) => settings?.levels ?? usualLevels);

/** What an account of this level may have on this server. */
export const useRights = (level: LevelName): Rights => rightsOf(level, useLevels());

/** What the account may have that is logged in. */
export function useOwnRights(): Rights {
  const levels = useLevels();
  return useSession(({ user }) => rightsOf(user?.level, levels));
}
