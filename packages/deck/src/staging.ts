/** The way something moves; of an element, the side that it comes from or goes to. */
export const directions = [
  'left',
  'right',
  'up',
  'down',
  'left-up',
  'left-down',
  'right-up',
  'right-down',
  'horizontal',
  'vertical',
  'in',
  'out',
  'horizontal-in',
  'horizontal-out',
  'vertical-in',
  'vertical-out',
] as const;

/** See `directions`. */
export type Direction = (typeof directions)[number];

/** How a slide can take the place of the one before. */
export const transitionKinds = [
  /** It is there at once. */
  'none',
  'airplane',
  'blinds',
  'checker',
  'circle',
  'comb',
  'conveyor',
  'cover',
  'crush',
  'curtains',
  'cut',
  'cut-through-black',
  'diamond',
  'dissolve',
  'doors',
  'drape',
  'fade',
  'fade-through-black',
  'fall-over',
  'ferris',
  'flash',
  'flip',
  'fly-through',
  'fracture',
  'gallery',
  'glitter',
  'honeycomb',
  'morph',
  'newsflash',
  'origami',
  'page-curl',
  'pan',
  'peel-off',
  'plus',
  'prestige',
  'prism',
  'pull',
  'push',
  'random',
  'random-bars',
  'reveal',
  'ripple',
  'shred',
  'split',
  'strips',
  'switch',
  'vortex',
  'warp',
  'wedge',
  'wheel',
  'wind',
  'window',
  'wipe',
  'zoom',
  /** One that we have no name for. */
  'other',
] as const;

/** How a slide takes the place of the one before. */
export type Transition = {
  kind: (typeof transitionKinds)[number];
  direction?: Direction;
  /** Milliseconds that it takes. */
  duration: number;
  /** Milliseconds after which the next slide comes by itself. */
  advanceAfter?: number;
  /** A click does not turn over. */
  ignoresClicks?: boolean;
};

/** What an element can do on its slide. Most of it can be done when it comes and when it goes. */
export const buildEffects = [
  'appear',
  'fly',
  'blinds',
  'box',
  'checkerboard',
  'circle',
  'crawl',
  'diamond',
  'dissolve',
  'fade',
  'flash',
  'peek',
  'plus',
  'random-bars',
  'spiral',
  'split',
  'stretch',
  'strips',
  'swivel',
  'wedge',
  'wheel',
  'wipe',
  'zoom',
  'random',
  'boomerang',
  'bounce',
  'color-letters',
  'credits',
  'ease',
  'float',
  'grow-turn',
  'light-speed',
  'pinwheel',
  'rise',
  'swish',
  'thin-line',
  'unfold',
  'whip',
  'ascend',
  'revolve',
  'fade-swivel',
  'descend',
  'sling',
  'spinner',
  'compress',
  'zip',
  'arc',
  'fade-zoom',
  'glide',
  'expand',
  'flip',
  'fold',
  // To point something out that is there already.
  'fill-color',
  'font-color',
  'line-color',
  'grow',
  'spin',
  'transparency',
  'bold',
  'pulse',
  'color-pulse',
  'teeter',
  'wave',
  'blink',
  'shimmer',
  'darken',
  'lighten',
  'desaturate',
  'other',
] as const;

/** See `buildEffects`. */
export type BuildEffect = (typeof buildEffects)[number];

/** One step of what happens on a slide; the steps stand in their order. */
export type Build = {
  /** Whom it concerns: an element, or a group of them. */
  elementId: string;
  /** Only this paragraph of its text, from 0. */
  paragraph?: number;
  kind: 'entry' | 'exit' | 'emphasis';
  effect: BuildEffect;
  direction?: Direction;
  /** When it begins: with a click, together with the step before, or after it. */
  trigger: 'click' | 'with' | 'after';
  /** Milliseconds that it waits then. */
  delay: number;
  /** Milliseconds that it takes. */
  duration: number;
};

type Targets = readonly { id: string; groups?: readonly string[] }[];

/** The steps that concern something which is there; the same list where all of them do. */
export function buildsOn<B extends readonly Build[]>(elements: Targets, builds: B): readonly Build[] {
  const there = new Set(elements.flatMap(({ id, groups = [] }) => [id, ...groups]));
  return builds.every(({ elementId }) => there.has(elementId))
    ? builds
    : builds.filter(({ elementId }) => there.has(elementId));
}
