import { creditRewards } from '../limits.ts';

/** The name of a reward, which is also the name of its ledger event. */
export type Reward = keyof typeof creditRewards;

const dayMs = 24 * 60 * 60 * 1000;

/**
 * The key under which a reward is booked. The ledger takes a key once, so the key says what "once" means:
 * a user, a user's day, a group of five viewers, one interaction, one new account.
 */
export const rewardKeys = {
  'first-avatar': (userId: string) => `first-avatar:${userId}`,
  'first-project': (userId: string) => `first-project:${userId}`,
  'first-knowledge': (userId: string) => `first-knowledge:${userId}`,
  'daily-login': (userId: string, day: Date) => `daily-login:${userId}:${day.toISOString().slice(0, 10)}`,
  'valid-viewers': (userId: string, group: number) => `valid-viewers:${userId}:${group}`,
  interaction: (interactionId: string) => `interaction:${interactionId}`,
  referral: (newUserId: string) => `referral:${newUserId}`,
} as const satisfies Record<Reward, (...parts: never[]) => string>;

/** Spec section 9: a viewer counts who stays over 1 minute. */
export const isValidViewer = (stayMs: number): boolean =>
  stayMs > creditRewards['valid-viewers'].longerThanMs;

/** The group of five that the viewer with this number completes; undefined for those in between. */
export function viewerGroupOf(number: number): number | undefined {
  const group = number / creditRewards['valid-viewers'].viewers;
  return Number.isInteger(group) && group > 0 ? group : undefined;
}

/** Spec section 9: the first project is rewarded within 7 days of signing up. */
export const isFirstProjectInTime = (signedUpAt: Date, now: Date): boolean =>
  now.getTime() - signedUpAt.getTime() <= creditRewards['first-project'].withinDays * dayMs;
