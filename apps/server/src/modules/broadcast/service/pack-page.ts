import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type SpeechAudio, type SpeechProvider, sampleRate } from '../../../providers/tts/port.ts';
import type { FileService } from '../../file/service.ts';
import { trackOf } from '../rules.ts';
import type { PlannedSentence, SentenceRow } from '../tables.ts';

type Deps = { files: FileService; speech: SpeechProvider; audio: SpeechAudio };

const mostBytes = 200 * 1024 * 1024;

/** The sound of a page from the sentences that were spoken. */
export function joinPage({ files, speech, audio }: Deps) {
  async function samples(row: SentenceRow): Promise<Int16Array> {
    const bytes = await buffer(await files.open(row.fileKey));
    // A copy of its own: samples of two bytes must begin at an even place.
    return new Int16Array(Uint8Array.from(bytes).buffer);
  }

  /** The whole page as it was spoken; its times are in the track, so only the sound is taken. */
  return async (rows: readonly SentenceRow[]): Promise<Int16Array> => {
    const spoken = [];
    for (const row of rows) {
      const { track, pauseAfterMs } = row;
      spoken.push({ ...track, pauseAfterMs, pcm: await samples(row), sampleRate, engine: speech.engine });
    }
    return audio.join(spoken).pcm;
  };
}

/** Makes one sound and one track of the sentences of a page, and stores both. */
export function packPage(deps: Deps) {
  const { files, audio } = deps;
  const joined = joinPage(deps);
  const keep = (bytes: Uint8Array) => files.keep(Readable.from([Buffer.from(bytes)]), mostBytes);

  return async (plan: readonly PlannedSentence[], rows: readonly SentenceRow[], signal: AbortSignal) => {
    const pieces = plan.flatMap((planned, index) => {
      const row = rows[index];
      return row ? [{ planned, ...row, url: null }] : [];
    });
    const track = trackOf(pieces, true);
    const sound = await keep(await audio.mp3(await joined(rows), signal));
    const words = await keep(Buffer.from(JSON.stringify({ ...track, segments: [] })));
    return { durationMs: Math.round(track.durationMs), sound, words };
  };
}
