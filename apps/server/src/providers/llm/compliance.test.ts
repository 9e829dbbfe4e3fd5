import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Patience, usualPatience } from './limits.ts';
import type { ModelConfig, ModelFault } from './port.ts';
import { asking, faultOf, key, modelAt, now } from './test-model.ts';
import {
  type Answer,
  answerJson,
  answerPieces,
  answerText,
  event,
  finished,
  saying,
  startModelServer,
} from './testing.ts';

let server: Awaited<ReturnType<typeof startModelServer>>;
let waits: number[];
beforeEach(async () => {
  server = await startModelServer();
  waits = [];
});
afterEach(() => server.stop());

const aModel = (config: Partial<ModelConfig> = {}, patience: Partial<Patience> = {}) =>
  modelAt({ baseUrl: server.baseUrl, waits }, config, patience);

describe('chat', () => {
  test('the answer comes in pieces, with who made it and what it cost', async () => {
    server.next(
      answerPieces([saying('It is '), saying('blue.'), finished(), 'data: [DONE]\n\n']),
      answerText('Still blue.'),
    );
    const pieces: string[] = [];
    const guessed = await aModel().chat(asking, (piece) => pieces.push(piece));
    expect(pieces).toEqual(['It is ', 'blue.']);
    expect(guessed).toMatchObject({
      text: 'It is blue.',
      ending: 'complete',
      madeBy: { engine: 'mine', model: 'tiny-1' },
      usage: { inputTokens: 6, outputTokens: 3, isEstimated: true },
    });
    expect(await aModel().chat(asking)).toMatchObject({
      usage: { inputTokens: 11, outputTokens: 3, isEstimated: false },
    });
    expect(server.asked[0]).toMatchObject({
      path: '/v1/chat/completions',
      authorization: `Bearer ${key}`,
      body: { model: 'tiny', messages: asking.messages, stream: true, max_tokens: 100 },
    });
  });

  test('letters, lines and events may be torn apart on their way, and comments stand between', async () => {
    const bytes = Buffer.from(`: wait\r\n\r\n${saying('天是蓝的').replaceAll('\n', '\r\n')}${finished()}`);
    server.next(answerPieces(Array.from(bytes, (byte) => Uint8Array.of(byte))));
    expect((await aModel().chat(asking)).text).toBe('天是蓝的');
  });

  test('an endpoint that does not stream is understood, too', async () => {
    server.next(answerJson(200, { choices: [{ message: { content: 'Blue.' }, finish_reason: 'stop' }] }));
    const pieces: string[] = [];
    expect((await aModel().chat(asking, (piece) => pieces.push(piece))).text).toBe('Blue.');
    expect(pieces).toEqual(['Blue.']);
  });

  test('what an endpoint refuses by name is said in other words, and left out from then on', async () => {
    const refusing = (words: string) => answerJson(400, { error: { message: words } });
    server.next(
      refusing("'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead."),
      refusing('unknown field stream_options'),
    );
    const model = aModel();
    await model.chat(asking);
    await model.chat(asking);
    expect(server.asked).toHaveLength(4);
    for (const { body } of server.asked.slice(2)) {
      expect(body).toMatchObject({ max_completion_tokens: 100 });
      expect(Object.keys(body)).not.toEqual(expect.arrayContaining(['max_tokens']));
      expect(Object.keys(body)).not.toEqual(expect.arrayContaining(['stream_options']));
    }
  });

  test('two calls that are refused the same word at once both find another one', async () => {
    const refusal = answerJson(400, { error: { message: 'max_tokens is not supported' } });
    server.next(refusal, refusal);
    const model = aModel();
    const [one, other] = await Promise.all([model.chat(asking), model.chat(asking)]);
    expect([one.text, other.text]).toEqual(['It is blue.', 'It is blue.']);
  });

  test('a call asks for no more than the budget and says when the answer did not fit', async () => {
    server.next(answerText('It is', 'length'));
    expect(await aModel().chat({ ...asking, outputTokens: 5_000 })).toMatchObject({ ending: 'budget' });
    expect(server.asked[0]?.body['max_tokens']).toBe(100);
  });

  test('an endpoint that does not keep the budget is stopped', async () => {
    server.next(
      answerPieces(
        Array.from({ length: 10 }, () => saying('蓝'.repeat(100))),
        'silence',
      ),
    );
    const { text, ending } = await aModel().chat(asking);
    expect(ending).toBe('budget');
    expect(text.length).toBeLessThan(600);
  });

  test('more than may be sent is refused before anything is sent', async () => {
    const fault = await faultOf(aModel({ inputCharacters: 10 }).chat(asking));
    expect(fault).toMatchObject({ kind: 'tooMuchInput', isPassing: false });
    expect(fault.say('zh-CN')).toContain('23 个字符，最多 10 个');
    expect(server.asked).toEqual([]);
  });
});

