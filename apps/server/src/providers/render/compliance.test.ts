import { AppError } from '@app/contract/base/errors.ts';
import { renderErrors } from '@app/contract/render/errors.ts';
import { afterEach, expect, test } from 'vitest';
import { createHttpFilms, largestFilm } from './http.ts';
import type { FilmOrder } from './port.ts';
import { type Answer, anMp4, aWebm, bytes, inTurn, json, startFilmEngine } from './testing.ts';

const key = 'sk-very-secret';
const order: FilmOrder = {
  picture: Buffer.from('the person cut out'),
  sound: Buffer.from('RIFF the speech'),
  durationMs: 4000,
  words: [{ text: '大家好', startMs: 0, endMs: 900 }],
  visemes: [{ id: 'aa', startMs: 0, endMs: 300, weight: 1 }],
};

let service: Awaited<ReturnType<typeof startFilmEngine>> | undefined;
afterEach(async () => {
  await service?.stop();
  service = undefined;
});

const begun = json(202, { id: 'film-1' });
async function engineFor(answers: Record<string, Answer>, timeoutMs = 60_000) {
  service = await startFilmEngine(answers);
  const { baseUrl } = service;
  return createHttpFilms({ baseUrl, model: 'mouths', apiKey: key, timeoutMs, pauseMs: 1 });
}

/** Hands the order in and waits for its film. */
async function film(
  answers: Record<string, Answer>,
  { timeoutMs = 60_000, stop = new AbortController() } = {},
) {
  const engine = await engineFor({ 'POST /v1/films': begun, ...answers }, timeoutMs);
  const told: number[] = [];
  const onProgress = async (percent: number) => void told.push(percent);
  const id = await engine.begin(order, stop.signal);
  const made = await engine.finish(id, { durationMs: order.durationMs, onProgress, signal: stop.signal });
  return { made, told };
}
async function faultOf(work: Promise<unknown>): Promise<AppError> {
  const error: unknown = await work.then(() => undefined).catch((thrown: unknown) => thrown);
  if (!(error instanceof AppError)) throw new Error(`no refusal: ${error}`);
  expect(JSON.stringify(error.params)).not.toContain(key);
  return error;
}

test.each([
  ['MP4', anMp4(4000), 'video/mp4'],
  ['WebM', aWebm(4210), 'video/webm'],
])(
  'an order becomes a film (%s), told how far it is; what leaves is picture, sound and times',
  async (_, made, type) => {
    const working = inTurn(
      json(202, { progress: 20 }),
      json(202, {}),
      json(202, { progress: 80 }),
      bytes(made),
    );
    const answer = await film({ 'GET /v1/films/film-1': working });
    expect(answer).toEqual({ made: { type, bytes: made }, told: [20, 80] });
    const [asked] = service!.asked;
    expect(asked!.body).toMatch(
      /"model"[^]*mouths[^]*"picture"[^]*the person cut out[^]*"sound"[^]*RIFF the speech/,
    );
    expect(JSON.parse(/\{"durationMs".*\}/.exec(Buffer.from(asked!.body, 'latin1').toString())![0])).toEqual({
      durationMs: 4000,
      words: order.words,
      visemes: order.visemes,
    });
    expect(new Set(service!.asked.map(({ authorization }) => authorization))).toEqual(
      new Set([`Bearer ${key}`]),
    );
  },
);

test.each([
  ['words', bytes(Buffer.from('<html>no</html>')), 'neither MP4 nor WebM with a length'],
  ['a film that is cut off', bytes(anMp4(4000).subarray(0, 50)), 'neither MP4 nor WebM with a length'],
  ['a film that is too short', bytes(aWebm(3400)), '3400 ms instead of 4000'],
  ['a film that is too long', bytes(anMp4(4600)), '4600 ms instead of 4000'],
])('an engine that sends %s is refused', async (_, answer, reason) => {
  const { def, params } = await faultOf(film({ 'GET /v1/films': answer }));
  expect({ def, reason: params['reason'] }).toEqual({ def: renderErrors.garbage, reason });
});

test.each([
  ['no name for the order', json(202, {})],
  ['a name that leads elsewhere', json(202, { id: '../models' })],
  ['no JSON', bytes(Buffer.from('yes'))],
])('an engine that answers an order with %s is refused', async (_, answer) => {
  expect((await faultOf(film({ 'POST /v1/films': answer }))).def).toBe(renderErrors.garbage);
});

