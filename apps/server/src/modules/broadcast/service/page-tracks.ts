import type { PageTrack } from '@app/contract/broadcast/schema.ts';
import { ReadyAnswer } from '../../../platform/http/ready-answer.ts';
import type { Signature } from '../../../platform/signed-address.ts';
import { createTurns } from '../../../platform/turns.ts';
import { createWeightedCache } from '../../../platform/weighted-cache.ts';
import type { SpeechAudio } from '../../../providers/tts/port.ts';
import type { FileService } from '../../file/service.ts';
import type { BroadcastPresenter } from '../present.ts';
import { cueMarks, trackOf } from '../rules.ts';
import type { BroadcastStore } from '../store.ts';
import type { BroadcastRow } from '../tables.ts';
import { readTrack } from './read-track.ts';

type Deps = {
  broadcasts: BroadcastStore;
  files: FileService;
  presenter: BroadcastPresenter;
  audio: Pick<SpeechAudio, 'mp3DelayMs'>;
};

/** Tracks that are kept as they travel: those of talks that are being watched. */
const keeping = { most: 64 * 1024 * 1024, weigh: ({ weight }: ReadyAnswer) => weight };

/** The track of a page, also as it travels; the addresses in it open to whom its own address was given. */
export function pageTracks({ broadcasts, files, presenter, audio }: Deps) {
  const kept = createWeightedCache(keeping);
  const turns = createTurns<ReadyAnswer>();

  /** What can be heard of a page that is still being spoken: its sentences up to the last that is there. */
  async function growingTrack(row: BroadcastRow, share?: string): Promise<PageTrack> {
    const hashes = row.plan.slice(0, row.spoken).map(({ hash }) => hash);
    const found = new Map(
      (await broadcasts.sentencesOf(row.userId, hashes)).map((sentence) => [sentence.hash, sentence]),
    );
    const pieces = [];
    for (const planned of row.plan.slice(0, row.spoken)) {
      const sentence = found.get(planned.hash);
      if (!sentence) break;
      pieces.push({ planned, ...sentence, url: presenter.sentenceUrl(sentence.id, share) });
    }
    const track = trackOf(pieces, false);
    return { ...track, cues: cueMarks(row.cues, track) };
  }

  /** The track of a finished page; its sound is one piece, whose address is made when it is asked for. */
  async function finishedTrack(row: BroadcastRow, trackKey: string, share?: string): Promise<PageTrack> {
    const track = await readTrack(files, trackKey);
    const url = presenter.audioUrl(row.pageId, share);
    return {
      ...track,
      segments: [{ url, startMs: 0, durationMs: track.durationMs, delayMs: audio.mp3DelayMs }],
      cues: cueMarks(row.cues, track),
    };
  }

  const read = (row: BroadcastRow, share?: string): Promise<PageTrack> =>
    row.trackKey === null ? growingTrack(row, share) : finishedTrack(row, row.trackKey, share);

  async function ready(row: BroadcastRow, { share, expires }: Signature): Promise<ReadyAnswer> {
    const { trackKey, pageId, revision } = row;
    if (trackKey === null) return new ReadyAnswer(JSON.stringify(await read(row, share)));
    // With another end the address inside is signed anew; another revision may sound the same and have other cues.
    const key = `${trackKey} ${pageId} ${revision} ${share ?? ''} ${expires}`;
    const before = kept.get(key);
    if (before) return before;
    // The first of a class makes it, the others find it kept.
    return turns(key, async () => {
      const made = kept.get(key) ?? new ReadyAnswer(JSON.stringify(await read(row, share)));
      kept.set(key, made);
      return made;
    });
  }

  return { read, ready };
}
