import { AppError } from '@app/contract/base/errors.ts';
import { photoErrors } from '@app/contract/photo/errors.ts';
import type { IncomingFile } from '../../../platform/http/upload.ts';
import type { UserVisitor } from '../../../platform/http/visitor.ts';
import type { Quota } from '../../../platform/quota.ts';

/** Refuses who asks more often than anybody who chooses a photo does. */
export async function takeTurn(quota: Quota, { userId }: UserVisitor, file?: IncomingFile): Promise<void> {
  const wait = await quota.take(userId);
  if (wait === 0) return;
  // Who sends reads the answer only when all was taken.
  file?.stream.resume();
  throw new AppError(photoErrors.tooOften, { wait });
}
