import * as z from 'zod/mini';
import { idSchema, timeSchema } from '../base/wire.ts';
import { photoLimits } from '../photo/limits.ts';
import { photoMessages } from '../photo/messages.ts';
import { ttsIdSchema } from '../speech/schema.ts';
import { contentLanguages } from '../speech/states/language.ts';
import { voiceLimits } from './limits.ts';
import { voiceMessages } from './messages.ts';
import { voiceSubjects } from './states/consent.ts';
import { voiceKinds, voiceStates } from './states/own-voice.ts';

const nameError = { error: voiceMessages.nameEmpty.key };
const personError = { error: voiceMessages.personEmpty.key };

/** What a voice of one's own is called. */
export const voiceNameSchema = z
  .string(nameError)
  .check(
    z.trim(),
    z.minLength(voiceLimits.name.min, nameError),
    z.maxLength(voiceLimits.name.max, { error: voiceMessages.nameTooLong.key }),
  );

/** Whose voice it is, and that it may be used. */
export const voiceConsentSchema = z.strictObject({
  subject: z.enum(voiceSubjects),
  person: z
    .string(personError)
    .check(
      z.trim(),
      z.minLength(1, personError),
      z.maxLength(photoLimits.person.max, { error: photoMessages.personTooLong.key }),
    ),
  agreed: z.literal(true, { error: voiceMessages.consentMissing.key }),
});

/** What a match came to: the voices it is mixed from, and what is left of the difference. */
export const voiceMatchSchema = z.object({
  parts: z.array(z.object({ ttsId: ttsIdSchema, percent: z.int() })),
  /** How high the recorded voice usually is. */
  hertz: z.int(),
  /** By how many semitones the match is higher. */
  pitchOff: z.number(),
});
export type VoiceMatch = z.output<typeof voiceMatchSchema>;

/** A voice of one's own. */
export const ownVoiceSchema = z.object({
  id: idSchema,
  /** What avatars and projects choose it by, once it is ready. */
  ttsId: ttsIdSchema,
  name: voiceNameSchema,
  state: z.enum(voiceStates),
  kind: z.enum(voiceKinds),
  /** Which engine made it, or makes it. */
  engine: z.string(),
  language: z.enum(contentLanguages),
  /** The work that is under way, which task/cancel ends; null when there is none. */
  taskId: z.nullable(idSchema),
  progress: z.int().check(z.minimum(0), z.maximum(100)),
  /** Why the last work came to nothing, in the caller's language; empty otherwise. */
  reason: z.string(),
  match: z.nullable(voiceMatchSchema),
  createdAt: timeSchema,
});
export type OwnVoice = z.output<typeof ownVoiceSchema>;

/** That a voice may be used, since when and until when. It stays when the voice is deleted, until it is deleted itself. */
export const consentRecordSchema = z.object({
  id: idSchema,
  subject: z.enum(voiceSubjects),
  person: z.string(),
  /** What was agreed to, in the caller's language. */
  statement: z.string(),
  version: z.int(),
  /** SHA-256 of the recording. */
  recordingHash: z.string(),
  /** Which engine was given the recording. */
  engine: z.string(),
  agreedAt: timeSchema,
  voice: z.object({ id: idSchema, name: z.string() }),
  /** When the voice was deleted; null as long as it is there. */
  until: z.nullable(timeSchema),
});
export type VoiceConsentRecord = z.output<typeof consentRecordSchema>;
