import type { AnswerFeature, Manner, RankFeature, Tongue } from './search/features.ts';
import type { Line } from './search/model.ts';
import type { TextFeature } from './search/see-texts.ts';
import weights from './search/weights.json' with { type: 'json' };

/** What was fitted by `npm run fit:answers`. */
export const fitted: {
  /** Which page answers, and whether any does. */
  lines: Readonly<Record<Tongue, { rank: Line<RankFeature>; answer: Line<AnswerFeature> }>>;
  /** Which of its texts. */
  text: Line<TextFeature>;
  /** The odds, as logarithms, from which an answer is told as what the deck says, or as what comes near. */
  limits: Readonly<Record<Manner, { near: number; found: number }>>;
} = weights;
