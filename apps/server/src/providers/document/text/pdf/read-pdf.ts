import type { PDFDocumentProxy, PDFPageProxy } from 'unpdf/pdfjs';
import type { Block, Figure, Table } from '../../document.ts';
import { TextRefused } from '../../text-refusal.ts';
import type { TextContext, TextReader } from '../context.ts';
import { withCaptions } from '../structure/captions.ts';
import { tidySpaces, widthOf } from '../structure/letters.ts';
import { isInEdge, withoutFurniture } from './furniture.ts';
import { openPdf } from './open-pdf.ts';
import { readOutline } from './outline.ts';
import { type Item, readItems, viewOf } from './page-items.ts';
import { pdfBlocks } from './pdf-blocks.ts';
import { isFigure, openPicture, type PlacedPicture, readDrawn } from './pictures.ts';
import { placeThings, type PlacedThing } from './place-things.ts';
import { type Row, rowsOf } from './rows.ts';
import { ruledTables } from './ruled-tables.ts';
import { lineBelowTitle, titleOnPage } from './title.ts';
import { isGarbage, isScan, readScans } from '../scan/read-scans.ts';

/** More are refused, and of those below only so many are read. */
const mostPages = 2000;
const readPages = 300;
const cleanEvery = 20;
// A scan may carry the number of its page.
const leastLettersPerPage = 3;
// A picture that is larger is a ground.
const mostOfPage = 0.5;
// Signs of a house stand on many pages.
const mostRepeats = 2;
/** Letters of a title that says something, Chinese ones counting twice. */
const leastTitle = 12;

type PlacedFigure = PlacedThing<Figure>;
type ReadPage = {
  items: Item[];
  isScan: boolean;
  width: number;
  height: number;
  figures: PlacedFigure[];
  /** All that is drawn and is not the ground of the page. */
  pictures: PlacedPicture[];
  tables: PlacedThing<Table>[];
  /** Letters of fonts that do not say which letters they are. */
  nameless: number;
};

async function figuresOf(
  page: PDFPageProxy,
  places: readonly PlacedPicture[],
  keep: TextContext['keep'],
): Promise<PlacedFigure[]> {
  const figures: PlacedFigure[] = [];
  for (const place of places.filter(isFigure)) {
    const found = await openPicture(page, place);
    if (found)
      figures.push({ place, thing: { kind: 'figure', page: page.pageNumber, picture: keep(found) } });
  }
  return figures;
}

/** One page; what is broken on it is left out, and so is a page that is broken as a whole. */
async function readPage(
  file: PDFDocumentProxy,
  number: number,
  keep: TextContext['keep'],
): Promise<ReadPage> {
  const nothing = {
    items: [],
    isScan: false,
    width: 1,
    height: 1,
    figures: [],
    pictures: [],
    tables: [],
    nameless: 0,
  };
  try {
    const page = await file.getPage(number);
    const { width, height } = viewOf(page);
    // Fonts are known only after what is drawn has been read.
    const drawn = await readDrawn(page).catch(orRefuse({ pictures: [], lines: [] }));
    const { items, nameless } = await readItems(page);
    const isPictured = isScan(items, drawn.pictures);
    const figures = isPictured
      ? []
      : await figuresOf(page, drawn.pictures, keep).catch(orRefuse<PlacedFigure[]>([]));
    page.cleanup();
    // A box with the name of the house is part of the running head.
    const ruled = ruledTables(isPictured ? [] : drawn.lines, items, number, (place) =>
      isInEdge(place, height),
    );
    const pictures = isPictured ? [] : drawn.pictures.filter(({ share }) => share < mostOfPage);
    return {
      items: ruled.rest,
      isScan: isPictured,
      width,
      height,
      figures,
      pictures,
      tables: ruled.tables,
      nameless: isPictured ? 0 : nameless,
    };
  } catch (error) {
    return orRefuse(nothing)(error);
  }
}

const orRefuse =
  <Value>(instead: Value) =>
  (error: unknown): Value => {
    if (error instanceof TextRefused) throw error;
    return instead;
  };

async function titleOf(
  file: PDFDocumentProxy,
  blocks: readonly Block[],
  seen: string | undefined,
): Promise<string | undefined> {
  const { info } = await file.getMetadata().catch(() => ({ info: {} }));
  const title = tidySpaces(String((info as { Title?: unknown }).Title ?? ''));
  // What programs write there by themselves.
  const isSaid =
    title.length > 2 &&
    !/^(?:microsoft word|untitled|document\d*|无标题|文档\d*|about:|https?:)|\.\w{2,4}$|[\\/]/iu.test(title);
  // A word alone may be the sign of a house, what a program wrote seldom is what one reads.
  if (seen !== undefined && (!isSaid || widthOf(seen) >= leastTitle)) return seen;
  if (isSaid) return title;
  const first = blocks.find(({ kind, page }) => kind === 'heading' && page === 1);
  return first?.kind === 'heading' ? first.text : undefined;
}

