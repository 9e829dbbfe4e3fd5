import type { SoundClip } from '@app/contract/broadcast/schema.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { SpokenPage } from '../../../providers/answer/port.ts';
import {
  type SpeechAudio,
  SpeechMissing,
  type SpeechProvider,
  type SpeechSentence,
} from '../../../providers/tts/port.ts';
import type { FileService } from '../../file/service.ts';
import type { BroadcastPresenter } from '../present.ts';
import { hashOf, isReadSo, plannedSentence, trackOfSentence, whereSaid } from '../rules.ts';
import { createBroadcastStore } from '../store.ts';
import type { SentenceRow, SentenceTrack } from '../tables.ts';
import { readTrack } from './read-track.ts';
import type { SpeakNew } from './say-sentence.ts';
import { speakTogether } from './speak-together.ts';
import type { Stock } from './stock.ts';

type Deps = {
  db: Database;
  clock: Clock;
  files: FileService;
  speech: SpeechProvider;
  audio: SpeechAudio;
  speakNew: SpeakNew;
  stock: Stock;
  presenter: BroadcastPresenter;
};

/** Sentences are forgotten after weeks of silence: that one was used needs to be written no oftener than this. */
const touchAfterMs = 24 * 60 * 60 * 1000;

/** How a sentence is heard. Without an engine the words are all there is. */
export type Heard = { audioUrl: string | null; clip: SoundClip | null; track: SentenceTrack | null };

/** Who hears it: whose talk it is, and the share by which the listener came in. */
export type Listener = { userId: string; share: string | undefined };

/** What is said to somebody who waits: what was spoken before if it can be, and else the voice. */
export function sayNow({ db, clock, files, speech, audio, speakNew, stock, presenter }: Deps) {
  const broadcasts = createBroadcastStore(db);
  const speak = speakTogether(speakNew, speech.engine);

  /** A sentence of a page is a piece of the page's own sound. */
  async function fromPage(
    sentence: SpeechSentence,
    page: SpokenPage,
    { share }: Listener,
  ): Promise<Heard | undefined> {
    const row = await broadcasts.find(page.id);
    if (row?.state !== 'complete' || row.revision !== page.revision) return undefined;
    if (row.audioSize === null || row.trackKey === null || !isReadSo(row.plan, sentence)) return undefined;
    const track = await readTrack(files, row.trackKey);
    const said = whereSaid(track, plannedSentence(sentence, speech.engine));
    if (!said) return undefined;
    return {
      audioUrl: presenter.audioUrl(row.pageId, share),
      clip: audio.mp3Clip(said.startMs, said.endMs, row.audioSize),
      track: trackOfSentence(track, said),
    };
  }

  async function fromStock(sentence: SpeechSentence): Promise<Heard | undefined> {
    const found = await stock.find(hashOf(sentence, speech.engine));
    return found && { audioUrl: presenter.stockUrl(), ...found };
  }

  const fromRow = ({ id, track }: SentenceRow, { share }: Listener): Heard => ({
    audioUrl: presenter.sentenceUrl(id, share),
    clip: null,
    track,
  });

  /** What this account has heard before, by hash. */
  async function fromRows(
    listener: Listener,
    sentences: readonly SpeechSentence[],
  ): Promise<Map<string, Heard>> {
    const { userId } = listener;
    const now = clock.now();
    const rows = await broadcasts.sentencesOf(
      userId,
      sentences.map((sentence) => hashOf(sentence, speech.engine)),
    );
    const stale = rows.filter(({ usedAt }) => now.getTime() - usedAt.getTime() > touchAfterMs);
    await broadcasts.touchSentences(
      userId,
      stale.map(({ hash }) => hash),
      now,
    );
    return new Map(rows.map((row) => [row.hash, fromRow(row, listener)]));
  }

  return {
    /** How each of some sentences is heard that was spoken before; undefined for one that was not. */
    async recall(
      listener: Listener,
      asked: readonly { sentence: SpeechSentence; page?: SpokenPage | undefined }[],
    ): Promise<(Heard | undefined)[]> {
      const found = await Promise.all(
        asked.map(
          async ({ sentence, page }) =>
            (page && (await fromPage(sentence, page, listener))) ?? (await fromStock(sentence)),
        ),
      );
      const rest = asked.filter((_, at) => !found[at]).map(({ sentence }) => sentence);
      const rows = await fromRows(listener, rest);
      return asked.map(({ sentence }, at) => found[at] ?? rows.get(hashOf(sentence, speech.engine)));
    },

    /** Speaks a sentence that `recall` does not know, before everything that is made ahead of time. */
    async sayNow(listener: Listener, sentence: SpeechSentence, signal: AbortSignal): Promise<Heard> {
      try {
        const spoken = await speak(listener.userId, sentence, signal);
        return fromRow(spoken, listener);
      } catch (error) {
        if (error instanceof SpeechMissing) return { audioUrl: null, clip: null, track: null };
        throw error;
      }
    },

    /** Those of some sentences that nobody has spoken for this account yet. */
    async unspoken(userId: string, sentences: readonly SpeechSentence[]): Promise<SpeechSentence[]> {
      const hashes = sentences.map((sentence) => hashOf(sentence, speech.engine));
      const { byHash } = await stock.all();
      const rows = await broadcasts.sentencesOf(userId, hashes);
      const known = new Set([...byHash.keys(), ...rows.map(({ hash }) => hash)]);
      return sentences.filter((_sentence, index) => !known.has(hashes[index] ?? ''));
    },
  };
}
