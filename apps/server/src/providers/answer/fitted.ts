import type { Manner } from './search/features.ts';
import type { FittedLines } from './search/fitted-lines.ts';
import type { Line } from './search/model.ts';
import type { TextFeature } from './search/see-texts.ts';
import weights from './search/weights.json' with { type: 'json' };

/** What was fitted by `npm run fit:answers`. */
export const fitted: FittedLines & {
  /** Which of its texts. */
  text: Line<TextFeature>;
  /** What the nearness of a text counts beside that. */
  near: { text: number };
  /** The odds, as logarithms, from which an answer is told as what the deck says, or as what comes near. */
  limits: Readonly<Record<Manner, { near: number; found: number }>>;
} = weights;
