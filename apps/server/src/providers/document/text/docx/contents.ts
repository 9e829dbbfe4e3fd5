import { tidySpaces } from '../structure/letters.ts';
import type { LibraryDocument, LibraryNode } from './library.ts';
import { splitMarks } from './marks.ts';
import type { DocxFormula } from './simplify.ts';

/** How words look: a heading without a style is seen by it. */
export type Look = { isBold: boolean; size: number };

/** What one paragraph holds. */
export type Content = {
  /** With its formulas on one line, and its notes at the end. */
  text: string;
  /** The same without formulas and notes. */
  bare: string;
  level?: number;
  figures: number[];
  formulas: number[];
  look: Look;
  /** The page that it begins on. */
  page: number;
};

type Draft = Omit<Content, 'bare'> & { notes: string[] };

const formulaSign = /\ue000(\d+)\ue001/g;

/** Reads paragraphs one after the other, and counts the pages on the way. */
export function createContents(document: LibraryDocument, formulas: readonly DocxFormula[]) {
  let page = 1;

  function readText(value: string, draft: Draft): void {
    for (const piece of splitMarks(value)) {
      if (typeof piece === 'string') draft.text += piece;
      else if (piece.kind === 'page') {
        page = piece.value;
        if (draft.text.trim() === '') draft.page = page;
      } else if (piece.kind === 'heading') draft.level = piece.value;
      else if (piece.kind === 'picture') draft.figures.push(piece.value);
      else {
        draft.formulas.push(piece.value);
        draft.text += `\ue000${piece.value}\ue001`;
      }
    }
  }

  function readInto(node: LibraryNode, draft: Draft): void {
    if (node.type === 'text') readText(node.value, draft);
    else if (node.type === 'tab') draft.text += '\t';
    else if (node.type === 'break') draft.text += '\n';
    else if (node.type === 'checkbox') draft.text += node.checked ? '☑' : '☐';
    else if (node.type === 'noteReference') {
      const note = document.notes.resolve(node);
      if (note) draft.notes.push(tidySpaces(note.body.map(wordsOf).join(' ')));
    } else if (node.type === 'run') readRun(node, draft);
    else if ('children' in node) for (const child of node.children) readInto(child, draft);
  }

  function readRun(run: Extract<LibraryNode, { type: 'run' }>, draft: Draft): void {
    const before = draft.text;
    for (const child of run.children) readInto(child, draft);
    if (draft.text.slice(before.length).trim() === '') return;
    draft.look.isBold &&= run.isBold;
    draft.look.size = Math.max(draft.look.size, run.fontSize ?? 0);
  }

  function contentOf(node: LibraryNode): Content {
    const look = { isBold: true, size: 0 };
    const draft: Draft = { text: '', notes: [], figures: [], formulas: [], look, page };
    readInto(node, draft);
    const { notes, text, ...content } = draft;
    const said = tidySpaces(text.replace(formulaSign, (_, index) => formulas[Number(index)]?.text ?? ''));
    const added = notes.filter((note) => note !== '').map((note) => ` (${note})`);
    return { ...content, text: said + added.join(''), bare: text.replace(formulaSign, '').trim() };
  }

  /** The words of anything, a nested table too. */
  function wordsOf(node: LibraryNode): string {
    if (node.type === 'paragraph') return contentOf(node).text;
    return 'children' in node ? node.children.map(wordsOf).filter(Boolean).join(' ') : '';
  }

  /** Looks ahead: the pages that turn in what is read are counted when it is read for good. */
  function ahead<Value>(read: () => Value): Value {
    const now = page;
    const value = read();
    page = now;
    return value;
  }

  return { contentOf, wordsOf, ahead, pageNow: () => page };
}
