import { mkdtempSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { childProgram } from '../../platform/child-program.ts';
import { encodeMp3, encodeWav } from './audio/encode.ts';
import { joinSentences } from './audio/join-sentences.ts';
import { createEmbeddedSpeech } from './embedded.ts';
import {
  sampleRate,
  SpeechFailed,
  SpeechMissing,
  type SpeechProvider,
  type SpeechRequest,
  type SpokenSentence,
  type SpokenWord,
} from './port.ts';
import { engineKinds, speechAt, startVoiceServer, voices as remoteVoices } from './remote/testing.ts';
import { createTestSpeech } from './test-voice.ts';

const root = path.resolve(import.meta.dirname, '../../../../..');
const options = {
  engineFolder: path.join(root, 'engines/node_modules'),
  // Joining the model takes a second; the next run finds it there.
  modelFolder: path.join(root, '.cache/engines'),
  program: childProgram(root, 'speak'),
  processes: 1,
};
const embedded = createEmbeddedSpeech(options);
afterAll(() => embedded.close());

type Voice = {
  speech: SpeechProvider;
  voices: { zh: string; en: string };
  /** The rest at a comma is so many times quieter than the loudest word; four where nothing else is said. */
  quieter?: number;
};
const testVoice: Voice = { speech: createTestSpeech(), voices: { zh: 'tone', en: 'tone' } };
const embeddedVoice: Voice = { speech: embedded, voices: { zh: 'qinghe', en: 'clara' } };
// What is Chinese is said by its stand-in. Lengths are left to chance: of 30 commas the loudest was at 0.16, in a run of the tests one at 0.28.
const quickVoice: Voice = { speech: embedded, voices: { zh: 'nora', en: 'nora' }, quieter: 3 };

const manner = { pace: 1, intonation: 1, volume: 1, emotion: 'general', pitch: 0 } as const;
const request = (text: string, voice: string, more: Partial<SpeechRequest> = {}): SpeechRequest => ({
  text,
  voice,
  language: 'zh-CN',
  manner,
  dictionary: [],
  ...more,
});

async function all(sentences: AsyncIterable<SpokenSentence>): Promise<SpokenSentence[]> {
  const heard: SpokenSentence[] = [];
  for await (const sentence of sentences) heard.push(sentence);
  return heard;
}

/** Loudness of a stretch, 1 is the most there can be. */
function level(pcm: Int16Array, startMs: number, endMs: number): number {
  const part = pcm.subarray((startMs * sampleRate) / 1000, (endMs * sampleRate) / 1000);
  let sum = 0;
  for (const sample of part) sum += (sample / 32768) ** 2;
  return Math.sqrt(sum / Math.max(part.length, 1));
}

function leadingSilenceMs({ pcm }: SpokenSentence): number {
  const first = pcm.findIndex((sample) => Math.abs(sample) > 330);
  return (first * 1000) / sampleRate;
}

/** The loudness of the quietest moment around the border of two words. */
function restBetween(pcm: Int16Array, one: SpokenWord, other: SpokenWord): number {
  const levels: number[] = [];
  for (let at = one.endMs - 40; at <= other.startMs; at += 10) levels.push(level(pcm, at, at + 40));
  return Math.min(...levels);
}

// They speak with the tones of the test voice, in which words and lips are found again.
const server = await startVoiceServer();
const remotes = engineKinds.map((kind) => [kind, speechAt(kind, server.origin)] as const);
afterAll(async () => {
  for (const [, speech] of remotes) await speech.close();
  await server.stop();
});
const [remote] = remoteVoices;

describe('the test voice', () => void speaksWell(testVoice));
describe.each(remotes)('the voice elsewhere: %s', (_kind, speech) => {
  speaksWell({ speech, voices: { zh: remote.id, en: remote.id } });
});
// Where the engine is not installed the product says so, and there is nothing to listen to.
describe.skipIf(!embedded.isInstalled())('the embedded voice', () => void speaksWell(embeddedVoice));
const hasQuick = embedded.isInstalled() && embedded.voices().some(({ id }) => id === 'nora');
describe.skipIf(!hasQuick)('the quick voice', () => {
  speaksWell(quickVoice);

  const spoken = async (text: string, more: Partial<SpeechRequest> = {}): Promise<SpokenSentence> => {
    const [sentence] = await all(embedded.speak(request(text, 'julian', { language: 'en-US', ...more })));
    return sentence!;
  };

  test('says a Chinese name in an English sentence, which has its time', async () => {
    const { words } = await spoken('Professor 王 came from 北京 by train.');
    expect(words.map(({ text }) => text)).toEqual(['Professor', '王', 'came', 'from', '北京', 'by', 'train']);
    for (const { startMs, endMs } of words) expect(endMs).toBeGreaterThan(startMs + 60);
  });

  test('is faster, slower, and higher where it is asked to', async () => {
    const texts = [
      'The lesson begins after the bell rings.',
      'Plants take in water through their roots.',
      'A map shows where the rivers run.',
    ];
    // It says no sentence twice in the same time: only several tell how fast it is.
    const lengthOf = async (change: Partial<SpeechRequest['manner']>) => {
      let sum = 0;
      for (const text of texts) sum += (await spoken(text, { manner: { ...manner, ...change } })).durationMs;
      return sum;
    };
    const usual = await lengthOf({});
    expect(await lengthOf({ pace: 1.5 })).toBeLessThan((await lengthOf({ pace: 0.7 })) * 0.75);
    const high = await lengthOf({ pitch: 4 });
    expect(high).toBeGreaterThan(usual * 0.8);
    expect(high).toBeLessThan(usual * 1.25);
  });
});

function speaksWell({ speech, voices, quieter = 4 }: Voice): void {
  const heard = (async () => {
    const [chinese] = await all(speech.speak(request('今天天气很好，爸爸妈妈跑步。', voices.zh)));
    const [english] = await all(
      speech.speak(request('Bob makes maps, and Pam sings.', voices.en, { language: 'en-US' })),
    );
    return [chinese!, english!];
  })();
  heard.catch(() => undefined);

  test('speaks at the pace of people', async () => {
    const [chinese, english] = await heard;
    const perSecond = (count: number, { durationMs }: SpokenSentence) => (count * 1000) / durationMs;
    expect(perSecond(12, chinese!)).toBeGreaterThan(2.5);
    expect(perSecond(12, chinese!)).toBeLessThan(7);
    expect(perSecond('Bob makes maps, and Pam sings.'.length, english!)).toBeGreaterThan(7);
    expect(perSecond('Bob makes maps, and Pam sings.'.length, english!)).toBeLessThan(22);
  });

  test('gives samples that are heard at once, are never cut off, and last as long as it says', async () => {
    for (const sentence of await heard) {
      expect(sentence.sampleRate).toBe(sampleRate);
      expect(sentence.durationMs).toBeCloseTo((sentence.pcm.length * 1000) / sampleRate, 3);
      expect(leadingSilenceMs(sentence)).toBeGreaterThanOrEqual(0);
      expect(leadingSilenceMs(sentence)).toBeLessThan(80);
      expect(sentence.pcm.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)).toBeLessThan(32_767);
      expect(Math.abs(sentence.pcm[0]!)).toBeLessThan(200);
      expect(Math.abs(sentence.pcm.at(-1)!)).toBeLessThan(200);
    }
  });

  test('knows when each word is heard, and the pause at a comma is none of them', async () => {
    for (const { pcm, words, durationMs } of await heard) {
      expect(words.length).toBeGreaterThanOrEqual(4);
      for (const [index, word] of words.entries()) {
        expect(word.endMs).toBeGreaterThan(word.startMs);
        expect(word.endMs).toBeLessThanOrEqual(durationMs);
        expect(word.startMs).toBeGreaterThanOrEqual(words[index - 1]?.endMs ?? 0);
        expect(level(pcm, word.startMs, word.endMs)).toBeGreaterThan(0.02);
      }
    }
  });

  test('rests at the comma', async () => {
    const [chinese, english] = await heard;
    const after = (sentence: SpokenSentence, text: string) =>
      sentence.words.findIndex((word) => word.srcStart >= sentence.words[0]!.srcStart + text.length);
    for (const [sentence, text] of [
      [chinese!, '今天天气很好，'],
      [english!, 'Bob makes maps,'],
    ] as const) {
      const next = after(sentence, text);
      const spoken = sentence.words.map((word) => level(sentence.pcm, word.startMs, word.endMs));
      const rest = restBetween(sentence.pcm, sentence.words[next - 1]!, sentence.words[next]!);
      expect(rest).toBeLessThan(Math.max(...spoken) / quieter);
    }
  });

  test('shuts the lips for b, p and m, and has a mouth for every moment', async () => {
    for (const { visemes, durationMs } of await heard) {
      expect(visemes.filter(({ id }) => id === 'PP').length).toBeGreaterThanOrEqual(4);
      expect(visemes.at(-1)!.endMs).toBeCloseTo(durationMs, 0);
      for (const [index, viseme] of visemes.entries()) {
        expect(viseme.endMs).toBeGreaterThan(viseme.startMs);
        expect(viseme.startMs).toBe(visemes[index - 1]?.endMs ?? 0);
      }
    }
  });

  test('is silent about what nobody can read', async () => {
    const [silent] = await all(speech.speak(request('𠮷', voices.zh)));
    expect(silent!.words).toEqual([]);
    expect(silent!.durationMs).toBeLessThan(100);
    expect(silent!.visemes.every(({ id }) => id === 'sil')).toBe(true);
  });

  test('says what made it', async () => {
    for (const { engine } of await heard) expect(engine).toBe(speech.engine);
  });

  test('a cancelled text stops with the reason, before and in the middle', async () => {
    const stop = new AbortController();
    const text = request('一。二。三。四。', voices.zh);
    const reading = (async () => {
      for await (const sentence of speech.speak(text, { signal: stop.signal })) {
        expect(sentence.words).toHaveLength(1);
        stop.abort(new Error('the viewer spoke'));
      }
    })();
    await expect(reading).rejects.toThrow('the viewer spoke');
    await expect(all(speech.speak(text, { signal: stop.signal }))).rejects.toThrow('the viewer spoke');
  });
}

