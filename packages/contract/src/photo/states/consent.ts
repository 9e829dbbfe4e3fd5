import type { Message } from '../../base/messages.ts';
import { photoMessages } from '../messages.ts';

/** Whose face it is: that of who makes the avatar, or of somebody who has allowed it. */
export const likenessSubjects = ['self', 'other'] as const;

/** Whose face it is. */
type LikenessSubject = (typeof likenessSubjects)[number];

type Statement = Readonly<Record<LikenessSubject, Message>>;

/** What people have agreed to, by version. Other words are another version: those that were agreed to stay. */
export const consentStatements: Readonly<Record<number, Statement>> = {
  1: { self: photoMessages.consentSelf, other: photoMessages.consentOther },
};

/** The statement that somebody agrees to today before a photo is used. */
export const consentVersion = 1;
