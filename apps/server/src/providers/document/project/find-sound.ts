import { createHash } from 'node:crypto';
import { pageTrackSchema } from '@app/contract/broadcast/schema.ts';
import { projectEntries, projectFileLimits as limits } from '@app/contract/project-file/limits.ts';
import type { ProjectFilePage } from '@app/contract/project-file/schema.ts';
import type { Package } from '@app/deck/pptx/package/package.ts';
import { ifReadable } from '@app/deck/pptx/read/if-readable.ts';
import { playedType } from '@app/deck/pptx/read/media.ts';
import * as z from 'zod/mini';

/** The sound of a page with its track, and the name of how it was said. */
export type FoundSound = { audio: Uint8Array; track: Uint8Array; durationMs: number; said: string };

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Whether a sound of this length can have so many bytes: whatever else begins as a sound does is not kept. */
const isPlausible = (durationMs: number, bytes: number): boolean =>
  durationMs > 0 && durationMs <= limits.audioMs && bytes <= durationMs * limits.audioBytesPerMs + headBytes;
const headBytes = 64 * 1024;

/** The sound that lies beside a page; undefined where it is not the one that the file speaks of. */
export function findSound(
  file: Package,
  page: number,
  { audio, track, said }: NonNullable<ProjectFilePage['sound']>,
): FoundSound | undefined {
  const read = (path: string, most: number, hash: string): Uint8Array | undefined => {
    const bytes = file.sizeOf(path) > most ? undefined : ifReadable(() => file.read(path));
    return bytes && hashOf(bytes) === hash ? bytes : undefined;
  };
  const sound = read(projectEntries.audio(page), limits.audioBytes, audio);
  const words = read(projectEntries.track(page), limits.trackBytes, track);
  if (!sound || !words || playedType(sound) !== 'mp3') return undefined;
  const parsed = ifReadable(() => z.parse(pageTrackSchema, JSON.parse(new TextDecoder().decode(words))));
  if (!parsed?.complete || !isPlausible(parsed.durationMs, sound.length)) return undefined;
  // Addresses and cues of another place are not taken: those of this project are made when it is played.
  const { cues: _cues, ...own } = { ...parsed, segments: [] };
  const durationMs = Math.round(parsed.durationMs);
  return { audio: sound, track: new TextEncoder().encode(JSON.stringify(own)), durationMs, said };
}
