import { lastStarted, smoothstep } from './numbers.ts';
import { addUnits, unitPlace } from './units.ts';
import { type Viseme, visemes } from '@app/contract/speech/states/viseme.ts';
import { shapes, type VisemeMark } from './visemes.ts';

/** How strong each shape is at a moment; shapes that are not there have no entry. */
export type MouthWeights = Partial<Record<Viseme, number>>;

const longestMs = Math.max(...visemes.map((id) => Math.max(shapes[id].attack, shapes[id].decay)));
/** A shape is whole a moment after its start and begins to go a moment before its end. */
const settleMs = 30;
/** Speaking begins to show before the first sound and dies away after the last. */
const speakingMs = { before: 250, after: 450 };
const openers = ['jawOpen', 'lipsPart', 'lipsForward'] as const;
/** What is left of an open jaw while the lips are closed. */
const openWhileClosed = 0.08;
/** A mouth that speaks keeps its lips nearly together between the sounds, even if the picture shows it open. */
const closedWhileSpeaking = 0.75;

/** The marks that may matter at a time. Marks of one track do not overlap, so their ends are sorted too. */
function* marksAround(marks: readonly VisemeMark[], time: number, before: number, after: number) {
  for (let place = lastStarted(marks, time + before); place >= 0; place--) {
    const mark = marks[place];
    if (!mark || mark.endMs + after < time) return;
    if (mark.id !== 'sil') yield mark;
  }
}

function strengthAt({ startMs, endMs, id, weight }: VisemeMark, time: number): number {
  const { attack, decay, strength } = shapes[id];
  const length = endMs - startMs;
  const rise = smoothstep(startMs - attack, startMs + Math.min(settleMs, length * 0.4), time);
  const fall = smoothstep(endMs - Math.min(settleMs, length * 0.3), endMs + decay, time);
  return rise * (1 - fall) * strength * weight;
}

/** The shapes at a moment: neighbours flow into each other, and together they are never more than one mouth. */
export function mouthAt(marks: readonly VisemeMark[], time: number): MouthWeights {
  const weights: MouthWeights = {};
  let total = 0;
  for (const mark of marksAround(marks, time, longestMs, longestMs)) {
    const strength = strengthAt(mark, time);
    const before = weights[mark.id] ?? 0;
    if (strength <= before) continue;
    total += strength - before;
    weights[mark.id] = strength;
  }
  if (total > 1) for (const id of Object.keys(weights) as Viseme[]) weights[id] = (weights[id] ?? 0) / total;
  return weights;
}

/** How much the lips are together for P, B, M, F or V, whatever else the mouth does: 0 to 1. */
export function closureAt(marks: readonly VisemeMark[], time: number): number {
  let closure = 0;
  for (const mark of marksAround(marks, time, longestMs, longestMs))
    if (mark.id === 'PP' || mark.id === 'FF') closure = Math.max(closure, strengthAt(mark, time));
  return Math.min(1, closure);
}

/** Whether somebody speaks: 0 to 1. */
export function speakingAt(marks: readonly VisemeMark[], time: number): number {
  let speaking = 0;
  for (const { startMs, endMs } of marksAround(marks, time, speakingMs.before, speakingMs.after)) {
    const rise = smoothstep(startMs - speakingMs.before, startMs, time);
    speaking = Math.max(speaking, rise * (1 - smoothstep(endMs, endMs + speakingMs.after, time)));
  }
  return speaking;
}

/** Adds the mouth of a moment to the weights of a pose; tells what the tongue does and how much of a smile is gone. */
export function addMouth(
  units: Float32Array,
  weights: MouthWeights,
  { closure, speaking, loudness = 1 }: { closure: number; speaking: number; loudness?: number },
): { tongue: number; unsmile: number } {
  let tongue = 0;
  let unsmile = 0;
  for (const [id, weight] of Object.entries(weights) as [Viseme, number][]) {
    const shape = shapes[id];
    addUnits(units, shape.units, weight);
    tongue += (shape.tongue ?? 0) * weight;
    unsmile += (shape.unsmile ?? 0) * weight;
  }
  const open = (1 - (1 - openWhileClosed) * closure) * loudness;
  for (const name of openers) units[unitPlace(name)] = (units[unitPlace(name)] ?? 0) * open;
  const close = unitPlace('lipsClose');
  units[close] = Math.max(units[close] ?? 0, closure, speaking * closedWhileSpeaking);
  return { tongue: tongue * (1 - closure), unsmile };
}
