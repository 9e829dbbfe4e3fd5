import type { PageBroadcast } from '@app/contract/broadcast/schema.ts';
import { type ContentLanguage, languageOfText } from '@app/contract/speech/states/language.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import type { Events } from '../../platform/events.ts';
import type { Queue } from '../../platform/jobs/queue.ts';
import type { Quota } from '../../platform/quota.ts';
import type { AddressSigner } from '../../platform/signed-address.ts';
import type { FilmEngine } from '../../providers/render/port.ts';
import type { CutSentence, SpeechAudio, SpeechProvider, SpeechSentence } from '../../providers/tts/port.ts';
import type { AvatarService } from '../avatar/service.ts';
import type { CoursewareService, PageSpeech } from '../courseware/service.ts';
import type { DictionaryService } from '../dictionary/service.ts';
import type { FileService } from '../file/service.ts';
import type { ProjectService } from '../project/service.ts';
import { speakPage } from './jobs/speak-page.ts';
import { createBroadcastPresenter } from './present.ts';
import { speechOfPage, speechRequest, useOfPage, useOfSentence } from './rules.ts';
import { addFinished } from './service/add-finished.ts';
import { cancelPages } from './service/cancel-pages.ts';
import { confirmPages } from './service/confirm-pages.ts';
import { filmPages } from './service/film-pages.ts';
import { findSpeaker, type SpeakerFor } from './service/find-speaker.ts';
import { followPages } from './service/follow-pages.ts';
import { guessLeft } from './service/guess-left.ts';
import { listenPage } from './service/listen-page.ts';
import { nameSpeech } from './service/name-speech.ts';
import { openFiles } from './service/open-files.ts';
import { pageSentences } from './service/page-sentences.ts';
import { pageSounds } from './service/page-sounds.ts';
import { readPage } from './service/read-page.ts';
import { sayNow } from './service/say-now.ts';
import { saySentence, speakNew } from './service/say-sentence.ts';
import type { Stock } from './service/stock.ts';
import { createBroadcastStore } from './store.ts';

type Deps = {
  db: Database;
  clock: Clock;
  newId: () => string;
  queue: Queue;
  jobsAtOnce: number;
  events: Events;
  speech: SpeechProvider;
  audio: SpeechAudio;
  filmEngine: FilmEngine | undefined;
  stock: Stock;
  files: FileService;
  signer: AddressSigner;
  avatars: AvatarService;
  dictionaries: DictionaryService;
  courseware: CoursewareService;
  projects: ProjectService;
  /** How often an account may hear what was not spoken before. */
  listening: Quota;
  /** How often it may ask how a script is read. */
  reading: Quota;
};

const dayMs = 24 * 60 * 60 * 1000;
/** A sentence that nobody used for so long is spoken anew when it is needed. */
const keepSentencesMs = 30 * dayMs;
const tidyAtOnce = 500;

export type { SaySentence } from './service/say-sentence.ts';
export type { SpeakerFor } from './service/find-speaker.ts';
export type { Heard, Listener } from './service/say-now.ts';

export type BroadcastService = ReturnType<typeof createBroadcastService>;

export function createBroadcastService(deps: Deps) {
  const { db, clock, speech, files, signer } = deps;
  const broadcasts = createBroadcastStore(db);
  const presenter = createBroadcastPresenter(signer);
  const say = saySentence(deps);
  const speakersOf = findSpeaker(deps);
  const sentencesOf = pageSentences({ ...deps, speakersOf });
  const nameOf = nameSpeech({ ...deps, sentencesOf });
  const films = filmPages({ ...deps, presenter });
  const following = followPages({ ...deps, sentencesOf });
  const job = speakPage({ ...deps, ...following, addFilm: films.add, say });

  return {
    ...openFiles({ ...deps, presenter }),
    ...addFinished({ ...deps, nameOf }),
    nameOf,
    ...sayNow({ ...deps, presenter, speakNew: speakNew(deps) }),
    ...confirmPages({ ...deps, speakPage: job }),
    ...cancelPages({ ...deps, speakPage: job }),
    ...guessLeft(deps),
    ...pageSounds(deps),
    listen: listenPage({ ...deps, presenter, say, sentencesOf }),
    readings: readPage({ ...deps, sentencesOf }),
    ...films.kept,
    jobs: [job, ...films.jobs],
    /** Who speaks on a page, and how: for who learns of the language sentence by sentence. */
    speakersOf,
    /** Speaks a sentence ahead of time, or finds what was spoken before. */
    say,

    /** What became of the speech of a project's pages, by page; who was never confirmed is not in it. */
    async speechOf(projectId: string): Promise<ReadonlyMap<string, PageSpeech>> {
      const rows = await broadcasts.ofProject(projectId);
      return new Map(rows.map((row) => [row.pageId, speechOfPage(row)]));
    },

    /** How the pages of a project stand, by page. */
    async ofProject(projectId: string, share?: string): Promise<Map<string, PageBroadcast>> {
      const rows = await broadcasts.ofProject(projectId);
      return new Map(
        rows
          .filter(({ state }) => state !== 'failed')
          .map((row) => [row.pageId, presenter.present(row, share)]),
      );
    },

    /** The name of what can be heard of a project now. */
    stampOf: (projectId: string): Promise<string> => broadcasts.stampOf(projectId),

    /** Somebody opens a talk, and may soon wait for a sound: its owner, or viewers, of whom there may be many. */
    prepareVoice: (listener: 'owner' | 'viewers') => speech.prepare({ forCrowd: listener === 'viewers' }),
    languageOf: languageOfText,
    sentencesOfText(text: string, speakerFor: SpeakerFor): SpeechSentence[] {
      const language = languageOfText(text);
      return speech.sentences(speechRequest(text, speakerFor(language), language));
    },
    /** A sentence that somebody waits for, clause by clause; a short one stays what it is. */
    clausesOf(sentence: SpeechSentence): SpeechSentence[] {
      const { spans: text, voice, language, manner, dictionary } = sentence;
      const clauses = speech.sentences({ text, voice, language, manner, dictionary, firstSoon: true });
      return clauses.length > 1 ? clauses : [sentence];
    },
    /** A sentence that was cut from a script, exactly as its page speaks it. */
    sentenceOfScript(
      { spans, pauseAfterMs }: CutSentence,
      language: ContentLanguage,
      speakerFor: SpeakerFor,
    ) {
      const [sentence] = speech.sentences(speechRequest(spans, speakerFor(language), language));
      if (!sentence) throw new Error('a sentence has no words');
      return { ...sentence, spans, pauseAfterMs };
    },

    /** Ends the uses of a project's spoken pages; their contents may go once the transaction has committed. */
    async removeFiles(tx: Transaction, projectId: string): Promise<string[]> {
      const contents: string[] = [];
      for (const { pageId } of await createBroadcastStore(tx).ofProject(projectId)) {
        contents.push(...(await files.removeUses(tx, useOfPage(pageId))));
      }
      return contents;
    },

    async forgetOldSentences(): Promise<void> {
      const before = new Date(clock.now().getTime() - keepSentencesMs);
      const ids = await broadcasts.oldSentences(before, tidyAtOnce);
      const contents = await db.transaction(async (tx) => {
        const unused: string[] = [];
        for (const id of ids) unused.push(...(await files.removeUses(tx, useOfSentence(id))));
        await createBroadcastStore(tx).deleteSentences(ids);
        return unused;
      });
      await files.release(contents);
    },
  };
}
