import type { SceneId } from '@app/contract/project/states/scene.ts';
import { rulesOf } from './scene-rules.ts';
import { signNames, type Signs } from './signs.ts';

// How much each sign says that somebody would ask for what a sentence tells; fitted on which sentences of documents answer
// questions about them (QuizBank; decision 0099 says how well).
const weights: Readonly<Record<(typeof signNames)[number], number>> = {
  central: -1.62,
  rare: -0.45,
  titled: 0.05,
  named: 0.35,
  first: 0.44,
  early: 0.81,
  opens: -0.23,
  item: 0.19,
  figures: 1.28,
  shares: 1.06,
  years: 0.05,
  names: 0.32,
  defines: 0.06,
  weighs: 0.41,
  causes: 0.05,
  examples: -0.12,
  leans: -0.28,
  asks: -0.34,
  addresses: -0.2,
  short: -1.25,
  long: 1.57,
  colon: -0.41,
  quotes: 0.09,
};

/** How much a sentence is worth telling in a scene; higher is more. */
export function worthIn(scene: SceneId | null): (signs: Signs) => number {
  const { weights: more } = rulesOf(scene);
  const inOrder = signNames.map((name) => weights[name] + (more[name] ?? 0));
  return (signs) => signs.reduce((sum, sign, at) => sum + sign * (inOrder[at] ?? 0), 0);
}
