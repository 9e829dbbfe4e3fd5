/** The number that a cell begins with; undefined for words. */
export function numberIn(text: string): number | undefined {
  const found = /^[^\d\p{L}]{0,3}([-−+]?\d[\d,]*(?:\.\d+)?)\s*(万|亿|[kKmMbB]\b)?/u.exec(text.trim());
  if (!found?.[1] || /^\d{1,4}[-/]\d{1,2}(?:[-/]|$)|^\d{4}\.\d{1,2}\.\d/u.test(text.trim())) return undefined;
  const scales: Record<string, number> = { 万: 1e4, 亿: 1e8, k: 1e3, m: 1e6, b: 1e9 };
  return (
    Number(found[1].replaceAll(',', '').replace('−', '-')) * (scales[found[2]?.toLowerCase() ?? ''] ?? 1)
  );
}

/** The names of the largest and the smallest of values; undefined where they do not differ. */
export function extremesOf(values: readonly { name: string; value: number; shown: string }[]) {
  const sorted = values.toSorted((one, other) => one.value - other.value);
  const [least, most] = [sorted[0], sorted.at(-1)];
  if (!least || !most || least.value === most.value) return undefined;
  return { most: most.name, mostValue: most.shown, least: least.name, leastValue: least.shown };
}
