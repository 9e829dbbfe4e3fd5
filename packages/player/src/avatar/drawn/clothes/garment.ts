import type { Mark } from '../marks.ts';

/** Which of the character's two cloths something is made of. */
export type Cloth = 'outer' | 'inner';

/** What is drawn of it behind the neck, and in front. */
export type Garment = { collarBack: readonly Mark[]; body: readonly Mark[] };