test('sentences join into one stream whose times go on', async () => {
  const spoken = await all(createTestSpeech().speak(request('第一句。第二句。', 'tone')));
  const joined = joinSentences(spoken);
  expect(joined.durationMs).toBeCloseTo(
    spoken[0]!.durationMs + spoken[0]!.pauseAfterMs + spoken[1]!.durationMs,
    1,
  );
  expect(joined.words.map(({ text }) => text).join('')).toBe('第一句第二句');
  expect(joined.visemes.at(-1)!.endMs).toBeCloseTo(joined.durationMs, 1);
  for (const [index, { startMs }] of joined.visemes.slice(1).entries()) {
    expect(startMs).toBe(joined.visemes[index]!.endMs);
  }
});

test('speech is packed as WAV and as MP3', async () => {
  const [spoken] = await all(createTestSpeech().speak(request('你好。', 'tone')));
  const wav = Buffer.from(encodeWav(spoken!.pcm));
  expect(wav.toString('latin1', 0, 4) + wav.toString('latin1', 8, 12)).toBe('RIFFWAVE');
  expect([wav.readUInt32LE(24), wav.readUInt32LE(40), wav.length]).toEqual([
    24_000,
    spoken!.pcm.length * 2,
    44 + spoken!.pcm.length * 2,
  ]);
  expect(wav.readInt16LE(44 + 2 * 5000)).toBe(spoken!.pcm[5000]);
  const mp3 = await encodeMp3(spoken!.pcm);
  // 64 kbit/s are 8 bytes a millisecond; the encoder adds two frames of its own.
  expect([mp3[0], mp3[1]! & 0xe0]).toEqual([0xff, 0xe0]);
  expect(mp3.length).toBeGreaterThan(spoken!.durationMs * 8);
  expect(mp3.length).toBeLessThan(spoken!.durationMs * 8 + 1000);
  const stopped = new AbortController();
  stopped.abort(new Error('nobody listens'));
  await expect(encodeMp3(spoken!.pcm, stopped.signal)).rejects.toThrow('nobody listens');
});

