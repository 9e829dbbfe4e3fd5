import { ChangedMeanwhile, commonErrors } from '@app/contract/base/common-errors.ts';
import { AppError } from '@app/contract/base/errors.ts';

/** What a write gives; where somebody else was quicker, the refusal brings what it would change as it is now. */
export async function orNewest<T, Newest>(write: Promise<T>, newest: () => Promise<Newest>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    const isOld = error instanceof AppError && error.def === commonErrors.changedMeanwhile;
    throw isOld ? new ChangedMeanwhile(await newest()) : error;
  }
}
