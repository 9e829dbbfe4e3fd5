// The player's sound in a real browser: pages, a question, the answer, the way back. It needs nothing of the product.
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { buildSync } from 'esbuild';
import { tone } from '../src/tone.ts';

const root = path.join(import.meta.dirname, '../..');
const script = buildSync({
  stdin: {
    contents: `export * from './packages/player/src/entry-show.ts';
      export { liveClock } from './packages/player/src/clock.ts';`,
    resolveDir: root,
  },
  bundle: true,
  format: 'iife',
  globalName: 'player',
  write: false,
}).outputFiles[0]!.text;

/** Answers a byte range as the product does: a browser cannot jump in sound from a server that knows no ranges. */
function inPart(bytes: Buffer, range = 'bytes=0-') {
  const [, first = '0', last = ''] = /bytes=(\d+)-(\d*)/.exec(range) ?? [];
  const [from, to] = [Number(first), last === '' ? bytes.length - 1 : Number(last)];
  return {
    status: 206,
    contentType: 'audio/wav',
    headers: { 'accept-ranges': 'bytes', 'content-range': `bytes ${from}-${to}/${bytes.length}` },
    body: bytes.subarray(from, to + 1),
  };
}

type Show = {
  state: string;
  place: { page: number; ms: number };
  speechMs: number;
  play(): void;
  ask(): void;
  beginAnswer(): void;
  addAnswer(sound: ArrayBuffer, sentence: object): Promise<void>;
  endAnswer(): void;
  setRate(rate: number): void;
};
type Player = {
  Show: new (options: object) => Show;
  createAudioOut(): object;
  liveClock(read: () => number, frames: object): object;
  joinSentences(sentences: object[]): object;
  showPage(page: object): object;
};
type Stage = { player: Player; show: Show; states: string[]; sentence(milliseconds: number): object };

test('a show plays its pages, stops for a question, answers, and goes on with the cut-off word', async ({
  page,
}) => {
  await page.route('http://sound.test/**', async (route) => {
    const length = /tone-(\d+)/.exec(route.request().url())?.[1];
    if (length) return route.fulfill(inPart(tone(Number(length)), route.request().headers()['range']));
    return route.fulfill({
      contentType: 'text/html',
      body: `<script>${script}</script><button>Play</button>`,
    });
  });
  await page.goto('http://sound.test/');
  await page.evaluate(() => {
    const stage = globalThis as unknown as Stage;
    const { player } = stage;
    // Words of 400 ms each.
    stage.sentence = (milliseconds) => ({
      durationMs: milliseconds,
      visemes: [],
      words: Array.from({ length: milliseconds / 400 }, (_, i) => ({
        text: `word${i}`,
        startMs: i * 400,
        endMs: i * 400 + 400,
        srcStart: 0,
        srcEnd: 0,
      })),
    });
    const pageOf = (id: string, lengths: number[]) => {
      let at = 0;
      const segments = lengths.map((durationMs) => {
        const segment = { url: `/tone-${durationMs}.wav?${id}`, startMs: at, durationMs };
        at += durationMs;
        return segment;
      });
      const track = player.joinSentences(lengths.map(stage.sentence));
      return player.showPage({ id, track, segments, complete: true });
    };
    stage.states = [];
    document.querySelector('button')?.addEventListener('click', () => {
      stage.show = new player.Show({
        audio: player.createAudioOut(),
        clock: player.liveClock(() => performance.now(), globalThis),
        pages: [pageOf('a', [2000, 4000]), pageOf('b', [400])],
        onChange: () => stage.states.push(stage.show.state),
      });
      stage.show.play();
    });
  });
  const now = () =>
    page.evaluate(() => {
      const { show } = globalThis as unknown as Stage;
      return { state: show.state, ...show.place };
    });
  await page.getByRole('button').click();
  await expect.poll(async () => (await now()).state).toBe('playing');
  // Into the second piece of the first page, so that the elements have taken turns. Asked by the page itself: a story
  // that is slow to act would find the show at its end.
  const asked = await page.evaluate(async () => {
    const { show } = globalThis as unknown as Stage;
    while (show.place.ms <= 2300) await new Promise(requestAnimationFrame);
    const before = show.place.ms;
    show.ask();
    return { before, after: show.place.ms, state: show.state };
  });
  expect(asked.state).toBe('asking');
  expect(asked.after % 400).toBe(0);
  expect(asked.before - asked.after).toBeLessThan(500);

  const answered = await page.evaluate(async () => {
    const { show, sentence } = globalThis as unknown as Stage;
    const sound = async () => (await fetch('/tone-400.wav')).arrayBuffer();
    show.beginAnswer();
    await show.addAnswer(await sound(), sentence(400));
    await show.addAnswer(await sound(), sentence(400));
    show.endAnswer();
    return show.state;
  });
  expect(answered).toBe('answering');
  await expect.poll(async () => (await now()).state).toBe('playing');
  expect((await now()).ms).toBeGreaterThanOrEqual(asked.after);

  await page.evaluate(() => (globalThis as unknown as Stage).show.setRate(2));
  await expect.poll(async () => (await now()).state).toBe('ended');
  expect(await now()).toEqual({ state: 'ended', page: 1, ms: 400 });
  const states = await page.evaluate(() => (globalThis as unknown as Stage).states);
  expect(states.filter((state, i) => state !== states[i - 1])).toEqual([
    'loading',
    'playing',
    'asking',
    'answering',
    'resuming',
    'playing',
    'ended',
  ]);
});
