import { expect, test } from 'vitest';
import { speechLimits } from '../limits.ts';
import { speechStyles, styleSettings } from './style.ts';

test.each(speechStyles)('%s stays within what a voice can do', (style) => {
  const { pace, intonation } = styleSettings[style];
  expect(pace).toBeGreaterThanOrEqual(speechLimits.pace.min);
  expect(pace).toBeLessThanOrEqual(speechLimits.pace.max);
  expect(intonation).toBeGreaterThanOrEqual(speechLimits.intonation.min);
  expect(intonation).toBeLessThanOrEqual(speechLimits.intonation.max);
});

test('each way of speaking sounds different', () => {
  const heard = speechStyles.map((style) => JSON.stringify(styleSettings[style]));
  expect(new Set(heard).size).toBe(speechStyles.length);
});
