import * as z from 'zod/mini';
import { idSchema } from '../base/wire.ts';
import { cueActions } from '../courseware/states/cue-action.ts';
import { visemes } from '../speech/states/viseme.ts';

const ms = z.number().check(z.nonnegative());
const timed = { startMs: ms, endMs: ms };
/** Places in the text that was spoken, as its author wrote it. */
const source = { srcStart: z.int(), srcEnd: z.int() };

/** A spoken word. */
export const wordMarkSchema = z.object({ text: z.string(), ...timed, ...source });
/** A shape of the mouth. */
export const visemeMarkSchema = z.object({ id: z.enum(visemes), ...timed, weight: z.number() });

/** Something that happens at a word. `elementId`: to which element; `meanwhile`: the speech does not wait for it. */
export const cueMarkSchema = z.object({
  id: z.string(),
  action: z.enum(cueActions),
  elementId: z.optional(z.string()),
  meanwhile: z.optional(z.literal(true)),
  startMs: ms,
});
export type CueMark = z.output<typeof cueMarkSchema>;

/**
 * How a Chinese character or an English word of a script is read, by its place in the plain text, and how else it could be:
 * pinyin with tone numbers, or sounds in the notation of the voice. `isDoubtful`: no word around it tells.
 */
export const scriptReadingSchema = z.object({
  at: z.int(),
  /** An English word, which has several readings; absent for a Chinese character. */
  word: z.optional(z.string()),
  now: z.string(),
  others: z.array(z.string()),
  isDoubtful: z.boolean(),
});
export type ScriptReading = z.output<typeof scriptReadingSchema>;

/** What is heard and seen while one sentence is spoken; times count from its beginning. */
export const sentenceTrackSchema = z.object({
  durationMs: ms,
  words: z.array(wordMarkSchema),
  visemes: z.array(visemeMarkSchema),
});

/** A piece of a page's sound; without an address it is silence. */
export const audioSegmentSchema = z.object({
  url: z.nullable(z.string()),
  startMs: ms,
  durationMs: ms,
  /** How far into its file the piece begins, where a codec holds it back. */
  delayMs: z.optional(ms),
});

/**
 * A piece of a longer sound: the bytes to fetch, and from when to when of what they hold it is heard. The bytes begin
 * earlier than the piece, because a decoder needs a run-up.
 */
export const soundClipSchema = z.object({ firstByte: z.int(), lastByte: z.int(), fromMs: ms, toMs: ms });
export type SoundClip = z.output<typeof soundClipSchema>;

/** Everything that plays on a page. While it is still being spoken it holds what is there, and grows. */
export const pageTrackSchema = z.object({
  ...sentenceTrackSchema.shape,
  complete: z.boolean(),
  sentences: z.array(z.object({ text: z.string(), ...timed, ...source })),
  segments: z.array(audioSegmentSchema),
  // A server of the version before sends none.
  cues: z._default(z.array(cueMarkSchema), []),
});
export type PageTrack = z.output<typeof pageTrackSchema>;

/** How the broadcast of a page stands. `trackUrl` is a signed address. */
export const pageBroadcastSchema = z.object({
  trackUrl: z.string(),
  durationMs: ms,
  sentences: z.int(),
  spoken: z.int(),
  complete: z.boolean(),
  /** The presenter, filmed: a signed address, where there is such a film. */
  film: z.optional(z.string()),
});
export type PageBroadcast = z.output<typeof pageBroadcastSchema>;

/** How long the speech of a talk will still take, at the pace at which this machine spoke last. */
export const speechLeftSchema = z.object({
  projectId: idSchema,
  seconds: z.int().check(z.positive()),
  /** Of its pages so many are done. */
  pages: z.int(),
  done: z.int(),
  /** Others have their turn: nothing of it is being spoken at this moment. */
  isQueued: z.boolean(),
  /** So many other accounts have talks under way. */
  others: z.int(),
  /** The machine speaks far slower than it does when it has nothing else to do. */
  isBusy: z.boolean(),
});
export type SpeechLeft = z.output<typeof speechLeftSchema>;

/** How much of a talk can be heard: of its pages so many, of them the first without a gap; and when the others can. */
export const talkReadinessSchema = z.object({
  pages: z.int(),
  ready: z.int(),
  first: z.int(),
  /** Pages under way, in their order, and how long each takes until it can be heard. */
  waiting: z.array(z.object({ id: idSchema, seconds: z.int().check(z.positive()) })),
});
export type TalkReadiness = z.output<typeof talkReadinessSchema>;
