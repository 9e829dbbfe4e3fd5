import type { User } from '@app/contract/user/schema.ts';
import { type Screen, screens } from './routes.ts';

/** Screens that make no sense without the thing they show, or that only lead on. */
const notPlaces = new Set([
  '/home',
  '/welcome',
  '/changePwd',
  '/sendSuccess',
  '/edit-project',
  '/record/detail',
  '/record/preview-report',
  '/index/upgrade',
  '/pay-result',
  '/credit-usage/detailed-dosage',
]);
const isPartOfAThing = (path: string) => /^\/(?:edit-project|avatars\/sub)\//.test(path);

function mayEnter({ access }: Screen, user: User | undefined): boolean {
  if (access === 'public') return true;
  if (access === 'guest') return user === undefined;
  return user !== undefined && (access === 'user' || user.type === 'administrator');
}

/** The screens that somebody can go to from anywhere: own ones first. */
export function reachableScreens(user: User | undefined): readonly Screen[] {
  const places = screens.filter(
    (screen) =>
      screen.layout !== 'bare' &&
      !screen.isShare &&
      !notPlaces.has(screen.path) &&
      !isPartOfAThing(screen.path) &&
      mayEnter(screen, user),
  );
  const own = places.filter(({ access }) => access !== 'public');
  return [...own, ...places.filter(({ access }) => access === 'public')];
}
