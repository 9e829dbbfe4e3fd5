import * as z from 'zod/mini';

/** Sizes of a list page: decided once for every list call. */
export const pageLimits = { smallest: 1, largest: 100, usual: 20 } as const;

/** The fields every list call takes besides its filters. */
export const pageFields = {
  pageNum: z._default(z.int().check(z.minimum(1)), 1),
  pageSize: z._default(
    z.int().check(z.minimum(pageLimits.smallest), z.maximum(pageLimits.largest)),
    pageLimits.usual,
  ),
};

/** The answer of every list call. */
export const pageOf = <S extends z.ZodMiniType>(row: S) =>
  z.object({ list: z.array(row), total: z.int(), pageNum: z.int(), pageSize: z.int() });
