import * as z from 'zod/mini';
import { speechLimits } from './limits.ts';
import { emotions } from './states/emotion.ts';

const { pace, intonation, volume } = speechLimits;

const dial = ({ min, max, usual }: { min: number; max: number; usual: number }) =>
  z._default(z.number().check(z.minimum(min), z.maximum(max)), usual);

/** How a voice speaks (spec section 2): pace, intonation, volume, emotion. */
export const voiceSettingsSchema = z.strictObject({
  pace: dial(pace),
  intonation: dial(intonation),
  volume: dial(volume),
  emotion: z._default(z.enum(emotions), 'general'),
});

/** How a voice speaks. */
export type VoiceSettings = z.output<typeof voiceSettingsSchema>;

/** Names a voice: one that comes with an engine, or a cloned one. */
export const ttsIdSchema = z.string().check(z.regex(/^[\w-]{1,64}$/));

/** How a deck or one of its pages is spoken: the voice, null where none was chosen, and how it speaks. */
export const voiceChoiceSchema = z.strictObject({
  ttsId: z._default(z.nullable(ttsIdSchema), null),
  ...voiceSettingsSchema.shape,
});

/** How a deck or one of its pages is spoken. */
export type VoiceChoice = z.output<typeof voiceChoiceSchema>;
