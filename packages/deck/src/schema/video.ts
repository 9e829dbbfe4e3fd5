import * as z from 'zod/mini';
import type { VideoElement } from '../element.ts';
import { baseFields } from './base.ts';
import { mediaAddress } from './paint.ts';

/** See `VideoElement`. */
export const videoSchema = z.strictObject({
  ...baseFields,
  type: z.literal('video'),
  url: mediaAddress,
  poster: z.exactOptional(mediaAddress),
  autoplay: z.exactOptional(z.boolean()),
  loop: z.exactOptional(z.boolean()),
}) satisfies z.ZodMiniType<VideoElement>;
