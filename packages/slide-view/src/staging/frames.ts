import type { Build, BuildEffect, Direction, Transition } from '@app/deck/staging.ts';

/** What a browser animates. Places and turns are the properties of their own, so that a turned element stays turned. */
export type Frames = Keyframe[];

const shift: Partial<Record<Direction, readonly [across: number, down: number]>> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
  'left-up': [-1, -1],
  'left-down': [-1, 1],
  'right-up': [1, -1],
  'right-down': [1, 1],
};

const away = (direction: Direction | undefined, share: string, otherwise: Direction): string => {
  const [across, down] = shift[direction ?? otherwise] ?? [0, 1];
  return `calc(${across} * ${share}) calc(${down} * ${share})`;
};

/** A clip that shows nothing yet, at the side that something comes from. */
const closed: Partial<Record<Direction, string>> = {
  left: 'inset(0 100% 0 0)',
  right: 'inset(0 0 0 100%)',
  up: 'inset(0 0 100% 0)',
  down: 'inset(100% 0 0 0)',
  horizontal: 'inset(50% 0 50% 0)',
  'horizontal-in': 'inset(50% 0 50% 0)',
  'horizontal-out': 'inset(50% 0 50% 0)',
  vertical: 'inset(0 50% 0 50%)',
  'vertical-in': 'inset(0 50% 0 50%)',
  'vertical-out': 'inset(0 50% 0 50%)',
};
// Letters and shadows may stand over the edge of their box.
const open = 'inset(-10%)';

const fade: Frames = [{ opacity: 0 }, { opacity: 1 }];
const clip = (from: string, to = open): Frames => [{ clipPath: from }, { clipPath: to }];
const diamond = (size: number) =>
  `polygon(50% ${50 - size}%, ${50 + size}% 50%, 50% ${50 + size}%, ${50 - size}% 50%)`;

type Recipe = (direction: Direction | undefined) => Frames;

const flying: Recipe = (direction) => [
  { opacity: 0, translate: away(direction, '320px', 'down') },
  { opacity: 1, translate: '0 0' },
];
const floating: Recipe = (direction) => [
  { opacity: 0, translate: away(direction, '48px', 'down') },
  { opacity: 1, translate: '0 0' },
];
const zooming: Recipe = (direction) => [
  { opacity: 0, scale: direction === 'out' ? 1.6 : 0.3 },
  { opacity: 1, scale: 1 },
];
const wiping: Recipe = (direction) => clip(closed[direction ?? 'left'] ?? 'inset(0 100% 0 0)');
const swivelling: Recipe = () => [
  { opacity: 0, scale: '0 1' },
  { opacity: 1, scale: '1 1' },
];
const bouncing: Recipe = () => [
  { opacity: 0, translate: '0 -90px', easing: 'ease-in' },
  { opacity: 1, translate: '0 0', offset: 0.5, easing: 'ease-out' },
  { translate: '0 -26px', offset: 0.75, easing: 'ease-in' },
  { opacity: 1, translate: '0 0' },
];

/** How something comes; what is not listed fades in. What goes does the same backwards. */
const comings: Partial<Record<BuildEffect, Recipe>> = {
  appear: () => [{ opacity: 0 }, { opacity: 1, offset: 0.001 }, { opacity: 1 }],
  fly: flying,
  crawl: flying,
  glide: flying,
  peek: wiping,
  wipe: wiping,
  blinds: wiping,
  strips: wiping,
  unfold: wiping,
  float: floating,
  rise: floating,
  ascend: floating,
  ease: floating,
  credits: floating,
  descend: (direction) => floating(direction ?? 'up'),
  zoom: zooming,
  'fade-zoom': zooming,
  expand: zooming,
  'grow-turn': () => [
    { opacity: 0, scale: 0.3, rotate: '90deg' },
    { opacity: 1, scale: 1, rotate: '0deg' },
  ],
  spiral: () => [
    { opacity: 0, scale: 0.2, rotate: '-270deg' },
    { opacity: 1, scale: 1, rotate: '0deg' },
  ],
  pinwheel: () => [
    { opacity: 0, rotate: '180deg' },
    { opacity: 1, rotate: '0deg' },
  ],
  spinner: () => [
    { opacity: 0, rotate: '360deg' },
    { opacity: 1, rotate: '0deg' },
  ],
  split: (direction) => clip(closed[direction ?? 'vertical'] ?? 'inset(0 50% 0 50%)'),
  circle: () => clip('circle(0% at 50% 50%)', 'circle(80% at 50% 50%)'),
  wheel: () => clip('circle(0% at 50% 50%)', 'circle(80% at 50% 50%)'),
  wedge: () => clip('circle(0% at 50% 50%)', 'circle(80% at 50% 50%)'),
  box: () => clip('inset(50%)'),
  diamond: () => clip(diamond(0), diamond(110)),
  plus: () => clip(diamond(0), diamond(110)),
  stretch: swivelling,
  swivel: swivelling,
  'fade-swivel': swivelling,
  flip: swivelling,
  bounce: bouncing,
  boomerang: bouncing,
};

const pulse: Frames = [{ scale: 1 }, { scale: 1.08, offset: 0.5 }, { scale: 1 }];
const blink: Frames = [{ opacity: 1 }, { opacity: 0.15, offset: 0.5 }, { opacity: 1 }];

