import { creditPrices } from '../credit/limits.ts';
import { megabyte } from '../storage/limits.ts';

/** Numbers of avatars (spec sections 5 and 9). */
export const avatarLimits = {
  name: { min: 1, max: 20 },
  persona: { max: 2_000 },
  greetings: { max: 300 },
  styleImages: 4,
  photo: { types: ['image/png', 'image/jpeg'], maxBytes: 5 * megabyte },
  /** A custom portrait should have this size; a smaller one is used after a warning. */
  portrait: { width: 768, height: 1280 },
  generationMinutes: { min: 10, max: 20 },
  styleSeconds: { min: 10, max: 30 },
  priceCredits: creditPrices.avatar,
} as const;

/** Whether a portrait is as large as spec section 5 asks. */
export const isPortraitLargeEnough = (width: number, height: number): boolean =>
  width >= avatarLimits.portrait.width && height >= avatarLimits.portrait.height;
