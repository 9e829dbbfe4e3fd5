import type { SceneId } from '@app/contract/project/states/scene.ts';
import type { ContentKind } from '@app/deck/compose/content.ts';
import type { signNames } from './signs.ts';

/** How much more or less a sign of a sentence counts. */
export type Weights = Readonly<Partial<Record<(typeof signNames)[number], number>>>;

/** What a scene does to a talk. Chosen by hand: nobody was asked. Its words are in scene-words.ts. */
export type SceneRules = {
  /** What it makes more or less of than others. */
  weights: Weights;
  /** The page after the title: what comes, the largest numbers, what one gains, or one sentence. */
  opens: 'agenda' | 'numbers' | 'gains' | 'lead';
  /** How it sums up. */
  closes: 'summary' | 'cards' | 'lead';
  /** Looks of a page of points, the most wanted first. */
  prefers: readonly ContentKind[];
  points: { most: number; size: number };
  /** Asks what the page answers before every so many pages; 0 never does. */
  asksEvery: number;
};

const usual = { most: 5, size: 46 };

export const sceneRules: Readonly<Record<SceneId, SceneRules>> = {
  teaching: {
    weights: { defines: 0.8, examples: 0.6 },
    opens: 'agenda',
    closes: 'summary',
    prefers: ['lead', 'points', 'numbers', 'cards'],
    points: usual,
    asksEvery: 2,
  },
  training: {
    weights: { item: 0.8, weighs: 0.5 },
    opens: 'agenda',
    closes: 'cards',
    prefers: ['cards', 'points', 'numbers', 'lead'],
    points: usual,
    asksEvery: 0,
  },
  report: {
    weights: { figures: 0.6, shares: 0.6, weighs: 0.4 },
    opens: 'numbers',
    closes: 'summary',
    prefers: ['numbers', 'points', 'lead', 'cards'],
    points: usual,
    asksEvery: 0,
  },
  product: {
    weights: { item: 0.6, causes: 0.6 },
    opens: 'agenda',
    closes: 'cards',
    prefers: ['cards', 'numbers', 'lead', 'points'],
    points: { most: 4, size: 44 },
    asksEvery: 0,
  },
  sales: {
    weights: { shares: 0.8, weighs: 0.6 },
    opens: 'gains',
    closes: 'cards',
    prefers: ['numbers', 'lead', 'cards', 'points'],
    points: { most: 4, size: 44 },
    asksEvery: 3,
  },
  pitch: {
    weights: { figures: 0.8, shares: 0.6, years: 0.4 },
    opens: 'numbers',
    closes: 'cards',
    prefers: ['numbers', 'lead', 'cards', 'points'],
    points: { most: 4, size: 40 },
    asksEvery: 0,
  },
  speech: {
    weights: { first: 0.6, quotes: 0.8 },
    opens: 'lead',
    closes: 'lead',
    prefers: ['lead', 'numbers', 'cards', 'points'],
    points: { most: 4, size: 40 },
    asksEvery: 3,
  },
  science: {
    weights: { causes: 0.8, defines: 0.5, examples: 0.4 },
    opens: 'agenda',
    closes: 'summary',
    prefers: ['lead', 'numbers', 'points', 'cards'],
    points: usual,
    asksEvery: 2,
  },
  children: {
    weights: { long: -2.4, short: 0.6, examples: 1 },
    opens: 'lead',
    closes: 'cards',
    prefers: ['cards', 'lead', 'numbers', 'points'],
    points: { most: 4, size: 30 },
    asksEvery: 1,
  },
};

const plain: SceneRules = {
  weights: {},
  opens: 'agenda',
  closes: 'summary',
  prefers: ['numbers', 'lead', 'cards', 'points'],
  points: usual,
  asksEvery: 0,
};

export const rulesOf = (scene: SceneId | null): SceneRules => (scene === null ? plain : sceneRules[scene]);
