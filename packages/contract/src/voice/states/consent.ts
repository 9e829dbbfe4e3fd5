import type { Message } from '../../base/messages.ts';
import { voiceMessages } from '../messages.ts';

/** Whose voice it is: that of who makes it, or of somebody who has allowed it. */
export const voiceSubjects = ['self', 'other'] as const;

/** Whose voice it is. */
export type VoiceSubject = (typeof voiceSubjects)[number];

/** What people have agreed to, by version. Other words are another version: those that were agreed to stay. */
export const voiceStatements: Readonly<Record<number, Readonly<Record<VoiceSubject, Message>>>> = {
  1: { self: voiceMessages.consentSelf, other: voiceMessages.consentOther },
};

/** The statement that somebody agrees to today before a voice is made. */
export const voiceConsentVersion = 1;
