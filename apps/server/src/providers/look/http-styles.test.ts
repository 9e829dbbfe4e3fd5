import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AppError } from '@app/contract/base/errors.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createHttpStyles } from './http-styles.ts';
import type { KeepStyle, StyleEngine } from './port.ts';
import { cutOutTemplate } from './testing.ts';

type Asked = { path: string; authorization: string | undefined; body: string };
type Answer = (response: ServerResponse) => void;

/** A small endpoint on a free port that answers each call by `answer`. */
async function startEndpoint(answer: Answer) {
  const asked: Asked[] = [];
  const server = createServer(async (request, response) => {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece as Buffer);
    const { authorization } = request.headers;
    asked.push({ path: request.url ?? '', authorization, body: Buffer.concat(pieces).toString('latin1') });
    answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    asked,
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const json =
  (status: number, body: unknown): Answer =>
  (response) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
const key = 'sk-very-secret';

let picture: Buffer;
let endpoint: Awaited<ReturnType<typeof startEndpoint>> | undefined;
beforeEach(async () => {
  picture = await cutOutTemplate('anya').resize(64).png().toBuffer();
});
afterEach(async () => {
  await endpoint?.stop();
  endpoint = undefined;
});

/** What the product's own engine would cut out of the photo. */
const looks = {
  build: async () => ({
    kind: 'photo' as const,
    rig: {} as never,
    picture: Buffer.from('cut out'),
    face: picture,
    sex: undefined,
  }),
};

async function engineFor(answer: Answer, timeoutMs = 60_000) {
  endpoint = await startEndpoint(answer);
  return createHttpStyles({ baseUrl: endpoint.baseUrl, model: 'painter', apiKey: key, timeoutMs, looks });
}
type Kept = { style: string; place: number; picture: Uint8Array };
async function drawBy({ styles }: StyleEngine, signal?: AbortSignal): Promise<Kept[]> {
  const all: Kept[] = [];
  const keep: KeepStyle = async (image, make) => void all.push({ ...image, picture: await make() });
  await styles(Buffer.from('photo'), undefined, { keep, signal });
  return all.toSorted((a, b) => a.place - b.place);
}
const draw = async (answer: Answer, timeoutMs?: number, signal?: AbortSignal): Promise<Kept[]> =>
  drawBy(await engineFor(answer, timeoutMs), signal);
const faultOf = async (work: Promise<unknown>): Promise<AppError> => {
  const error: unknown = await work.then(() => undefined).catch((thrown: unknown) => thrown);
  if (!(error instanceof AppError)) throw new Error(`no refusal: ${error}`);
  return error;
};
const drawn = () => json(200, { data: [{ b64_json: picture.toString('base64') }] });

test('four images come, each with its place; what leaves is the person that was cut out, with the key', async () => {
  const images = await draw(drawn());
  expect(images.map(({ style, place }) => `${place} ${style}`)).toEqual([
    '0 studio',
    '1 cinematic',
    '2 film',
    '3 comic',
  ]);
  expect(images.every((image) => picture.equals(image.picture))).toBe(true);
  expect(endpoint!.asked).toHaveLength(4);
  for (const { path, authorization, body } of endpoint!.asked) {
    expect({ path, authorization }).toEqual({ path: '/v1/images/edits', authorization: `Bearer ${key}` });
    expect(body).toMatch(/name="model"[^]*painter[^]*name="prompt"[^]*name="image"[^]*cut out/);
    expect(body).not.toContain('photo\r\n');
  }
});

test.each([
  ['fails', 500, 1001002310],
  ['is asked too often', 429, 1001002310],
  ['refuses the key', 401, 1001002311],
  ['refuses the photo', 400, 1001002311],
  ['leads elsewhere', 302, 1001002311],
])('an endpoint that %s is a refusal in its own words, without the key', async (_, status, code) => {
  const { def, params } = await faultOf(draw(json(status, { error: { message: `because of ${key}` } })));
  expect(def.code).toBe(code);
  expect(params).toEqual({ engine: 'painter', reason: `${status} because of ***` });
});

test.each([
  ['words', (response: ServerResponse) => void response.end('<html>no</html>')],
  ['another shape', json(200, { images: [] })],
  ['an address instead of a picture', json(200, { data: [{ url: 'http://example.com/x.png' }] })],
  [
    'something that is no picture',
    json(200, { data: [{ b64_json: Buffer.from('<svg/>').toString('base64') }] }),
  ],
  [
    'a WebP, of which no avatar can be built',
    json(200, { data: [{ b64_json: Buffer.from('RIFF\x24\0\0\0WEBPVP8 ').toString('base64') }] }),
  ],
  ['text that is no base64', json(200, { data: [{ b64_json: 'ä' }] })],
])('an endpoint that answers with %s is refused', async (_, answer) => {
  expect((await faultOf(draw(answer))).def.code).toBe(1001002312);
});

test('an answer that does not end is cut off', async () => {
  const piece = Buffer.alloc(1024 * 1024, 'a');
  const flood: Answer = (response) => {
    const more = (): boolean => !response.destroyed && response.write(piece, () => more());
    more();
  };
  expect(await faultOf(draw(flood))).toMatchObject({
    def: { code: 1001002312 },
    params: { reason: 'too long' },
  });
});

test('an endpoint that is silent is given up', async () => {
  expect(await faultOf(draw(() => undefined, 200))).toMatchObject({
    def: { code: 1001002309 },
    params: { seconds: 0.2 },
  });
});

test('an endpoint that is not there is named', async () => {
  const engine = await engineFor(drawn());
  await endpoint!.stop();
  endpoint = undefined;
  const { def, params } = await faultOf(drawBy(engine));
  expect({ code: def.code, reason: params['reason'] }).toEqual({ code: 1001002308, reason: 'ECONNREFUSED' });
});

test('who cancels while images are drawn is not told of a fault', async () => {
  const stop = new AbortController();
  const work = draw(() => stop.abort(new Error('not wanted any more')), undefined, stop.signal);
  await expect(work).rejects.toThrow('not wanted any more');
});

test('who cancels while the person is cut out has nothing asked', async () => {
  const stop = new AbortController();
  endpoint = await startEndpoint(drawn());
  const build = () => {
    stop.abort(new Error('not wanted any more'));
    return looks.build();
  };
  const { baseUrl } = endpoint;
  const engine = createHttpStyles({ baseUrl, model: 'painter', timeoutMs: 60_000, looks: { build } });
  await expect(drawBy(engine, stop.signal)).rejects.toThrow('not wanted any more');
  expect(endpoint.asked).toEqual([]);
});

test('an image that is there already is not asked for again', async () => {
  const engine = await engineFor(drawn());
  const keep: KeepStyle = async ({ style }, make) => void (style === 'film' && (await make()));
  await engine.styles(Buffer.from('photo'), undefined, { keep });
  expect(endpoint!.asked.map(({ body }) => body.includes('animated film'))).toEqual([true]);
});

test.each([
  ['that lists its models is ready', 200, true],
  ['without a list is ready', 404, true],
  ['that refuses the key is not', 401, false],
  ['that fails is not', 503, false],
])('an endpoint %s', async (_, status, isReady) => {
  const checked = (await engineFor(json(status, {}))).check();
  const wasReady = await checked.then(
    () => true,
    (error: unknown) => !(error instanceof AppError),
  );
  expect(wasReady).toBe(isReady);
});
