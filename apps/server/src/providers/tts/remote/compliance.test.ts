import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SpeechFailed, type SpeechProvider, type SpeechRequest, type SpokenSentence } from '../port.ts';
import { clonedVoice } from '../cloned-voice.ts';
import { ssmlOf } from './azure-ssml.ts';
import {
  type Answer,
  type EngineKind,
  engineKinds,
  key,
  saidIn,
  speechAt,
  startVoiceServer,
  toneFile,
  voices,
} from './testing.ts';

const manner = { pace: 1, intonation: 1, volume: 1, emotion: 'general', pitch: 0 } as const;
const request = (text: SpeechRequest['text'], more: Partial<SpeechRequest> = {}): SpeechRequest => ({
  text,
  voice: voices[0].id,
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
const faultOf = async (speaking: Promise<unknown>): Promise<SpeechFailed> => {
  const fault = await speaking.catch((error: unknown) => error);
  expect(fault).toBeInstanceOf(SpeechFailed);
  return fault as SpeechFailed;
};

const refusal =
  (status: number, headers: Record<string, string> = {}): Answer =>
  (response) =>
    response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(JSON.stringify({ error: { message: `no, ${key}` } }));

describe.each(engineKinds)('an engine elsewhere: %s', (kind: EngineKind) => {
  let server: Awaited<ReturnType<typeof startVoiceServer>>;
  let speech: SpeechProvider;
  const waits: number[] = [];
  beforeAll(async () => {
    server = await startVoiceServer();
    speech = speechAt(kind, server.origin, { waits });
  });
  afterAll(async () => {
    await speech.close();
    await server.stop();
  });
  const asking = async (text: string, more: Partial<SpeechRequest> = {}) => {
    const from = server.asked.length;
    const heard = await all(speech.speak(request(text, more)));
    return { heard, asked: server.asked.slice(from) };
  };
  /** What comes of a sentence that is answered so, how often it was asked, and what was waited. */
  const failing = async (...answers: Answer[]) => {
    const from = server.asked.length;
    waits.length = 0;
    server.next(...answers);
    const fault = await faultOf(all(speech.speak(request('今天很好。'))));
    return { fault, times: server.asked.length - from };
  };

  test('is told numbers in words, and is given its key alone', async () => {
    const { asked } = await asking('共3个。');
    expect(saidIn(asked[0]!)).toBe('共三个。');
    const sent = Object.entries(asked[0]!.headers).filter(([, value]) => value?.includes(key));
    expect(sent).toEqual([
      kind === 'openai' ? ['authorization', `Bearer ${key}`] : ['ocp-apim-subscription-key', key],
    ]);
    expect(asked[0]!.body).not.toContain(key);
  });

  test('what it sends at another rate, in two channels or without a length is heard as well', async () => {
    const [usual] = (await asking('今天很好。')).heard;
    const wav = await toneFile('今天很好。');
    const stereo = Buffer.alloc(44 + (wav.length - 44) * 2, wav.subarray(0, 44));
    for (let at = 44; at < wav.length; at += 2)
      for (const channel of [0, 1]) wav.copy(stereo, 44 + (at - 44) * 2 + channel * 2, at, at + 2);
    stereo.writeUInt16LE(2, 22);
    stereo.writeUInt32LE(stereo.length - 44, 40);
    const slow = Buffer.from(wav);
    slow.writeUInt32LE(16_000, 24);
    const streamed = Buffer.from(wav);
    streamed.writeUInt32LE(0xffff_ffff, 40);
    for (const [file, factor] of [
      [stereo, 1],
      [slow, 1.5],
      [streamed, 1],
    ] as const) {
      server.next((response) => response.end(file));
      const [spoken] = (await asking('今天很好。')).heard;
      expect(spoken!.durationMs / usual!.durationMs).toBeCloseTo(factor, 1);
      expect(spoken!.words.map(({ text }) => text).join('')).toBe('今天很好');
    }
  });

  test('one that is busy or fails is asked again after the time it wants', async () => {
    waits.length = 0;
    server.next(refusal(429, { 'retry-after': '3' }), refusal(503));
    expect((await asking('今天很好。')).asked).toHaveLength(3);
    expect(waits).toEqual([3000, 1000]);
  });

  test('one that stays so is a fault after three tries, and one that wants us to wait too long at once', async () => {
    const busy = await failing(refusal(429), refusal(429), refusal(429));
    expect([busy.fault.fault, busy.times, waits]).toEqual(['busy', 3, [500, 1000]]);
    const later = await failing(refusal(503, { 'retry-after': '3600' }));
    expect([later.fault.fault, later.times, waits]).toEqual(['failed', 1, []]);
  });

  test.each([
    [401, 'denied'],
    [400, 'refused'],
    [404, 'refused'],
    [302, 'refused'],
  ] as const)('a %s is not asked again, and does not tell the key', async (status, kindOfFault) => {
    const { fault, times } = await failing(refusal(status, { location: 'http://127.0.0.1:1/' }));
    expect([fault.fault, times, fault.isLasting]).toEqual([kindOfFault, 1, true]);
    for (const said of [String(fault), fault.say('zh-CN'), fault.say('en-US')])
      expect(said).not.toContain(key);
    expect(fault.say('en-US')).toContain(String(status));
    expect(await speech.health()).toMatchObject({ state: 'failing', fault: { fault: kindOfFault } });
  });

  test.each<[string, Answer]>([
    ['a page', (response) => response.end('<html>sorry</html>')],
    ['nothing', (response) => response.end()],
    ['half a file', async (response) => response.end((await toneFile('今天很好。')).subarray(0, 9000))],
    ['silence', (response) => response.end(Buffer.concat([head(48_000), Buffer.alloc(48_000)]))],
    [
      'a sound too short for its text',
      async (response) => response.end(cutTo(await toneFile('今天很好。'), 3000)),
    ],
    [
      'a sound that never ends',
      (response) => {
        const more = () => {
          if (!response.destroyed) response.write(Buffer.alloc(1024 * 1024, 1), more);
        };
        response.on('error', () => undefined);
        more();
      },
    ],
  ])('%s is no speech, and nothing is asked again', async (_what, answer) => {
    const { fault, times } = await failing(answer);
    expect([fault.fault, times]).toEqual(['garbage', 1]);
  });

  test('one that breaks off is asked again', async () => {
    server.next((response) => response.destroy());
    const { asked, heard } = await asking('今天很好。');
    expect([asked.length, heard.length]).toEqual([2, 1]);
    expect(await speech.health()).toEqual({ state: 'ready' });
  });

  test('one that never answers is given up, and one that is cancelled is let go at once', async () => {
    const hasty = speechAt(kind, server.origin, { sentenceMs: 50 });
    server.next(() => undefined);
    expect((await faultOf(all(hasty.speak(request('今天很好。'))))).fault).toBe('slow');
    await hasty.close();
    const stop = new AbortController();
    server.next(() => stop.abort(new Error('the viewer spoke')));
    await expect(all(speech.speak(request('今天很好。'), { signal: stop.signal }))).rejects.toThrow(
      'the viewer spoke',
    );
    expect(await speech.health()).toEqual({ state: 'ready' });
  });

  test('nothing is asked where there is nothing to say', async () => {
    for (const text of ['', ' \n', '……']) expect((await asking(text)).asked).toEqual([]);
  });

  test('ten thousand characters are sent sentence by sentence, no more than are listened to, and counted', async () => {
    const text = Array.from({ length: 100 }, () => `${'今天天气很好，'.repeat(14)}好。`).join('');
    const cut = speech.sentences(request(text));
    expect(cut.flatMap(({ spans }) => spans.map((span) => span.text)).join('')).toBe(text);
    const [from, before] = [server.asked.length, speech.remote!.charactersSent()];
    for await (const sentence of speech.speak(request(text))) {
      expect(sentence.words.length).toBeGreaterThan(1);
      break;
    }
    const asked = server.asked.slice(from);
    expect(asked.length).toBeLessThan(5);
    for (const { body } of asked) expect(body.length).toBeLessThan(1000);
    const sent = asked.reduce((sum, one) => sum + (kind === 'openai' ? saidIn(one) : one.body).length, 0);
    expect(speech.remote!.charactersSent() - before).toBe(sent);
  });

  test('a voice that went with another engine is spoken by the nearest', () => {
    const voiceOf = (voice: string) => speech.sentences(request('好。', { voice }))[0]?.voice;
    expect(['qinghe', 'mingyuan', 'male-en-US-echo', 'gone', voices[1].id].map(voiceOf)).toEqual([
      voices[0].id,
      voices[1].id,
      voices[1].id,
      voices[0].id,
      voices[1].id,
    ]);
  });

  test('a voice that was cloned for it is spoken by its name there', async () => {
    const { asked } = await asking('好。', { voice: clonedVoice('mine-7') });
    expect(asked[0]!.body).toContain('mine-7');
  });

  test('is checked without speaking, and a wrong key is said to be one', async () => {
    await speech.check();
    expect(server.asked.at(-1)!.path).toMatch(/models|voices\/list/);
    server.next(refusal(401));
    expect((await faultOf(speech.check())).say('en-US')).toContain('TTS_KEY');
  });
});

const head = (size: number): Buffer => {
  const file = Buffer.from('RIFF\0\0\0\0WAVEfmt \x10\0\0\0\x01\0\x01\0', 'latin1');
  const rest = Buffer.alloc(20);
  rest.writeUInt32LE(24_000, 0);
  rest.writeUInt32LE(48_000, 4);
  rest.writeUInt16LE(2, 8);
  rest.writeUInt16LE(16, 10);
  rest.write('data', 12);
  rest.writeUInt32LE(size, 16);
  return Buffer.concat([file, rest]);
};
const cutTo = (wav: Buffer, size: number): Buffer => {
  const cut = Buffer.from(wav.subarray(0, 44 + size));
  cut.writeUInt32LE(size, 40);
  return cut;
};

test('OpenAI is told pace and feeling; pinyin and pitch have no place in its call', async () => {
  const server = await startVoiceServer();
  const speech = speechAt('openai', server.origin);
  const told = { ...manner, pace: 1.2, emotion: 'joy', pitch: 2 } as const;
  await all(speech.speak(request('很好。', { manner: told })));
  expect(JSON.parse(server.asked[0]!.body)).toEqual({
    model: 'voice-1',
    voice: 'nova',
    input: '很好。',
    response_format: 'wav',
    speed: 1.2,
    instructions: 'Speak joyfully.',
  });
  await speech.close();
  await server.stop();
});

test('Azure is told all it knows, escaped', () => {
  const spans = [
    { kind: 'text', text: '重庆', srcStart: 0, pinyin: 'chong2 qing4' },
    { kind: 'text', text: '的银行"R&D"', srcStart: 2 },
    { kind: 'text', text: '很好', srcStart: 10, emphasis: 'strong', rate: 0.8 },
  ] as const;
  const told = { ...manner, pace: 1.2, pitch: -2, intonation: 1.5, emotion: 'sorrow' } as const;
  const dictionary = [{ text: '银行', pronunciation: 'yin2 hang2' }];
  const sentence = { ...request('', { manner: told, dictionary }), spans, pauseAfterMs: 0 };
  expect(ssmlOf(sentence, { ...voices[0], remoteName: 'a"b' })).toBe(
    '<speak version="1.0" xmlns="http://www.w3.org/2001/10/synthesis" ' +
      'xmlns:mstts="https://www.w3.org/2001/mstts" xml:lang="zh-CN"><voice name="a&quot;b">' +
      '<mstts:express-as style="sad"><prosody rate="+20%" pitch="-2st" range="+50%">' +
      '<phoneme alphabet="sapi" ph="chong 2 - qing 4">重庆</phoneme>' +
      '的<phoneme alphabet="sapi" ph="yin 2 - hang 2">银行</phoneme> R and D' +
      '<emphasis level="strong"><prosody rate="-20%">很好</prosody></emphasis>' +
      '</prosody></mstts:express-as></voice></speak>',
  );
});
