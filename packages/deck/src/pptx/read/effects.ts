import type { Build, BuildEffect, Direction } from '../../staging.ts';

/** The numbers that the format gives to effects, from 1; what is missing has no name, or no longer one in its menus. */
const numbered = (names: string): ReadonlyMap<number, BuildEffect> =>
  // The names are those of the model, in the order of the numbers; "-" stands where there is none.
  new Map(
    names.split(' ').flatMap((name, index) => (name === '-' ? [] : [[index + 1, name as BuildEffect]])),
  );

export const comingAndGoing = numbered(
  'appear fly blinds box checkerboard circle crawl diamond dissolve fade flash peek plus random-bars spiral ' +
    'split stretch strips swivel wedge wheel wipe zoom random boomerang bounce color-letters credits ease float ' +
    'grow-turn - - light-speed pinwheel - rise swish thin-line unfold whip ascend revolve - fade-swivel - descend ' +
    'sling spinner compress zip arc fade-zoom glide expand flip - fold',
);

export const emphasis = numbered(
  'fill-color - font-color - - grow line-color spin transparency bold - - - - - - - - - - - - - darken desaturate ' +
    'pulse color-pulse - - lighten - teeter - wave blink shimmer',
);

// Their colour, size or angle is in the animation itself, which the model has no place for.
const withAmount = new Set<BuildEffect>([
  'fill-color',
  'font-color',
  'grow',
  'line-color',
  'spin',
  'transparency',
  'color-pulse',
]);

export const kinds: Record<string, Build['kind']> = { entr: 'entry', exit: 'exit', emph: 'emphasis' };

/** What an effect of the file is called here; undefined for one that is none of the three kinds. */
export function effectOf(kindName: string, number: number): Pick<Build, 'kind' | 'effect'> | undefined {
  const kind = kinds[kindName];
  if (!kind) return undefined;
  return { kind, effect: (kind === 'emphasis' ? emphasis : comingAndGoing).get(number) ?? 'other' };
}

/** Whether the name of an effect says all of it. */
export const isNamedWholly = ({ effect }: Pick<Build, 'effect'>): boolean =>
  effect !== 'other' && !withAmount.has(effect);

// The format adds up sides (1 above, 2 right, 4 below, 8 left) and ways (16 in, 32 out).
export const sides: Record<number, Direction> = {
  1: 'up',
  2: 'right',
  3: 'right-up',
  4: 'down',
  5: 'vertical',
  6: 'right-down',
  8: 'left',
  9: 'left-up',
  10: 'horizontal',
  12: 'left-down',
  16: 'in',
  21: 'vertical-in',
  26: 'horizontal-in',
  32: 'out',
  37: 'vertical-out',
  42: 'horizontal-out',
};

/** Where an effect comes from, by the number of its variant; a wheel counts its spokes there. */
export const directionOf = (effect: BuildEffect, variant: number): Direction | undefined =>
  effect === 'wheel' ? undefined : sides[variant];
