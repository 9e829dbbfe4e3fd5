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
export type Grant = { readonly key: string; readonly amounts: readonly { ledger: Ledger; amount: number }[] };

/**
 * An ordinary account gets its trial once; a paid level gives anew in every calendar month (UTC). Storage is not given:
 * it is a limit of the level, and its ledger holds what was bought on top.
 */
export function grantOf(level: LevelName, rights: Rights, now: Date): Grant {
  const month = now.toISOString().slice(0, 7);
  return {
    key: rights.creditsCome === 'once' ? 'trial' : `level:${level}:${month}`,
    amounts: [
      { ledger: 'credits', amount: rights.credits },
      { ledger: 'helper-uses', amount: rights.helperUsesPerMonth },
      { ledger: 'interactions', amount: rights.interactionsPerMonth },
    ],
  };
}

/** Whether a program calls itself no browser that a person sits at. Every browser begins with the same old word. */
export const isRobot = (userAgent: string): boolean =>
  !/^(Mozilla|Opera)\//.test(userAgent) ||
  /(?<!cu)bot\b|crawl|spider|slurp|headless|externalhit|lighthouse|phantom/i.test(userAgent);
