/**
 * A prepared query that is built when it is first asked: stores are made for every transaction, and most of their queries are
 * not asked in most of them.
 */
export function lazily<T>(build: () => T): () => T {
  let built: T | undefined;
  return () => (built ??= build());
}
