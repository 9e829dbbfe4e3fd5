import type { PDFDocumentProxy, PDFPageProxy } from 'unpdf/pdfjs';
import type { Block, Figure } from '../../document.ts';
import { TextRefused } from '../../text-refusal.ts';
import type { TextContext, TextReader } from '../context.ts';
import { withCaptions } from '../structure/captions.ts';
import { tidySpaces } from '../structure/letters.ts';
import { withoutFurniture } from './furniture.ts';
import { openPdf } from './open-pdf.ts';
import { readOutline } from './outline.ts';
import { type Item, readItems, viewOf } from './page-items.ts';
import { pdfBlocks } from './pdf-blocks.ts';
import { isFigure, openPicture, placePictures, type PlacedPicture } from './pictures.ts';
import { placeFigures, type PlacedFigure } from './place-figures.ts';
import { type Row, rowsOf } from './rows.ts';
import { isGarbage, isScan, readScans } from '../scan/read-scans.ts';

/** More are refused, and of those below only so many are read. */
const mostPages = 2000;
const readPages = 300;
const cleanEvery = 20;
// A scan may carry the number of its page.
const leastLettersPerPage = 3;
// Signs of a house stand on many pages.
const mostRepeats = 2;

type ReadPage = { items: Item[]; isScan: boolean; width: number; height: number; figures: PlacedFigure[] };

async function figuresOf(
  page: PDFPageProxy,
  places: readonly PlacedPicture[],
  keep: TextContext['keep'],
): Promise<PlacedFigure[]> {
  const figures: PlacedFigure[] = [];
  for (const place of places.filter(isFigure)) {
    const found = await openPicture(page, place);
    if (found)
      figures.push({ place, figure: { kind: 'figure', page: page.pageNumber, picture: keep(found) } });
  }
  return figures;
}

/** One page; what is broken on it is left out, and so is a page that is broken as a whole. */
async function readPage(
  file: PDFDocumentProxy,
  number: number,
  keep: TextContext['keep'],
): Promise<ReadPage> {
  const nothing = { items: [], isScan: false, width: 1, height: 1, figures: [] };
  try {
    const page = await file.getPage(number);
    const { width, height } = viewOf(page);
    // Fonts are known only after what is drawn has been read.
    const places = await placePictures(page).catch(orRefuse<PlacedPicture[]>([]));
    const items = await readItems(page);
    const isPictured = isScan(items, places);
    const figures = isPictured ? [] : await figuresOf(page, places, keep).catch(orRefuse<PlacedFigure[]>([]));
    page.cleanup();
    return { items, isScan: isPictured, width, height, figures };
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

async function titleOf(file: PDFDocumentProxy, blocks: readonly Block[]): Promise<string | undefined> {
  const { info } = await file.getMetadata().catch(() => ({ info: {} }));
  const title = tidySpaces(String((info as { Title?: unknown }).Title ?? ''));
  // What programs write there by themselves.
  const isSaid =
    title.length > 2 &&
    !/^(?:microsoft word|untitled|document\d*|无标题|文档\d*|about:|https?:)|\.\w{2,4}$|[\\/]/iu.test(title);
  if (isSaid) return title;
  const first = blocks.find(({ kind, page }) => kind === 'heading' && page === 1);
  return first?.kind === 'heading' ? first.text : undefined;
}

/** Pictures that come again and again are no figures. */
function withoutRepeated(pages: readonly ReadPage[]): PlacedFigure[][] {
  const seen = new Map<string, number>();
  const nameOf = ({ picture }: Figure) => picture?.path ?? '';
  for (const { figures } of pages)
    for (const { figure } of figures) seen.set(nameOf(figure), (seen.get(nameOf(figure)) ?? 0) + 1);
  return pages.map(({ figures }) =>
    figures.filter(({ figure }) => (seen.get(nameOf(figure)) ?? 0) <= mostRepeats),
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
    .flatMap(({ rows }) => rows)
    .reduce((sum, { text }) => sum + (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0), 0);
  if (letters < leastLettersPerPage * count)
    throw new TextRefused(scan?.why === 'no-engine' ? 'no-recogniser' : 'no-text', `${letters} letters`);
  const figures = withoutRepeated(pages);
  const entries = withoutFurniture(read).map((rows, at) => placeFigures(rows, figures[at] ?? []));
  const blocks = withCaptions(pdfBlocks(entries, await readOutline(file))).map(drawnFigure);
  const title = await titleOf(file, blocks);
  return {
    ...(title !== undefined && { title }),
    pages: total,
    blocks,
    pagesLeft: total - count,
    ...(scan && { scan }),
  };
};
