import type { Line } from '@app/server/providers/answer/search/model.ts';

// Two lines are fitted: which of the pages answers (a softmax over the pages of each question), and whether any does.

type Values<Name extends string> = Readonly<Record<Name, number>>;
type Scale = { mean: number[]; spread: number[] };

const rounds = 100;
const rate = 0.08;
/** Keeps weights small, so that features which say the same share what they say. */
const restraint = 0.01;
/** Keeps weights near those of the other line. */
const restraintNear = 0.03;

function scaleOf(rows: readonly (readonly number[])[]): Scale {
  const width = rows[0]?.length ?? 0;
  const mean = Array.from(
    { length: width },
    (_, at) => rows.reduce((sum, row) => sum + row[at]!, 0) / rows.length,
  );
  const spread = mean.map(
    (middle, at) =>
      Math.sqrt(rows.reduce((sum, row) => sum + (row[at]! - middle) ** 2, 0) / rows.length) || 1,
  );
  return { mean, spread };
}

const scaled = (row: readonly number[], { mean, spread }: Scale): Float64Array =>
  Float64Array.from(row, (value, at) => (value - mean[at]!) / spread[at]!);

const product = (row: Float64Array, weights: Float64Array): number => {
  let sum = 0;
  for (let at = 0; at < row.length; at++) sum += row[at]! * weights[at]!;
  return sum;
};

/** Goes downhill, with a step of its own for each weight (Adam). */
function descend(start: Float64Array, slope: (weights: Float64Array) => Float64Array): Float64Array {
  const { length: width } = start;
  const [weights, mean, square] = [start.slice(), new Float64Array(width), new Float64Array(width)];
  for (let round = 1; round <= rounds; round++) {
    const down = slope(weights);
    for (let at = 0; at < width; at++) {
      mean[at] = 0.9 * mean[at]! + 0.1 * down[at]!;
      square[at] = 0.999 * square[at]! + 0.001 * down[at]! ** 2;
      const step = mean[at]! / (1 - 0.9 ** round);
      weights[at]! -= (rate * step) / (Math.sqrt(square[at]! / (1 - 0.999 ** round)) + 1e-8);
    }
  }
  return weights;
}

const lineOf = <Name extends string>(
  names: readonly Name[],
  weights: Float64Array,
  { mean, spread }: Scale,
  base: number,
): Line<Name> => ({
  base,
  features: Object.fromEntries(
    names.map((name, at) => [name, { weight: weights[at]!, mean: mean[at]!, spread: spread[at]! }]),
  ) as Line<Name>['features'],
});

/**
 * The line by which the right page comes first. With few questions it stays near another line, which knows what they seldom
 * show.
 */
export function fitRank<Name extends string>(
  names: readonly Name[],
  questions: readonly (readonly { values: Values<Name>; isRight: boolean }[])[],
  near?: Line<Name>,
): Line<Name> {
  const useful = questions.filter((pages) => pages.some(({ isRight }) => isRight) && pages.length > 1);
  const rowOf = (values: Values<Name>) => names.map((name) => values[name]);
  const scale = near
    ? {
        mean: names.map((name) => near.features[name].mean),
        spread: names.map((name) => near.features[name].spread),
      }
    : scaleOf(useful.flatMap((pages) => pages.map(({ values }) => rowOf(values))));
  const start = Float64Array.from(names, (name) => near?.features[name].weight ?? 0);
  const groups = useful.map((pages) => ({
    rows: pages.map(({ values }) => scaled(rowOf(values), scale)),
    right: pages.map(({ isRight }) => isRight),
  }));
  const weights = descend(start, (now) => {
    const slope = now.map((weight, at) => (weight - start[at]!) * (near ? restraintNear : restraint));
    for (const { rows, right } of groups) {
      const points = rows.map((row) => product(row, now));
      const top = Math.max(...points);
      const chances = points.map((value) => Math.exp(value - top));
      const all = chances.reduce((sum, value) => sum + value, 0);
      const good = chances.reduce((sum, value, at) => (right[at] ? sum + value : sum), 0);
      rows.forEach((row, at) => {
        const error = chances[at]! / all - (right[at] ? chances[at]! / good : 0);
        for (let index = 0; index < row.length; index++)
          slope[index]! += (error * row[index]!) / groups.length;
      });
    }
    return slope;
  });
  return lineOf(names, weights, scale, 0);
}

/** The line that tells questions which the pages answer from those that belong elsewhere: the logarithm of their odds. */
export function fitAnswer<Name extends string>(
  names: readonly Name[],
  questions: readonly { values: Values<Name>; isOwn: boolean }[],
): Line<Name> {
  const rowOf = (values: Values<Name>) => names.map((name) => values[name]);
  const scale = scaleOf(questions.map(({ values }) => rowOf(values)));
  const rows = questions.map(({ values }) => Float64Array.from([...scaled(rowOf(values), scale), 1]));
  const weights = descend(new Float64Array(names.length + 1), (now) => {
    const slope = now.map((weight) => (weight * restraint) / 3);
    rows.forEach((row, at) => {
      const error = 1 / (1 + Math.exp(-product(row, now))) - Number(questions[at]!.isOwn);
      for (let index = 0; index < row.length; index++) slope[index]! += (error * row[index]!) / rows.length;
    });
    return slope;
  });
  return lineOf(names, weights, scale, weights.at(-1) ?? 0);
}
