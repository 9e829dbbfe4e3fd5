/** Of all series together, where each lies at places of its own. */
const mostPoints = 1000;

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
  // Each series has a place for every point of all: with many of both it would be millions.
  let left = mostPoints;
  const cut = clouds.map(({ across, values }) => {
    const room = Math.min(across.length, left);
    left -= room;
    return { across: across.slice(0, room), values };
  });
  return {
    categories: cut.flatMap(({ across }) => write(across)),
    values: cut.map((own) =>
      cut.flatMap((cloud) => cloud.across.map((_, at) => (cloud === own ? (own.values[at] ?? null) : null))),
    ),
  };
}
