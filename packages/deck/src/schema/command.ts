import * as z from 'zod/mini';
import { coursewareLimits } from '../limits.ts';

const place = z.int().check(z.nonnegative());
const step = z.union([z.string(), place, z.strictObject({ id: z.string() })]);
const at = z.array(step).check(z.maxLength(coursewareLimits.patch.depth));
/** Anything that JSON can hold: what the commands lead to is checked, not each of them. */
const value = z.unknown().check(z.refine((given) => given !== undefined));

/** See `Command` in the commands, which stand above the schemas: who applies what was parsed ties the two. */
export const commandSchema = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('set'), at, value, before: z.exactOptional(z.string()) }),
  z.strictObject({ do: z.literal('unset'), at }),
  z.strictObject({ do: z.literal('insert'), at, index: place, value }),
  z.strictObject({ do: z.literal('remove'), at }),
  z.strictObject({ do: z.literal('move'), at, index: place }),
]);
