import { uploadLimits } from '@app/contract/upload/limits.ts';
import { uploadRoutes } from '@app/contract/upload/routes.ts';
import type { Upload } from '@app/contract/upload/schema.ts';
import type { Clock } from '../../platform/clock.ts';
import { isSignedBy, signText } from '../../platform/tokens.ts';
import type { UploadRow } from './tables.ts';

const hourMs = 60 * 60 * 1000;

/** Signed addresses: <audio> and <img> send no token, so the address itself is the key. */
export function createUploadPresenter(secret: string, clock: Clock) {
  const signed = (id: string, expires: string) => `upload:${id}:${expires}`;
  const secondsLeft = (expires: string) => Math.floor(Number(expires) - clock.now().getTime() / 1000);

  return {
    present({ id, name, size, type, createdAt }: UploadRow): Upload {
      // Rounded up to the hour, so that the address stays the same for a while and the browser can keep the file.
      const end = clock.now().getTime() + uploadLimits.signedUrlSeconds * 1000;
      const expires = String((Math.ceil(end / hourMs) * hourMs) / 1000);
      const query = new URLSearchParams({ expires, sign: signText(signed(id, expires), secret) });
      return {
        id,
        name,
        size,
        type,
        createdAt,
        url: `${uploadRoutes.file.path.replace('{id}', id)}?${query}`,
      };
    },
    isSigned: (id: string, expires: string, sign: string): boolean =>
      isSignedBy(signed(id, expires), sign, secret) && secondsLeft(expires) > 0,
    secondsLeft,
  };
}
