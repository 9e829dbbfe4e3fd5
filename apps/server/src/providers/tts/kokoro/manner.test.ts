import { expect, test } from 'vitest';
import { mannerOf } from '../port.ts';
import { settingsOf, stressOf } from './manner.ts';

const usual = { pace: 1, intonation: 1, volume: 1, emotion: 'general' } as const;
const medianHz = 200;

/** What the engine is told for the usual pitch of the voice, and for one that is a fifth higher. */
function told(settings: Partial<Record<'pace' | 'intonation' | 'volume', number>>, emotion = usual.emotion) {
  const { speed, gain, melody } = settingsOf(
    mannerOf('natural', { ...usual, ...settings, emotion }),
    medianHz,
  );
  const { pow, pitch } = melody();
  const pitchOf = (hertz: number) => pitch * hertz ** pow;
  const rise = 12 * Math.log2(pitchOf(medianHz * 1.5) / pitchOf(medianHz));
  return { pace: speed, pitch: pitchOf(medianHz), rise, level: gain };
}

const general = told({});
const against = (emotion: string) => {
  const { pace, pitch, rise, level } = told({}, emotion as typeof usual.emotion);
  const { pace: p, pitch: h, rise: r, level: l } = general;
  return {
    pace: pace / p,
    semitones: 12 * Math.log2(pitch / h),
    melody: rise / r,
    decibels: 20 * Math.log10(level / l),
  };
};

test('joy is higher, livelier, faster and louder than the ordinary', () => {
  const { pace, semitones, melody, decibels } = against('joy');
  expect(semitones).toBeGreaterThan(1.5);
  expect(melody).toBeGreaterThan(1.2);
  expect(pace).toBeGreaterThan(1.05);
  expect(decibels).toBeGreaterThan(0.5);
});

test('sorrow is lower, flatter, slower and softer', () => {
  const { pace, semitones, melody, decibels } = against('sorrow');
  expect(semitones).toBeLessThan(-1);
  expect(melody).toBeLessThan(0.75);
  expect(pace).toBeLessThan(0.9);
  expect(decibels).toBeLessThan(-2);
});

test('anger is faster and louder than joy, with the widest melody', () => {
  const [anger, joy] = [against('anger'), against('joy')];
  expect(anger.semitones).toBeGreaterThan(0.5);
  expect(anger.melody).toBeGreaterThan(joy.melody);
  expect(anger.pace).toBeGreaterThan(joy.pace);
  expect(anger.decibels).toBeGreaterThan(joy.decibels);
});

test.each([
  ['pace', 1.5, { pace: 1.5 * general.pace }],
  ['volume', 0.5, { level: 0.5 }],
] as const)('%s %f changes that alone', (name, value, changed) => {
  expect(told({ [name]: value })).toEqual({ ...general, ...changed });
});

test('intonation widens or flattens the melody around the pitch of the voice', () => {
  expect(told({ intonation: 2 }).rise).toBeGreaterThan(1.3 * general.rise);
  expect(told({ intonation: 0 }).rise).toBeCloseTo(general.rise / 2);
  for (const intonation of [0, 2]) expect(told({ intonation }).pitch).toBeCloseTo(general.pitch);
});

test('what is set adds to the way of an avatar, and stays within what a voice can do', () => {
  expect(mannerOf('lively', { ...usual, pace: 2, intonation: 2 })).toMatchObject({ pace: 2, intonation: 2 });
  expect(mannerOf('calm', { ...usual, pace: 0.5 })).toMatchObject({ pace: 0.5, intonation: 0.8 });
  // The name of every sentence that was spoken before depends on it.
  expect(JSON.stringify(mannerOf('formal'))).toBe(
    '{"pace":0.95,"intonation":0.7,"volume":1,"emotion":"general","pitch":0}',
  );
});

test('a few words of another emotion are as high and as fast as that one is, whatever the rest of the sentence', () => {
  const span = { kind: 'text', text: '好', srcStart: 0, emotion: 'joy' } as const;
  const joy = against('joy');
  const among = stressOf(span, 'general');
  expect(12 * Math.log2(among.pitch)).toBeCloseTo(joy.semitones);
  expect(1 / among.length).toBeCloseTo(joy.pace);
  expect(stressOf(span, 'joy')).toEqual({ length: 1, pitch: 1 });
  const ordinary = stressOf({ ...span, emotion: 'general', rate: 2 }, 'joy');
  expect(ordinary.length).toBeCloseTo(joy.pace / 2);
});
