import { mix, smoothstep } from './numbers.ts';
import type { UnitWeights } from './units.ts';

/** What somebody does who does not speak: nothing in particular, hear a question, or look for an answer. */
export type Attention = 'none' | 'listening' | 'thinking';

/** A change from one to another, in idle time. */
export type AttentionChange = { from: Attention; to: Attention; sinceMs: number };

type Bearing = {
  units: UnitWeights;
  yaw: number;
  pitch: number;
  roll: number;
  gazeX: number;
  gazeY: number;
  /** How much the eyes still wander. */
  wander: number;
  /** How deep it nods now and then. */
  nod: number;
};
type Held = Omit<Bearing, 'nod'>;

const plain: Bearing = { units: {}, yaw: 0, pitch: 0, roll: 0, gazeX: 0, gazeY: 0, wander: 1, nod: 0 };

const bearings: Record<Attention, Bearing> = {
  none: plain,
  // Leans in, brows a little up, eyes on the viewer.
  listening: {
    ...plain,
    units: { browUpL: 0.24, browUpR: 0.28, cornersUp: 0.1 },
    pitch: 0.018,
    roll: 0.05,
    wander: 0.2,
    nod: 0.022,
  },
  // Looks up and aside, as people do who remember something.
  thinking: {
    ...plain,
    units: { browUpR: 0.34, browInnerUpL: 0.16, squintL: 0.14, squintR: 0.14, lipsTighten: 0.3 },
    yaw: 0.055,
    pitch: -0.035,
    roll: -0.028,
    gazeX: 0.34,
    gazeY: -0.34,
    wander: 0.35,
  },
};

const changeMs = 380;
const nodMs = 3400;
/** The part of its time in which a nod happens. */
const nodShare = 0.3;

function nodAt(time: number): number {
  const part = (time % nodMs) / nodMs;
  return part < nodShare ? Math.sin((part / nodShare) * Math.PI) ** 2 : 0;
}

/** How somebody holds themselves at a time. */
export function bearingAt(change: AttentionChange | undefined, time: number): Held {
  if (!change) return plain;
  const part = smoothstep(0, changeMs, time - change.sinceMs);
  const [from, to] = [bearings[change.from], bearings[change.to]];
  const between = (of: (bearing: Bearing) => number) => mix(of(from), of(to), part);
  const names = new Set([...Object.keys(from.units), ...Object.keys(to.units)]) as Set<keyof UnitWeights>;
  return {
    units: Object.fromEntries([...names].map((name) => [name, between(({ units }) => units[name] ?? 0)])),
    yaw: between(({ yaw }) => yaw),
    pitch: between(({ pitch, nod }) => pitch + nod * nodAt(time)),
    roll: between(({ roll }) => roll),
    gazeX: between(({ gazeX }) => gazeX),
    gazeY: between(({ gazeY }) => gazeY),
    wander: between(({ wander }) => wander),
  };
}