test('a film that does not end is cut off', async () => {
  const piece = Buffer.alloc(4 * 1024 * 1024);
  let sent = 0;
  const flood: Answer = (response) => {
    const more = (): void => {
      sent += piece.length;
      if (!response.destroyed) response.write(piece, more);
    };
    more();
  };
  const { def, params } = await faultOf(film({ 'GET /v1/films': flood }));
  expect({ def, reason: params['reason'] }).toEqual({ def: renderErrors.garbage, reason: 'too long' });
  expect(sent).toBeLessThan(largestFilm * 2);
});

test.each([
  ['fails', 500, renderErrors.failed],
  ['is asked too often', 429, renderErrors.failed],
  ['refuses the key', 401, renderErrors.refused],
  ['refuses the picture', 400, renderErrors.refused],
  ['leads elsewhere', 302, renderErrors.refused],
])('an engine that %s is a fault in its own words, without the key', async (_, status, def) => {
  const answer = json(status, { error: { message: `because of ${key}` } });
  for (const call of ['POST /v1/films', 'GET /v1/films']) {
    const found = await faultOf(film({ [call]: answer }));
    expect(found.def).toBe(def);
    expect(found.params).toEqual({ engine: 'mouths', reason: `${status} because of ***` });
    await service?.stop();
  }
});

test('an engine that fails while it works, and then goes on, loses nothing', async () => {
  const working = inTurn(
    json(503, {}),
    json(202, { progress: 50 }),
    json(502, {}),
    json(500, {}),
    bytes(anMp4(4000)),
  );
  expect((await film({ 'GET /v1/films': working })).made).toMatchObject({ type: 'video/mp4' });
  expect(service!.calls().filter((call) => call.startsWith('POST'))).toHaveLength(1);
});

test('an engine that is never done is given up', async () => {
  const { def, params } = await faultOf(film({ 'GET /v1/films': json(202, {}) }, { timeoutMs: 150 }));
  expect({ def, seconds: params['seconds'] }).toEqual({ def: renderErrors.slow, seconds: 0.15 });
});

test('an engine that is silent is given up', async () => {
  expect((await faultOf(film({ 'GET /v1/films': () => undefined }, { timeoutMs: 150 }))).def).toBe(
    renderErrors.slow,
  );
});

test('an engine that is not there is named', async () => {
  const engine = await engineFor({});
  await service!.stop();
  service = undefined;
  const { def, params } = await faultOf(engine.begin(order, new AbortController().signal));
  expect({ def, reason: params['reason'] }).toEqual({
    def: renderErrors.unreachable,
    reason: 'ECONNREFUSED',
  });
});

test('an order that the engine has forgotten is no fault', async () => {
  expect((await film({})).made).toBeUndefined();
});

test('who cancels is not told of a fault, and the order is taken back', async () => {
  const stop = new AbortController();
  const working: Answer = (response, asked) => {
    stop.abort(new Error('not wanted any more'));
    json(202, {})(response, asked);
  };
  await expect(film({ 'GET /v1/films': working }, { stop })).rejects.toThrow('not wanted any more');
  const { baseUrl } = service!;
  await createHttpFilms({ baseUrl, model: 'mouths', apiKey: key, timeoutMs: 60_000 }).cancel('film-1');
  expect(service!.calls().at(-1)).toBe('DELETE /v1/films/film-1');
});

test('taking an order back never fails', async () => {
  const engine = await engineFor({ 'DELETE /v1/films': json(500, {}) });
  await expect(engine.cancel('film-1')).resolves.toBeUndefined();
  await service!.stop();
  service = undefined;
  await expect(engine.cancel('film-1')).resolves.toBeUndefined();
});

test.each([
  ['that lists its models is ready', 200, true],
  ['without a list is ready', 404, true],
  ['that refuses the key is not', 401, false],
  ['that fails is not', 503, false],
])('an engine %s', async (_, status, isReady) => {
  const checked = (await engineFor({ 'GET /v1/models': json(status, {}) })).check();
  const wasReady = await checked.then(
    () => true,
    (error: unknown) => !(error instanceof AppError),
  );
  expect(wasReady).toBe(isReady);
});
