import type { SceneId } from '@app/contract/project/states/scene.ts';
import { termsOf } from '../../answer/search/terms.ts';
import type { Block, SourceDocument } from '../../document/document.ts';
import { materialOf, type Sentence } from '../material.ts';
import { seeSentences, wordsIn } from '../signs.ts';
import { worthIn } from '../told-weights.ts';

/** One line of the material: what a block says, or the heading that those below stand under. */
export type MaterialLine = { block: number | null; text: string };

/** So much of the material as a model is told at once, in its order. */
export type MaterialPart = { lines: MaterialLine[]; words: number };

export type CondenseOptions = {
  name: string;
  scene: SceneId | null;
  /** The most that one part may have. */
  characters: number;
  /** A long talk is planned in parts, also where its material is short. */
  leastParts: number;
};

/** More parts than this cost more than they tell. */
const mostParts = 6;
const mostOfThing = 600;

/** What a table or a picture says, in one line. */
export function thingText(block: Block | undefined): string {
  if (block?.kind === 'table')
    return `(table) ${block.caption ?? ''} ${block.rows.map((row) => row.join(' | ')).join(' / ')}`;
  return block?.kind === 'figure' ? `(figure) ${block.caption ?? block.alt ?? ''}` : '';
}

type Piece = { heading: string; block: number; text: string; worth: number };

function* piecesOf(document: SourceDocument, { name, scene }: CondenseOptions): Generator<Piece> {
  const material = materialOf(document, name);
  const signs = seeSentences(material, termsOf);
  const worthOf = worthIn(scene);
  for (const { title, path, sentences, things } of material.sections) {
    const heading = [...path, title].filter(Boolean).join(' > ');
    const told = sentences.map((sentence: Sentence) => ({
      heading,
      block: sentence.block,
      text: sentence.text,
      worth: worthOf(signs.get(sentence) ?? []),
    }));
    const seen = things.map((block) => ({
      heading,
      block,
      text: thingText(document.blocks[block]).slice(0, mostOfThing),
      // A page is made of it, so it is kept.
      worth: Infinity,
    }));
    yield* [...told, ...seen].toSorted((one, other) => one.block - other.block);
  }
}

const lengthOf = (pieces: readonly Piece[]) => pieces.reduce((sum, { text }) => sum + text.length + 8, 0);

/** Those that are worth most, in their order, until the room is used. */
function withinRoom(pieces: readonly Piece[], characters: number): Piece[] {
  let left = characters;
  const kept = new Set<Piece>();
  for (const piece of pieces.toSorted((one, other) => other.worth - one.worth)) {
    // Headings come beside them.
    const needed = piece.text.length + 24;
    if (needed > left) continue;
    left -= needed;
    kept.add(piece);
  }
  return pieces.filter((piece) => kept.has(piece));
}

function linesOf(pieces: readonly Piece[]): MaterialLine[] {
  const lines: MaterialLine[] = [];
  let heading = '';
  for (const piece of pieces) {
    const last = lines.at(-1);
    if (piece.heading !== heading) {
      ({ heading } = piece);
      lines.push({ block: null, text: heading });
    } else if (last?.block === piece.block) {
      last.text += ` ${piece.text}`;
      continue;
    }
    lines.push({ block: piece.block, text: piece.text });
  }
  return lines;
}

/** The material in parts that fit a model: all of it where it is short, else what is worth most of each part. */
export function condense(document: SourceDocument, options: CondenseOptions): MaterialPart[] {
  const pieces = [...piecesOf(document, options)];
  const whole = lengthOf(pieces);
  const count = Math.min(mostParts, Math.max(options.leastParts, Math.ceil(whole / options.characters), 1));
  const parts: Piece[][] = Array.from({ length: count }, () => []);
  let before = 0;
  for (const piece of pieces) {
    parts[Math.min(count - 1, Math.floor((before / Math.max(1, whole)) * count))]?.push(piece);
    before += piece.text.length + 8;
  }
  return parts
    .filter((part) => part.length > 0)
    .map((part) => ({
      lines: linesOf(withinRoom(part, options.characters)),
      words: part.reduce((sum, { text }) => sum + wordsIn(text), 0),
    }));
}
