import type { PDFDocumentProxy } from 'unpdf/pdfjs';
import type { ScanReport } from '../../document.ts';
import type { TextContext } from '../context.ts';
import type { Item } from '../pdf/page-items.ts';
import { placePictures, type PlacedPicture } from '../pdf/pictures.ts';
import { drawPage } from './draw-page.ts';
import { scanFiles } from './files.ts';
import { isTimeUp, mostScans } from './limits.ts';
import { loadRecogniser, type Recogniser } from './recognise.ts';
import { scanItems, settleSizes } from './scan-items.ts';

// With fewer letters than these a page with a picture is a scan: it may carry a stamp, or the number of its page.
const fewLetters = 60;
const coveredByScan = 0.5;
const noLetters = 12;
const coveredByPicture = 0.1;

const lettersIn = (text: string) => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;

/** Letters that mean nothing: fonts without the names of their letters, and bad recognition by others. */
export function isGarbage(text: string): boolean {
  const signs = text.replace(/\s/gu, '');
  return signs.length > 0 && (signs.match(/[\ufffd\p{Co}\p{Cc}\p{Cn}]/gu)?.length ?? 0) > signs.length * 0.3;
}

/** Whether what a page says stands in its pictures. */
export function isScan(items: readonly Item[], places: readonly PlacedPicture[]): boolean {
  const text = items.map((item) => item.text).join('');
  const covered = places.reduce((sum, { share }) => sum + share, 0);
  const letters = isGarbage(text) ? 0 : lettersIn(text);
  return (
    (letters < fewLetters && covered >= coveredByScan) || (letters < noLetters && covered >= coveredByPicture)
  );
}

type Scans = { items: Map<number, Item[]>; report?: ScanReport };

async function recognise(file: PDFDocumentProxy, number: number, read: Recogniser): Promise<Item[]> {
  const page = await file.getPage(number);
  const { picture, scale } = await drawPage(page, await placePictures(page));
  page.cleanup();
  return scanItems(await read(picture), scale);
}

function startTime() {
  const [started, worked] = [performance.now(), process.cpuUsage()];
  return () => {
    const { user, system } = process.cpuUsage(worked);
    return { ms: performance.now() - started, workedMs: (user + system) / 1000 };
  };
}

/** Recognises pages one after the other, until there are enough or the time is up. A page that breaks says nothing. */
export async function readScans(
  file: PDFDocumentProxy,
  numbers: readonly number[],
  { engineFolder, onScan }: Pick<TextContext, 'engineFolder' | 'onScan'>,
): Promise<Scans> {
  if (numbers.length === 0) return { items: new Map() };
  const files = scanFiles(engineFolder);
  if (!files) return { items: new Map(), report: { read: 0, left: numbers.length, why: 'no-engine' } };
  const read = await loadRecogniser(files);
  const pages = numbers.slice(0, mostScans);
  const found: Item[][] = [];
  const sinceStart = startTime();
  for (const number of pages) {
    if (isTimeUp(sinceStart())) break;
    found.push(await recognise(file, number, read).catch(() => []));
    onScan(found.length, pages.length);
    await file.cleanup();
  }
  const left = numbers.length - found.length;
  const why = found.length < pages.length ? 'time' : 'pages';
  const settled = settleSizes(found);
  return {
    items: new Map(settled.map((items, at) => [numbers[at] ?? 0, items])),
    report: { read: found.length, left, ...(left > 0 && { why }) },
  };
}
