import type { Package, RawRelation } from '../package/package.ts';
import { decodeXml } from '../package/xml.ts';
import { ifReadable } from '../read/if-readable.ts';
import { withoutRefused } from './cut.ts';
import { isFileType, isPlainFile } from './embedded.ts';
import { type Kinds, mayLead, typesOf } from './kinds.ts';
import { inUtf8, isPlainText, isReadAsWritten } from './plain-text.ts';
import { relationsPath } from './relations.ts';

const kinds: Kinds = {
  officeDocument: /./,
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
  package: /\.(?:spreadsheetml\.sheet|wordprocessingml\.document|presentationml\.presentation)$/,
  vmlDrawing: /\.vmlDrawing$/,
  customXml: /^(?:application|text)\/xml$/,
  customXmlProps: /\.customXmlProperties\+xml$/,
};

// A part is led to by these without calling them by name, and is nothing without them.
const needed = new Set([
  'officeDocument',
  'slideLayout',
  'slideMaster',
  'theme',
  'themeOverride',
  'notesSlide',
  'notesMaster',
  'vmlDrawing',
]);

const relationsType = 'application/vnd.openxmlformats-package.relationships+xml';
const oddName = /[%\\]|(?:^|\/)\.{0,2}(?:\/|$)/;
const legacyObject = /<(?:[\w.-]+:)?(?:oleObj|control)\b[^<>]*\sspid=/;

/** A part that may go out. */
export type Cleared = {
  /** What is written instead of its bytes, where something of it may not go out. */
  text?: string;
  /** The names of its relations that stay behind. */
  dropped: ReadonlySet<string>;
  /** The others that lead to a part of the file. */
  leads: readonly RawRelation[];
};

/** Whether the text of a part calls a relation by this name. */
export const isCalledIn = (text: string, id: string): boolean =>
  text.includes(`"${id}"`) || text.includes(`'${id}'`);

/**
 * Decides part by part what of a file may go out: as it is, or without what calls something that may not. Undefined where the
 * file itself hides what it is.
 */
export function createGate(file: Package) {
  const typeOf = file.isSound() ? typesOf(file) : undefined;
  if (!typeOf) return undefined;
  const known = new Map<string, Cleared | undefined>();

  function isRefused(from: string, relation: RawRelation): boolean {
    const { kind, path, mode } = relation;
    if (!mayLead(relation, { file, typeOf: typeOf ?? (() => undefined), kinds })) return true;
    if (kind === 'officeDocument') return from !== '';
    if (kind === 'notesSlide') return !typeOf?.(from)?.endsWith('.slide+xml');
    const isFile = kind === 'package' && mode !== 'External' && file.has(path);
    return isFile && !isPlainEmbedded(path);
  }

  function isPlainEmbedded(path: string): boolean {
    const bytes = file.isWhole(path) ? file.read(path) : undefined;
    return bytes !== undefined && isPlainFile(path, typeOf?.(path) ?? '', bytes);
  }

  /** The text of a part of letters, and undefined for one of bytes; `null` where it is not what it says. */
  function textOf(path: string): string | undefined | null {
    const type = typeOf?.(path);
    if (type === undefined || oddName.test(path) || !file.isWhole(path)) return null;
    const isText = /\.(?:xml|rels|vml)$/i.test(path);
    if (/xml$/i.test(type) !== isText && !/\.vml$/i.test(path) && type !== 'image/svg+xml') return null;
    if (!isText) return isFileType(type) && !isPlainEmbedded(path) ? null : undefined;
    const text = decodeXml(file.read(path) ?? new Uint8Array());
    return isReadAsWritten(text) && !(/xml$/i.test(path) && isBroken(path)) ? text : null;
  }

  function isBroken(path: string): boolean {
    const { isMended } = file.part(path) ?? {};
    file.forget(path);
    return isMended === true;
  }

  function clear(path: string): Cleared | undefined {
    const source = path === '' ? undefined : textOf(path);
    const relations = file.rawRelations(path);
    const own = relationsPath(path);
    if (source === null || !relations) return undefined;
    if (file.has(own) && (typeOf?.(own) !== relationsType || !file.isWhole(own))) return undefined;
    if (relations.filter(({ kind }) => kind === 'officeDocument').length > 1) return undefined;
    const refused = new Map(relations.filter((each) => isRefused(path, each)).map((each) => [each.id, each]));
    const cut = source === undefined ? undefined : withoutRefused(source, (id) => refused.has(id));
    if (source !== undefined && (cut === undefined || !isPlainText(cut))) return undefined;
    const text = cut ?? '';
    const isLeft = ({ id, kind }: RawRelation) => isCalledIn(text, id) || needed.has(kind);
    if ([...refused.values()].some(isLeft)) return undefined;
    // What a cut left without a caller: the sheet in a frame, and the drawing that older programs show of it.
    const isOrphan = ({ id, kind }: RawRelation) =>
      kind === 'vmlDrawing'
        ? !legacyObject.test(text)
        : isCalledIn(source ?? '', id) && !isCalledIn(text, id);
    const orphans = text === source ? [] : relations.filter(isOrphan);
    const dropped = new Set([...refused.keys(), ...orphans.map(({ id }) => id)]);
    const leads = relations.filter(
      ({ id, mode, path: to }) => !dropped.has(id) && mode !== 'External' && file.has(to),
    );
    return { dropped, leads, ...(source !== undefined && text !== source && { text: inUtf8(text) }) };
  }

  return {
    /** The part as it may go out; undefined where it may not. The root has the path ''. */
    part(path: string): Cleared | undefined {
      const key = path.toLowerCase();
      if (!known.has(key))
        known.set(
          key,
          ifReadable(() => clear(path)),
        );
      return known.get(key);
    },
  };
}

/** See `createGate`. */
export type Gate = NonNullable<ReturnType<typeof createGate>>;
