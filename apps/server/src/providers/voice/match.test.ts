import { expect, test } from 'vitest';
import { kokoroVoices, spokenVoice } from '../tts/kokoro/voices.ts';
import { matchedVoice } from './embedded.ts';
import { knownVoices } from './known-voices.ts';
import { distanceOf, matchVoice } from './match.ts';

const all = kokoroVoices.flatMap(({ id }) => {
  const measure = knownVoices[id];
  return measure ? [{ id, ...measure }] : [];
});

test('every voice of the engine was measured', () => {
  expect(all.map(({ id }) => id)).toEqual(kokoroVoices.map(({ id }) => id));
});

test.each(kokoroVoices.map(({ id, languages }) => [id, languages[0]] as const))(
  'somebody who speaks as %s does, but higher, gets that voice, moved',
  (id, language) => {
    const known = knownVoices[id]!;
    const wanted = { ...known, medianHz: known.medianHz * 2 ** (2 / 12) };
    const { nearest, voice, match } = matchedVoice(wanted, language);
    expect(nearest).toBe(id);
    expect(Math.abs(match!.pitchOff)).toBeLessThan(0.2);
    const { against } = spokenVoice(voice);
    expect(against.pitch).toBeGreaterThan(0);
  },
);

test('a voice between two others is mixed from them, and is nearer than either', () => {
  const [one, other] = [knownVoices['qinghe']!, knownVoices['wanqing']!];
  const envelope = one.envelope.map((level, band) => (level + (other.envelope[band] ?? 0)) / 2);
  const wanted = { ...one, envelope };
  const { parts, distance } = matchVoice(wanted, all);
  expect(parts.map(([id]) => id)).toEqual(expect.arrayContaining(['qinghe', 'wanqing']));
  expect(distance).toBeLessThan(distanceOf(one.envelope, envelope));
});

test('nobody is moved further than sounds natural: what is left is told', () => {
  const known = knownVoices['lingyu']!;
  const { pitch, pitchOff } = matchVoice({ ...known, medianHz: known.medianHz * 2 }, all);
  expect(pitch).toBe(5);
  expect(pitchOff).toBeLessThan(-1);
});

test('the same recording gives the same voice, in text that names everything that is heard', () => {
  const known = knownVoices['clara']!;
  const { voice } = matchedVoice(known, 'en-US');
  expect(matchedVoice(known, 'en-US').voice).toBe(voice);
  expect(matchedVoice({ ...known, medianHz: known.medianHz * 1.1 }, 'en-US').voice).not.toBe(voice);
});
