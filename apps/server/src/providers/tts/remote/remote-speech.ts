import type { ChildProgram } from '../../../platform/child-program.ts';
import { readWavHead } from '../../../platform/wav.ts';
import type { RecordedSentence } from '../align/align-sentence.ts';
import { nameOfClone } from '../cloned-voice.ts';
import { withVoiceThere } from '../nearest-voice.ts';
import {
  sampleRate,
  SpeechFailed,
  type SpeakOptions,
  type SpeechProvider,
  type SpeechSentence,
  type SpokenSentence,
} from '../port.ts';
import { readingsOf } from '../phonemes/readings.ts';
import { sentencesOf } from '../sentences.ts';
import { speakInOrder } from '../speak-in-order.ts';
import { createSpeakerPool } from '../speaker-pool.ts';
import { normalise } from '../text/normalise.ts';
import type { RemoteEngine, RemoteVoice } from './remote-engine.ts';
import { hasWords } from './spoken-text.ts';

type Options = {
  engine: RemoteEngine;
  voices: readonly RemoteVoice[];
  /** The program of `children/align`. */
  program: ChildProgram;
  /** Where the packages of the embedded voice are, if they are: its dictionary knows how English sounds. */
  engineFolder: string;
};

/** An engine takes this many sentences of one text at once. */
const atOnce = 3;
const limits = { processes: 1, idleMs: 5 * 60_000, longestMs: 60_000, mostMemoryMiB: 1024 };
const silenceMs = 40;

/** The voices of an engine elsewhere. It gives the sound alone: words and lips are found in it here. */
export function createRemoteSpeech({ engine, voices, program, engineFolder }: Options): SpeechProvider {
  const aligners = createSpeakerPool({ ...limits, program, engineFolder, modelFolder: '' });
  const offered = voices.map(({ remoteName: _remoteName, ...voice }) => voice);
  const fault = (reason: string) => new SpeechFailed('garbage', { params: { engine: engine.name, reason } });
  let lastFault: SpeechFailed | undefined;

  function voiceOf(wanted: string): RemoteVoice | undefined {
    const remoteName = nameOfClone(wanted);
    const [like] = voices;
    if (remoteName !== undefined && like) return { ...like, id: wanted, remoteName };
    return voices.find(({ id }) => id === wanted);
  }

  async function fileOf(sentence: SpeechSentence, signal: AbortSignal | undefined): Promise<Uint8Array> {
    const voice = voiceOf(sentence.voice);
    if (!voice) throw new Error(`There is no voice ${sentence.voice}`);
    const file = await engine.say(sentence, voice, signal);
    const head = readWavHead(file);
    if (!head) throw fault('no WAV file of 16 bit samples');
    if (head.isCut) throw fault('half a file');
    return file;
  }

  async function align(sentence: RecordedSentence, options: SpeakOptions): Promise<SpokenSentence> {
    const spoken = await aligners.speak(sentence, options).catch((error: unknown) => {
      throw error instanceof SpeechFailed && error.fault === 'notSpoken' ? fault(error.detail) : error;
    });
    return { ...spoken, engine: engine.identity };
  }

  async function speakSentence(
    sentence: SpeechSentence,
    options: SpeakOptions = {},
  ): Promise<SpokenSentence> {
    options.signal?.throwIfAborted();
    if (!hasWords(normalise(sentence.spans, sentence.language))) return silence(sentence, engine.identity);
    try {
      const file = await fileOf(sentence, options.signal);
      const spoken = await align({ ...sentence, file }, options);
      lastFault = undefined;
      return spoken;
    } catch (error) {
      if (error instanceof SpeechFailed) lastFault = error;
      throw error;
    }
  }

  const sentences: SpeechProvider['sentences'] = (request) => sentencesOf(withVoiceThere(request, offered));

  return {
    name: engine.name,
    remote: { address: engine.address, charactersSent: engine.charactersSent },
    engine: engine.identity,
    voices: () => offered,
    sentences,
    readings: readingsOf,
    speakSentence,
    speak: (request, options = {}) => speakInOrder(sentences(request), speakSentence, options, atOnce),
    prepare: () => aligners.prepare(),
    isInstalled: () => true,
    health: async () =>
      lastFault === undefined ? { state: 'ready' } : { state: 'failing', fault: lastFault },
    check: () => engine.check(),
    close: aligners.close,
  };
}

/** What nobody can read is a moment of silence, and nobody is asked. */
function silence({ pauseAfterMs }: SpeechSentence, engine: string): SpokenSentence {
  const pcm = new Int16Array((silenceMs * sampleRate) / 1000);
  const visemes = [{ id: 'sil' as const, startMs: 0, endMs: silenceMs, weight: 0 }];
  return { pcm, sampleRate, durationMs: silenceMs, words: [], visemes, pauseAfterMs, engine };
}
