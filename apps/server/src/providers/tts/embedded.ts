import { existsSync } from 'node:fs';
import { ttsIdSchema } from '@app/contract/speech/schema.ts';
import { withVoiceThere } from './nearest-voice.ts';
import { sentencesOf } from './sentences.ts';
import { speakInOrder } from './speak-in-order.ts';
import { engineFiles, installCommand, isInstalled } from './kokoro/engine-files.ts';
import { embeddedEngine } from './engine-name.ts';
import { spokenVoice, voiceFiles } from './kokoro/voices.ts';
import { embeddedVoices } from './embedded-voices.ts';
import { quickVoice } from './piper/voices.ts';
import { readingsOf } from './phonemes/readings.ts';
import {
  SpeechFailed,
  SpeechMissing,
  type SpeakOptions,
  type SpeechProvider,
  type SpeechSentence,
} from './port.ts';
import { createSpeakerPool, type PoolOptions } from './speaker-pool.ts';

export type EmbeddedSpeechOptions = Pick<
  PoolOptions,
  'engineFolder' | 'modelFolder' | 'program' | 'processes'
> &
  Partial<Pick<PoolOptions, 'idleMs' | 'longestMs' | 'mostMemoryMiB'>>;

export type EmbeddedSpeech = SpeechProvider & {
  /** The processes that are there now. */
  pids(): number[];
};

/** The neural voices of this machine: no network, no key, processes of their own. */
export function createEmbeddedSpeech({
  idleMs = 5 * 60_000,
  longestMs = 300_000,
  mostMemoryMiB = 2048,
  ...options
}: EmbeddedSpeechOptions): EmbeddedSpeech {
  const files = engineFiles(options.engineFolder);
  const pool = createSpeakerPool({ ...options, idleMs, longestMs, mostMemoryMiB });
  const voices = () => embeddedVoices(existsSync(files.quickBundle));
  const isThere = (): boolean => isInstalled(files, voiceFiles);
  let lastFault: SpeechFailed | undefined;

  async function speakSentence(sentence: SpeechSentence, speakOptions: SpeakOptions = {}) {
    // A voice that does not exist is no fault of the engine.
    if (!quickVoice(sentence.voice)) spokenVoice(sentence.voice);
    if (!isThere()) throw new SpeechMissing(installCommand);
    try {
      const spoken = await pool.speak(sentence, speakOptions);
      lastFault = undefined;
      return spoken;
    } catch (error) {
      if (error instanceof SpeechFailed && !speakOptions.signal?.aborted) lastFault = error;
      throw error;
    }
  }

  // A voice that is not named but written out is none that could be gone.
  const sentences: SpeechProvider['sentences'] = (request) =>
    sentencesOf(ttsIdSchema.safeParse(request.voice).success ? withVoiceThere(request, voices()) : request);

  return {
    name: 'embedded',
    engine: embeddedEngine,
    voices,
    sentences,
    readings: readingsOf,
    speakSentence,
    speak: (request, speakOptions = {}) =>
      // One more than there are processes, so that none of them waits for us.
      speakInOrder(sentences(request), speakSentence, speakOptions, options.processes + 1),
    async health() {
      if (!isThere()) return { state: 'missing', command: installCommand };
      return lastFault === undefined ? { state: 'ready' } : { state: 'failing', fault: lastFault };
    },
    async check() {
      if (isThere() && lastFault !== undefined) throw lastFault;
    },
    isInstalled: isThere,
    prepare(prepareOptions) {
      if (isThere()) pool.prepare(prepareOptions);
    },
    pids: pool.pids,
    close: pool.close,
  };
}
