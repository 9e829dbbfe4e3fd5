import { endingTypes, isKnownEnding, partType } from '../write/content-types.ts';
import { openPackage, type Package, type RawRelation } from '../package/package.ts';
import { decodeXml, parseXml } from '../package/xml.ts';

// What leads where, and what the part there says it is: anything else that a file has is not handed on as it is.
const kinds: Readonly<Record<string, RegExp>> = {
  slide: /\.presentationml\.slide\+xml$/,
  slideLayout: /\.presentationml\.slideLayout\+xml$/,
  slideMaster: /\.presentationml\.slideMaster\+xml$/,
  notesSlide: /\.presentationml\.notesSlide\+xml$/,
  notesMaster: /\.presentationml\.notesMaster\+xml$/,
  handoutMaster: /\.presentationml\.handoutMaster\+xml$/,
  presProps: /\.presentationml\.presProps\+xml$/,
  viewProps: /\.presentationml\.viewProps\+xml$/,
  tableStyles: /\.presentationml\.tableStyles\+xml$/,
  tags: /\.presentationml\.tags\+xml$/,
  comments: /\.presentationml\.comments\+xml$/,
  commentAuthors: /\.presentationml\.commentAuthors\+xml$/,
  theme: /\.theme\+xml$/,
  themeOverride: /\.themeOverride\+xml$/,
  image: /^image\//,
  hdphoto: /^image\//,
  thumbnail: /^image\//,
  audio: /^(?:audio|video)\//,
  video: /^(?:audio|video)\//,
  media: /^(?:audio|video)\//,
  track: /^text\/vtt$/,
  font: /font/,
  chart: /\.drawingml\.chart\+xml$/,
  chartUserShapes: /\.drawingml\.chartshapes\+xml$/,
  chartStyle: /\.chartstyle\+xml$/,
  chartColorStyle: /\.chartcolorstyle\+xml$/,
  diagramColors: /\.drawingml\.diagramColors\+xml$/,
  diagramData: /\.drawingml\.diagramData\+xml$/,
  diagramDrawing: /\.drawingml\.diagramDrawing\+xml$/,
  diagramLayout: /\.drawingml\.diagramLayout\+xml$/,
  diagramQuickStyle: /\.drawingml\.diagramStyle\+xml$/,
  package: /\.spreadsheetml\.sheet$/,
  vmlDrawing: /\.vmlDrawing$/,
  customXml: /^(?:application|text)\/xml$/,
  customXmlProps: /\.customXmlProperties\+xml$/,
};

/** The root and the main part leave behind what is not on the list; of the rest nothing can be taken out. */
export const isWanted = (kind: string): boolean => kind === 'officeDocument' || Object.hasOwn(kinds, kind);

