import * as z from 'zod/mini';
import { wire } from '../base/wire.ts';
import { level } from '../user/states/level.ts';
import { goodsMessages } from './messages.ts';
import { exchangeType } from './states/exchange-type.ts';

/** The package that somebody has chosen. */
export const goodsIdSchema = z
  .string({ error: goodsMessages.noneChosen.key })
  .check(z.minLength(1, { error: goodsMessages.noneChosen.key }), z.maxLength(64));

const priceSchema = z.object({ CNY: z.number(), USD: z.number() });

/** A package that is paid with credits (spec section 3, "Product package"); storage is sized in GB. */
export const productPackageSchema = z.object({
  id: z.string(),
  type: wire(exchangeType),
  size: z.int(),
  creditCount: z.int(),
});

/** A package that is paid with money: a level for some months, or credits. */
export const servicePackageSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('subscription'),
    id: z.string(),
    level: wire(level),
    months: z.int(),
    price: priceSchema,
  }),
  z.object({ kind: z.literal('credits'), id: z.string(), credits: z.int(), price: priceSchema }),
]);