describe('what goes wrong', () => {
  test.each<[string, Answer, ModelFault['kind'], string]>([
    ['a cut-off stream', answerPieces([saying('It is')], 'cut'), 'cut', 'was interrupted'],
    ['a stream without its end', answerPieces([saying('It is')]), 'cut', 'no end'],
    [
      'an error in the middle',
      answerPieces([saying('It'), event({ error: { message: 'oom' } })]),
      'cut',
      'oom',
    ],
    ['garbage in a stream', answerPieces(['data: {"choices"\n\n']), 'garbage', 'Try again'],
    ['a page instead of an answer', (response) => void response.end('<html>'), 'garbage', '<html>'],
    ['a line without an end', answerPieces(['data: ', 'x'.repeat(1_100_000)], 'silence'), 'garbage', 'line'],
    ['a filter', answerText('', 'content_filter'), 'refused', 'content_filter'],
    ['a wrong key', answerJson(401, { error: { message: `bad key ${key}` } }), 'denied', 'bad key ***'],
    ['an unknown model', answerJson(404, { error: 'no model tiny' }), 'refused', '404 no model tiny'],
    ['a redirect', answerJson(302, {}, { location: 'http://127.0.0.1:1/' }), 'moved', 'final address'],
  ])('%s is a fault with a way out, and is not asked again', async (_, answer, kind, words) => {
    server.next(answer);
    const fault = await faultOf(aModel().chat(asking));
    expect(fault.kind).toBe(kind);
    expect(fault.say('en-US')).toContain(words);
    expect(fault.say('zh-CN')).toMatch(/^语言模型 mine.*请/);
    expect(server.asked).toHaveLength(1);
  });

  test('one that is busy is asked again when it wants to be, in seconds or until a time', async () => {
    const later = new Date(now.getTime() + 7_000).toUTCString();
    server.next(answerJson(429, {}, { 'retry-after': '2' }), answerJson(503, {}, { 'retry-after': later }));
    expect((await aModel().chat(asking)).text).toBe('It is blue.');
    expect(waits).toEqual([2_000, 7_000]);
  });

  test('one that wants us to come back much later gets no second try, but the caller learns when', async () => {
    server.next(answerJson(429, { error: { message: 'no quota' } }, { 'retry-after': '3600' }));
    const fault = await faultOf(aModel().chat(asking));
    expect(fault).toMatchObject({ kind: 'busy', isPassing: true, retryAfterMs: 3_600_000 });
    expect(server.asked).toHaveLength(1);
  });

  test('one that fails three times has failed; nothing else answers in its place', async () => {
    server.next(
      answerJson(500, {}),
      answerPieces([event({ error: { message: 'oom' } })]),
      answerJson(502, {}),
    );
    expect(await faultOf(aModel().chat(asking))).toMatchObject({ kind: 'failed', isPassing: true });
    expect(waits).toEqual([500, 1_000]);
  });

  test('one that is not there is said to be unreachable', async () => {
    const fault = await faultOf(aModel({ baseUrl: 'http://127.0.0.1:1/v1' }).chat(asking));
    expect(fault.kind).toBe('unreachable');
    expect(waits).toHaveLength(2);
  });

  test.each<[string, Answer]>([
    ['never begins', () => undefined],
    ['stops in the middle', answerPieces([saying('It is')], 'silence')],
  ])('an answer that %s is given up after the silence that the host allows', async (_, answer) => {
    server.next(answer);
    expect(await faultOf(aModel({ silenceMs: 20 }).chat(asking))).toMatchObject({ kind: 'slow' });
  });

  test('an answer that trickles for ever is given up, too', async () => {
    server.next((response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      const drip = setInterval(() => response.write(': wait\n\n'), 1);
      response.on('close', () => clearInterval(drip));
    });
    expect((await faultOf(aModel({}, { totalMs: 50 }).chat(asking))).kind).toBe('slow');
  });

  test('who cancels gets the own reason back, and the endpoint is let go of', async () => {
    const hungUp = vi.fn();
    server.next((response, asked) => {
      response.on('close', hungUp);
      void answerPieces([saying('It is')], 'silence')(response, asked);
    });
    const cancel = new AbortController();
    const reason = new Error('nobody listens');
    const asked = aModel().chat({ ...asking, signal: cancel.signal }, () => cancel.abort(reason));
    await expect(asked).rejects.toBe(reason);
    await vi.waitFor(() => expect(hungUp).toHaveBeenCalled());
  });

  test('who cancels while we wait for a busy one does not wait', async () => {
    server.next(answerJson(429, {}, { 'retry-after': '20' }));
    const cancel = new AbortController();
    const reason = new Error('nobody listens');
    const { pause: real } = usualPatience;
    const pause: Patience['pause'] = (ms, signal) => {
      const waited = real(ms, signal);
      cancel.abort(reason);
      return waited;
    };
    await expect(aModel({}, { pause }).chat({ ...asking, signal: cancel.signal })).rejects.toBe(reason);
  });
});

