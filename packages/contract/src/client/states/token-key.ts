import type { ShareKind } from '../../share/states/share-kind.ts';
import type { sessionKeys } from '../../user/schema.ts';

/** Which key of the stored session holds the token of which visitor (spec section 6). */
export const tokenKeys = {
  user: 'userToken',
  'project-share': 'userShareToken',
  'avatar-share': 'userShareAvatarToken',
  'avatar-link': 'userLinkeAvatarToken',
} as const satisfies Record<'user' | ShareKind, (typeof sessionKeys)[number]>;
