import { uploadLimits } from '@app/contract/upload/limits.ts';
import { uploadRoutes } from '@app/contract/upload/routes.ts';
import type { Upload } from '@app/contract/upload/schema.ts';
import type { Clock } from '../../platform/clock.ts';
import { createAddressSigner } from '../../platform/signed-address.ts';
import type { UploadRow } from './tables.ts';

export function createUploadPresenter(secret: string, clock: Clock) {
  const signer = createAddressSigner(secret, clock);
  const nameOf = (id: string) => `upload:${id}`;

  return {
    present({ id, name, size, type, createdAt }: UploadRow): Upload {
      const query = new URLSearchParams(signer.sign(nameOf(id), uploadLimits.signedUrlSeconds));
      const url = `${uploadRoutes.file.path.replace('{id}', id)}?${query}`;
      return { id, name, size, type, createdAt, url };
    },
    isSigned: (id: string, expires: string, sign: string): boolean =>
      signer.isSigned(nameOf(id), { expires, sign }),
    secondsLeft: signer.secondsLeft,
  };
}
