import type { AssistantLocation } from '@app/contract/helper/schema.ts';
import { userRoutes } from '@app/contract/user/routes.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { keepUser, useSession } from '../../lib/session.ts';
import { useHelper } from './store.ts';

export { useGuidance, useHelperTarget } from './hooks.ts';
export { setHelperStatus } from './store.ts';

/** Server data of the assistant; entering a screen and push event 27 make it old. */
export const helperKeys = { all: ['helper'], count: ['helper', 'count'] } as const;

/** How many uses are left; undefined until it is known. */
export function useHelperCount(): { count: number | undefined; isLoading: boolean } {
  const { data, isLoading } = useQuery({
    queryKey: helperKeys.count,
    queryFn: ({ signal }) => call(userRoutes.assistant, { signal, silent: true }),
  });
  return { count: data?.count, isLoading };
}

/** Keeps where the user put the assistant. If the server cannot be reached, this visit remembers it. */
export async function saveLocation(assistantLocation: AssistantLocation): Promise<void> {
  const id = useSession.getState().user?.id;
  if (id === undefined) return;
  useHelper.setState({ moved: { userId: id, location: assistantLocation } });
  try {
    const { user } = await call(userRoutes.put, { body: { id, assistantLocation }, silent: true });
    keepUser(user);
  } catch {
    // It stays where it was put; the next move tries again.
  }
}
