/** The code that means success (spec section 8). */
export const okCode = 200;

/** The shape of every JSON reply. */
export type Envelope<T = unknown> = { code: number; msg: string; data: T | null };
