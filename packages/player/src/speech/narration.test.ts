import { describe, expect, test } from 'vitest';
import type { AudioSegment } from './audio-port.ts';
import type { SoundElement } from './element-pair.ts';
import { createNarration, settleMs } from './narration.ts';

/** An audio element that plays by a clock the test moves. */
class Element implements SoundElement {
  src = '';
  currentTime = 0;
  playbackRate = 1;
  defaultPlaybackRate = 1;
  preservesPitch = false;
  sounding = false;
  refuses = false;
  loads = 0;
  readonly #listeners = new Map<string, () => void>();

  async play() {
    if (this.refuses) throw new Error('NotAllowedError');
    this.sounding = true;
  }
  pause() {
    this.sounding = false;
  }
  load() {
    this.loads++;
    this.currentTime = 0;
    this.playbackRate = this.defaultPlaybackRate;
  }
  addEventListener(name: 'ended' | 'error', listener: () => void) {
    this.#listeners.set(name, listener);
  }
  end() {
    this.sounding = false;
    this.#listeners.get('ended')?.();
  }
  breakOff() {
    this.sounding = false;
    this.#listeners.get('error')?.();
  }
}

function stage({ latency = 0 } = {}) {
  const elements = [new Element(), new Element()] as const;
  let now = 0;
  let timers: { at: number; work: () => void }[] = [];
  const fades: number[] = [];
  const narration = createNarration({
    elements,
    fade: (to) => fades.push(to),
    now: () => now,
    latencyMs: () => latency,
    after(ms, work) {
      const timer = { at: now + ms, work };
      timers.push(timer);
      return () => {
        timers = timers.filter((each) => each !== timer);
      };
    },
  });
  const outcomes: string[] = [];
  narration.onEnd((outcome) => outcomes.push(outcome));
  const step = (ms: number) => {
    now += ms;
    for (const element of elements)
      if (element.sounding) element.currentTime += (ms / 1000) * element.playbackRate;
    const due = timers.filter(({ at }) => at <= now);
    timers = timers.filter(({ at }) => at > now);
    for (const { work } of due) work();
  };
  return { narration, elements, step, fades, outcomes };
}

const segments: AudioSegment[] = [
  { url: 'a.mp3', startMs: 0, durationMs: 1000 },
  { url: 'b.mp3', startMs: 1000, durationMs: 2000 },
  { url: undefined, startMs: 3000, durationMs: 500 },
];

