import { useLocation } from 'react-router';

const upgrade = '/index/upgrade';
/** Who is about to pay, or has just paid, was somewhere else before. */
const notPlaces = new Set([upgrade, '/upgrade', '/pay-result', '/pay-sandbox']);

/** Where more can be bought; whoever pays there comes back to this screen, or to the `place` that says it more exactly. */
export function useUpgradePath(place?: string): string {
  const { pathname, search } = useLocation();
  return notPlaces.has(pathname)
    ? upgrade
    : `${upgrade}?${new URLSearchParams({ back: place ?? `${pathname}${search}` })}`;
}
