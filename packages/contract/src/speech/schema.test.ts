import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { dictionaryMessages } from './states/dictionary-messages.ts';
import { speechMessages } from './messages.ts';
import { dictionaryEntrySchema, voiceSettingsSchema } from './schema.ts';
import { mediaFault } from './states/media-fault.ts';

describe('the dictionary', () => {
  test.each([
    ['重庆', 'chong2 qing4'],
    ['绿', 'lü4'],
    ['女', 'nv3'],
    ['了', 'le5'],
  ])('takes %s as %s', (text, pronunciation) => {
    expect(z.parse(dictionaryEntrySchema, { text, pronunciation })).toEqual({ text, pronunciation });
  });

  test.each([
    ['text', '', 'textEmpty'],
    ['text', undefined, 'textEmpty'],
    ['text', 'AI 银行', 'textChinese'],
    ['text', '银行1', 'textChinese'],
    ['text', '银行。', 'textChinese'],
    ['pronunciation', ' ', 'pinyinEmpty'],
    ['pronunciation', 'yin hang', 'pinyinFormat'],
    ['pronunciation', 'yin2hang2', 'pinyinFormat'],
    ['pronunciation', 'yin2  hang2', 'pinyinFormat'],
    ['pronunciation', 'yin2,hang2', 'pinyinFormat'],
    ['pronunciation', 'yín háng', 'pinyinFormat'],
    ['pronunciation', 'yin6', 'pinyinFormat'],
  ] as const)('refuses the %s %j with its own sentence', (field, value, message) => {
    const entry = { text: '银行', pronunciation: 'yin2 hang2', [field]: value };
    const issues = z.safeParse(dictionaryEntrySchema, entry).error?.issues;
    expect(issues?.map((issue) => issue.message)).toEqual([dictionaryMessages[message].key]);
  });
});

test('a voice speaks as it is unless something is set', () => {
  expect(z.parse(voiceSettingsSchema, {})).toEqual({ pace: 1, intonation: 1, volume: 1, emotion: 'general' });
});

test.each([{ pace: 0.4 }, { pace: 2.1 }, { volume: -1 }, { emotion: 'boredom' }, { speed: 1 }])(
  'the voice settings %j are refused',
  (settings) => {
    expect(z.safeParse(voiceSettingsSchema, settings).success).toBe(false);
  },
);

describe('media errors', () => {
  test.each([
    ['NotAllowedError', 'camera', 'permissionDenied'],
    ['NotFoundError', 'camera', 'deviceNotFound'],
    ['NotReadableError', 'camera', 'cameraOccupied'],
    ['NotFoundError', 'microphone', 'deviceNotFound'],
    ['NotAllowedError', 'microphone', 'microphoneFailed'],
    ['NotReadableError', 'microphone', 'microphoneFailed'],
  ] as const)('%s of the %s is told as %s', (name, device, message) => {
    expect(mediaFault(name, device)).toBe(speechMessages[message]);
  });
});
