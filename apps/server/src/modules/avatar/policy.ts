import type { AvatarRow } from './tables.ts';

type Owned = Pick<AvatarRow, 'userId'>;

/** Templates are everybody's, all others their owner's. Who asks for nobody gets templates alone. */
export const canUseAvatar = (userId: string | null, avatar: Owned): boolean =>
  avatar.userId === null || avatar.userId === userId;

/** Nobody changes a template. */
export const canEditAvatar = (userId: string, avatar: Owned): boolean => avatar.userId === userId;
