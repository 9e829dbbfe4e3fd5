import { childrenOf } from '../package/nodes.ts';
import type { Package } from '../package/package.ts';
import { decodeXml, parseXml } from '../package/xml.ts';
import type { Entry } from '../write/part.ts';
import { tag, xmlPart } from '../write/xml.ts';

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

const kindOf = (type = '') => type.slice(type.lastIndexOf('/') + 1);

/** Where the relations of a part lie. */
export function relationsPath(path: string): string {
  const slash = path.lastIndexOf('/') + 1;
  return `${path.slice(0, slash)}_rels/${path.slice(slash)}.rels`;
}

/** The relations of a part of a file, of which some go and some come. */
export function changeRelations(file: Package, from: string) {
  const path = relationsPath(from);
  const source = file.read(path);
  const all = source ? childrenOf(parseXml(decodeXml(source)), 'rel:Relationship') : [];
  const resolved = file.relationsOf(from);
  let kept = all.map(({ attributes }) => attributes);
  const added: { Id: string; Type: string; Target: string }[] = [];
  let last = 0;
  function freeId(): string {
    const taken = new Set([...all.map(({ attributes }) => attributes['Id']), ...added.map(({ Id }) => Id)]);
    do last++;
    while (taken.has(`rId${last}`));
    return `rId${last}`;
  }
  return {
    /** Takes relations away, by their kind and the part that they lead to. */
    drop(isGone: (kind: string, target: string, id: string) => boolean): void {
      kept = kept.filter(({ Id = '', Type, Target = '' }) => {
        return !isGone(kindOf(Type), resolved.get(Id)?.target ?? Target, Id);
      });
    },
    /** Adds one; the answer is the name by which the part calls it. */
    add(kind: string, target: string, base = office): string {
      const Id = freeId();
      added.push({ Id, Type: `${base}/${kind}`, Target: `/${target}` });
      return Id;
    },
    /** The names of those that stay. */
    ids: (): ReadonlySet<string> => new Set(kept.map(({ Id = '' }) => Id)),
    /** The parts that are still led to. */
    targets: (): string[] =>
      kept.flatMap(({ Id = '' }) => {
        const relation = resolved.get(Id);
        return relation && !relation.external ? [relation.target] : [];
      }),
    entry(): Entry | undefined {
      if (kept.length === all.length && added.length === 0) return undefined;
      const space = { xmlns: 'http://schemas.openxmlformats.org/package/2006/relationships' };
      const root = tag(
        'Relationships',
        space,
        ...[...kept, ...added].map((each) => tag('Relationship', each)),
      );
      return { path, content: xmlPart(root) };
    },
  };
}

/** See `changeRelations`. */
export type Relations = ReturnType<typeof changeRelations>;
