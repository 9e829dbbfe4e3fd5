import type { ErrorDef } from '@app/contract/base/errors.ts';
import { creditErrors } from '@app/contract/credit/errors.ts';
import type { Ledger } from '@app/contract/credit/states/ledger.ts';
import { helperErrors } from '@app/contract/helper/errors.ts';
import type { LevelName, Rights } from '@app/contract/user/states/level.ts';

/** What somebody is told whose ledger is empty. Interactions and storage are bought with credits. */
export const shortageOf: Record<Ledger, ErrorDef> = {
  credits: creditErrors.insufficient,
  'helper-uses': helperErrors.insufficient,
  interactions: creditErrors.insufficient,
  storage: creditErrors.insufficient,
};

/** What a level gives, and the key under which it is given once. */
export type Grant = { readonly key: string; readonly amounts: readonly Given[] };
type Given = { readonly ledger: GivenLedger; readonly amount: number };

/** What levels fill. Storage is not given: it is a limit of the level, and its ledger holds what was bought on top. */
export const givenLedgers = ['credits', 'helper-uses', 'interactions'] as const;
export type GivenLedger = (typeof givenLedgers)[number];

/** What a level gives in a month. */
export const amountsOf = (rights: Rights): Readonly<Record<GivenLedger, number>> => ({
  credits: rights.credits,
  'helper-uses': rights.helperUsesPerMonth,
  interactions: rights.interactionsPerMonth,
});

const listed = (rights: Rights): Given[] =>
  givenLedgers.map((ledger) => ({ ledger, amount: amountsOf(rights)[ledger] }));

/** An ordinary account gets its trial once; a level that an administrator gave gives in every month of the calendar (UTC). */
export const grantOf = (level: LevelName, rights: Rights, now: Date): Grant => ({
  key: rights.creditsCome === 'once' ? 'trial' : `level:${level}:${now.toISOString().slice(0, 7)}`,
  amounts: listed(rights),
});

/** How the keys of what a time that was paid for gives begin. */
export const periodKey = (period: string): string => `level:${period}`;

/** What a time that was paid for gives in one of its months. */
export const grantOfMonth = (rights: Rights, period: string, month: number): Grant => ({
  key: `${periodKey(period)}:${month}`,
  amounts: listed(rights),
});

/** Whether a program calls itself no browser that a person sits at. Every browser begins with the same old word. */
export const isRobot = (userAgent: string): boolean =>
  !/^(Mozilla|Opera)\//.test(userAgent) ||
  /(?<!cu)bot\b|crawl|spider|slurp|headless|externalhit|lighthouse|phantom/i.test(userAgent);
