import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { speechMessages } from './messages.ts';
import { voiceSettingsSchema } from './schema.ts';
import { mediaFault } from './states/media-fault.ts';

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
