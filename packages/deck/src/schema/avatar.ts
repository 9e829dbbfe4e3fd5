import * as z from 'zod/mini';
import type { AvatarElement } from '../element.ts';
import { baseFields } from './base.ts';

/** See `AvatarElement`. */
export const avatarSchema = z.strictObject({
  ...baseFields,
  type: z.literal('avatar'),
}) satisfies z.ZodMiniType<AvatarElement>;
