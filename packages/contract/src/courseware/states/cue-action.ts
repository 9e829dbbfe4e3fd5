/** What a script can ask for at a word. */
export const cueActions = ['enter', 'leave', 'spotlight', 'play', 'turn-page'] as const;

/** Something that happens at a word of a script. */
export type CueAction = (typeof cueActions)[number];
