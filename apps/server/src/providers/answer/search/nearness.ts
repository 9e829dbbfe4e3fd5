import type { Meaning } from '../../meaning/port.ts';

/** How near a page comes to what a question means, from -1 to 1: its nearest text, texts in a row, and all of it. */
export type Near = { text: number; window: number; page: number };

/** What a vector of bytes is multiplied with to be as long as one. */
type Unit = { meaning: Meaning; scale: number };
type PageVectors = { units: readonly (Unit | undefined)[]; windowScales: Float32Array; scale: number };

/** So many texts in a row say one thing. */
const windowTexts = 3;
/** Of more texts only those of pages that share words with the question are compared. */
const mostTexts = 20_000;

const lengthOf = (sum: Float32Array): number =>
  Math.sqrt(sum.reduce((all, value) => all + value * value, 0)) || 1;

const unitOf = (meaning: Meaning): Unit => ({
  meaning,
  scale: 1 / (Math.sqrt(meaning.reduce((all, value) => all + value * value, 0)) || 1),
});

/** What the sum of some vectors is multiplied with to be as long as one. */
function scaleOf(units: readonly (Unit | undefined)[]): number {
  const known = units.filter((unit) => unit !== undefined);
  const sum = new Float32Array(known[0]?.meaning.length ?? 0);
  for (const { meaning, scale } of known)
    for (let at = 0; at < sum.length; at += 1) sum[at] = (sum[at] ?? 0) + (meaning[at] ?? 0) * scale;
  return 1 / lengthOf(sum);
}

function vectorsOf(meanings: readonly (Meaning | undefined)[] = []): PageVectors | undefined {
  if (meanings.every((meaning) => meaning === undefined)) return undefined;
  const units = meanings.map((meaning) => meaning && unitOf(meaning));
  const windowScales = Float32Array.from(units, (_, at) => scaleOf(units.slice(at, at + windowTexts)));
  return { units, windowScales, scale: scaleOf(units) };
}

function product(one: Meaning, other: Meaning): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
}

/** How near each text of a page comes; undefined where that is not known. */
const textsNear = ({ units }: PageVectors, asked: Unit): (number | undefined)[] =>
  units.map((unit) => unit && product(unit.meaning, asked.meaning) * unit.scale * asked.scale);

function nearOf(vectors: PageVectors, asked: Unit): Near {
  const near = textsNear(vectors, asked).map((value) => value ?? 0);
  const sums = near.map((_, at) => near.slice(at, at + windowTexts).reduce((sum, value) => sum + value, 0));
  return {
    text: Math.max(...near),
    window: Math.max(...sums.map((sum, at) => sum * (vectors.windowScales[at] ?? 0))),
    page: near.reduce((sum, value) => sum + value, 0) * vectors.scale,
  };
}

/** Compares questions with pages by what they mean; pages whose texts nobody has read for that are not compared. */
export function createNearness(pages: readonly { meanings?: readonly (Meaning | undefined)[] }[]) {
  const vectors = pages.map(({ meanings }) => vectorsOf(meanings));
  const texts = vectors.reduce((sum, page) => sum + (page?.units.length ?? 0), 0);
  return {
    isKnown: texts > 0,
    /** Whether every page can be compared in time. */
    isSmall: texts <= mostTexts,
    pages: (meaning: Meaning): ((place: number) => Near | undefined) => {
      const asked = unitOf(meaning);
      const known = new Map<number, Near | undefined>();
      return (place) => {
        const page = vectors[place];
        if (!known.has(place)) known.set(place, page && nearOf(page, asked));
        return known.get(place);
      };
    },
    texts(meaning: Meaning, place: number): readonly number[] {
      const page = vectors[place];
      if (!page) return [];
      const near = textsNear(page, unitOf(meaning));
      // What nobody has read is neither better nor worse for that.
      const most = Math.max(...near.filter((value) => value !== undefined));
      return near.map((value) => value ?? most);
    },
  };
}
