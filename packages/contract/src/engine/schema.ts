import * as z from 'zod/mini';

/** The engine that comes with the product. */
export const embeddedEngine = 'embedded';

/** The engine that made something: ours, or the one that the host named in the settings. */
export const engineSchema = z.string().check(z.minLength(1));
