import { talkCaptions, toVtt, written } from '@app/player/entry-captions.ts';
import { type ContentLanguage, languageOfText } from '@app/contract/speech/states/language.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { FileService } from '../../file/service.ts';
import type { SpokenTrack } from '../rules.ts';
import { createBroadcastStore } from '../store.ts';
import { readTrack } from './read-track.ts';

/** The whole sound of a page, and its track. */
export type PageSound = { pageId: string; audioKey: string; trackKey: string; durationMs: number };

/** What is read along with a page. */
export type PageCaptions = { vtt: string; language: ContentLanguage };

/** The script as it was spoken, with each sentence in its place: its page may say something else by now. */
const spokenText = ({ sentences }: SpokenTrack): string =>
  sentences.reduce((text, { srcStart, text: said }) => text.padEnd(srcStart).slice(0, srcStart) + said, '');

export const pageSounds = ({ db, files }: { db: Database; files: FileService }) => ({
  /** The sounds of pages that are spoken to their end. */
  async soundsOf(projectId: string): Promise<PageSound[]> {
    const rows = await createBroadcastStore(db).ofProject(projectId);
    return rows.flatMap(({ pageId, state, audioKey, trackKey, durationMs }) =>
      state === 'complete' && audioKey !== null && trackKey !== null
        ? [{ pageId, audioKey, trackKey, durationMs }]
        : [],
    );
  },

  /** The captions of a page that is spoken to its end, as WebVTT. */
  async captionsOf({ trackKey }: Pick<PageSound, 'trackKey'>): Promise<PageCaptions> {
    const track = await readTrack(files, trackKey);
    const text = spokenText(track);
    const words = written(track.words, text);
    return {
      vtt: toVtt(talkCaptions([{ durationMs: track.durationMs, words }])),
      language: languageOfText(text),
    };
  },
});
