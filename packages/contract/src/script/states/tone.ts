/** How a language model speaks when it writes; the first is the usual one. The built-in engine has one tone of its own. */
export const scriptTones = ['friendly', 'formal', 'lively', 'classroom'] as const;

/** See `scriptTones`. */
export type ScriptTone = (typeof scriptTones)[number];
