import { expect, test } from 'vitest';
import { saidRecording } from '../../../testing/recordings.ts';
import { readWav } from '../../asr/read-wav.ts';
import { measuredRate } from './frames.ts';
import { measureRecording } from './measure-recording.ts';
import { semitones } from './pitch.ts';

type Said = Parameters<typeof saidRecording>[0];
const measured = (said?: Said) => measureRecording(readWav(saidRecording(said), measuredRate));
function voiceOf(said?: Said) {
  const result = measured(said);
  if (result.fault !== null) throw new Error(result.fault);
  return result.measure;
}

test.each([85, 180, 330])('a voice of %i Hz is heard as that high', (hertz) => {
  expect(Math.abs(semitones(hertz, voiceOf({ hertz }).medianHz))).toBeLessThan(0.5);
});

test('how loud somebody is recorded changes nothing of the voice', () => {
  const [quiet, loud] = [voiceOf({ loud: 0.05 }), voiceOf({ loud: 0.5 })];
  expect(quiet.medianHz).toBeCloseTo(loud.medianHz, 0);
  for (const [band, level] of quiet.envelope.entries())
    expect(level).toBeCloseTo(loud.envelope[band] ?? 0, 0);
});

test('a bright voice and a dark one differ in the bands where they differ', () => {
  const [bright, dark] = [voiceOf(), voiceOf({ upTo: 5000 })];
  expect(bright.envelope.at(-1)).toBeGreaterThan((dark.envelope.at(-1) ?? 0) + 10);
});

test.each([
  ['too-short', { seconds: 6 }],
  ['silence', { loud: 0 }],
  ['silence', { loud: 0, hiss: 0.0005 }],
  ['too-quiet', { loud: 0.004 }],
  ['clipped', { loud: 4 }],
  ['noisy', { hiss: 0.3 }],
  ['noisy', { loud: 0, hiss: 0.3 }],
  ['narrow', { upTo: 3400 }],
] as const)('a recording is refused as %s when it is made with %j', (fault, said) => {
  expect(measured(said)).toEqual({ fault });
});
