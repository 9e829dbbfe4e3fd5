import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SpeechAudio } from '../../../providers/tts/port.ts';
import type { SentenceTrack } from '../tables.ts';

/** What is shipped: one sound, and where in it which sentence is heard. scripts/make-samples writes it. */
export type StockFile = { sentences: { hash: string; startMs: number; track: SentenceTrack }[] };
export const stockNames = { sound: 'lead-ins.mp3', sentences: 'lead-ins.json' };

export type Stock = ReturnType<typeof createStock>;

/** Sentences that come with the product, spoken: they are the same for every account, and need no engine. */
export function createStock(folder: string, audio: Pick<SpeechAudio, 'mp3Clip'>) {
  async function load() {
    const read = (name: string) => readFile(path.join(folder, name)).catch(() => Buffer.alloc(0));
    const [mp3, list] = await Promise.all([read(stockNames.sound), read(stockNames.sentences)]);
    // An installation without samples has none of this either.
    const { sentences } = list.length === 0 ? { sentences: [] } : (JSON.parse(list.toString()) as StockFile);
    const byHash = new Map(sentences.map((sentence) => [sentence.hash, sentence]));
    return { mp3, byHash, etag: createHash('sha256').update(mp3).digest('hex') };
  }
  let loaded: ReturnType<typeof load> | undefined;
  const all = () => (loaded ??= load());

  return {
    all,
    async find(hash: string) {
      const { mp3, byHash } = await all();
      const sentence = byHash.get(hash);
      if (!sentence) return undefined;
      const { startMs, track } = sentence;
      return { track, clip: audio.mp3Clip(startMs, startMs + track.durationMs, mp3.length) };
    },
  };
}
