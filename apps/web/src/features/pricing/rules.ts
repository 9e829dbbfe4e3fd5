import { creditPrices } from '@app/contract/credit/limits.ts';
import { type CreditPackage, creditPackages } from '@app/contract/goods/limits.ts';
import type { Price } from '@app/contract/order/states/currency.ts';
import { gigabyte } from '@app/contract/storage/limits.ts';
import {
  type LevelName,
  type Levels,
  levelNames,
  type Rights,
  usualLevels,
} from '@app/contract/user/states/level.ts';

/** What somebody wants to do in a month. Storage is counted in GB. */
export type Need = {
  readonly projects: number;
  readonly avatars: number;
  readonly interactions: number;
  readonly helperUses: number;
  readonly storage: number;
};

/** The kinds of need, in the order in which they are asked. */
export const needKinds = [
  'projects',
  'avatars',
  'interactions',
  'helperUses',
  'storage',
] as const satisfies (keyof Need)[];

/** Where the calculator's sliders stop: closer together where most people are. */
export const needStops: Readonly<Record<keyof Need, readonly number[]>> = {
  projects: [0, 1, 2, 3, 4, 6, 8, 10, 15, 20, 30, 40, 60, 80, 100, 150, 200],
  avatars: [0, 1, 2, 3, 4, 5, 8, 10, 15, 20, 30, 50, 100],
  interactions: [0, 100, 200, 500, 1_000, 2_000, 3_000, 5_000, 10_000, 20_000, 50_000, 100_000, 200_000],
  helperUses: [0, 10, 50, 100, 200, 300, 500, 1_000, 2_000, 3_000, 5_000, 10_000, 30_000],
  storage: [0, 1, 2, 3, 5, 10, 20, 30, 50, 100, 200, 500],
};

/** In which steps each kind is counted: the parcels in which credits buy it. */
export const needSteps: Readonly<Record<keyof Need, number>> = {
  projects: 1,
  avatars: 1,
  interactions: creditPrices.interaction.per,
  helperUses: creditPrices.assistant.per,
  storage: creditPrices.storage.per,
};

/** The most that the calculator takes. */
export const mostOf = (kind: keyof Need): number => needStops[kind].at(-1) ?? 0;

/** The slider's place for an amount: the last stop that is not beyond it. */
export const stopOf = (kind: keyof Need, amount: number): number =>
  Math.max(
    0,
    needStops[kind].findLastIndex((stop) => stop <= amount),
  );

/** What the calculator starts with: a teacher who gives a talk a week. */
export const usualNeed: Need = { projects: 4, avatars: 1, interactions: 1_000, helperUses: 200, storage: 5 };

/** A number that somebody typed, as the calculator takes it: whole steps from nothing to the end of the range. */
export function withinRange(kind: keyof Need, value: number): number {
  const step = needSteps[kind];
  if (!Number.isFinite(value)) return 0;
  return Math.min(mostOf(kind), Math.max(0, Math.ceil(value / step) * step));
}

/** Credits buy whole parcels: 101 interactions cost as much as 200. */
const parcels = (amount: number, price: { credits: number; per: number }): number =>
  Math.ceil(amount / price.per) * price.credits;

/** What each kind of need costs in credits (spec section 9). */
export const creditsFor = (need: Need): Record<keyof Need, number> => ({
  projects: need.projects * creditPrices.project,
  avatars: need.avatars * creditPrices.avatar,
  interactions: parcels(need.interactions, creditPrices.interaction),
  helperUses: parcels(need.helperUses, creditPrices.assistant),
  storage: parcels(need.storage, creditPrices.storage),
});

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** What a month of such needs costs in credits, when everything is paid with them. */
export const totalCredits = (need: Need): number => sum(Object.values(creditsFor(need)));

/** What is left to pay with credits on a level: projects, avatars, and what goes beyond the level's own amounts. */
export function creditsOnLevel(need: Need, rights: Rights): number {
  const beyond = (wanted: number, included: number) => Math.max(0, wanted - included);
  return totalCredits({
    ...need,
    interactions: beyond(need.interactions, rights.interactionsPerMonth),
    helperUses: beyond(need.helperUses, rights.helperUsesPerMonth),
    storage: beyond(need.storage, rights.storageBytes / gigabyte),
  });
}

/** A level, the credits that the need takes there, and how many are missing. */
export type Fit = { readonly level: LevelName; readonly credits: number; readonly missing: number };

const allows = (limit: number | null, wanted: number): boolean => limit === null || wanted <= limit;

/** The lowest level on which the need takes no more credits than the level has; beyond all levels, the highest one. */
export function fittingLevel(need: Need, levels: Levels = usualLevels): Fit {
  let last: Fit = { level: 'ordinary', credits: 0, missing: 0 };
  for (const level of levelNames) {
    const rights = levels[level];
    const credits = creditsOnLevel(need, rights);
    last = { level, credits, missing: Math.max(0, credits - rights.credits) };
    const roomy = allows(rights.projects, need.projects) && allows(rights.avatars, need.avatars);
    if (roomy && last.missing === 0) return last;
  }
  return last;
}

/** The level that most people should look at first. */
export const recommendedLevel: LevelName = 'vip2';

/** About how many projects so many credits are. */
export const projectsFrom = (credits: number): number => Math.floor(credits / creditPrices.project);

/** The package with the lowest price for a credit. */
export const bestPackageId = [...creditPackages].sort(
  (one, other) => one.price.CNY / one.credits - other.price.CNY / other.credits,
)[0]?.id;

const priceUnit = 100;

/** What a hundred credits of a package cost, rounded to the fen and the cent. */
export function unitPrice({ credits, price }: CreditPackage): { unit: number; price: Price } {
  const rounded = (amount: number) => Math.round((amount / credits) * priceUnit * 100) / 100;
  return { unit: priceUnit, price: { CNY: rounded(price.CNY), USD: rounded(price.USD) } };
}