describe('the check', () => {
  test('it is content with an endpoint that has the models, and sends no question', async () => {
    await aModel().check();
    await aModel({ apiKey: undefined }).check();
    expect(server.asked.map(({ path, authorization }) => [path, authorization])).toEqual([
      ['/v1/models', `Bearer ${key}`],
      ['/v1/models', undefined],
    ]);
  });

  test('Ollama names the newest version of a model by a word of its own', async () => {
    server.next(answerJson(200, { data: [{ id: 'tiny:latest' }] }));
    await expect(aModel().check()).resolves.toBeUndefined();
  });

  test('an endpoint without a list of models is asked the smallest question', async () => {
    const noList = answerJson(404, { error: 'no such path' });
    server.next(noList);
    await aModel().check();
    server.next(noList, answerJson(404, { error: 'no model tiny' }));
    expect((await faultOf(aModel().check())).say('en-US')).toContain('no model tiny');
    expect(server.asked.map(({ path }) => path)).toEqual([
      ...['/v1/models', '/v1/chat/completions'],
      ...['/v1/models', '/v1/chat/completions'],
    ]);
    expect(server.asked[1]?.body['max_tokens']).toBe(1);
  });

  test('a model that the endpoint does not have is named, with those it has', async () => {
    const fault = await faultOf(aModel({ model: 'huge' }).check());
    expect(fault.say('en-US')).toContain('has no model huge. It has: tiny, small.');
  });

  test.each<[string, Answer, ModelFault['kind']]>([
    ['that is down', answerJson(503, {}), 'failed'],
    ['that speaks another language', answerJson(200, { hello: 'world' }), 'garbage'],
    ['that is somebody else', (response) => void response.end('hello'), 'garbage'],
  ])('an endpoint %s is asked once and said to be unusable', async (_, answer, kind) => {
    server.next(answer);
    expect((await faultOf(aModel().check())).kind).toBe(kind);
    expect(server.asked).toHaveLength(1);
  });
});
