import type { Block, Figure, Formula, List } from '../../document.ts';
import { widthOf } from '../structure/letters.ts';
import { tableOf } from '../structure/table.ts';
import { type Content, createContents, type Look } from './contents.ts';
import { guessHeadings } from './guess-headings.ts';
import { layOut } from './lay-out.ts';
import type { LibraryDocument, LibraryNode } from './library.ts';
import type { Taken } from './simplify.ts';
import { withTypedLists } from './typed-lists.ts';

type Paragraph = Extract<LibraryNode, { type: 'paragraph' }>;
type Table = Extract<LibraryNode, { type: 'table' }>;

export type DraftBlock = Block & { look?: Look };

const deepestItem = 8;
/** A paragraph in the style of a heading is none. */
const widthOfHeading = 120;
const isText = (text: string): boolean => widthOf(text) > widthOfHeading && /[。．.;；!！]/u.test(text);
/** What has as many paragraphs as this, and is as wide, is a text and no cell. */
const fewestParagraphs = 3;
const widthOfText = 240;

/** Points of other depth belong to the same list, whatever their marks are. */
function addItem(
  blocks: DraftBlock[],
  { text, page }: Content,
  { isOrdered, level: depth }: NonNullable<Paragraph['numbering']>,
): void {
  const level = Math.min(Number(depth) || 0, deepestItem);
  const last = blocks.at(-1);
  if (last?.kind === 'list' && (level > 0 || last.isOrdered === isOrdered)) last.items.push({ text, level });
  else {
    const list: List = { kind: 'list', page, isOrdered, items: [{ text, level }] };
    blocks.push(list);
  }
}

/** Makes blocks of what the library has read and of what was taken out before. */
export function createDocxBlocks(
  document: LibraryDocument,
  taken: Taken,
  pictureOf: (index: number) => Figure['picture'] | 'tiny',
): { blocks: Block[]; pages: number } {
  const { contentOf, wordsOf, ahead, pageNow } = createContents(document, taken.formulas);
  const blocks: DraftBlock[] = [];

  function addFigures({ figures }: Content): void {
    for (const index of figures) {
      const picture = pictureOf(index);
      if (picture === 'tiny') continue;
      const alt = taken.pictures[index]?.alt;
      const page = pageNow();
      blocks.push({ kind: 'figure', page, ...(picture && { picture }), ...(alt !== undefined && { alt }) });
    }
  }

  const formulaAt = (index: number, page: number): Formula => ({
    kind: 'formula',
    page,
    latex: taken.formulas[index]?.latex ?? '',
  });

  function addParagraph(node: Paragraph): void {
    const content = contentOf(node);
    const { text, bare, level, page, look, formulas } = content;
    const isFormula = formulas.length > 0 && /^[\s.,;，。；()（）\d]*$/.test(bare);
    if (isFormula) blocks.push(...formulas.map((index) => formulaAt(index, page)));
    else if (text !== '' && level !== undefined && !isText(text))
      blocks.push({ kind: 'heading', page, level, text });
    else if (text !== '' && node.numbering) addItem(blocks, content, node.numbering);
    else if (text !== '') blocks.push({ kind: 'paragraph', page, text, look });
    addFigures(content);
  }

  /** Whether a cell holds a text of its own, as forms have room for. */
  const holdsText = (row: LibraryNode): boolean =>
    'children' in row &&
    row.children.some(
      (cell) =>
        'children' in cell &&
        cell.children.filter((each) => wordsOf(each) !== '').length >= fewestParagraphs &&
        widthOf(wordsOf(cell)) >= widthOfText,
    );

  function addTable(table: Table): void {
    let rows: LibraryNode[] = [];
    const close = () => {
      if (rows.length > 0) addRows({ ...table, children: rows });
      rows = [];
    };
    for (const row of table.children) {
      // The rows of a form that hold texts are no rows of a table.
      if (!ahead(() => holdsText(row))) rows.push(row);
      else {
        close();
        if ('children' in row) row.children.forEach(add);
      }
    }
    close();
  }

  function addRows(table: Table): void {
    const page = pageNow();
    const { rows, headRows, isFrame } = layOut(table, wordsOf);
    // A frame around text is no table.
    if (isFrame) return table.children.forEach(add);
    const made = tableOf(page, rows, headRows);
    if (made) blocks.push(made);
    addPicturesIn(table);
  }

  /** The pictures in the cells of a table come after it. */
  function addPicturesIn(node: LibraryNode): void {
    if (node.type === 'paragraph') addFigures(contentOf(node));
    else if ('children' in node) node.children.forEach(addPicturesIn);
  }

  function add(node: LibraryNode): void {
    if (node.type === 'paragraph') addParagraph(node);
    else if (node.type === 'table') addTable(node);
    else if ('children' in node) node.children.forEach(add);
  }

  document.children.forEach(add);
  return { blocks: withTypedLists(guessHeadings(blocks)), pages: pageNow() };
}
