import { uploadLimits } from '@app/contract/upload/limits.ts';
import { userRoutes } from '@app/contract/user/routes.ts';
import type { User, UserSession } from '@app/contract/user/schema.ts';
import type { AddressSigner, Signature } from '../../platform/signed-address.ts';
import type { SessionRow, UserRow } from './tables.ts';

export type UserPresenter = ReturnType<typeof createUserPresenter>;

export function createUserPresenter(signer: AddressSigner) {
  // The content is part of the name: the address of a picture that was replaced opens nothing.
  const nameOf = (userId: string, pictureKey: string) => `user-picture:${userId}:${pictureKey}`;

  function pictureOf({ id, pictureKey }: UserRow): string | null {
    if (pictureKey === null) return null;
    const query = new URLSearchParams(signer.sign(nameOf(id, pictureKey), uploadLimits.signedUrlSeconds));
    return `${userRoutes.picture.path.replace('{id}', id)}?${query}`;
  }

  return {
    present(row: UserRow): User {
      const { id, mailbox, nickname, level, permissionLevel, isFirst } = row;
      const { language, theme, assistantLocation, createdAt } = row;
      return {
        id,
        mailbox,
        nickname,
        type: row.administrator ? 'administrator' : 'ordinary',
        level,
        permissionLevel,
        isFirst,
        picture: pictureOf(row),
        language,
        theme,
        assistantLocation,
        createdAt,
      };
    },
    opensPicture: (userId: string, pictureKey: string, signature: Signature): boolean =>
      signer.isSigned(nameOf(userId, pictureKey), signature),
    secondsLeft: signer.secondsLeft,
  };
}

export function presentSession(row: SessionRow, currentHash: string): UserSession {
  const { id, device, address, createdAt, lastUsedAt, expiresAt } = row;
  return { id, current: row.tokenHash === currentHash, device, address, createdAt, lastUsedAt, expiresAt };
}
