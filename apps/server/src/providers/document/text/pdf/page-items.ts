import type { PDFPageProxy } from 'unpdf/pdfjs';
import { withoutNameless } from './nameless.ts';

// Positions are in points from the top left corner of the page as it is shown.

/** A piece of text that the file draws at once. */
export type Item = {
  text: string;
  x: number;
  /** Of the line that letters stand on. */
  y: number;
  width: number;
  size: number;
  isBold: boolean;
  isRightToLeft: boolean;
  /** A blank is drawn as a piece of its own, as wide as the gap. */
  isGap: boolean;
  /** The level of the heading that its tag says; 0 is other tagged text. */
  tag?: number;
};

type Matrix = [number, number, number, number, number, number];

export const multiply = (m: Matrix, n: readonly number[]): Matrix => {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = n;
  return [
    m[0] * a + m[2] * b,
    m[1] * a + m[3] * b,
    m[0] * c + m[2] * d,
    m[1] * c + m[3] * d,
    m[0] * e + m[2] * f + m[4],
    m[1] * e + m[3] * f + m[5],
  ];
};

export const viewOf = (page: PDFPageProxy): { matrix: Matrix; width: number; height: number } => {
  const { transform, width, height } = page.getViewport({ scale: 1 });
  return { matrix: transform as unknown as Matrix, width, height };
};

type TagNode = { role?: string; children?: TagNode[]; type?: string; id?: string };

const levelOfRole = (role: string): number | undefined => {
  if (/^title$/i.test(role)) return 1;
  const found = /^H([1-6])?$/.exec(role);
  return found ? Number(found[1] ?? 1) : undefined;
};

/** Which pieces of a tagged page are headings, by the ids of their marks. */
async function readTags(page: PDFPageProxy): Promise<Map<string, number>> {
  const levels = new Map<string, number>();
  function walk(node: TagNode, level: number): void {
    const own = levelOfRole(node.role ?? '') ?? level;
    if (node.type === 'content' && node.id !== undefined) levels.set(node.id, own);
    for (const child of node.children ?? []) walk(child, own);
  }
  const tree = (await page.getStructTree().catch(() => null)) as TagNode | null;
  if (tree) walk(tree, 0);
  return levels;
}

type RawItem = {
  type?: string;
  id?: string | null;
  str?: string;
  dir?: string;
  width?: number;
  transform?: number[];
  fontName?: string;
};

function fontsOf(page: PDFPageProxy): (name: string) => boolean {
  const known = new Map<string, boolean>();
  return (name) => {
    const seen = known.get(name);
    if (seen !== undefined) return seen;
    const font = page.commonObjs.has(name) ? (page.commonObjs.get(name) as FontFace) : undefined;
    const isBold =
      font !== undefined &&
      (font.bold === true ||
        font.black === true ||
        /bold|black|heavy|semib|demi|黑体|simhei/i.test(font.name ?? ''));
    known.set(name, isBold);
    return isBold;
  };
}

type FontFace = { name?: string; bold?: boolean; black?: boolean };

/** The pieces of text of a page in the order of the file. Text that runs across the page's own direction is left out. */
export async function readItems(page: PDFPageProxy): Promise<{ items: Item[]; nameless: number }> {
  const tags = await readTags(page);
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const isBold = fontsOf(page);
  const { matrix } = viewOf(page);
  const open: (number | undefined)[] = [];
  type Written = Item & { font: string };
  const level: { of: Written[]; across: Written[] } = { of: [], across: [] };
  for (const raw of items as RawItem[]) {
    if (raw.type?.startsWith('beginMarkedContent')) open.push(raw.id ? tags.get(raw.id) : undefined);
    else if (raw.type === 'endMarkedContent') open.pop();
    if (raw.str === undefined || raw.str === '' || !raw.transform) continue;
    const [a, b, c, d, x, y] = multiply(matrix, raw.transform);
    const isLevel = Math.abs(a) >= Math.abs(b);
    const size = Math.hypot(c, d);
    const tag = open.findLast((each) => each !== undefined);
    const item: Written = {
      font: raw.fontName ?? '',
      text: raw.str,
      x: isLevel ? x : -y,
      y: isLevel ? y : x,
      width: raw.width ?? 0,
      size,
      isBold: isBold(raw.fontName ?? ''),
      isRightToLeft: raw.dir === 'rtl',
      isGap: raw.str.trim() === '',
      ...(tag !== undefined && { tag }),
    };
    (isLevel ? level.of : level.across).push(item);
  }
  const letters = (list: readonly Item[]) => list.reduce((sum, { text }) => sum + text.trim().length, 0);
  // A page that lies on its side is read as it was meant; elsewhere such text is an axis or a stamp.
  return withoutNameless(letters(level.across) > letters(level.of) * 2 ? level.across : level.of);
}
