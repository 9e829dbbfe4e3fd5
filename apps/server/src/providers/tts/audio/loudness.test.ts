import { expect, test } from 'vitest';
import { sampleRate } from '../port.ts';
import { finishSpeech } from './finish-speech.ts';
import { quietStretches, speechBounds, toPcm } from './loudness.ts';
import { loudnessOf } from './lufs.ts';
import { widenPauses } from './widen-pauses.ts';

const tone = (ms: number, amplitude: number, hertz = 997): number[] =>
  Array.from(
    { length: (ms * sampleRate) / 1000 },
    (_, at) => amplitude * Math.sin((2 * Math.PI * hertz * at) / sampleRate),
  );
const silence = (ms: number): number[] => tone(ms, 0);
const samples = (...parts: number[][]): Float32Array => Float32Array.from(parts.flat());
const asFloats = (pcm: Int16Array): Float32Array => Float32Array.from(pcm, (sample) => sample / 32768);

test('loudness is that of the standard: a full tone of 997 Hz in one channel has −3.01 LUFS', () => {
  expect(loudnessOf(samples(tone(3000, 1)))).toBeCloseTo(-3.01, 1);
  expect(loudnessOf(samples(tone(3000, 0.1)))).toBeCloseTo(-23.01, 1);
  // Pauses do not count.
  expect(loudnessOf(samples(tone(3000, 0.1), silence(3000)))).toBeCloseTo(-23.01, 0);
  expect(loudnessOf(samples(silence(1000)))).toBe(-Infinity);
});

test.each([0.01, 0.1, 0.9])('a voice of level %d comes out at −16 LUFS', (level) => {
  expect(Math.abs(loudnessOf(asFloats(toPcm(samples(tone(2000, level)), 1))) + 16)).toBeLessThan(1);
});

test('peaks of a voice are taken down without clipping, silence stays silent', () => {
  const voice = samples(tone(2000, 0.05), tone(5, 0.9), tone(2000, 0.05));
  const loud = toPcm(voice, 1);
  expect(Math.max(...loud.map(Math.abs))).toBeLessThan(0.95 * 32767);
  expect(toPcm(samples(silence(500)), 1).every((sample) => sample === 0)).toBe(true);
});

test('a voice with many peaks, which the limiter takes down, is as loud as any other', () => {
  const sentence = Array.from({ length: 10 }, () => [tone(197, 0.09), tone(3, 0.9)]).flat();
  const pcm = toPcm(samples(...sentence), 1);
  expect(Math.max(...pcm.map(Math.abs))).toBeLessThan(0.95 * 32767);
  expect(Math.abs(loudnessOf(asFloats(pcm)) + 16)).toBeLessThan(1);
});

test('speech keeps between 50 and 200 ms of silence at its ends', () => {
  const { start, end } = speechBounds(samples(silence(450), tone(1000, 0.3), silence(450)));
  const [before, after] = [450 - start / 24, end / 24 - 1450];
  for (const air of [before, after]) {
    expect(air).toBeGreaterThanOrEqual(50);
    expect(air).toBeLessThanOrEqual(200);
  }
});

test('a pause at a comma is as long as a listener needs, and what follows moves with it', () => {
  const pcm = toPcm(samples(tone(500, 0.3), silence(100), tone(500, 0.3)), 1);
  const times = [
    { sound: 'a', startMs: 0, endMs: 500 },
    { sound: ',', startMs: 500, endMs: 600 },
    { sound: 'o', startMs: 600, endMs: 1100 },
  ];
  const widened = widenPauses({ pcm, times }, 1);
  const [pause] = quietStretches(widened.pcm);
  expect(pause!.endMs - pause!.startMs).toBeGreaterThanOrEqual(190);
  expect(widened.times[2]!.startMs - pause!.endMs).toBeLessThan(15);
  expect(widened.pcm.length - pcm.length).toBe((widened.times[2]!.startMs - 600) * 24);
  // Without a mark the pause is the voice's own.
  const unmarked = times.map((time) => ({ ...time, sound: 'a' }));
  expect(widenPauses({ pcm, times: unmarked }, 1).pcm).toBe(pcm);
});

test('a model that begins and stops with its sounds gets air around them, and the times go with it', () => {
  const times = [{ sound: 'a', startMs: 0, endMs: 500 }];
  const spoken = finishSpeech({ samples: samples(tone(500, 0.3)), times, earlierMs: 0 }, 1, 1);
  const isHeard = (sample: number) => Math.abs(sample) > 330;
  const ms = (count: number) => (count * 1000) / sampleRate;
  const before = ms(spoken.pcm.findIndex(isHeard));
  const after = ms(spoken.pcm.length - spoken.pcm.findLastIndex(isHeard));
  expect(before).toBeGreaterThan(50);
  expect(after).toBeGreaterThan(50);
  expect(Math.max(before, after)).toBeLessThan(100);
  expect(spoken.times[0]?.startMs).toBeCloseTo(60, 0);
});
