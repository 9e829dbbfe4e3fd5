import * as z from 'zod/mini';
import { timeSchema } from '../base/wire.ts';
import { factorLimits } from './limits.ts';
import { factorMessages as texts } from './messages.ts';

const { digits, recoveryLetters, longestTried } = factorLimits;

const isCode = new RegExp(`^(\\d{${digits}}|[a-z0-9]{${recoveryLetters}})$`);

/** A code without what people and apps write between its signs. */
export const plainCode = (typed: string): string => typed.replace(/[\s-]/g, '').toLowerCase();

/** The code of the app, or a recovery code; spaces and dashes as one likes. */
export const factorCodeSchema = z.string({ error: texts.codeEmpty.key }).check(
  z.trim(),
  z.minLength(1, { error: texts.codeEmpty.key, abort: true }),
  z.maxLength(longestTried, { error: texts.codeFormat.key, abort: true }),
  z.refine((typed) => isCode.test(plainCode(typed)), { error: texts.codeFormat.key }),
);

/** How the second factor of an account stands. */
export const factorSchema = z.object({
  on: z.boolean(),
  since: z.nullable(timeSchema),
  recoveryCodesLeft: z.int(),
  /** The installation asks it of this account: whoever switches it off has to set it up again at once. */
  demanded: z.boolean(),
});
export type Factor = z.output<typeof factorSchema>;

/** What the app needs: the secret to type in, and the same as an address for a QR code. */
export const factorSetUpSchema = z.object({ secret: z.string(), address: z.string() });
export type FactorSetUp = z.output<typeof factorSetUpSchema>;

export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });
