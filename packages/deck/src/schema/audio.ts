import * as z from 'zod/mini';
import type { AudioElement } from '../element.ts';
import { baseFields, elementId } from './base.ts';
import { named } from './named.ts';
import { mediaAddress, share } from './paint.ts';

/** What `AudioElement` has but its id. */
export const audioFields = {
  ...baseFields,
  type: z.literal('audio'),
  url: mediaAddress,
  autoplay: z.exactOptional(z.boolean()),
  loop: z.exactOptional(z.boolean()),
  volume: z.exactOptional(share),
};

/** See `AudioElement`. */
export const audioSchema = named(
  'AudioElement',
  z.strictObject({ id: elementId, ...audioFields }),
) satisfies z.ZodMiniType<AudioElement>;