/** How something is pointed out; what is not listed pulses. */
const emphases: Partial<Record<BuildEffect, Frames>> = {
  grow: [{ scale: 1 }, { scale: 1.25 }],
  spin: [{ rotate: '0deg' }, { rotate: '360deg' }],
  transparency: [{ opacity: 1 }, { opacity: 0.4 }],
  blink,
  shimmer: blink,
  flash: blink,
  teeter: [
    { rotate: '0deg' },
    { rotate: '-4deg', offset: 0.25 },
    { rotate: '4deg', offset: 0.75 },
    { rotate: '0deg' },
  ],
  darken: [{ filter: 'brightness(1)' }, { filter: 'brightness(0.6)' }],
  lighten: [{ filter: 'brightness(1)' }, { filter: 'brightness(1.5)' }],
  desaturate: [{ filter: 'saturate(1)' }, { filter: 'saturate(0)' }],
};

const backwards = (frames: Frames): Frames =>
  frames
    .toReversed()
    .map(({ offset, ...frame }) => ({ ...frame, ...(typeof offset === 'number' && { offset: 1 - offset }) }));

/** What a build does. Those who want little motion see things come and go, and be pointed out, by light alone. */
export function buildFrames({ kind, effect, direction }: Build, isCalm: boolean): Frames {
  if (kind === 'emphasis') return isCalm ? blink : (emphases[effect] ?? pulse);
  const coming = isCalm ? fade : (comings[effect]?.(direction) ?? fade);
  return kind === 'entry' ? coming : backwards(coming);
}

/** Whether what a build does stays when it is over. */
export const staysAfter = ({ kind, effect }: Build): boolean =>
  kind !== 'emphasis' || ['grow', 'transparency', 'darken', 'lighten', 'desaturate'].includes(effect);

/** What two slides do while one takes the place of the other; `isUnder`: the new one lies below. */
export type TurnFrames = { readonly enter: Frames; readonly leave: Frames; readonly isUnder?: boolean };

const still: Frames = [{ opacity: 1 }, { opacity: 1 }];

// A slide that is pushed goes the way that the new one comes along; `direction` is that way.
const opposite: Partial<Record<Direction, Direction>> = {
  left: 'right',
  right: 'left',
  up: 'down',
  down: 'up',
};

const moved = (direction: Direction | undefined, otherwise: Direction): Frames => [
  { translate: away(direction, '100%', otherwise) },
  { translate: '0 0' },
];

const turns: Partial<Record<Transition['kind'], (direction: Direction | undefined) => TurnFrames>> = {
  cut: () => ({ enter: still, leave: still }),
  'fade-through-black': () => ({
    enter: [{ opacity: 0 }, { opacity: 0, offset: 0.5 }, { opacity: 1 }],
    leave: [{ opacity: 1 }, { opacity: 0, offset: 0.5 }, { opacity: 0 }],
  }),
  push: (direction = 'left') => ({
    enter: moved(opposite[direction], 'right'),
    leave: backwards(moved(direction, 'left')),
  }),
  pan: (direction = 'left') => ({
    enter: moved(opposite[direction], 'right'),
    leave: backwards(moved(direction, 'left')),
  }),
  cover: (direction = 'left') => ({ enter: moved(opposite[direction], 'right'), leave: still }),
  pull: (direction = 'left') => ({ enter: still, leave: backwards(moved(direction, 'left')), isUnder: true }),
  reveal: (direction = 'left') => ({
    enter: still,
    leave: backwards(moved(direction, 'left')),
    isUnder: true,
  }),
  wipe: (direction = 'left') => ({
    enter: clip(closed[opposite[direction] ?? direction] ?? 'inset(0 0 0 100%)', 'inset(0)'),
    leave: still,
  }),
  split: (direction = 'vertical') => ({
    enter: clip(closed[direction] ?? 'inset(0 50% 0 50%)', 'inset(0)'),
    leave: still,
  }),
  doors: (direction = 'vertical') => ({
    enter: clip(closed[direction] ?? 'inset(0 50% 0 50%)', 'inset(0)'),
    leave: still,
  }),
  circle: () => ({ enter: clip('circle(0% at 50% 50%)', 'circle(75% at 50% 50%)'), leave: still }),
  diamond: () => ({ enter: clip(diamond(0), diamond(110)), leave: still }),
  zoom: (direction = 'in') => ({
    enter: [
      { opacity: 0, scale: direction === 'out' ? 1.4 : 0.6 },
      { opacity: 1, scale: 1 },
    ],
    leave: [{ opacity: 1 }, { opacity: 0 }],
  }),
  flip: (direction = 'left') => {
    const turn = direction === 'right' ? -90 : 90;
    return {
      enter: [
        { opacity: 0, transform: `perspective(1600px) rotateY(${turn}deg)` },
        { opacity: 0, transform: `perspective(1600px) rotateY(${turn}deg)`, offset: 0.5 },
        { opacity: 1, transform: `perspective(1600px) rotateY(${turn / 2}deg)`, offset: 0.51 },
        { opacity: 1, transform: 'perspective(1600px) rotateY(0deg)' },
      ],
      leave: [
        { opacity: 1, transform: 'perspective(1600px) rotateY(0deg)' },
        { opacity: 1, transform: `perspective(1600px) rotateY(${-turn}deg)`, offset: 0.5 },
        { opacity: 0, transform: `perspective(1600px) rotateY(${-turn}deg)`, offset: 0.51 },
        { opacity: 0, transform: `perspective(1600px) rotateY(${-turn}deg)` },
      ],
    };
  },
  newsflash: () => ({
    enter: [
      { opacity: 0, scale: 0.1, rotate: '-360deg' },
      { opacity: 1, scale: 1, rotate: '0deg' },
    ],
    leave: [{ opacity: 1 }, { opacity: 0 }],
  }),
};

/** How a slide takes the place of the one before; what is not listed, and whoever wants little motion, gets a fade. */
export function turnFrames({ kind, direction }: Transition, isCalm: boolean): TurnFrames | undefined {
  if (kind === 'none') return undefined;
  const turn = isCalm ? undefined : turns[kind]?.(direction);
  return turn ?? { enter: fade, leave: still };
}
