type Codes = number | readonly [number, ...number[]];

/** What `codeTable` returns: the one place that knows both the names and the numbers of a state. */
export type CodeTable<N extends string = string> = {
  readonly label: string;
  readonly names: readonly [N, ...N[]];
  encode(name: N): number;
  find(code: number): N | undefined;
  decode(code: number): N;
};

/** The names of a code table, as a union type. */
export type NameOf<T extends { names: readonly string[] }> = T['names'][number];

/**
 * Names used in code ↔ numbers used on the wire and in the database.
 * A name may be read from several codes; the first one is the one we write.
 */
export function codeTable<const T extends Record<string, Codes>>(
  label: string,
  table: T,
): CodeTable<keyof T & string> {
  type Name = keyof T & string;
  const nameOf = new Map<number, Name>();
  const codeOf = new Map<Name, number>();

  for (const [name, codes] of Object.entries(table) as [Name, Codes][]) {
    for (const code of typeof codes === 'number' ? [codes] : codes) {
      if (nameOf.has(code)) throw new Error(`${label}: code ${code} is used twice`);
      nameOf.set(code, name);
      if (!codeOf.has(name)) codeOf.set(name, code);
    }
  }

  return {
    label,
    names: [...codeOf.keys()] as [Name, ...Name[]],
    encode(name) {
      const code = codeOf.get(name);
      if (code === undefined) throw new Error(`${label}: unknown name ${name}`);
      return code;
    },
    find: (code) => nameOf.get(code),
    decode(code) {
      const name = nameOf.get(code);
      if (name === undefined) throw new Error(`${label}: unknown code ${code}`);
      return name;
    },
  };
}
