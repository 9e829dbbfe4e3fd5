import { codeTable, type NameOf } from '@app/contract/base/codes.ts';
import type { CodePurpose } from '@app/contract/user/schema.ts';

/**
 * The kinds of tokens. The first is a login; `one-time` is the token of ?tk=; `reset` is that of the mailed link to a
 * new password; the others belong to visitors.
 */
export const sessionKind = codeTable('session kind', {
  user: 1,
  'one-time': 2,
  'project-share': 3,
  'avatar-share': 4,
  'avatar-link': 5,
  reset: 6,
});
export type SessionKind = NameOf<typeof sessionKind>;

/** What a verification code is for, as the database keeps it. */
export const codePurpose = codeTable('verification code purpose', {
  register: 1,
  'change-mailbox': 2,
} satisfies Record<CodePurpose, number>);

/** Mailboxes are the same whatever their letters' case. */
export const sameMailbox = (mailbox: string): string => mailbox.trim().toLowerCase();

/**
 * The mailbox behind the ways to write it, as far as they are known: what follows a plus sign is a label of its
 * holder, and Gmail reads no dots.
 */
export function mailboxBehind(mailbox: string): string {
  const [name = '', domain = ''] = sameMailbox(mailbox).split('@');
  const plain = name.replace(/(?<=.)\+.*$/, '');
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com';
  return isGmail ? `${plain.replaceAll('.', '')}@gmail.com` : `${plain}@${domain}`;
}

/** A sliding session is written at most once in this share of its life, so that reading stays cheap. */
const renewAfterShare = 1 / 24;

type Sliding = { expiresAt: Date; endsAt: Date | null; lifetimeSeconds: number };

/** Where the end of a sliding session moves to; undefined while that is not worth a write. */
export function renewedEnd({ expiresAt, endsAt, lifetimeSeconds }: Sliding, now: Date): Date | undefined {
  const lifetimeMs = lifetimeSeconds * 1000;
  const end = Math.min(now.getTime() + lifetimeMs, endsAt?.getTime() ?? Number.POSITIVE_INFINITY);
  return end - expiresAt.getTime() > lifetimeMs * renewAfterShare ? new Date(end) : undefined;
}

/** How old somebody is who was born on this day (YYYY-MM-DD), by the calendar of UTC. */
export function ageOn(birthday: string, now: Date): number {
  const [year = 0, month = 0, day = 0] = birthday.split('-').map(Number);
  const [thisMonth, today] = [now.getUTCMonth() + 1, now.getUTCDate()];
  const hadBirthday = thisMonth > month || (thisMonth === month && today >= day);
  return now.getUTCFullYear() - year - (hadBirthday ? 0 : 1);
}

/** `ada@example.com` as `a***@example.com`: enough for its owner to know it, too little for others. */
export const maskMailbox = (mailbox: string): string => mailbox.replace(/^(.)[^@]*/u, '$1***');

// Browsers carry the names of those they are made from, so the more particular one comes first.
const browsers: readonly (readonly [RegExp, string])[] = [
  [/MicroMessenger\//, 'WeChat'],
  [/DingTalk\//i, 'DingTalk'],
  [/\b(Edg|EdgA|EdgiOS|Edge)\//, 'Edge'],
  [/\b(OPR|Opera)\b/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/HarmonyOS|OpenHarmony/, 'HarmonyOS'],
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

/** A short name of the device for its owner, such as "Chrome · Windows"; empty when nothing is known. */
export function deviceOf(userAgent: string): string {
  const nameIn = (names: typeof browsers) => names.find(([pattern]) => pattern.test(userAgent))?.[1];
  return [nameIn(browsers), nameIn(systems)].filter((name) => name !== undefined).join(' · ');
}
