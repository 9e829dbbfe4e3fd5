import { expect, test } from 'vitest';
import type { Colour } from '../paint/colour.ts';
import type { Likeness } from './likeness.ts';
import { traitsOf } from './traits.ts';

const brown: Colour = [0.33, 0.26, 0.2];
const hair: Likeness['hair'] = {
  crown: 0.6,
  fringe: 0,
  colour: brown,
  temples: 0.4,
  ears: 0.05,
  jaw: 0.05,
  neck: 0,
};
const shaven: Likeness['beard'] = { lipLight: 0.75, jawLight: 0.8, lipBare: 1, lipRed: 1.1 };
/** A man with short brown hair. */
const someone: Likeness = {
  skin: [0.8, 0.6, 0.5],
  hair,
  beard: shaven,
  frame: 0.05,
  lips: 0.1,
  clothes: { shoulders: undefined, collar: undefined, tie: undefined },
  iris: [0.2, 0.15, 0.1],
  width: 0.8,
  jaw: 0.8,
  mouthWidth: 1,
  eyeHeight: 0.12,
  smile: 0.1,
  lipsApart: 0.1,
};

test.each<[string, Partial<Likeness['beard']>, string | undefined]>([
  ['an upper lip that is shaven is bare', {}, undefined],
  ['a shadow on it is redder than skin', { lipBare: 0.4, lipLight: 0.6, lipRed: 1.4 }, undefined],
  ['a moustache is not', { lipBare: 0.4, lipLight: 0.7, lipRed: 0.85 }, 'moustache'],
  ['a short beard is on the jaw too', { lipBare: 0.4, lipLight: 0.5, jawLight: 0.5 }, 'short'],
  ['a full beard is dark', { lipBare: 0.2, lipLight: 0.3, jawLight: 0.3 }, 'full'],
])('%s', (_what, change, beard) => {
  expect(traitsOf({ ...someone, beard: { ...shaven, ...change } }).beard).toBe(beard);
});

test.each<[string, Partial<Likeness['hair']>, string]>([
  ['short hair', {}, 'short'],
  ['a bare crown with hair at the temples', { crown: 0.1 }, 'receding'],
  ['a bare crown without', { crown: 0.1, temples: 0.05 }, 'bald'],
  ['hair along the jaw', { ears: 1, jaw: 0.9 }, 'jaw'],
  ['hair onto the shoulders', { ears: 1, jaw: 0.9, neck: 0.8 }, 'long'],
])('%s is told by where it is', (_what, change, length) => {
  expect(traitsOf({ ...someone, hair: { ...hair, ...change } }).hairLength).toBe(length);
});

test.each<[string, Colour]>([
  ['black', [0.16, 0.14, 0.14]],
  ['espresso', [0.2, 0.14, 0.1]],
  ['brown', brown],
  ['chestnut', [0.42, 0.27, 0.17]],
  ['auburn', [0.45, 0.24, 0.17]],
  ['blond', [0.62, 0.52, 0.38]],
  ['grey', [0.42, 0.37, 0.35]],
  ['silver', [0.67, 0.65, 0.62]],
  ['white', [0.89, 0.86, 0.8]],
])('hair of photos is called %s', (name, colour) => {
  expect(traitsOf({ ...someone, hair: { ...hair, colour } }).hairColour).toBe(name);
});

test('a covered crown and forehead over a bare lip is a woman; over a shaven one nobody is told', () => {
  const cut = { ...hair, crown: 0.95, fringe: 0.3, temples: 0.8 };
  expect(traitsOf({ ...someone, hair: cut, beard: { ...shaven, lipLight: 0.9 } }).sex).toBe('female');
  expect(traitsOf({ ...someone, hair: cut }).sex).toBeUndefined();
});
