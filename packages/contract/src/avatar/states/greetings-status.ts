import { codeTable, type NameOf } from '../../base/codes.ts';

/** Whether the greeting has been written. The spec names the field and no codes; these two are ours. */
export const greetingsStatus = codeTable('avatar greetingsStatus', { absent: 0, written: 1 });

/** The name of a greetings status. */
export type GreetingsStatus = NameOf<typeof greetingsStatus>;
