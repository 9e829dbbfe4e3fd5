import type { Meaning } from '../../meaning/port.ts';
import type { UsualMeanings } from './usual-meanings.ts';

/** How near a page comes to what a question means, from -1 to 1: its nearest text, texts in a row, and all of it. */
export type Near = { text: number; window: number; page: number };

/**
 * A vector of bytes without what any text means. `scale` makes the bytes as long as one; the usual meaning is taken away
 * then, and `rest` makes what is left as long as one.
 */
type Unit = { meaning: Meaning; scale: number; rest: number };
type PageVectors = { units: readonly (Unit | undefined)[]; windowScales: Float32Array; scale: number };
/** A question without what any question means, as long as one, and how much of it any text has. */
type Asked = { direction: Float32Array; usual: number };

/** So many texts in a row say one thing. */
const windowTexts = 3;
/** Of more texts only those of pages that share words with the question are compared. */
const mostTexts = 20_000;

const lengthOf = (sum: Float32Array): number =>
  Math.sqrt(sum.reduce((all, value) => all + value * value, 0)) || 1;

const scaleTo = (meaning: Meaning): number =>
  1 / (Math.sqrt(meaning.reduce((all, value) => all + value * value, 0)) || 1);

function product(one: Meaning | Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
}

/** What is left of a vector when the usual one is taken away. */
const without = (usual: Float32Array, meaning: Meaning, scale: number): Float32Array =>
  Float32Array.from(meaning, (value, at) => value * scale - (usual[at] ?? 0));

function unitOf(usual: Float32Array, meaning: Meaning): Unit {
  const scale = scaleTo(meaning);
  return { meaning, scale, rest: 1 / lengthOf(without(usual, meaning, scale)) };
}

/** What the sum of some vectors is multiplied with to be as long as one. */
function scaleOf(usual: Float32Array, units: readonly (Unit | undefined)[]): number {
  const sum = new Float32Array(usual.length);
  for (const unit of units)
    if (unit)
      for (let at = 0; at < sum.length; at += 1)
        sum[at] = (sum[at] ?? 0) + (unit.meaning[at] ?? 0) * unit.scale - (usual[at] ?? 0);
  return 1 / lengthOf(sum);
}

function vectorsOf(
  usual: Float32Array,
  meanings: readonly (Meaning | undefined)[] = [],
): PageVectors | undefined {
  if (meanings.every((meaning) => meaning === undefined)) return undefined;
  const units = meanings.map((meaning) => meaning && unitOf(usual, meaning));
  const windowScales = Float32Array.from(units, (_, at) => scaleOf(usual, units.slice(at, at + windowTexts)));
  return { units, windowScales, scale: scaleOf(usual, units) };
}

function askedOf({ text, question }: UsualMeanings, meaning: Meaning): Asked {
  const left = without(question, meaning, scaleTo(meaning));
  const length = lengthOf(left);
  const direction = left.map((value) => value / length);
  return { direction, usual: product(text, direction) };
}

/** What each text of a page has of the question beyond what any text has; undefined where that is not known. */
const sharedWith = ({ units }: PageVectors, { direction, usual }: Asked): (number | undefined)[] =>
  units.map((unit) => unit && product(unit.meaning, direction) * unit.scale - usual);

/** How near each text of a page comes; undefined where that is not known. */
const textsNear = (page: PageVectors, shared: readonly (number | undefined)[]): (number | undefined)[] =>
  shared.map((value, at) => value && value * (page.units[at]?.rest ?? 0));

function nearOf(vectors: PageVectors, asked: Asked): Near {
  const shared = sharedWith(vectors, asked);
  const sumOf = (some: readonly (number | undefined)[]) =>
    some.reduce<number>((sum, value) => sum + (value ?? 0), 0);
  const windows = shared.map(
    (_, at) => sumOf(shared.slice(at, at + windowTexts)) * (vectors.windowScales[at] ?? 0),
  );
  return {
    text: Math.max(...textsNear(vectors, shared).filter((value) => value !== undefined)),
    window: Math.max(...windows),
    page: sumOf(shared) * vectors.scale,
  };
}

/**
 * Compares questions with pages by what they mean, beyond what any text and any question means; pages whose texts nobody
 * has read for that are not compared.
 */
export function createNearness(
  pages: readonly { meanings?: readonly (Meaning | undefined)[] }[],
  usual: UsualMeanings,
) {
  const vectors = pages.map(({ meanings }) => vectorsOf(usual.text, meanings));
  const texts = vectors.reduce((sum, page) => sum + (page?.units.length ?? 0), 0);
  return {
    isKnown: texts > 0,
    /** Whether every page can be compared in time. */
    isSmall: texts <= mostTexts,
    pages: (meaning: Meaning): ((place: number) => Near | undefined) => {
      const asked = askedOf(usual, meaning);
      const known = new Map<number, Near | undefined>();
      return (place) => {
        const page = vectors[place];
        if (!known.has(place)) known.set(place, page && nearOf(page, asked));
        return known.get(place);
      };
    },
    /** How near the nearest text of a page comes, with all that it shares with any text; undefined where that is not known. */
    nearest(meaning: Meaning, place: number): number | undefined {
      const scale = scaleTo(meaning);
      const asked = Float32Array.from(meaning, (value) => value * scale);
      const known = vectors[place]?.units.filter((unit) => unit !== undefined);
      return known && Math.max(...known.map((unit) => product(unit.meaning, asked) * unit.scale));
    },
    texts(meaning: Meaning, place: number): readonly number[] {
      const page = vectors[place];
      if (!page) return [];
      const near = textsNear(page, sharedWith(page, askedOf(usual, meaning)));
      // What nobody has read is neither better nor worse for that.
      const most = Math.max(...near.filter((value) => value !== undefined));
      return near.map((value) => value ?? most);
    },
  };
}
