import { useSession } from '../../../lib/session.ts';
import { useHelperCount } from '../../helper/api.ts';

/** What the account has to spend; an administrator is never short. */
export function useMeans(credits: number | undefined) {
  const { count: uses } = useHelperCount();
  const isAdministrator = useSession(({ user }) => user?.type === 'administrator');
  const lacks = (have: number | undefined, price: number) =>
    have !== undefined && have < price && !isAdministrator;
  return {
    uses,
    credits,
    lacksUses: (price: number) => lacks(uses, price),
    lacksCredits: (price: number) => lacks(credits, price),
  };
}
