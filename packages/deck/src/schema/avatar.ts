import * as z from 'zod/mini';
import { type AvatarElement, avatarFramings } from '../element.ts';
import { baseFields, elementId } from './base.ts';
import { named } from './named.ts';

/** What `AvatarElement` has but its id. */
export const avatarFields = {
  ...baseFields,
  type: z.literal('avatar'),
  framing: z.exactOptional(z.enum(avatarFramings)),
};

/** See `AvatarElement`. */
export const avatarSchema = named(
  'AvatarElement',
  z.strictObject({ id: elementId, ...avatarFields }),
) satisfies z.ZodMiniType<AvatarElement>;
