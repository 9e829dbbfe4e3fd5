import { expect, test } from 'vitest';
import { speechLimits } from './limits.ts';
import { emotions } from './states/emotion.ts';

test('a recording lasts at most 5 minutes and a clone reading about 15 seconds', () => {
  expect(speechLimits.recordingMs).toBe(300_000);
  expect(speechLimits.clone.aboutMs).toBe(15_000);
  expect(speechLimits.clone.minMs).toBeLessThan(speechLimits.clone.aboutMs);
});

test('the emotions are joy, sorrow, anger and general', () => {
  expect(emotions).toEqual(['joy', 'sorrow', 'anger', 'general']);
});
