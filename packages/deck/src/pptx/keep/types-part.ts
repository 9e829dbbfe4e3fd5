import type { Package } from '../package/package.ts';
import { decodeXml, parseXml } from '../package/xml.ts';
import { endingTypes, isKnownEnding, mainType, partType } from '../write/content-types.ts';
import type { Entry } from '../write/part.ts';
import { tag, xmlPart } from '../write/xml.ts';

const typesPath = '[Content_Types].xml';

const endingOf = (path: string) => path.slice(path.lastIndexOf('.') + 1).toLowerCase();
const partOf = (name = '') => name.replace(/^\//, '').toLowerCase();

/** What the parts are: those of the file as it says, new ones as we do. Without macros it is a presentation like any other. */
export function changeTypes(
  file: Package,
  { mainPath, parts, added }: { mainPath: string; parts: readonly string[]; added: readonly Entry[] },
): Entry {
  const kept = new Set(parts.map((path) => path.toLowerCase()));
  const source = file.read(typesPath);
  const known = source ? parseXml(decodeXml(source)).children : [];
  const named = (name: string) =>
    known.filter((node) => node.name.endsWith(name)).map(({ attributes }) => attributes);
  const defaults = named('Default');
  const endings = new Set(defaults.map(({ Extension = '' }) => Extension.toLowerCase()));
  const overridden = new Set(named('Override').map(({ PartName }) => partOf(PartName)));
  const untyped = parts.filter((path) => {
    const key = path.toLowerCase();
    return key !== mainPath.toLowerCase() && !overridden.has(key) && !endings.has(endingOf(path));
  });
  const used = [...added.map(({ path }) => path), ...untyped].map(endingOf);
  const missing = [...new Set(['rels', ...used])].filter(
    (ending) => !endings.has(ending) && isKnownEnding(ending),
  );
  const isOurs = new Set(added.map(({ path }) => path.toLowerCase())).add(mainPath.toLowerCase());
  const overrides = named('Override').filter(({ PartName }) => {
    const path = partOf(PartName);
    return kept.has(path) && !isOurs.has(path);
  });
  const own = [...added.map(({ path }) => path), ...untyped].flatMap((path) => {
    const type = partType(path);
    return type === undefined ? [] : [{ PartName: `/${path}`, ContentType: type }];
  });
  const root = tag(
    'Types',
    { xmlns: 'http://schemas.openxmlformats.org/package/2006/content-types' },
    ...defaults.map((each) => tag('Default', each)),
    ...missing.map((Extension) => tag('Default', { Extension, ContentType: endingTypes[Extension] })),
    tag('Override', { PartName: `/${mainPath}`, ContentType: mainType }),
    ...[...overrides, ...own].map((each) => tag('Override', each)),
  );
  return { path: typesPath, content: xmlPart(root) };
}
