import type { AvatarRow } from './tables.ts';

/** Templates are everybody's, all others their owner's. Who asks for nobody gets templates alone. */
export const canUseAvatar = (userId: string | null, avatar: Pick<AvatarRow, 'userId'>): boolean =>
  avatar.userId === null || avatar.userId === userId;
