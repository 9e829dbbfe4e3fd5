import type { UserVisitor } from '../../platform/http/visitor.ts';
import type { AvatarRow, PhotoRow } from './tables.ts';

type Owned = Pick<AvatarRow, 'userId'>;

/** Templates are everybody's, all others their owner's. Who asks for nobody gets templates alone. */
export const canUseAvatar = (userId: string | null, avatar: Owned): boolean =>
  avatar.userId === null || avatar.userId === userId;

/** Nobody changes a template. */
export const canEditAvatar = (userId: string, avatar: Owned): boolean => avatar.userId === userId;

/** A photo is its owner's alone. */
export const canUsePhoto = ({ userId }: UserVisitor, photo: Pick<PhotoRow, 'userId'>): boolean =>
  photo.userId === userId;
