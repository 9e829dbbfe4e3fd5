import * as z from 'zod/mini';
import type { AudioElement } from '../element.ts';
import { baseFields } from './base.ts';
import { mediaAddress } from './paint.ts';

/** See `AudioElement`. */
export const audioSchema = z.strictObject({
  ...baseFields,
  type: z.literal('audio'),
  url: mediaAddress,
  autoplay: z.exactOptional(z.boolean()),
  loop: z.exactOptional(z.boolean()),
}) satisfies z.ZodMiniType<AudioElement>;
