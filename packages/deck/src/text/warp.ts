import type { TextWarp } from '../text.ts';

// Where the shapes of WordArt begin, by ISO/IEC 29500-1 (presetTextWarpDefinitions): shares of the box in hundred-thousandths,
// angles in sixty-thousandths of a degree.

/** An edge of the room that letters fill: how far down the box it lies, from 0 to 1, at a place from left to right. */
export type Edge = (at: number) => number;

const level =
  (down: number): Edge =>
  () =>
    down;
const slope =
  (from: number, to: number): Edge =>
  (at) =>
    from + (to - from) * at;
/** Straight to a point in the middle and back. */
const bent =
  (sides: number, middle: number): Edge =>
  (at) =>
    sides + (middle - sides) * (1 - Math.abs(2 * at - 1));
/** In one curve to the middle and back. */
const round =
  (sides: number, middle: number): Edge =>
  (at) =>
    sides + (middle - sides) * 4 * at * (1 - at);
/** Up, then down, and so on. */
const wave =
  (middle: number, height: number, times: number): Edge =>
  (at) => {
    const part = (at * times) % 1;
    return middle + height * 10 * part * (1 - part) * (2 * part - 1);
  };

type Envelope = { adjust: number; edges: (by: number) => [top: Edge, bottom: Edge] };

/** Shapes that stretch letters between two edges, with what their first number is unless somebody moves it. */
const envelopes: Record<string, Envelope> = {
  textPlain: { adjust: 50_000, edges: () => [level(0), level(1)] },
  textInflate: { adjust: 18_750, edges: (by) => [round(by, 0), round(1 - by, 1)] },
  textDeflate: { adjust: 18_750, edges: (by) => [round(0, by), round(1, 1 - by)] },
  textInflateTop: { adjust: 40_000, edges: (by) => [round(by, 0), level(1)] },
  textInflateBottom: { adjust: 60_000, edges: (by) => [level(0), round(by, 1)] },
  textDeflateTop: { adjust: 50_000, edges: (by) => [round(0, by), level(1)] },
  textDeflateBottom: { adjust: 50_000, edges: (by) => [level(0), round(1, by)] },
  textSlantUp: { adjust: 55_556, edges: (by) => [slope(by, 0), slope(1, 1 - by)] },
  textSlantDown: { adjust: 44_444, edges: (by) => [slope(0, 1 - by), slope(by, 1)] },
  textTriangle: { adjust: 50_000, edges: (by) => [bent(by, 0), level(1)] },
  textTriangleInverted: { adjust: 50_000, edges: (by) => [level(0), bent(by, 1)] },
  textChevron: { adjust: 25_000, edges: (by) => [bent(by, 0), bent(1, 1 - by)] },
  textChevronInverted: { adjust: 75_000, edges: (by) => [bent(0, 1 - by), bent(by, 1)] },
  textFadeRight: { adjust: 33_333, edges: (by) => [slope(0, by), slope(1, 1 - by)] },
  textFadeLeft: { adjust: 33_333, edges: (by) => [slope(by, 0), slope(1 - by, 1)] },
  textWave1: { adjust: 12_500, edges: (by) => [wave(by, by, 1), wave(1 - by, by, 1)] },
  textWave2: { adjust: 12_500, edges: (by) => [wave(by, -by, 1), wave(1 - by, -by, 1)] },
  textDoubleWave1: { adjust: 6_250, edges: (by) => [wave(by, by, 2), wave(1 - by, by, 2)] },
  textWave4: { adjust: 6_250, edges: (by) => [wave(by, -by, 2), wave(1 - by, -by, 2)] },
};

type Way = { adjust: number; angles: (by: number) => { from: number; sweep: number } };

const around = (from: number) => ({ from, sweep: (((540 - 2 * from) % 360) + 360) % 360 || 360 });

/** Shapes along which letters stand, on an ellipse in the box; angles in degrees, to the right from the right. */
const ways: Record<string, Way> = {
  textArchUp: { adjust: 10_800_000, angles: around },
  textCircle: { adjust: 10_819_083, angles: around },
  textArchDown: {
    adjust: 0,
    angles: (by) => ({ from: 180 - by, sweep: -((((180 - 2 * by) % 360) + 360) % 360 || 360) }),
  },
};

/** A whole turn, which is the most that any of these numbers means. */
export const farthestAdjust = 21_600_000;

/** The shapes of WordArt that are drawn. */
export const isKnownWarp = (name: string): boolean =>
  Object.hasOwn(envelopes, name) || Object.hasOwn(ways, name);

/** More letters than these nobody reads in a bend, and each of them is drawn by itself. */
const mostBent = 1000;
/** Letters that join and those that run from the right: one by one they would be no words. */
const joined =
  /[\u0590-\u08ff\u1800-\u18af\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Whether words can be bent, letter by letter; others stand level. */
export const canBend = (words: string): boolean => words.length <= mostBent && !joined.test(words);

const firstOf = ({ adjust = {} }: TextWarp, usual: number) => adjust['adj'] ?? adjust['adj1'] ?? usual;

/** How a text is bent: between two edges, or along an ellipse. */
export function warpOf(
  warp: TextWarp,
): { edges: [top: Edge, bottom: Edge] } | { from: number; sweep: number } | undefined {
  const envelope = Object.hasOwn(envelopes, warp.name) ? envelopes[warp.name] : undefined;
  if (envelope)
    return { edges: envelope.edges(Math.min(1, Math.max(0, firstOf(warp, envelope.adjust) / 100_000))) };
  const way = Object.hasOwn(ways, warp.name) ? ways[warp.name] : undefined;
  return way && way.angles((firstOf(warp, way.adjust) / 60_000) % 360);
}
