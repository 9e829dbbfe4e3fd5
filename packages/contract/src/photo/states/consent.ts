/** Whose face it is: that of who makes the avatar, or of somebody who has allowed it. */
export const likenessSubjects = ['self', 'other'] as const;

/** Whose face it is. */
export type LikenessSubject = (typeof likenessSubjects)[number];

/**
 * The statement that somebody agrees to before a photo is used; its words: messages.ts. Raised with every change of the
 * words, so that the ledger can say what was agreed to.
 */
export const consentVersion = 1;
