import { coursewareLimits } from '../../limits.ts';
import type { Direction, Transition } from '../../staging.ts';
import { child, childAt, flag, numberAt, type XmlNode } from '../package/nodes.ts';

/** What was read of something, and whether that is all there is to know about it. */
export type Understood<T> = { value: T; isWhole: boolean };

const named = (names: string): [string, Transition['kind']][] =>
  // The names of the kinds are ours; most are the format's own.
  names.split(' ').map((each) => {
    const [name = '', kind = name] = each.split('=');
    return [name, kind as Transition['kind']];
  });

export const transitionNames = new Map<string, Transition['kind']>([
  ...named('blinds checker circle comb cover cut diamond dissolve fade newsflash plus pull push random'),
  ...named('randomBar=random-bars split strips wedge wheel wheelReverse=wheel wipe zoom'),
  ...named('conveyor doors ferris flash flip flythrough=fly-through gallery glitter honeycomb pan prism'),
  ...named('reveal ripple shred switch vortex warp window morph'),
]);

export const presetNames = new Map<string, Transition['kind']>([
  ...named('airplane crush curtains drape fallOver=fall-over fracture origami peelOff=peel-off'),
  ...named('pageCurlSingle=page-curl pageCurlDouble=page-curl prestige wind'),
]);

export const directions: Record<string, Direction> = {
  l: 'left',
  r: 'right',
  u: 'up',
  d: 'down',
  lu: 'left-up',
  ld: 'left-down',
  ru: 'right-up',
  rd: 'right-down',
  horz: 'horizontal',
  vert: 'vertical',
  in: 'in',
  out: 'out',
};

// What the three words of older files mean today.
const speeds: Record<string, number> = { slow: 1000, med: 750, fast: 500 };

const understood = new Set(['dir', 'orient', 'thruBlk', 'prst']);
const twoWays = new Set(['pageCurlDouble', 'wheelReverse']);

const localName = ({ name }: XmlNode) => name.slice(name.indexOf(':') + 1);

function kindOf(effect: XmlNode): Transition['kind'] {
  const name = localName(effect);
  const kind =
    name === 'prstTrans' ? presetNames.get(effect.attributes['prst'] ?? '') : transitionNames.get(name);
  if ((kind === 'fade' || kind === 'cut') && flag(effect, 'thruBlk')) return `${kind}-through-black`;
  return kind ?? 'other';
}

function directionOf({ attributes }: XmlNode): Direction | undefined {
  const way = directions[attributes['dir'] ?? ''];
  const orient = directions[attributes['orient'] ?? ''];
  if ((orient === 'horizontal' || orient === 'vertical') && (way === 'in' || way === 'out'))
    return `${orient}-${way}`;
  return way ?? orient;
}

/** Milliseconds as the model has them. */
export const milliseconds = (value: number): number =>
  Math.round(Math.min(Math.max(0, value), coursewareLimits.staging.milliseconds));

/** How a slide takes the place of the one before; undefined where its file says nothing of it. */
export function readTransition(slide: XmlNode): Understood<Transition> | undefined {
  const node = child(slide, 'p:transition');
  if (!node) return undefined;
  const [effect, ...more] = node.children;
  const isEffect = effect && localName(effect) !== 'sndAc' && localName(effect) !== 'extLst';
  const kind = isEffect ? kindOf(effect) : 'none';
  const direction = isEffect ? directionOf(effect) : undefined;
  const duration = numberAt(node, 'p14:dur') ?? speeds[node.attributes['spd'] ?? 'fast'] ?? 500;
  const after = numberAt(node, 'advTm');
  const isKnown =
    !isEffect ||
    (kind !== 'other' &&
      !twoWays.has(effect.attributes['prst'] ?? localName(effect)) &&
      Object.keys(effect.attributes).every((name) => understood.has(name)) &&
      (effect.attributes['dir'] === undefined || directions[effect.attributes['dir']] !== undefined));
  return {
    value: {
      kind,
      ...(direction && { direction }),
      duration: milliseconds(kind === 'none' ? 0 : duration),
      ...(after !== undefined && { advanceAfter: milliseconds(after) }),
      ...(flag(node, 'advClick') === false && { ignoresClicks: true }),
    },
    isWhole: isKnown && (isEffect ? more.length === 0 : node.children.length === 0),
  };
}

/** The sound that a slide comes with. */
export function transitionSound(slide: XmlNode): { name: string | undefined } | undefined {
  const sound = childAt(slide, 'p:transition', 'p:sndAc', 'p:stSnd', 'p:snd');
  return sound && { name: sound.attributes['name'] };
}
