import { hashToken } from '../../platform/tokens.ts';

/**
 * The key under which a grant is booked. A caller who names the call books it once, however often it is sent; the name
 * is a stranger's text of any length, so its hash stands for it.
 */
export const grantKey = (actorId: string, name: string): string => `grant:${actorId}:${hashToken(name)}`;
