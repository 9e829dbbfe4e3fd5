import type { sessionKeys } from '@app/contract/user/schema.ts';
import { shareRoutes } from '@app/contract/share/routes.ts';
import type { ShareEntry } from '@app/contract/share/schema.ts';
import { statisticsRoutes } from '@app/contract/statistics/routes.ts';
import { statisticsLimits } from '@app/contract/statistics/limits.ts';
import { call } from '../../lib/api.ts';
import { keepToken } from '../../lib/session.ts';
import { localStore } from '../../lib/storage.ts';
import { endsVisit, readVisits, type ShareVisit, writeVisits } from './rules.ts';

/** Who opens a second share comes back to the first one with the same place. */
const visitsKey = 'shareVisits';
const shareIdKey = 'userShareId' satisfies (typeof sessionKeys)[number];

const visits = () => new Map(readVisits(localStore.get(visitsKey)));

function change(how: (all: Map<string, ShareVisit>) => void): void {
  const all = visits();
  how(all);
  localStore.set(visitsKey, writeVisits(all));
}

/** What this browser holds of a share; the stored session names the share that is open now. */
export function enterVisit(code: string): ShareVisit | undefined {
  const visit = visits().get(code);
  if (visit) keepSession(visit);
  return visit;
}

function keepSession({ token, projectId }: ShareVisit): void {
  keepToken('project-share', token);
  localStore.set(shareIdKey, projectId);
}

/** The token opens nothing any more. */
export function forgetVisit(code: string): void {
  change((all) => all.delete(code));
  keepToken('project-share', '');
  localStore.remove(shareIdKey);
}

const askEntry = (code: string, signal?: AbortSignal): Promise<ShareEntry> =>
  call(shareRoutes.entry, { body: { code }, signal, silent: true, token: '' });

let ahead: { code: string; entry: Promise<ShareEntry> } | undefined;

/** Asks for what the entry of a share says before its screen is there. */
export function askEntryAhead(code: string): void {
  if (code === '') return;
  ahead = { code, entry: askEntry(code) };
  // The screen shows a failure when it is there.
  ahead.entry.catch(() => undefined);
}

/** What is said of a share before its code is known; the screen shows a failure in its place. */
export function loadEntry(code: string, signal: AbortSignal): Promise<ShareEntry> {
  const asked = ahead;
  ahead = undefined;
  return asked?.code === code ? asked.entry : askEntry(code, signal);
}

/** Whether this browser has a place in the share already. */
export const hasPlace = (code: string): boolean => visits().has(code);

/** Opens a share by its extraction code. Who was inside before keeps the place. */
export async function openShare(code: string, extractionCode: string): Promise<void> {
  const before = visits().get(code);
  const body = { code, extractionCode };
  const found = await call(shareRoutes.verify, { body, silent: true, token: before?.token ?? '' });
  const visit = { liked: false, collected: false, ...before, ...found };
  change((all) => {
    // The newest stands last.
    all.delete(code);
    all.set(code, visit);
  });
  keepSession(visit);
}

/** Whether the share is over for this visitor, who is told so then. A server that cannot be reached says nothing. */
export async function isOver({ token }: ShareVisit): Promise<boolean> {
  return call(shareRoutes.beat, { token, inPlace: true }).then(() => false, endsVisit);
}

/** Tells that somebody is here, or how long somebody was. It arrives even when the page is being left. */
export async function reportStay({ token, projectId }: ShareVisit, ms: number): Promise<void> {
  const stayMs = Math.min(Math.round(ms), statisticsLimits.longestStayMs);
  const body = { projectId, metric: 'viewers' as const, on: true, stayMs };
  // A viewer has nothing to do with the owner's numbers: nothing is said when they are not counted.
  await call(statisticsRoutes.increment, { body, token, silent: true, keepalive: true }).catch(
    () => undefined,
  );
}

/** Likes or collects, or takes it back. */
export async function giveReaction(
  code: string,
  { token, projectId }: ShareVisit,
  metric: 'likes' | 'collections',
  on: boolean,
): Promise<void> {
  await call(statisticsRoutes.increment, { body: { projectId, metric, on, stayMs: 0 }, token });
  change((all) => {
    const visit = all.get(code);
    if (visit) all.set(code, { ...visit, ...(metric === 'likes' ? { liked: on } : { collected: on }) });
  });
}
