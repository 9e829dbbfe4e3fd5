import { expect, test } from 'vitest';
import { kokoroVoice, kokoroVoices } from '../../providers/tts/kokoro/voices.ts';
import { isInside, nameOfCopy, speakerFrom, voicesWith } from './rules.ts';

test.each([
  ['speaks both', 'qinghe', { 'zh-CN': 'qinghe', 'en-US': 'qinghe' }],
  ['a woman who speaks English alone', 'edith', { 'zh-CN': 'qinghe', 'en-US': 'edith' }],
  ['a man who speaks English alone', 'winston', { 'zh-CN': 'mingyuan', 'en-US': 'winston' }],
])('every language has a speaker after a voice was chosen: %s', (_who, id, voices) => {
  expect(voicesWith(kokoroVoice(id), kokoroVoices)).toEqual(voices);
});

test('an avatar speaks each language with its voice for it, in its own way', () => {
  const avatar = { ttsId: 'edith', voices: { 'zh-CN': 'qinghe', 'en-US': 'edith' } } as const;
  const speak = speakerFrom({ avatar: { ...avatar, speechStyle: 'calm' } });
  expect(speak('zh-CN').voice).toBe('qinghe');
  expect(speak('en-US').voice).toBe('edith');
  expect(speak('en-US').manner.pace).toBeLessThan(1);
  expect(speakerFrom({ avatar: { ...avatar, speechStyle: null } })('en-US').manner.pace).toBe(1);
});

test.each([
  ['小安', 'zh-CN', '小安 副本'],
  ['Ann', 'en-US', 'Ann copy'],
  ['一二三四五六七八九十一二三四五六七八九十', 'zh-CN', '一二三四五六七八九十一二三四五六七 副本'],
] as const)('a copy of %s is called so within 20 characters', (name, language, copy) => {
  expect(nameOfCopy(name, language)).toBe(copy);
  expect(copy.length).toBeLessThanOrEqual(20);
});

test.each([
  [{ left: 0, top: 0, width: 900, height: 1200, turn: 0 }, true],
  [{ left: 300, top: 0, width: 900, height: 1200, turn: 0 }, true],
  [{ left: 0, top: 5, width: 900, height: 1200, turn: 0 }, false],
  // A photo that lies on its side: turned upright, the whole of it can be used.
  [{ left: 350, top: -200, width: 900, height: 1600, turn: 90 }, true],
  [{ left: 350, top: -100, width: 1300, height: 1600, turn: 90 }, false],
  [{ left: 350, top: 0, width: 900, height: 1200, turn: 20 }, false],
  [{ left: 500, top: 200, width: 600, height: 800, turn: 20 }, true],
])('the crop %j lies in a photo of 1600 × 1200: %s', (crop, expected) => {
  expect(isInside(crop, { width: 1600, height: 1200 })).toBe(expected);
});
