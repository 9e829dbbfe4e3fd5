import { tag, xmlPart } from './xml.ts';

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
/** What came after the first vocabulary has addresses of its own. */
const later: Readonly<Record<string, string>> = {
  media: 'http://schemas.microsoft.com/office/2007/relationships',
  track: 'http://schemas.microsoft.com/office/2017/04/relationships',
};

/** A file that was packed already: its bytes, how long they were before, and their check. */
export type Packed = { packed: Uint8Array; size: number; crc: number; isStored?: boolean };

/** A file in the package: XML, what was packed already, or bytes that are fetched when their turn comes. */
export type Entry = {
  path: string;
  content: string | Uint8Array | Packed | (() => Promise<Uint8Array | Packed>);
};

/** What one part points to, each once. */
export function createRelations(from: string) {
  const known = new Map<string, { id: string; xml: string }>();

  function add(key: string, attributes: Record<string, string>): string {
    const found = known.get(key);
    if (found) return found.id;
    const id = `rId${known.size + 1}`;
    known.set(key, { id, xml: tag('Relationship', { Id: id, ...attributes }) });
    return id;
  }

  return {
    /** The name by which this part calls another one. */
    to(type: string, path: string): string {
      return add(`${type} ${path}`, { Type: `${later[type] ?? office}/${type}`, Target: `/${path}` });
    },
    /** The name of an address of the web. */
    toWeb: (address: string): string =>
      add(`web ${address}`, { Type: `${office}/hyperlink`, Target: address, TargetMode: 'External' }),
    /** What the file says of itself has an address of its own. */
    toCore: (path: string): string =>
      add('core', {
        Type: 'http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties',
        Target: `/${path}`,
      }),
    /** The part that lists them; none where there are none. */
    entries(): Entry[] {
      if (known.size === 0) return [];
      const slash = from.lastIndexOf('/') + 1;
      const root = tag(
        'Relationships',
        { xmlns: 'http://schemas.openxmlformats.org/package/2006/relationships' },
        ...[...known.values()].map(({ xml }) => xml),
      );
      return [{ path: `${from.slice(0, slash)}_rels/${from.slice(slash)}.rels`, content: xmlPart(root) }];
    },
  };
}

/** See `createRelations`. */
export type Relations = ReturnType<typeof createRelations>;

/** A part with what it points to. */
export const partEntries = (path: string, root: string, relations: Relations): Entry[] => [
  { path, content: xmlPart(root) },
  ...relations.entries(),
];
