import type { EarPlace } from '../character.ts';
import type { Mark } from '../marks.ts';

/** What a style draws behind the head, over the shoulders and in front; which ears it leaves to be seen. */
export type Hair = {
  behind?: readonly Mark[];
  over?: readonly Mark[];
  hair: readonly Mark[];
  /** Strands that turn grey first. */
  grey?: readonly Mark[];
  /** On the skin. */
  shaven?: readonly Mark[];
  ears?: { left?: EarPlace; right?: EarPlace };
  /** A head without hair ends where its skin ends. */
  bare?: boolean;
};
