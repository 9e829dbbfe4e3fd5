import { inflateRawSync } from 'node:zlib';

// A second way to look into a file, which shares nothing with our reader: what both overlook for the same reason would never be
// found. It trusts its files and is for measuring only.

/** An element by its local name; attributes keep their prefix, since `r:id` and `id` are two things. */
export type Xml = {
  tag: string;
  prefix: string;
  attributes: Map<string, string>;
  inside: Xml[];
  text: string;
};

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const plain = (text: string) =>
  text.replaceAll(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, digits, name: string) =>
    hex || digits
      ? String.fromCodePoint(hex ? Number.parseInt(String(hex), 16) : Number(digits))
      : (entities[name] ?? whole),
  );

const split = (name: string) => {
  const at = name.indexOf(':');
  return { prefix: name.slice(0, Math.max(0, at)), tag: name.slice(at + 1) };
};

const pieces =
  /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!\[CDATA\[([\s\S]*?)\]\]>|<(\/?)([\w:.-]+)((?:[^>"']|"[^"]*"|'[^']*')*?)(\/?)>|([^<]+)/g;

/** The tree of a part. */
export function treeOf(source: string): Xml {
  const top: Xml = { tag: '', prefix: '', attributes: new Map(), inside: [], text: '' };
  const open = [top];
  for (const [, cdata, closing, name, attributes = '', empty, text] of source.matchAll(pieces)) {
    const around = open.at(-1) ?? top;
    if (text !== undefined || cdata !== undefined) around.text += cdata ?? plain(text ?? '');
    else if (closing) open.pop();
    else if (name !== undefined) {
      const found = [...attributes.matchAll(/([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)];
      const named = found.map(([, key = '', one, two]): [string, string] => [key, plain(one ?? two ?? '')]);
      const node: Xml = { ...split(name), attributes: new Map(named), inside: [], text: '' };
      around.inside.push(node);
      if (!empty) open.push(node);
    }
  }
  return top.inside[0] ?? top;
}

/** All elements in a tree that Office would show: of alternatives the first one. */
export function* within(node: Xml): Generator<Xml> {
  const [first] = node.inside;
  for (const each of node.tag === 'AlternateContent' && first ? [first] : node.inside) {
    yield each;
    yield* within(each);
  }
}

/** The elements of this name. */
export const all = (node: Xml | undefined, tag: string): Xml[] =>
  node ? [...within(node)].filter((each) => each.tag === tag) : [];

/** The first element of this name right inside. */
export const first = (node: Xml | undefined, ...tags: string[]): Xml | undefined =>
  tags.reduce<Xml | undefined>((at, tag) => at?.inside.find((each) => each.tag === tag), node);

/** An attribute. */
export const said = (node: Xml | undefined, name: string): string | undefined => node?.attributes.get(name);

function decoded(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  return new TextDecoder().decode(bytes);
}

export type Relation = { type: string; target: string; isOutside: boolean };
export type Opened = {
  has(path: string): boolean;
  part(path: string): Xml | undefined;
  relations(path: string): Map<string, Relation>;
};

/** Where the entries of a zip stand; undefined for what is none. */
function entriesOf(file: Buffer): Map<string, number> | undefined {
  const end = file.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  if (end < 0) return undefined;
  const entries = new Map<string, number>();
  let at = file.readUInt32LE(end + 16);
  for (let left = file.readUInt16LE(end + 10); left > 0; left--) {
    const name = file.readUInt16LE(at + 28);
    const path = file
      .toString('utf8', at + 46, at + 46 + name)
      .replaceAll('\\', '/')
      .replace(/^\/+/, '');
    entries.set(path.toLowerCase(), at);
    at += 46 + name + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
  }
  return entries;
}

function resolved(from: string, target: string): string {
  if (target.startsWith('/')) return target.slice(1);
  return new URL(target, `file:///${from}`).pathname.slice(1);
}

/** Opens a file; undefined for what is no zip. */
export function openZip(file: Buffer): Opened | undefined {
  const entries = entriesOf(file);
  if (!entries) return undefined;
  function read(path: string): string | undefined {
    const at = entries?.get(path.toLowerCase());
    if (at === undefined) return undefined;
    const start = file.readUInt32LE(at + 42);
    const from = start + 30 + file.readUInt16LE(start + 26) + file.readUInt16LE(start + 28);
    const packed = file.subarray(from, from + file.readUInt32LE(at + 20));
    return decoded(file.readUInt16LE(at + 10) === 0 ? packed : inflateRawSync(packed));
  }
  function part(path: string): Xml | undefined {
    const source = read(path);
    return source === undefined ? undefined : treeOf(source);
  }
  return {
    has: (path) => entries.has(path.toLowerCase()),
    part,
    relations(path) {
      const slash = path.lastIndexOf('/') + 1;
      const list = part(`${path.slice(0, slash)}_rels/${path.slice(slash)}.rels`);
      return new Map(
        all(list, 'Relationship').map((each) => {
          const isOutside = said(each, 'TargetMode') === 'External';
          const target = said(each, 'Target') ?? '';
          const type = (said(each, 'Type') ?? '').replace(/.*\//, '');
          return [
            said(each, 'Id') ?? '',
            { type, isOutside, target: isOutside ? target : resolved(path, target) },
          ];
        }),
      );
    },
  };
}
