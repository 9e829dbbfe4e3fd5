import type { Message } from './messages.ts';

/** What the web app does when it meets an error. Each one is written once, in web/src/lib/reactions.ts. */
export type Reaction =
  | 'notice'
  | 'askInviteCode'
  | 'signOut'
  | 'setUpFactor'
  | 'openShareLogin'
  | 'offerHelperUses'
  | 'offerCredits';

/** One failure a user may see: its code on the wire, its text, and what the web does about it. */
export type ErrorDef = { readonly code: number; readonly message: Message; readonly reaction: Reaction };

const byCode = new Map<number, ErrorDef>();

/** Declares the errors of one area. A code can stand only once in the whole product. */
export function defineErrors<const T extends Record<string, ErrorDef>>(table: T): T {
  for (const [name, def] of Object.entries(table)) {
    if (byCode.has(def.code)) throw new Error(`error ${name}: code ${def.code} is used twice`);
    byCode.set(def.code, def);
  }
  return table;
}

/** The error of a code, among the areas whose errors are loaded. */
export const errorByCode = (code: number): ErrorDef | undefined => byCode.get(code);

/** Every error that is loaded: for the completeness tests and the API pages. */
export const allErrors = (): readonly ErrorDef[] => [...byCode.values()];

/** A failure the user is meant to see. Anything else that is thrown is a bug and becomes "server busy". */
export class AppError extends Error {
  readonly def: ErrorDef;
  readonly params: Record<string, string | number>;

  constructor(def: ErrorDef, params: Record<string, string | number> = {}) {
    super(def.message.en);
    this.name = 'AppError';
    this.def = def;
    this.params = params;
  }
}
