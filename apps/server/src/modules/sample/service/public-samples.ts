import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { commonErrors } from '@app/contract/base/common-errors.ts';
import { AppError } from '@app/contract/base/errors.ts';
import type { ContentLanguage } from '@app/contract/speech/states/language.ts';
import type { Talk } from '@app/contract/project/schema.ts';
import { sampleLimits } from '@app/contract/sample/limits.ts';
import { sampleRoutes } from '@app/contract/sample/routes.ts';
import type { PublicSample } from '@app/contract/sample/schema.ts';
import { defaultViewport } from '@app/deck/deck.ts';
import { scriptText } from '@app/deck/script/plain.ts';
import type { FileAnswer } from '../../../platform/http/file-answer.ts';
import type { Log } from '../../../platform/log.ts';
import type { SpeechAudio } from '../../../providers/tts/port.ts';
import type { AvatarService } from '../../avatar/service.ts';
import { languageOfTexts } from '../../project/service.ts';
import { pagesNearest, playedSlide, type Sample } from '../rules.ts';
import { readSamples, readSound } from './read-samples.ts';

type Deps = {
  folder: string;
  log: Log;
  avatars: AvatarService;
  speechAudio: Pick<SpeechAudio, 'mp3DelayMs'>;
};
type Shelf = { talks: Map<ContentLanguage, PublicSample>; files: Map<string, FileAnswer> };

const hashOf = (content: Buffer | string): string => createHash('sha256').update(content).digest('hex');
const addressOf = (route: 'track' | 'audio', hash: string): string =>
  sampleRoutes[route].path.replace('{hash}', hash);

/** An id that is the same after every start, so that what a browser has kept still fits. */
const idOf = (name: string): string =>
  hashOf(name).replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');

/** Puts a file on the shelf; its name is the hash of what is in it. */
function put({ files }: Shelf, content: Buffer, type: string, open: FileAnswer['open']): string {
  const etag = hashOf(content);
  const keepSeconds = sampleLimits.keepFilesSeconds;
  files.set(etag, { size: content.length, type, etag, keepSeconds, isPublic: true, open });
  return etag;
}

/** The samples as anybody may watch them: straight from the folder they are shipped in, without an account. */
export function publicSamples({ folder, log, avatars, speechAudio }: Deps) {
  let shelf: Promise<Shelf> | undefined;

  async function putPage(onto: Shelf, page: Sample['pages'][number]) {
    const audio = path.join(folder, page.audio);
    const { sound, track } = await readSound(folder, page);
    const heard = put(onto, sound, 'audio/mpeg', async (range) => createReadStream(audio, range));
    const { durationMs } = track;
    const url = addressOf('audio', heard);
    const segments = [{ url, startMs: 0, durationMs, delayMs: speechAudio.mp3DelayMs }];
    const words = Buffer.from(JSON.stringify({ ...track, segments }));
    const hash = put(onto, words, 'application/json; charset=utf-8', async (range) =>
      Readable.from([range ? words.subarray(range.start, range.end + 1) : words]),
    );
    const sentences = track.sentences.length;
    const trackUrl = addressOf('track', hash);
    return { trackUrl, durationMs, sentences, spoken: sentences, complete: true };
  }

  async function putTalk(onto: Shelf, sample: Sample): Promise<void> {
    const { id, title, avatarsId, questions, pages } = sample;
    const scripts = pages.map(({ slide }) => (slide.script ? scriptText(slide.script) : ''));
    const language = languageOfTexts([title, ...scripts]);
    if (onto.talks.has(language) || pages.length === 0) return;
    let ids = 0;
    const played: Talk['pages'] = [];
    for (const [index, page] of pages.entries()) {
      const slide = playedSlide(sample, index, () => idOf(`${id} ${++ids}`));
      const { transition = null, builds = [] } = slide;
      const script = scripts[index] ?? '';
      played.push({
        ...slide,
        transition,
        builds,
        script,
        avatar: null,
        broadcast: await putPage(onto, page),
      });
    }
    const lengths = played.map(({ broadcast }) => broadcast?.durationMs ?? 0);
    const talk: Talk = {
      id: idOf(id),
      title,
      owner: '',
      language,
      avatar: await avatars.presenterOf({ userId: null, avatarsId }),
      viewport: defaultViewport,
      presenterLayout: 'auto',
      pages: played,
      introQuestions: questions,
      // Whoever is no visitor of ours yet has no way to be heard.
      hears: false,
    };
    onto.talks.set(language, { talk, piecePages: pagesNearest(lengths, sampleLimits.pieceMs) });
  }

  async function fillShelf(): Promise<Shelf> {
    const onto: Shelf = { talks: new Map(), files: new Map() };
    try {
      for (const sample of await readSamples(folder)) await putTalk(onto, sample);
    } catch (error) {
      // The home page is whole without a sample.
      log.warn({ err: error, folder }, 'a sample cannot be read');
    }
    return onto;
  }

  /** What is shipped does not change while the product runs: it is read when it is first asked for. */
  const theShelf = (): Promise<Shelf> => (shelf ??= fillShelf());

  return {
    languages: async (): Promise<ContentLanguage[]> => [...(await theShelf()).talks.keys()],

    async talkIn(language: ContentLanguage): Promise<{ sample: PublicSample | null }> {
      return { sample: (await theShelf()).talks.get(language) ?? null };
    },

    async open(hash: string): Promise<FileAnswer> {
      const file = (await theShelf()).files.get(hash);
      if (!file) throw new AppError(commonErrors.notFound);
      return file;
    },
  };
}
