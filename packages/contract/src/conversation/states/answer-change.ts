import { codeTable, type NameOf } from '../../base/codes.ts';

/**
 * How an answer differs when its question is asked again: from another page, in other words, no longer answered, or
 * answered for the first time.
 */
export const answerChange = codeTable('answer change', { page: 2, words: 3, lost: 4, gained: 5 });
export type AnswerChange = NameOf<typeof answerChange>;
