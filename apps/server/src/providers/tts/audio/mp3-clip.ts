import type { SoundClip } from '@app/contract/broadcast/schema.ts';

// What encode.ts writes: 64 kbit/s of 24,000 samples a second, 576 samples in a frame, no frame longer than another.
export const frameBytes = 192;
export const frameMs = 24;
/** Encoder and decoder together hold the sound back by 1,105 samples; files like ours do not say so to a browser. */
export const mp3DelayMs = 1105 / 24;
/** A frame may use what up to two frames before it left over, and its sound overlaps with theirs. */
const runUpFrames = 8;

/** Where a stretch of speech lies in our mp3 of it. */
export function mp3Clip(startMs: number, endMs: number, size: number): SoundClip {
  const [from, to] = [startMs + mp3DelayMs, endMs + mp3DelayMs];
  const first = Math.max(0, Math.floor(from / frameMs) - runUpFrames);
  // One more: the sound of a frame is complete with the next one.
  const last = Math.ceil(to / frameMs) + 1;
  const begin = first * frameMs;
  return {
    firstByte: first * frameBytes,
    lastByte: Math.min(size, last * frameBytes) - 1,
    fromMs: from - begin,
    toMs: to - begin,
  };
}