/** Pictures that come again and again are no figures. */
function withoutRepeated(pages: readonly ReadPage[]): PlacedFigure[][] {
  const seen = new Map<string, number>();
  const nameOf = ({ picture }: Figure) => picture?.path ?? '';
  for (const { figures } of pages)
    for (const { thing } of figures) seen.set(nameOf(thing), (seen.get(nameOf(thing)) ?? 0) + 1);
  return pages.map(({ figures }) =>
    figures.filter(({ thing }) => (seen.get(nameOf(thing)) ?? 0) <= mostRepeats),
  );
}

const bareCaption = /^(?:(?:figure|fig\.?)\s*\d+\s*[.:|]|[图圖]\s*\d+(?:[-.]\d+)?[\s:：.])/iu;

/** A drawing of lines is no picture in the file; its caption says that it is there. */
const drawnFigure = (block: Block): Block =>
  block.kind === 'paragraph' && bareCaption.test(block.text) && block.text.length <= 400
    ? { kind: 'figure', page: block.page, caption: block.text }
    : block;

/** What stands on a page: its own words, and those that were recognised in its pictures. */
function wordsOf({ items }: ReadPage, scanned: readonly Item[] | undefined, number: number): Row[] {
  if (!scanned) return rowsOf(items, number);
  const own = isGarbage(items.map(({ text }) => text).join('')) ? [] : items;
  return rowsOf([...own, ...scanned], number, { isScan: true });
}

/** What a .pdf says. Pages that are pictures of text are recognised after all others have been read. */
export const readPdf: TextReader = async (bytes, { keep, onPage, ...scanning }) => {
  const file = await openPdf(bytes);
  const total = file.numPages;
  if (total > mostPages) throw new TextRefused('too-many-pages', `${total}`);
  const count = Math.min(total, readPages);
  const pages: ReadPage[] = [];
  for (let number = 1; number <= count; number++) {
    pages.push(await readPage(file, number, keep));
    if (number % cleanEvery === 0) await file.cleanup();
    onPage(number, count);
  }
  const scans = pages.flatMap((page, at) => (page.isScan ? [at + 1] : []));
  const { items, report: scan } = await readScans(file, scans, scanning);
  const read = pages.map((page, at) => ({ ...page, rows: wordsOf(page, items.get(at + 1), at + 1) }));
  const letters = read
    .flatMap(({ rows, tables }) => [
      ...rows.map(({ text }) => text),
      ...tables.flatMap(({ thing }) => thing.rows.flat()),
    ])
    .reduce((sum, text) => sum + (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0), 0);
  const nameless = pages.reduce((sum, page) => sum + page.nameless, 0);
  // Of the rest, numbers and words of another language, no talk could be made.
  if (nameless > letters) throw new TextRefused('nameless-letters', `${nameless} letters`);
  if (letters < leastLettersPerPage * count)
    throw new TextRefused(scan?.why === 'no-engine' ? 'no-recogniser' : 'no-text', `${letters} letters`);
  const figures = withoutRepeated(pages);
  const entries = withoutFurniture(read).map((rows, at) =>
    placeThings(rows, [...(figures[at] ?? []), ...(pages[at]?.tables ?? [])], pages[at]?.pictures),
  );
  const blocks = withCaptions(pdfBlocks(entries, await readOutline(file))).map(drawnFigure);
  const rowsIn = (page: (typeof entries)[number]) =>
    page.flatMap((entry) => ('row' in entry ? [entry.row] : []));
  const [first] = entries;
  const seen = first && titleOnPage(entries.flatMap(rowsIn), rowsIn(first), pages[0]?.height ?? 0);
  const title = await titleOf(file, blocks, seen);
  const below = seen !== undefined && title === seen ? lineBelowTitle(blocks, seen) : undefined;
  return {
    ...(title !== undefined && { title }),
    ...(below && { subtitle: below.text }),
    pages: total,
    // It stands on the first page of a talk, and is no paragraph.
    blocks: blocks.filter((_, at) => at !== below?.at),
    pagesLeft: total - count,
    ...(scan && { scan }),
  };
};
