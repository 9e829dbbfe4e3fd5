import { describe, expect, test } from 'vitest';
import { createAnswers } from './answers.ts';

/** Sentences whose first byte is their length in tenths of a second; 0 cannot be decoded. */
const sound = (tenths: number) => new Uint8Array([tenths]).buffer;

function stage(latency = 0) {
  let now = 10;
  const started: number[] = [];
  const stopped: number[] = [];
  const ends: (() => void)[] = [];
  const fades: number[] = [];
  const answers = createAnswers({
    now: () => now,
    latencyMs: () => latency,
    fade: (to) => fades.push(to),
    async decode(bytes, part) {
      const [tenths] = new Uint8Array(bytes);
      if (!tenths) throw new Error('this is no sound');
      return {
        seconds: part ? (part.toMs - part.fromMs) / 1000 : tenths / 10,
        source: () => ({
          start: (at) => started.push(at),
          stop: (at) => stopped.push(at),
          onEnd: (listener) => ends.push(listener),
        }),
      };
    },
  });
  let over = 0;
  answers.onEnd(() => over++);
  return {
    answers,
    started,
    stopped,
    ends,
    fades,
    over: () => over,
    pass: (seconds: number) => {
      now += seconds;
    },
  };
}

describe('answers', () => {
  test('a piece of a longer sound lasts as long as the piece', async () => {
    const { answers, started } = stage();
    await answers.add(sound(100), { fromMs: 2000, toMs: 3500 });
    await answers.add(sound(5));
    expect(started.map((at) => at - 10.03)).toEqual([0, 1.5].map((at) => expect.closeTo(at, 6)));
  });

  test('sentences follow each other without a gap, in the order in which they were added', async () => {
    const { answers, started } = stage();
    await Promise.all([answers.add(sound(10)), answers.add(sound(5)), answers.add(sound(20))]);
    expect(started.map((at) => at - 10.03)).toEqual([0, 1, 1.5].map((at) => expect.closeTo(at, 6)));
  });

  test('the position follows what is heard, and waits for a sentence that is late', async () => {
    const { answers, pass } = stage();
    await answers.add(sound(10));
    pass(0.53);
    expect(answers.positionMs()).toBeCloseTo(500, 3);
    pass(2);
    expect(answers.positionMs()).toBeCloseTo(1000, 3);
    await answers.add(sound(10));
    pass(0.13);
    expect(answers.positionMs()).toBeCloseTo(1100, 3);
  });

  test('it is over when the last sentence is, and not before all have come', async () => {
    const { answers, ends, over } = stage();
    await answers.add(sound(10));
    ends[0]!();
    expect(over()).toBe(0);
    await answers.add(sound(10));
    answers.finish();
    expect(over()).toBe(0);
    ends[1]!();
    expect(over()).toBe(1);
  });

  test('an answer without a sentence is over at once', () => {
    const { answers, over } = stage();
    answers.finish();
    expect(over()).toBe(1);
  });

  test('breaking in fades everything out, also what is only being decoded', async () => {
    const { answers, started, stopped, ends, fades, over } = stage();
    await answers.add(sound(10));
    const late = answers.add(sound(10));
    answers.stop();
    await late;
    ends[0]!();
    expect([started.length, stopped, fades]).toEqual([1, [expect.closeTo(10.005, 6)], [1, 0]]);
    expect([over(), answers.positionMs()]).toEqual([0, 0]);
    await answers.add(sound(10));
    expect(started.length).toBe(2);
  });

  test('a sentence that cannot be decoded is told, and the next one is played', async () => {
    const { answers, started, ends, over } = stage();
    const bad = answers.add(sound(0));
    const good = answers.add(sound(10));
    await expect(bad).rejects.toThrow('this is no sound');
    await good;
    answers.finish();
    expect([started.length, over()]).toEqual([1, 0]);
    ends[0]!();
    expect(over()).toBe(1);
  });

  test('what is still on its way to the ear has not been heard', async () => {
    const { answers, pass } = stage(100);
    await answers.add(sound(10));
    pass(0.53);
    expect(answers.positionMs()).toBeCloseTo(400, 3);
  });
});
