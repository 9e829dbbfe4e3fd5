import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { childProgram } from '../../../platform/child-program.ts';
import { encodeWav } from '../audio/encode.ts';
import { joinSentences } from '../audio/join-sentences.ts';
import type { SpokenSentence } from '../port.ts';
import { createTestSpeech } from '../test-voice.ts';
import { createAzureVoice } from './azure.ts';
import { createOpenAiVoice } from './openai.ts';
import { type RemotePatience, type RemoteVoice, usualPatience } from './remote-engine.ts';
import { createRemoteSpeech } from './remote-speech.ts';

export type Asked = { path: string; headers: IncomingHttpHeaders; body: string };
export type Answer = (response: ServerResponse, asked: Asked) => unknown;

const unescape: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&quot;': '"',
  '&apos;': "'",
};

/** What an engine is asked to say, in either protocol. */
export const saidIn = ({ path: asked, body }: Asked): string =>
  asked.includes('/audio/')
    ? String((JSON.parse(body) as { input: unknown }).input)
    : body.replaceAll(/<[^>]*>/g, '').replaceAll(/&\w+;/g, (one) => unescape[one] ?? '');

/** The tones of the test voice as a WAV file: a sound of its own for every text. */
export async function toneFile(text: string): Promise<Buffer> {
  const manner = { pace: 1, intonation: 1, volume: 1, emotion: 'general', pitch: 0 } as const;
  const language = /\p{Script=Han}/u.test(text) ? 'zh-CN' : 'en-US';
  const sentences: SpokenSentence[] = [];
  const request = { text, voice: 'tone', language, manner, dictionary: [] } as const;
  for await (const sentence of createTestSpeech().speak(request)) sentences.push(sentence);
  return Buffer.from(encodeWav(joinSentences(sentences).pcm));
}

const speaking: Answer = async (response, asked) => response.end(await toneFile(saidIn(asked)));
const json =
  (body: unknown): Answer =>
  (response) =>
    response.end(JSON.stringify(body));

const usual: Readonly<Record<string, Answer>> = {
  '/v1/audio/speech': speaking,
  '/v1/models': json({ data: [{ id: 'voice-1' }] }),
  '/cognitiveservices/v1': speaking,
  '/cognitiveservices/voices/list': json([{ ShortName: 'nova' }, { ShortName: 'onyx' }]),
};

/** A small engine with both protocols on a free port. What `next` gives it is answered first, in that order. */
export async function startVoiceServer() {
  const asked: Asked[] = [];
  const prepared: Answer[] = [];
  const server = createServer(async (request, response) => {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece as Buffer);
    const body = Buffer.concat(pieces).toString();
    const one = { path: request.url ?? '', headers: request.headers, body };
    asked.push(one);
    const answer = prepared.shift() ?? usual[one.path];
    if (answer) await answer(response, one);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    next: (...answers: Answer[]) => void prepared.push(...answers),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export const key = 'sk-very-secret';
const voice = (remoteName: string, sex: RemoteVoice['sex']): RemoteVoice => ({
  id: `${sex}-zh-CN-${remoteName}`,
  remoteName,
  name: { zh: remoteName, en: remoteName },
  about: { zh: '', en: '' },
  sex,
  age: 'adult',
  languages: ['zh-CN', 'en-US'],
});
export const voices = [voice('nova', 'female'), voice('onyx', 'male')] as const;

const root = path.resolve(import.meta.dirname, '../../../../../..');
export const engineKinds = ['openai', 'azure'] as const;
export type EngineKind = (typeof engineKinds)[number];

/** A provider of one kind for the engine at an address; `waits` gets what it would have waited. */
export function speechAt(
  kind: EngineKind,
  origin: string,
  { waits = [], ...less }: Partial<RemotePatience> & { waits?: number[] } = {},
) {
  const patience: RemotePatience = {
    ...usualPatience,
    sentenceMs: 20_000,
    pause: async (ms) => waits.push(ms),
    ...less,
  };
  const engine =
    kind === 'openai'
      ? createOpenAiVoice({ baseUrl: `${origin}/v1`, model: 'voice-1', apiKey: key, patience })
      : createAzureVoice({ baseUrl: origin, apiKey: key, voices, patience });
  return createRemoteSpeech({
    engine,
    voices,
    program: childProgram(root, 'align'),
    engineFolder: path.join(root, 'engines/node_modules'),
  });
}
