import type { SceneId } from '@app/contract/project/states/scene.ts';
import { signNames, type Signs } from './signs.ts';

// How much each sign says that somebody would ask for what a sentence tells; fitted on which sentences of documents answer
// questions about them (`npm run fit:outline`).
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

type Weights = Readonly<Partial<Record<(typeof signNames)[number], number>>>;

/** What a scene makes more or less of than others. Chosen by hand: nobody was asked. */
const ofScene: Readonly<Record<SceneId, Weights>> = {
  teaching: { defines: 0.8, examples: 0.6 },
  training: { item: 0.8, weighs: 0.5 },
  report: { figures: 0.6, shares: 0.6, weighs: 0.4 },
  product: { item: 0.6, causes: 0.6 },
  sales: { shares: 0.8, weighs: 0.6 },
  pitch: { figures: 0.8, shares: 0.6, years: 0.4 },
  speech: { first: 0.6, quotes: 0.8 },
  science: { causes: 0.8, defines: 0.5, examples: 0.4 },
  children: { long: -2.4, short: 0.6, examples: 1 },
};

/** How much a sentence is worth telling in a scene; higher is more. */
export function worthIn(scene: SceneId | null): (signs: Signs) => number {
  const more: Weights = scene === null ? {} : ofScene[scene];
  const inOrder = signNames.map((name) => weights[name] + (more[name] ?? 0));
  return (signs) => signs.reduce((sum, sign, at) => sum + sign * (inOrder[at] ?? 0), 0);
}
