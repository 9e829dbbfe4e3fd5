import { decodeXml } from '../package/xml.ts';
import { type Kinds, mayLead, openInner, typesPath } from './kinds.ts';
import { isPlainText, isReadAsWritten } from './plain-text.ts';

const office = 'application/vnd.openxmlformats-officedocument';

/** Files that may lie in a deck, by their endings: what they say they are, and what their main part is. */
const files: Readonly<Record<string, { type: string; main: string }>> = {
  xlsx: { type: `${office}.spreadsheetml.sheet`, main: `${office}.spreadsheetml.sheet.main+xml` },
  docx: {
    type: `${office}.wordprocessingml.document`,
    main: `${office}.wordprocessingml.document.main+xml`,
  },
  pptx: {
    type: `${office}.presentationml.presentation`,
    main: `${office}.presentationml.presentation.main+xml`,
  },
};

/** The types of files that may lie in a deck. */
export const isFileType = (type: string): boolean => Object.values(files).some((each) => each.type === type);

// What has no place here: other files inside, data of others, templates and frames on the web, macros in sheets.
const kinds: Kinds = {
  officeDocument: /\.(?:sheet|document|presentation)\.main\+xml$/,
  'core-properties': /core-properties\+xml$/,
  'extended-properties': /extended-properties\+xml$/,
  'custom-properties': /custom-properties\+xml$/,
  thumbnail: /^image\//,
  image: /^image\//,
  theme: /\.theme\+xml$/,
  chart: /\.drawingml\.chart\+xml$/,
  chartStyle: /\.chartstyle\+xml$/,
  chartColorStyle: /\.chartcolorstyle\+xml$/,
  customXml: /^(?:application|text)\/xml$/,
  customXmlProps: /\.customXmlProperties\+xml$/,
  worksheet: /\.spreadsheetml\.worksheet\+xml$/,
  sharedStrings: /\.spreadsheetml\.sharedStrings\+xml$/,
  calcChain: /\.spreadsheetml\.calcChain\+xml$/,
  table: /\.spreadsheetml\.table\+xml$/,
  drawing: /\.drawing\+xml$/,
  printerSettings: /\.printerSettings$/,
  styles: /\.styles\+xml$/,
  stylesWithEffects: /stylesWithEffects\+xml$/,
  settings: /\.wordprocessingml\.settings\+xml$/,
  webSettings: /\.wordprocessingml\.webSettings\+xml$/,
  fontTable: /\.wordprocessingml\.fontTable\+xml$/,
  numbering: /\.wordprocessingml\.numbering\+xml$/,
  header: /\.wordprocessingml\.header\+xml$/,
  footer: /\.wordprocessingml\.footer\+xml$/,
  footnotes: /\.wordprocessingml\.footnotes\+xml$/,
  endnotes: /\.wordprocessingml\.endnotes\+xml$/,
  slide: /\.presentationml\.slide\+xml$/,
  slideLayout: /\.presentationml\.slideLayout\+xml$/,
  slideMaster: /\.presentationml\.slideMaster\+xml$/,
  presProps: /\.presentationml\.presProps\+xml$/,
  viewProps: /\.presentationml\.viewProps\+xml$/,
  tableStyles: /\.presentationml\.tableStyles\+xml$/,
};

const instructions = /<(?:\w+:)?instrText\b[^<>]*>([^<]*)|\binstr\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
// Fields that fetch something or start a program, and links that lead anywhere but to the web or to a place in the document.
const fetching = /dde|include|import|macro|\blink\b|database|autotext|&#/i;
const straying = /hyperlink\s+(?!\\l|"(?:https?:|mailto:))/i;
// Cells ask other programs for data behind a bar.
const asking = /<(?:\w+:)?(?:f|formula\d?|definedName)\b[^<>]*>[^<]*(?:\||&#)/;

/** Whether the text of a part fetches nothing, and asks nobody to start anything. */
function isQuiet(text: string): boolean {
  // A field may be cut into several pieces.
  const fields = [...text.matchAll(instructions)]
    .map(([, run, one, other]) => run ?? one ?? other ?? '')
    .join('')
    .replaceAll('&quot;', '"');
  return (
    isReadAsWritten(text) &&
    isPlainText(text) &&
    !/<!DOCTYPE/i.test(text) &&
    !fetching.test(fields) &&
    !straying.test(fields) &&
    !asking.test(text)
  );
}

/**
 * Whether a file that lies in a deck is a sheet, a document or a deck by what it holds: without programs, other files, anything
 * outside of it but links on the web, and fields or formulas that fetch something.
 */
export function isPlainFile(path: string, type: string, bytes: Uint8Array): boolean {
  const wanted = files[path.slice(path.lastIndexOf('.') + 1).toLowerCase()];
  if (wanted?.type !== type) return false;
  try {
    const opened = openInner(bytes);
    return opened !== undefined && isPlain(opened, wanted.main);
  } catch {
    // Of what cannot be read nobody knows that it does no harm.
    return false;
  }
}

function isPlain({ file, typeOf }: NonNullable<ReturnType<typeof openInner>>, main: string): boolean {
  const types = decodeXml(file.read(typesPath) ?? new Uint8Array());
  const mains = file.rawRelations('')?.filter(({ kind }) => kind === 'officeDocument') ?? [];
  const isOfItsType = mains.length === 1 && typeOf(mains[0]?.path ?? '') === main;
  if (!isOfItsType || /macro|vba|activex/i.test(types)) return false;
  const seen = new Set<string>();
  const open = [''];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (seen.has(path.toLowerCase())) continue;
    seen.add(path.toLowerCase());
    const relations = file.rawRelations(path);
    if (!relations?.every((each) => mayLead(each, { file, typeOf, kinds }))) return false;
    if (path !== '' && !file.isWhole(path)) return false;
    const isText = /\.(?:xml|vml)$/i.test(path);
    if (isText && !isQuiet(decodeXml(file.read(path) ?? new Uint8Array()))) return false;
    const inside = relations.filter(({ mode, path: to }) => mode !== 'External' && file.has(to));
    open.push(...inside.map((each) => each.path));
  }
  return true;
}