describe('narration', () => {
  test('plays from any place, fetching the next piece with the other element', async () => {
    const { narration, elements } = stage();
    narration.load(segments);
    await narration.play(400);
    expect([elements[0].src, elements[0].currentTime, elements[1].src]).toEqual(['a.mp3', 0.4, 'b.mp3']);
    expect(narration.positionMs()).toBe(400);
  });

  test('a sound that its codec holds back is heard where its words are marked', async () => {
    const { narration, elements, step } = stage();
    narration.load([{ url: 'page.mp3', startMs: 0, durationMs: 1000, delayMs: 50 }]);
    await narration.play(400);
    expect(elements[0].currentTime).toBe(0.45);
    step(100);
    expect(narration.positionMs()).toBe(500);
  });

  test('the elements take turns, and silence lasts as long as it says', async () => {
    const { narration, elements, step, outcomes } = stage();
    narration.load(segments);
    await narration.play(0);
    step(1000);
    elements[0].end();
    expect(elements[1].sounding).toBe(true);
    step(300);
    expect(narration.positionMs()).toBe(1300);
    step(1700);
    elements[1].end();
    step(200);
    expect([narration.positionMs(), outcomes.length]).toEqual([3200, 0]);
    step(300);
    expect(outcomes).toEqual(['end']);
    expect(narration.positionMs()).toBe(3500);
  });

  test('a mark is met when the sound leaves for the ear, at any speed, however late it began', async () => {
    const { narration, elements, step } = stage({ latency: 100 });
    const met: number[] = [];
    narration.load(segments);
    narration.markAt(800, () => met.push(narration.positionMs()));
    await narration.play(0);
    elements[0].sounding = false;
    step(850);
    expect(met).toEqual([]);
    elements[0].sounding = true;
    step(300);
    narration.setRate(2);
    step(249);
    expect(met).toEqual([]);
    step(10);
    expect(met).toHaveLength(1);
    step(500);
    expect(met).toHaveLength(1);
  });

  test('a mark is not met while the sound stands, and not when it was taken back', async () => {
    const { narration, step } = stage();
    let met = 0;
    narration.load(segments);
    narration.markAt(300, () => met++);
    await narration.play(0);
    step(200);
    narration.pause();
    step(1000);
    expect(met).toBe(0);
    narration.markAt(undefined, () => {});
    await narration.play(200);
    step(400);
    expect(met).toBe(0);
  });

  test('a page that grows goes on into what was added', async () => {
    const { narration, elements, step, outcomes } = stage();
    narration.load(segments.slice(0, 1));
    await narration.play(0);
    narration.load(segments);
    expect(elements[1].src).toBe('b.mp3');
    step(1000);
    elements[0].end();
    expect([outcomes.length, narration.positionMs()]).toEqual([0, 1000]);
  });

  test('the next page is fetched while the last piece of this one plays, and not before it sounds', async () => {
    const { narration, elements, step } = stage();
    narration.load(segments.slice(0, 1));
    await narration.play(0);
    narration.prepare([{ url: 'next.mp3', startMs: 0, durationMs: 100 }]);
    step(settleMs - 1);
    expect(elements[1].src).not.toBe('next.mp3');
    step(1);
    expect(elements[1].src).toBe('next.mp3');
    narration.load([{ url: 'next.mp3', startMs: 0, durationMs: 100 }]);
    await narration.play(0);
    expect(elements[1].sounding).toBe(true);
  });

  test('a pause is heard fading for 5 ms and keeps its place', async () => {
    const { narration, elements, step, fades } = stage();
    narration.load(segments);
    await narration.play(0);
    step(250);
    narration.pause();
    expect(elements[0].sounding).toBe(true);
    step(10);
    expect(elements[0].sounding).toBe(false);
    expect([narration.positionMs(), fades]).toEqual([250, [1, 0]]);
  });

  test('playing again right after a pause is not stopped by it', async () => {
    const { narration, elements, step } = stage();
    narration.load(segments);
    await narration.play(0);
    narration.pause();
    await narration.play(500);
    step(10);
    expect(elements[0].sounding).toBe(true);
  });

  test('another rate keeps the pitch, also for the next piece', async () => {
    const { narration, elements, step } = stage();
    narration.setRate(2);
    narration.load(segments);
    await narration.play(0);
    step(250);
    expect(narration.positionMs()).toBe(500);
    elements[0].end();
    step(100);
    expect(narration.positionMs()).toBe(1200);
    expect(elements.map(({ preservesPitch }) => preservesPitch)).toEqual([true, true]);
  });

  test('a silent piece follows a change of the rate', async () => {
    const { narration, step, outcomes } = stage();
    narration.load([{ url: undefined, startMs: 0, durationMs: 1000 }]);
    await narration.play(0);
    step(400);
    narration.setRate(2);
    expect(narration.positionMs()).toBe(400);
    step(299);
    expect(outcomes).toEqual([]);
    step(1);
    expect(outcomes).toEqual(['end']);
  });

  test('what is still on its way to the ear has not been heard', async () => {
    const { narration, step } = stage({ latency: 80 });
    narration.load(segments);
    await narration.play(0);
    expect(narration.positionMs()).toBe(0);
    step(200);
    expect(narration.positionMs()).toBe(120);
  });

  test('a refusal of the browser is told to who asked', async () => {
    const { narration, elements } = stage();
    elements[0].refuses = true;
    narration.load(segments);
    await expect(narration.play(300)).rejects.toThrow('NotAllowedError');
    expect(narration.positionMs()).toBe(300);
  });

  test('a piece that cannot be played ends the narration where it would begin', async () => {
    const { narration, elements, step, outcomes } = stage();
    elements[1].refuses = true;
    narration.load(segments);
    await narration.play(0);
    step(1000);
    elements[0].end();
    await Promise.resolve();
    await Promise.resolve();
    expect([outcomes, narration.positionMs()]).toEqual([['failed'], 1000]);
  });

  test('a connection that breaks in the middle of a piece ends the narration there', async () => {
    const { narration, elements, step, outcomes } = stage();
    narration.load(segments);
    await narration.play(0);
    step(400);
    elements[0].breakOff();
    expect([outcomes, narration.positionMs()]).toEqual([['failed'], 400]);
  });

  test('what could not be fetched ahead is fetched anew by the same address, and disturbs nobody before', async () => {
    const { narration, elements, step, outcomes } = stage();
    narration.load(segments);
    await narration.play(0);
    elements[1].breakOff();
    step(1000);
    expect([elements[1].loads, outcomes]).toEqual([1, []]);
    elements[0].end();
    expect([elements.map(({ loads }) => loads), elements.some(({ src }) => src === 'b.mp3')]).toEqual([
      [2, 1],
      true,
    ]);
  });

  test('a start that is overtaken by a jump ends nothing, and only the newest one is heard', async () => {
    const { narration, elements, step } = stage();
    elements[0].refuses = true;
    narration.load(segments);
    const overtaken = narration.play(0);
    const newest = narration.play(1200);
    await expect(overtaken).rejects.toThrow('NotAllowedError');
    await newest;
    step(100);
    expect([narration.positionMs(), elements.map(({ sounding }) => sounding)]).toEqual([1300, [false, true]]);
  });
});
