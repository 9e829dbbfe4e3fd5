import * as z from 'zod';

const share = z.number().positive().max(1);

/**
 * A voice between those of the engine: how much of each, and how it is spoken against them. Written as text it is the
 * `voice` of a request, so that whatever is kept by a hash of the request is kept for this mixture alone.
 */
const mixSchema = z.strictObject({
  /** Ids of voices with their shares, which make one together. */
  parts: z
    .array(z.tuple([z.string(), share]))
    .min(1)
    .max(3),
  /** Semitones above the usual pitch of the mixture. */
  pitch: z.number().min(-12).max(12),
  /** How much more melody than the mixture has by itself. */
  intonation: z.number().min(-1).max(1),
});
export type VoiceMix = z.output<typeof mixSchema>;

const beginning = 'mix:';

export const isMix = (voice: string): boolean => voice.startsWith(beginning);

export const writeMix = ({ parts, pitch, intonation }: VoiceMix): string =>
  beginning + JSON.stringify({ parts, pitch, intonation });

export const readMix = (voice: string): VoiceMix =>
  mixSchema.parse(JSON.parse(voice.slice(beginning.length)));
