import { userRoutes } from '@app/contract/user/routes.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

/** Server data about the account; entering a screen makes it old. */
export const accountKeys = { all: ['account'], permission: ['account', 'permission'] } as const;

export function usePermission() {
  return useQuery({
    queryKey: accountKeys.permission,
    queryFn: ({ signal }) => call(userRoutes.permission, { signal, silent: true }),
  });
}