describe('an engine that is not there', () => {
  const nowhere = createEmbeddedSpeech({ ...options, engineFolder: path.join(root, 'docs') });

  test('says which command brings it, and starts no process', async () => {
    expect(await nowhere.health()).toEqual({ state: 'missing', command: 'npm ci --prefix engines' });
    const speaking = all(nowhere.speak(request('你好。', 'qinghe')));
    await expect(speaking).rejects.toThrow(SpeechMissing);
    nowhere.prepare();
    expect(nowhere.pids()).toEqual([]);
  });

  test('a voice that does not exist is refused, and is no fault of the engine', async () => {
    const [sentence] = nowhere.sentences(request('你好。', 'qinghe'));
    await expect(nowhere.speakSentence({ ...sentence!, voice: 'nobody' })).rejects.toThrow('no voice nobody');
    expect(await nowhere.health()).toMatchObject({ state: 'missing' });
  });

  test('a voice that went with another engine is spoken by the nearest', () => {
    const voiceOf = (voice: string, language: 'zh-CN' | 'en-US') =>
      nowhere.sentences(request('你好。', voice, { language }))[0]?.voice;
    expect(voiceOf('male-zh-CN-yunxi', 'zh-CN')).toBe('mingyuan');
    expect(voiceOf('male-zh-CN-yunxi', 'en-US')).toBe('marcus');
    expect(voiceOf('nobody', 'zh-CN')).toBe('qinghe');
  });

  test('has no quick voices; one that was chosen gives way to one of the same sex', () => {
    expect(nowhere.voices().some(({ id }) => id === 'julian')).toBe(false);
    const [sentence] = nowhere.sentences(request('Hello.', 'julian', { language: 'en-US' }));
    expect(sentence?.voice).toBe('marcus');
  });

  test('still names its voices and cuts sentences', () => {
    expect(nowhere.voices().length).toBeGreaterThanOrEqual(11);
    expect(nowhere.sentences(request('一。二。', 'qinghe'))).toHaveLength(2);
    expect(nowhere.isInstalled()).toBe(false);
  });
});

