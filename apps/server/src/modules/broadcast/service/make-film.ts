import { Readable } from 'node:stream';
import type { Database } from '../../../platform/db/database.ts';
import type { JobTools } from '../../../platform/jobs/define.ts';
import { type FilmEngine, type FilmOrder, isPassing } from '../../../providers/render/port.ts';
import type { SpeechAudio, SpeechProvider } from '../../../providers/tts/port.ts';
import type { Portrait } from '../../avatar/service.ts';
import type { FileService } from '../../file/service.ts';
import { createBroadcastStore } from '../store.ts';
import type { BroadcastRow, PageFilm } from '../tables.ts';
import { joinPage } from './pack-page.ts';
import { readTrack } from './read-track.ts';

type Deps = {
  db: Database;
  files: FileService;
  speech: SpeechProvider;
  audio: SpeechAudio;
  engine: FilmEngine;
};

/** A page as it was spoken, and who presents it. */
export type FilmWanted = { row: BroadcastRow; portrait: Portrait; sound: string; trackKey: string };

const mostBytes = 200 * 1024 * 1024;

/** Orders the film of a page, waits for it and stores it. Killed in the middle it goes on waiting for the same order. */
export function makeFilm(deps: Deps) {
  const { db, files, audio, engine } = deps;
  const broadcasts = createBroadcastStore(db);
  const joined = joinPage(deps);

  async function orderOf({ row, portrait, trackKey }: FilmWanted): Promise<FilmOrder | undefined> {
    const { durationMs, words, visemes } = await readTrack(files, trackKey);
    const hashes = row.plan.map(({ hash }) => hash);
    const found = new Map(
      (await broadcasts.sentencesOf(row.userId, hashes)).map((sentence) => [sentence.hash, sentence]),
    );
    const sentences = hashes.flatMap((hash) => found.get(hash) ?? []);
    // Not as MP3: its codec would hold the sound back.
    if (sentences.length < hashes.length || hashes.length === 0) return undefined;
    const sound = audio.wav(await joined(sentences));
    return { picture: await portrait.read(), sound, durationMs, words, visemes };
  }

  /** The order that is under way already, by an attempt that was killed, or a new one. */
  async function begun(wanted: FilmWanted, order: FilmOrder, signal: AbortSignal): Promise<string> {
    const { row, sound, portrait } = wanted;
    const { pageId, revision, filmOrder } = row;
    const { look } = portrait;
    if (filmOrder?.sound === sound && filmOrder.look === look) return filmOrder.id;
    const id = await engine.begin(order, signal);
    await broadcasts.update(pageId, revision, { filmOrder: { id, sound, look } });
    return id;
  }

  return async function make(
    wanted: FilmWanted,
    { progress, signal }: JobTools,
  ): Promise<PageFilm | undefined> {
    const { row, sound, portrait } = wanted;
    const order = await orderOf(wanted);
    if (!order) return undefined;
    const id = await begun(wanted, order, signal);
    const forget = () => broadcasts.update(row.pageId, row.revision, { filmOrder: null });
    const wait = {
      durationMs: order.durationMs,
      onProgress: (percent: number) => progress(percent * 0.95),
      signal,
    };
    const film = await engine.finish(id, wait).catch(async (error: unknown) => {
      // What is no use now is no use the next time either; a line that broke is taken up again.
      if (!signal.aborted && !isPassing(error)) await forget();
      throw error;
    });
    await forget();
    if (!film) throw new Error('the engine does not know the film any more');
    const { key, size } = await files.keep(Readable.from([Buffer.from(film.bytes)]), mostBytes);
    return { key, size, type: film.type, sound, look: portrait.look, avatarId: portrait.avatarId };
  };
}
