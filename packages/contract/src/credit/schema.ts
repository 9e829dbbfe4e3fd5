import * as z from 'zod/mini';
import { idSchema, timeSchema } from '../base/wire.ts';
import { usageLimits } from './limits.ts';
import { usageMessages } from './states/usage-messages.ts';
import { causeKinds } from './states/cause.ts';
import { ledgers } from './states/ledger.ts';
import { entryReasons } from './states/reason.ts';

const causeFields = { kind: z.enum(causeKinds), id: idSchema };

/** What a booking is about. The name is null when the thing is gone. */
export const namedCauseSchema = z.object({ ...causeFields, name: z.nullable(z.string()) });

/** A thing with its name, as bookings show it. */
export type NamedCause = z.output<typeof namedCauseSchema>;

/** One coming (positive) or going (negative) of an account; storage is counted in bytes. */
export const consumeRecordSchema = z.object({
  id: idSchema,
  ledger: z.enum(ledgers),
  reason: z.enum(entryReasons),
  amount: z.int(),
  cause: z.nullable(namedCauseSchema),
  createdAt: timeSchema,
});
export type ConsumeRecord = z.output<typeof consumeRecordSchema>;

/** What narrows records; `from` is the first moment, `to` the first that is too late. */
export const recordFilterFields = {
  ledger: z.optional(z.enum(ledgers)),
  reason: z.optional(z.enum(entryReasons)),
  cause: z.optional(z.strictObject(causeFields)),
  from: z.optional(timeSchema),
  to: z.optional(timeSchema),
};

/** How far the caller's clock is ahead of UTC: days begin where the caller lives. */
export const offsetField = z
  .int()
  .check(z.minimum(-usageLimits.offsetMinutes), z.maximum(usageLimits.offsetMinutes));

const dayMs = 24 * 60 * 60 * 1000;

/** A chart of one ledger by day. */
export const usageChartSchema = z
  .strictObject({
    ledger: z.enum(ledgers),
    reason: z.optional(z.enum(entryReasons)),
    from: timeSchema,
    to: timeSchema,
    offsetMinutes: offsetField,
  })
  .check(
    z.refine(
      ({ from, to }) => {
        const days = (to.getTime() - from.getTime()) / dayMs;
        return days > 0 && days <= usageLimits.chartDays;
      },
      { error: usageMessages.periodWrong.key },
    ),
  );

/** What came and went on a day, both as positive numbers. */
export const usageDaySchema = z.object({ day: z.string(), came: z.int(), went: z.int() });
export type UsageDay = z.output<typeof usageDaySchema>;

/** What one thing, or one day, has used; what was given back is taken off. */
export const dosageSchema = z.object({
  /** The thing, or null where rows are days. */
  cause: z.nullable(namedCauseSchema),
  /** The day as 2026-11-18, or null where rows are things. */
  day: z.nullable(z.string()),
  credits: z.int(),
  helperUses: z.int(),
  interactions: z.int(),
  bookings: z.int(),
});
export type Dosage = z.output<typeof dosageSchema>;

/** Something that was bought for a time. */
export const endingSchema = z.object({ ledger: z.enum(ledgers), amount: z.int(), endsAt: timeSchema });
export type Ending = z.output<typeof endingSchema>;