describe.runIf(embedded.isInstalled())('the processes of the embedded voice', () => {
  test('a process that is killed in the middle of a sentence loses nothing', async () => {
    const speaking = all(embedded.speak(request('打断一次。', 'mingyuan')));
    await vi.waitFor(() => expect(embedded.pids()).toHaveLength(1));
    const [killed] = embedded.pids();
    process.kill(killed!, 'SIGKILL');
    const [sentence] = await speaking;
    expect(sentence!.words.map(({ text }) => text).join('')).toBe('打断一次');
    expect(embedded.pids()).not.toContain(killed);
    expect(await embedded.health()).toEqual({ state: 'ready' });
  });

  test('a program that ends at once fails after two tries, and the health tells the reason', async () => {
    const file = path.join(import.meta.dirname, 'no-such-program.js');
    const broken = createEmbeddedSpeech({ ...options, program: { file, execArgv: [] } });
    await expect(all(broken.speak(request('你好。', 'qinghe')))).rejects.toThrow(SpeechFailed);
    expect(await broken.health()).toMatchObject({ state: 'failing', fault: { fault: 'ended' } });
  });

  test('the lips are shut in the moments in which they make the sound low', async () => {
    const [sentence] = await all(embedded.speak(request('爸爸怕跑步。', 'qinghe')));
    const { pcm, visemes } = sentence!;
    const mean = (ids: readonly string[]) => {
      const shown = visemes.filter(({ id, startMs }) => ids.includes(id) && startMs > 50);
      return shown.reduce((sum, { startMs, endMs }) => sum + level(pcm, startMs, endMs), 0) / shown.length;
    };
    expect(mean(['PP'])).toBeLessThan(mean(['aa']) * 0.6);
  });

  test('what somebody waits for goes before what is made ahead of time', async () => {
    const order: string[] = [];
    const speak = async (text: string, urgent: boolean) => {
      await all(embedded.speak(request(text, 'qinghe'), { urgent }));
      order.push(text);
    };
    await Promise.all([speak('一。', false), speak('二。', false), speak('三。', true)]);
    expect(order.indexOf('三。')).toBeLessThan(order.indexOf('二。'));
  });

  test('one is started ahead of the first sentence, and is the one that speaks it', async () => {
    const ready = createEmbeddedSpeech(options);
    ready.prepare();
    const [started] = ready.pids();
    ready.prepare();
    expect((await all(ready.speak(request('好。', 'qinghe')))).map(({ words }) => words.length)).toEqual([1]);
    expect(ready.pids()).toEqual([started]);
    await ready.close();
    ready.prepare();
    expect(ready.pids()).toEqual([]);
  });

  test('a damaged model is made anew; its process ends when it has nothing to do, and when the product stops', async () => {
    const modelFolder = mkdtempSync(path.join(tmpdir(), 'rostrum-model-'));
    const [name] = readdirSync(options.modelFolder).filter((file) => file.endsWith('.onnx'));
    const model = path.join(modelFolder, name!);
    // As long as it should be, and nothing in it.
    writeFileSync(model, '');
    truncateSync(model, statSync(path.join(options.modelFolder, name!)).size);
    const speech = createEmbeddedSpeech({ ...options, modelFolder, idleMs: 10 });
    try {
      expect((await all(speech.speak(request('好。', 'qinghe'))))[0]!.words).toHaveLength(1);
      await vi.waitFor(() => expect(speech.pids()).toEqual([]));
      await speech.close();
      await expect(all(speech.speak(request('好。', 'qinghe')))).rejects.toThrow('stopping');
    } finally {
      await speech.close();
      rmSync(modelFolder, { recursive: true });
    }
  });
});
