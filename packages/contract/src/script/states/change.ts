/** What the buttons on a script do with it. */
export const scriptChanges = ['rewrite', 'shorten', 'lengthen', 'simpler', 'livelier', 'translate'] as const;

/** See `scriptChanges`. */
export type ScriptChange = (typeof scriptChanges)[number];

const byRules: readonly ScriptChange[] = ['shorten', 'simpler'];

/** Whether a language model has to be set up for it; the built-in engine can leave out and part, but not invent words. */
export const needsModel = (change: ScriptChange): boolean => !byRules.includes(change);
