import type { ErrorDef } from '@app/contract/base/errors.ts';
import { creditErrors } from '@app/contract/credit/errors.ts';
import type { Ledger } from '@app/contract/credit/states/ledger.ts';
import { helperErrors } from '@app/contract/helper/errors.ts';
import { rightsOf } from '@app/contract/user/states/level.ts';

/** What somebody is told whose ledger is empty. Interactions and storage are bought with credits. */
export const shortageOf: Record<Ledger, ErrorDef> = {
  credits: creditErrors.insufficient,
  'helper-uses': helperErrors.insufficient,
  interactions: creditErrors.insufficient,
  storage: creditErrors.insufficient,
};

/** What a new account begins with (decisions, section 4): the trial of an ordinary account, once. */
export function trialGrants(): readonly { ledger: Ledger; amount: number }[] {
  const rights = rightsOf('ordinary');
  return [
    { ledger: 'credits', amount: rights.credits },
    { ledger: 'helper-uses', amount: rights.helperUsesPerMonth },
    { ledger: 'interactions', amount: rights.interactionsPerMonth },
    { ledger: 'storage', amount: rights.storageBytes },
  ];
}
