import { codeTable, type NameOf } from '../../base/codes.ts';

/** What credits can be exchanged for (spec sections 7 and 9): 0 assistant, 1 interaction, 2 storage. */
export const exchangeType = codeTable('exchange package type', { assistant: 0, interaction: 1, storage: 2 });

/** The name of an exchange package type. */
export type ExchangeType = NameOf<typeof exchangeType>;
