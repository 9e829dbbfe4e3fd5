import type { LineHeight, Paragraph, Run } from '../../text.ts';
import { child, descendants, emuAt, flag, numberAt, shareAt, type XmlNode } from '../package/nodes.ts';
import { readBullet } from './bullet.ts';
import { type Context, pointsToUnits, round, toUnits } from './context.ts';
import { type RunLayers, runLook, runSize, runText } from './run.ts';
import { type Layers, levelProperties } from './text-layers.ts';

const aligns: Record<string, Paragraph['align']> = {
  l: 'left',
  ctr: 'center',
  r: 'right',
  just: 'justify',
  justLow: 'justify',
  dist: 'justify',
  thaiDist: 'justify',
};

/** Letters of this size stand in lines of this height unless it is said otherwise. */
const naturalLine = 1.2;

const nearestChild = (properties: readonly XmlNode[], name: string): XmlNode | undefined =>
  properties.map((each) => child(each, name)).find((node) => node !== undefined);

const nearestWith = (properties: readonly XmlNode[], name: string): XmlNode | undefined =>
  properties.find(({ attributes }) => attributes[name] !== undefined);

function lineHeightOf(properties: readonly XmlNode[], context: Context): LineHeight | undefined {
  const node = nearestChild(properties, 'a:lnSpc');
  const points = numberAt(child(node, 'a:spcPts'), 'val');
  if (points !== undefined) return { fixed: pointsToUnits(context, points) };
  const share = shareAt(child(node, 'a:spcPct'), 'val');
  return share === undefined || share === 1 ? undefined : { share: round(share) };
}

function spaceOf(properties: readonly XmlNode[], name: string, size: number, context: Context): number {
  const node = nearestChild(properties, name);
  const points = numberAt(child(node, 'a:spcPts'), 'val');
  if (points !== undefined) return pointsToUnits(context, points);
  return round((shareAt(child(node, 'a:spcPct'), 'val') ?? 0) * size * naturalLine);
}

const lettersOf = (node: XmlNode) =>
  descendants(node)
    .filter(({ name }) => name === 'm:t')
    .map(({ text }) => text)
    .join('');

/** The text of one child of a paragraph; undefined for what is no text. */
function textOfPiece(piece: XmlNode, context: Context): string | undefined {
  switch (piece.name) {
    case 'a:r':
      return child(piece, 'a:t')?.text ?? '';
    case 'a:br':
      return '\n';
    case 'a:fld':
      return piece.attributes['type'] === 'slidenum'
        ? String(context.slideNumber)
        : (child(piece, 'a:t')?.text ?? '');
    case 'a14:m':
    case 'm:oMath':
    case 'm:oMathPara':
      return lettersOf(piece);
    default:
      return undefined;
  }
}

const isSameLook = ({ text: _one, ...one }: Run, { text: _other, ...other }: Run) =>
  JSON.stringify(one) === JSON.stringify(other);

/** Editors cut words into runs for reasons of their own; runs that look alike are one. */
function addRun(runs: Run[], run: Run): void {
  const last = runs.at(-1);
  if (last && run.text !== '\n' && last.text !== '\n' && isSameLook(last, run)) last.text += run.text;
  else runs.push(run);
}

function readRuns(node: XmlNode, inherited: RunLayers, context: Context): Run[] {
  const runs: Run[] = [];
  for (const piece of node.children) {
    const text = textOfPiece(piece, context);
    if (text === undefined || text === '') continue;
    const own = child(piece, 'a:rPr');
    const layers = own ? [own, ...inherited] : inherited;
    // A vertical tab is how old versions wrote a line break.
    addRun(runs, { text: runText(text, layers).replaceAll(/[\v\r]/g, '\n'), ...runLook(layers, context) });
  }
  if (runs.length > 0) return runs;
  // An empty paragraph still takes the height of its letters.
  const end = child(node, 'a:endParaRPr');
  return [{ text: '', size: runSize(end ? [end, ...inherited] : inherited, context) }];
}

/** Reads a paragraph with everything it inherits written out. */
export function readParagraph(node: XmlNode, layers: Layers, context: Context): Paragraph {
  const own = child(node, 'a:pPr');
  const level = Math.trunc(Math.min(8, Math.max(0, numberAt(own, 'lvl') ?? 0)));
  const inherited = levelProperties(layers, level);
  const properties = own ? [own, ...inherited] : inherited;
  const runs = readRuns(
    node,
    inherited.flatMap((each) => child(each, 'a:defRPr') ?? []),
    context,
  );
  const size = runs[0]?.size ?? 0;
  const length = (name: string) => toUnits(context, emuAt(nearestWith(properties, name), name) ?? 0);
  const isEmpty = runs.every(({ text }) => text === '');
  const bullet = isEmpty ? undefined : readBullet(properties, size, context);
  const align = aligns[nearestWith(properties, 'algn')?.attributes['algn'] ?? ''];
  const lineHeight = lineHeightOf(properties, context);
  const [left, right, indent] = [length('marL'), length('marR'), length('indent')];
  const [before, after] = ['a:spcBef', 'a:spcAft'].map((name) => spaceOf(properties, name, size, context));
  return {
    runs,
    ...(align && align !== 'left' && { align }),
    ...(level > 0 && { level }),
    ...(left !== 0 && { left }),
    ...(right !== 0 && { right }),
    ...(indent !== 0 && { indent }),
    ...(lineHeight && { lineHeight }),
    ...(before && { before }),
    ...(after && { after }),
    ...(bullet && { bullet }),
    ...(flag(nearestWith(properties, 'rtl'), 'rtl') && { rightToLeft: true }),
  };
}
