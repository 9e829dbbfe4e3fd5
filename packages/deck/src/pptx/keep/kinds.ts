import { openPackage, type Package, type RawRelation } from '../package/package.ts';
import { decodeXml, parseXml } from '../package/xml.ts';
import { endingTypes, isKnownEnding, partType } from '../write/content-types.ts';

/** What leads where, and what the part there says it is: anything else that a file has is not handed on as it is. */
export type Kinds = Readonly<Record<string, RegExp>>;

/** What a part of a file says that it is. */
export type TypeOf = (path: string) => string | undefined;

/** Where the types of parts stand. */
export const typesPath = '[Content_Types].xml';

/** Names that only programs have. */
export const program = /vba|activex|macrosheet/i;

const officeAddress = /^http:\/\/schemas\.(?:openxmlformats\.org|microsoft\.com)\//;
const webAddress = /^(?:https?:\/\/|mailto:)/i;
// A name with a scheme, or of another computer.
const outside = /^\s*(?:[a-z][\w+.-]*:|\/\/|\\)/i;

const knownType = (ending: string) => (isKnownEnding(ending) ? endingTypes[ending] : undefined);

/** What a file says its parts are; undefined where it says so twice or in other words. */
export function typesOf(file: Package): TypeOf | undefined {
  const source = file.read(typesPath);
  const known = source ? parseXml(decodeXml(source)).children : [];
  const endings = new Map<string, string>();
  const names = new Map<string, string>();
  for (const { name, attributes } of known) {
    const { Extension = '', PartName = '', ContentType = '' } = attributes;
    const [map, key] = name.endsWith('Default') ? [endings, Extension] : [names, PartName.slice(1)];
    if (map.has(key.toLowerCase()) || PartName.includes('%')) return undefined;
    map.set(key.toLowerCase(), ContentType);
  }
  return (path) => {
    const key = path.toLowerCase();
    const ending = key.slice(key.lastIndexOf('.') + 1);
    // What has no type in the file goes out with ours.
    return names.get(key) ?? endings.get(ending) ?? partType(path) ?? knownType(ending);
  };
}

/** Whether a relation leads to a part of its kind, or on the web where a link does. */
export function mayLead(
  { kind, type, target, mode, path }: RawRelation,
  { file, typeOf, kinds }: { file: Package; typeOf: TypeOf; kinds: Kinds },
): boolean {
  if (!officeAddress.test(type)) return false;
  if (mode === 'External') return kind === 'hyperlink' && webAddress.test(target);
  if ((mode !== undefined && mode !== 'Internal') || outside.test(target)) return false;
  const key = path.toLowerCase();
  if (key.endsWith('.rels') || key.endsWith('[content_types].xml') || program.test(key)) return false;
  const wanted = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
  // What is not in the file leads nowhere, but must not be of a kind that others would look for.
  return wanted !== undefined && (!file.has(path) || wanted.test(typeOf(path) ?? ''));
}

/** Opens a file of a file; undefined where it is none, or hides something. */
export function openInner(bytes: Uint8Array): { file: Package; typeOf: TypeOf } | undefined {
  const file = openPackage(bytes);
  const typeOf = file.isSound() && file.has(typesPath) ? typesOf(file) : undefined;
  return typeOf && !file.names().some((name) => program.test(name)) ? { file, typeOf } : undefined;
}
