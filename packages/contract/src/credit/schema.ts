import * as z from 'zod/mini';
import { idSchema, timeSchema } from '../base/wire.ts';
import { ledgers } from './states/ledger.ts';
import { entryReasons } from './states/reason.ts';

/** One coming (positive) or going (negative) of an account; storage is counted in bytes. */
export const consumeRecordSchema = z.object({
  id: idSchema,
  ledger: z.enum(ledgers),
  reason: z.enum(entryReasons),
  amount: z.int(),
  createdAt: timeSchema,
});
export type ConsumeRecord = z.output<typeof consumeRecordSchema>;
