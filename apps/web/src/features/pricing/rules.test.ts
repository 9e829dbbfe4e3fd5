import { creditPackages } from '@app/contract/goods/limits.ts';
import { levelNames, rightsOf } from '@app/contract/user/states/level.ts';
import { expect, test } from 'vitest';
import {
  bestPackageId,
  creditsFor,
  creditsOnLevel,
  fittingLevel,
  mostOf,
  projectsFrom,
  stopOf,
  totalCredits,
  unitPrice,
  type Need,
  needKinds,
  needSteps,
  needStops,
  usualNeed,
  withinRange,
} from './rules.ts';

const nothing: Need = { projects: 0, avatars: 0, interactions: 0, helperUses: 0, storage: 0 };

test.each<[Partial<Need>, number]>([
  [{}, 0],
  [{ projects: 1 }, 80],
  [{ avatars: 1 }, 60],
  [{ interactions: 100 }, 24],
  [{ helperUses: 10 }, 4],
  [{ storage: 1 }, 20],
  [{ projects: 2, avatars: 1, interactions: 300, helperUses: 50, storage: 3 }, 160 + 60 + 72 + 20 + 60],
])('%j costs %i credits', (need, credits) => {
  expect(totalCredits({ ...nothing, ...need })).toBe(credits);
});

test.each<[Partial<Need>, number]>([
  [{ interactions: 1 }, 24],
  [{ interactions: 101 }, 48],
  [{ helperUses: 11 }, 8],
  [{ storage: 0.5 }, 20],
])('a parcel that is begun is paid: %j costs %i', (need, credits) => {
  expect(totalCredits({ ...nothing, ...need })).toBe(credits);
});

test('every kind of need has its line', () => {
  expect(Object.keys(creditsFor(usualNeed))).toEqual([...needKinds]);
});

test('what a level has anyway is not paid with credits', () => {
  const vip1 = rightsOf('vip1');
  expect(creditsOnLevel({ ...nothing, interactions: 1_000, helperUses: 300, storage: 5 }, vip1)).toBe(0);
  expect(creditsOnLevel({ ...nothing, interactions: 1_100, helperUses: 310, storage: 6 }, vip1)).toBe(
    24 + 4 + 20,
  );
  expect(creditsOnLevel({ ...nothing, projects: 1, avatars: 1 }, vip1)).toBe(140);
});

test.each<[string, Partial<Need>, string]>([
  ['nothing at all', {}, 'ordinary'],
  ['two projects of the trial', { projects: 2 }, 'ordinary'],
  ['one project more than the trial pays', { projects: 3 }, 'vip1'],
  ['as much as vip1 pays', { projects: 3, avatars: 1 }, 'vip1'],
  ['a project and the storage of vip2', { projects: 10, storage: 20 }, 'vip2'],
  ['many listeners', { interactions: 50_000 }, 'vip4'],
  ['more avatars than vip1 may have', { avatars: 6 }, 'vip2'],
  ['a school', { projects: 100, avatars: 50 }, 'svip1'],
])('%s fits %s%s', (_, need, level) => {
  expect(fittingLevel({ ...nothing, ...need })).toMatchObject({ level, missing: 0 });
});

test('beyond every level the highest one says how many credits are missing', () => {
  const need = { ...nothing, projects: 200 };
  expect(fittingLevel(need)).toEqual({ level: 'svip1', credits: 16_000, missing: 4_000 });
});

test('a lower level never suffices where the fitting one was chosen', () => {
  const { level } = fittingLevel(usualNeed);
  for (const lower of levelNames.slice(0, levelNames.indexOf(level))) {
    expect(creditsOnLevel(usualNeed, rightsOf(lower))).toBeGreaterThan(rightsOf(lower).credits);
  }
});

test.each<[keyof Need, number, number]>([
  ['projects', -3, 0],
  ['projects', 2.2, 3],
  ['projects', 1_000_000, 200],
  ['projects', Number.NaN, 0],
  ['interactions', 101, 200],
  ['helperUses', 5, 10],
])('%s: %d counts as %d', (kind, typed, counted) => {
  expect(withinRange(kind, typed)).toBe(counted);
});

test('credits are told in projects', () => {
  expect(projectsFrom(200)).toBe(2);
  expect(projectsFrom(800)).toBe(10);
  expect(projectsFrom(79)).toBe(0);
});

test('the largest package has the lowest price for a credit', () => {
  expect(bestPackageId).toBe('credits-10000');
});

test('a hundred credits cost less in larger packages', () => {
  const prices = creditPackages.map((offer) => unitPrice(offer).price);
  expect(prices.map(({ CNY }) => CNY)).toEqual([12, 11, 10, 9]);
  expect(prices.map(({ USD }) => USD)).toEqual([2, 1.6, 1.45, 1.29]);
});

test('the sliders stop at whole parcels, ever further', () => {
  for (const kind of needKinds) {
    const stops = needStops[kind];
    expect(stops.every((stop) => withinRange(kind, stop) === stop)).toBe(true);
    expect([...stops].sort((one, other) => one - other)).toEqual(stops);
    expect(mostOf(kind) % needSteps[kind]).toBe(0);
  }
});

test.each<[keyof Need, number, number]>([
  ['projects', 0, 0],
  ['projects', 4, 4],
  ['projects', 5, 4],
  ['projects', 200, 16],
  ['storage', 7, 4],
])('%s: %i stands at stop %i', (kind, amount, stop) => {
  expect(stopOf(kind, amount)).toBe(stop);
});
