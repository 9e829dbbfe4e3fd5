import type { Viseme } from '@app/contract/speech/states/viseme.ts';
import type { UnitWeights } from './units.ts';

/** From when to when the mouth has a shape, and how clearly. */
export type VisemeMark = { startMs: number; endMs: number; id: Viseme; weight: number };

type Shape = {
  units: UnitWeights;
  /** How far the tip of the tongue is up: 0 to 1. */
  tongue?: number;
  /** How much of a smile the shape takes away: rounded lips cannot smile. */
  unsmile?: number;
  /** How long before its start the shape begins to form and after its end still fades, in milliseconds. */
  attack: number;
  decay: number;
  /** How much it wins over its neighbours: lips that close are seen, a tongue behind them is not. */
  strength: number;
};

const usual = { attack: 75, decay: 85, strength: 0.9 };
const shut = { lipsClose: 1 };

/** What each shape is made of. Tuned by eye on several faces. */
export const shapes: Record<Viseme, Shape> = {
  sil: { units: {}, ...usual },
  PP: { units: { ...shut, lipsPress: 1, lipsTighten: 0.12 }, attack: 75, decay: 60, strength: 1.6 },
  FF: { units: { ...shut, lipsBite: 1, lipsStretch: 0.08 }, attack: 70, decay: 60, strength: 1.4 },
  TH: { units: { ...shut, jawOpen: 0.17, lipsPart: 0.6 }, tongue: 0.9, ...usual },
  DD: { units: { ...shut, jawOpen: 0.15, lipsPart: 0.6 }, tongue: 0.6, ...usual },
  kk: { units: { ...shut, jawOpen: 0.22, lipsPart: 0.5 }, tongue: 0.2, ...usual },
  CH: {
    units: { ...shut, lipsForward: 0.6, jawOpen: 0.03 },
    unsmile: 0.5,
    attack: 90,
    decay: 80,
    strength: 1.2,
  },
  SS: { units: { ...shut, lipsStretch: 0.3, lipsPart: 0.9, lowerLipDown: 0.12 }, ...usual },
  nn: { units: { ...shut, jawOpen: 0.13, lipsPart: 0.5 }, tongue: 0.5, ...usual },
  RR: { units: { ...shut, lipsForward: 0.35, jawOpen: 0.1 }, unsmile: 0.4, ...usual },
  aa: { units: { ...shut, jawOpen: 0.55, lipsPart: 0.25 }, attack: 90, decay: 100, strength: 1 },
  E: {
    units: { ...shut, jawOpen: 0.3, lipsStretch: 0.35, lipsPart: 0.5 },
    attack: 80,
    decay: 90,
    strength: 0.95,
  },
  I: {
    units: { ...shut, jawOpen: 0.13, lipsStretch: 0.6, lipsPart: 0.7 },
    attack: 80,
    decay: 90,
    strength: 0.95,
  },
  O: {
    units: { ...shut, jawOpen: 0.36, lipsPurse: 0.6 },
    unsmile: 0.8,
    attack: 110,
    decay: 100,
    strength: 1.1,
  },
  U: {
    units: { ...shut, jawOpen: 0.12, lipsPurse: 0.95 },
    unsmile: 1,
    attack: 120,
    decay: 100,
    strength: 1.15,
  },
};
