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

const inOrder = signNames.map((name) => weights[name]);

/** How much a sentence is worth telling; higher is more. */
export const worthOf = (signs: Signs): number =>
  signs.reduce((sum, sign, at) => sum + sign * (inOrder[at] ?? 0), 0);
