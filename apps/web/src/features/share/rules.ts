import { sessionErrors } from '@app/contract/session/errors.ts';
import { shareErrors } from '@app/contract/share/errors.ts';
import { CallError } from '../../lib/call-error.ts';

/** What a visitor holds of a share: the token stands for a place in it. */
export type ShareVisit = { token: string; projectId: string; liked: boolean; collected: boolean };

const isVisit = (value: unknown): value is ShareVisit => {
  const { token, projectId } = (value ?? {}) as Partial<ShareVisit>;
  return typeof token === 'string' && token !== '' && typeof projectId === 'string' && projectId !== '';
};

/** The visits that a browser kept, by the code of the share; what is broken is left out. */
export function readVisits(kept: string | null): ReadonlyMap<string, ShareVisit> {
  try {
    const entries = Object.entries(JSON.parse(kept ?? '{}') as Record<string, unknown>);
    return new Map(
      entries.flatMap(([code, visit]) =>
        isVisit(visit)
          ? [[code, { ...visit, liked: visit.liked === true, collected: visit.collected === true }]]
          : [],
      ),
    );
  } catch {
    return new Map();
  }
}

/** How many shares a browser remembers; the oldest ones are forgotten. */
const most = 50;

export const writeVisits = (visits: ReadonlyMap<string, ShareVisit>): string =>
  JSON.stringify(Object.fromEntries([...visits].slice(-most)));

const visitEnds = new Set<number>([shareErrors.closed.code, sessionErrors.sessionLost.code]);

/** Whether a call failed because the visit is over: the share was closed, or the token opens nothing any more. */
export const endsVisit = (error: unknown): boolean => error instanceof CallError && visitEnds.has(error.code);

export const shareEntryPath = (code: string): string => `/share-login?code=${encodeURIComponent(code)}`;
export const sharedTalkPath = (code: string): string =>
  `/share-project?type=share&code=${encodeURIComponent(code)}`;
