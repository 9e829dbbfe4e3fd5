import type { BuildEffect, Build, Direction, Transition } from '../staging.ts';

const sides = ['left', 'right', 'up', 'down'] as const;

/** An effect that can be chosen, with the ways it can go; without any it has none. */
export type Offered<Kind> = { readonly kind: Kind; readonly directions: readonly Direction[] };

/** The transitions that can be chosen. Others that came with a file stay, and are shown as the one most like them. */
export const offeredTransitions: readonly Offered<Transition['kind']>[] = [
  { kind: 'fade', directions: [] },
  { kind: 'fade-through-black', directions: [] },
  { kind: 'push', directions: sides },
  { kind: 'wipe', directions: sides },
  { kind: 'cover', directions: sides },
  { kind: 'pull', directions: sides },
  { kind: 'split', directions: ['horizontal', 'vertical'] },
  { kind: 'circle', directions: [] },
  { kind: 'diamond', directions: [] },
  { kind: 'zoom', directions: ['in', 'out'] },
  { kind: 'flip', directions: ['left', 'right'] },
  { kind: 'newsflash', directions: [] },
];

// Those that look like one of ours.
const alsoPlayed: readonly Transition['kind'][] = ['none', 'cut', 'pan', 'reveal', 'doors'];

/** Whether a talk shows this transition as it is meant; others fade. */
export const isPlayed = (kind: Transition['kind']): boolean =>
  alsoPlayed.includes(kind) || offeredTransitions.some((offered) => offered.kind === kind);

const comings: readonly Offered<BuildEffect>[] = [
  { kind: 'appear', directions: [] },
  { kind: 'fade', directions: [] },
  { kind: 'wipe', directions: sides },
  { kind: 'fly', directions: sides },
  { kind: 'float', directions: ['up', 'down'] },
  { kind: 'zoom', directions: ['in', 'out'] },
  { kind: 'split', directions: ['horizontal', 'vertical'] },
  { kind: 'circle', directions: [] },
  { kind: 'swivel', directions: [] },
  { kind: 'bounce', directions: [] },
];

/** The effects that can be chosen for what an element does. */
export const offeredEffects: Readonly<Record<Build['kind'], readonly Offered<BuildEffect>[]>> = {
  entry: comings,
  exit: comings,
  emphasis: [
    { kind: 'pulse', directions: [] },
    { kind: 'grow', directions: [] },
    { kind: 'spin', directions: [] },
    { kind: 'teeter', directions: [] },
    { kind: 'blink', directions: [] },
    { kind: 'transparency', directions: [] },
  ],
};

/** The ways that an effect can go, of those that are offered. */
export const directionsOf = <Kind>(offered: readonly Offered<Kind>[], kind: Kind): readonly Direction[] =>
  offered.find((each) => each.kind === kind)?.directions ?? [];
