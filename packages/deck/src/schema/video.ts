import * as z from 'zod/mini';
import type { VideoElement } from '../element.ts';
import { baseFields, elementId } from './base.ts';
import { named } from './named.ts';
import { mediaAddress, share } from './paint.ts';

/** What `VideoElement` has but its id. */
export const videoFields = {
  ...baseFields,
  type: z.literal('video'),
  url: mediaAddress,
  poster: z.exactOptional(mediaAddress),
  autoplay: z.exactOptional(z.boolean()),
  loop: z.exactOptional(z.boolean()),
  volume: z.exactOptional(share),
};

/** See `VideoElement`. */
export const videoSchema = named(
  'VideoElement',
  z.strictObject({ id: elementId, ...videoFields }),
) satisfies z.ZodMiniType<VideoElement>;
