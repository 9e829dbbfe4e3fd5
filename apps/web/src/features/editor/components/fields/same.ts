/** What all of these have alike; undefined where they differ. */
export function same<T, V>(list: readonly T[], pick: (each: T) => V): V | undefined {
  const [first, ...rest] = list.map(pick);
  return rest.every((each) => JSON.stringify(each) === JSON.stringify(first)) ? first : undefined;
}
