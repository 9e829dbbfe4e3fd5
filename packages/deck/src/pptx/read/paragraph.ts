import type { Paragraph, Run } from '../../text.ts';
import { linear } from '../package/formula.ts';
import { child, numberAt, type XmlNode } from '../package/nodes.ts';
import type { Context } from './context.ts';
import { paragraphLook } from './paragraph-look.ts';
import { readRun, runSize, runText, writtenSize } from './run.ts';
import { type Said, saidAt, saidOfLetters, type TextSource, withOwn } from './text-layers.ts';

const isSlideNumber = ({ name, attributes }: XmlNode) =>
  name === 'a:fld' && attributes['type'] === 'slidenum';

const fieldOf = (piece: XmlNode): Pick<Run, 'field'> =>
  isSlideNumber(piece) ? { field: 'slide-number' } : {};

/** The text of one child of a paragraph; undefined for what is no text. */
function textOfPiece(piece: XmlNode, context: Context): string | undefined {
  switch (piece.name) {
    case 'a:r':
      return child(piece, 'a:t')?.text ?? '';
    case 'a:br':
      return '\n';
    case 'a:fld':
      return isSlideNumber(piece) && context.slideNumber !== undefined
        ? String(context.slideNumber)
        : (child(piece, 'a:t')?.text ?? '');
    case 'a14:m':
    case 'm:oMath':
    case 'm:oMathPara':
      return linear(piece);
    default:
      return undefined;
  }
}

const isSameLook = ({ text: _one, ...one }: Run, { text: _other, ...other }: Run) =>
  JSON.stringify(one) === JSON.stringify(other);

/** Editors cut words into runs for reasons of their own; runs that look alike are one. */
function addRun(runs: Run[], run: Run): void {
  const last = runs.at(-1);
  if (last && !run.field && run.text !== '\n' && last.text !== '\n' && isSameLook(last, run))
    last.text += run.text;
  else runs.push(run);
}

function readRuns(node: XmlNode, letters: Said, context: Context): Run[] {
  const runs: Run[] = [];
  for (const piece of node.children) {
    const text = textOfPiece(piece, context);
    if (text === undefined || text === '') continue;
    const own = child(piece, 'a:rPr');
    const said = withOwn(letters, own);
    // A vertical tab is how old versions wrote a line break.
    const words = runText(text, said).replaceAll(/[\v\r]/g, '\n');
    addRun(runs, { text: words, ...fieldOf(piece), ...readRun(own, said, context, words) });
  }
  if (runs.length > 0) return runs;
  // An empty paragraph still takes the height of its letters.
  return [{ text: '', ...writtenSize(withOwn(letters, child(node, 'a:endParaRPr')), context) }];
}

/** What the first letters of a paragraph say, or its end where it has none. */
function firstLetters(node: XmlNode, letters: Said, context: Context): Said {
  const first = node.children.find((piece) => textOfPiece(piece, context));
  return withOwn(letters, first ? child(first, 'a:rPr') : child(node, 'a:endParaRPr'));
}

/** Reads a paragraph: all of its look, or what it says where it inherits the rest. */
export function readParagraph(node: XmlNode, source: TextSource, context: Context): Paragraph {
  const own = child(node, 'a:pPr');
  const level = Math.trunc(Math.min(8, Math.max(0, numberAt(own, 'lvl') ?? 0)));
  const said = saidAt(source, level);
  const letters = saidOfLetters(said);
  const runs = readRuns(node, letters, context);
  const size = runSize(firstLetters(node, letters, context), context);
  const { inherited } = source;
  const inheritedSize = inherited && runSize(saidOfLetters(saidAt({ own: inherited }, level)), context);
  const sizes = { text: size, inherited: inheritedSize ?? size };
  const { bullet, ...look } = paragraphLook(withOwn(said, own), sizes, context);
  const isEmpty = runs.every(({ text }) => text === '');
  return { runs, ...(level > 0 && { level }), ...look, ...(bullet && !isEmpty && { bullet }) };
}
