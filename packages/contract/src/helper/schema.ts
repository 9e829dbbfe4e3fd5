import * as z from 'zod/mini';
import { jsonText } from '../base/wire.ts';

/** Where the user put the assistant, and in a window of which size (spec section 3). */
export const assistantLocationSchema = z.strictObject({
  top: z.number(),
  left: z.number(),
  windowHeight: z.number().check(z.positive()),
  windowWidth: z.number().check(z.positive()),
});

/** The place as it travels: JSON text inside a field. */
export const assistantLocationText = jsonText(assistantLocationSchema);

/** Where the user put the assistant. */
export type AssistantLocation = z.output<typeof assistantLocationSchema>;
