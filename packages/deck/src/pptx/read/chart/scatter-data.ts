type Cloud = { across: (number | null)[]; values: (number | null)[] };

/** Points of several series side by side: where each has places of its own, they stand one after the other. */
export function scatterData(clouds: readonly Cloud[]): {
  categories: string[];
  values: (number | null)[][];
} {
  const [first] = clouds;
  const write = (places: Cloud['across']) => places.map((place, at) => String(place ?? at + 1));
  const isShared = clouds.every(({ across }) => String(across) === String(first?.across));
  if (isShared) return { categories: write(first?.across ?? []), values: clouds.map(({ values }) => values) };
  return {
    categories: clouds.flatMap(({ across }) => write(across)),
    values: clouds.map((own) =>
      clouds.flatMap((cloud) =>
        cloud.across.map((_, at) => (cloud === own ? (own.values[at] ?? null) : null)),
      ),
    ),
  };
}