const typesPath = '[Content_Types].xml';
const relationsType = 'application/vnd.openxmlformats-package.relationships+xml';
const officeAddress = /^http:\/\/schemas\.(?:openxmlformats\.org|microsoft\.com)\//;
const webAddress = /^(?:https?:\/\/|mailto:)/i;
// A name with a scheme, or of another computer.
const outside = /^\s*(?:[a-z][\w+.-]*:|\/\/|\\)/i;
const harmlessActions = /^(?:hlinksldjump|hlinkshowjump|media|customshow|noaction)\b/i;
const letterByNumber = /&#(?:x([\da-f]{1,6})|(\d{1,7}));/gi;
const declaredEncoding = /^\ufeff?<\?xml\b[^>]{0,200}?\bencoding\s*=\s*["']([^"']*)/;
const knownEncoding = /^(?:utf-?8|utf-?16(?:le|be)?|us-ascii|ascii)$/i;
const oddName = /[%\\]|(?:^|\/)\.{0,2}(?:\/|$)/;
const program = /vba|activex|macrosheet/i;

const knownType = (ending: string) => (isKnownEnding(ending) ? endingTypes[ending] : undefined);

/** What the file says its parts are; undefined where it says so twice or in other words. */
function typesOf(file: Package): ((path: string) => string | undefined) | undefined {
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

function isPlainText(bytes: Uint8Array): boolean {
  const text = decodeXml(bytes);
  const encoding = declaredEncoding.exec(text)?.[1];
  if (encoding !== undefined && !knownEncoding.test(encoding)) return false;
  const plain = text.replace(letterByNumber, (_, hex?: string, decimal?: string) => {
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
  return plain
    .split(/ppaction:\/\//i)
    .slice(1)
    .every((action) => harmlessActions.test(action));
}

/** A workbook behind a chart, without programs. */
function isPlainWorkbook(path: string, bytes: Uint8Array): boolean {
  const inner = openPackage(bytes);
  const types = inner.read(typesPath);
  return (
    /\.xlsx$/i.test(path) &&
    inner.isSound() &&
    !inner.names().some((name) => program.test(name)) &&
    types !== undefined &&
    !/macro|vba|activex/i.test(decodeXml(types))
  );
}

/** Decides part by part what of a file may go out as it is; one no is enough to write the deck anew. */
export function createGate(file: Package) {
  const typeOf = file.isSound() ? typesOf(file) : undefined;
  if (!typeOf) return undefined;
  const notesOf = new Map<string, string>();

  function mayLead(from: string, relation: RawRelation): boolean {
    const { kind, type, target, mode, path } = relation;
    if (!officeAddress.test(type)) return false;
    if (mode === 'External') return kind === 'hyperlink' && webAddress.test(target);
    if ((mode !== undefined && mode !== 'Internal') || outside.test(target)) return false;
    const key = path.toLowerCase();
    if (key.endsWith('.rels') || key.endsWith('[content_types].xml') || program.test(key)) return false;
    if (kind === 'officeDocument') return from === '';
    const wanted = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
    // What is not in the file leads nowhere, but must not be of a kind that others would look for.
    if (!wanted || !file.has(path)) return wanted !== undefined;
    if (kind !== 'notesSlide') return wanted.test(typeOf?.(path) ?? '');
    const known = notesOf.get(key) ?? from;
    notesOf.set(key, from);
    return (
      known === from && (typeOf?.(from) ?? '').endsWith('.slide+xml') && wanted.test(typeOf?.(path) ?? '')
    );
  }

  function isSound(path: string): boolean {
    const type = typeOf?.(path);
    if (type === undefined || oddName.test(path) || !file.isWhole(path)) return false;
    const isText = /\.(?:xml|rels|vml)$/i.test(path);
    if (/xml$/i.test(type) !== isText && !/\.vml$/i.test(path) && type !== 'image/svg+xml') return false;
    const bytes = isText || type.endsWith('.spreadsheetml.sheet') ? file.read(path) : undefined;
    if (!bytes) return true;
    return isText ? isPlainText(bytes) : isPlainWorkbook(path, bytes);
  }

  return {
    /** Whether a part and all that it leads to by relations of these names may go out. */
    lets(path: string, relations: string, ids: ReadonlySet<string> | undefined): boolean {
      const all = file.rawRelations(path);
      if (!all || (path !== '' && !isSound(path))) return false;
      if (file.has(relations) && (typeOf(relations) !== relationsType || !file.isWhole(relations)))
        return false;
      if (all.filter(({ kind }) => kind === 'officeDocument').length > 1) return false;
      return all.every((each) => (ids && !ids.has(each.id)) || mayLead(path, each));
    },
    /** A page of notes belongs to the slide that it says. */
    isOwnNotes: (): boolean =>
      [...notesOf].every(([notes, slide]) =>
        (file.rawRelations(notes) ?? []).every(
          ({ kind, path }) => kind !== 'slide' || path.toLowerCase() === slide.toLowerCase(),
        ),
      ),
  };
}

/** Whether a part calls a relation by this name. */
export function callsOf(file: Package, path: string): (id: string) => boolean {
  const text = decodeXml(file.read(path) ?? new Uint8Array());
  return (id) => text.includes(`"${id}"`) || text.includes(`'${id}'`);
}
