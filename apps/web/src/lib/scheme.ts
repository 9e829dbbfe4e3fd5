import { create } from 'zustand';
import { localStore } from './storage.ts';

/** Light, dark, or as the system. */
export const schemes = ['light', 'dark', 'auto'] as const;
export type Scheme = (typeof schemes)[number];

const key = 'scheme';
const known = (value: string | null): Scheme | undefined => schemes.find((scheme) => scheme === value);

/** How the pages look; the system decides until somebody chooses. */
export const useScheme = create<{ scheme: Scheme }>(() => ({ scheme: known(localStore.get(key)) ?? 'auto' }));

export const currentScheme = (): Scheme => useScheme.getState().scheme;

export function setScheme(scheme: Scheme): void {
  if (scheme === currentScheme()) return;
  localStore.set(key, scheme);
  useScheme.setState({ scheme });
}

// Another tab switched: this one follows.
window.addEventListener('storage', (event) => {
  const scheme = event.key === key ? known(event.newValue) : undefined;
  if (scheme) useScheme.setState({ scheme });
});
