/** A fitted line: what each feature weighs, after its mean is taken away and it is divided by its spread. */
export type Line<Name extends string> = {
  base: number;
  features: Readonly<Record<Name, { weight: number; mean: number; spread: number }>>;
};

/** The value of a line. */
export function valueOf<Name extends string>(
  { base, features }: Line<Name>,
  values: Readonly<Record<Name, number>>,
): number {
  let sum = base;
  for (const name of Object.keys(features) as Name[]) {
    const { weight, mean, spread } = features[name];
    sum += (weight * (values[name] - mean)) / spread;
  }
  return sum;
}
