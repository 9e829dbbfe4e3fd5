import type { Inset, TextBody, TextDirection } from '../../text.ts';
import {
  child,
  childrenOf,
  emuAt,
  firstOf,
  flag,
  numberAt,
  shareAt,
  type XmlNode,
} from '../package/nodes.ts';
import { type Context, round, toUnits } from './context.ts';
import { readParagraph } from './paragraph.ts';
import type { Layers } from './text-layers.ts';

const anchors: Record<string, 'top' | 'middle' | 'bottom'> = { t: 'top', ctr: 'middle', b: 'bottom' };

const directions: Record<string, TextDirection> = {
  vert: 'turned-90',
  vert270: 'turned-270',
  eaVert: 'vertical-rl',
  wordArtVert: 'vertical-lr',
  wordArtVertRtl: 'vertical-rl',
  mongolianVert: 'vertical-lr',
};

const fits = new Set(['a:normAutofit', 'a:spAutoFit', 'a:noAutofit']);
const fitNames: Record<string, 'grow' | 'shrink'> = { 'a:normAutofit': 'shrink', 'a:spAutoFit': 'grow' };

// The format's own (ISO/IEC 29500-1, 21.1.2.1.1): a tenth of an inch at the sides, half of that above and below.
const defaultInset = { l: 91_440, t: 45_720, r: 91_440, b: 45_720 };

/** The properties of a text's box: the nearest `a:bodyPr` first. */
export type BoxLayers = readonly (XmlNode | undefined)[];

const nearest = (boxes: BoxLayers, name: string): XmlNode | undefined =>
  boxes.find((box) => box?.attributes[name] !== undefined);

function fitOf(
  boxes: BoxLayers,
): Pick<TextBody, 'scale' | 'lineReduction'> & Required<Pick<TextBody, 'fit'>> {
  const node = boxes.map((box) => firstOf(box, fits)).find((each) => each !== undefined);
  const scale = shareAt(node, 'fontScale') ?? 1;
  const lineReduction = shareAt(node, 'lnSpcReduction') ?? 0;
  return {
    fit: fitNames[node?.name ?? ''] ?? 'none',
    ...(scale !== 1 && scale > 0 && { scale: round(scale) }),
    ...(lineReduction > 0 && { lineReduction: round(lineReduction) }),
  };
}

function insetOf(boxes: BoxLayers, context: Context): Inset {
  const side = (name: 'l' | 't' | 'r' | 'b') =>
    toUnits(context, emuAt(nearest(boxes, `${name}Ins`), `${name}Ins`) ?? defaultInset[name]);
  return { left: side('l'), top: side('t'), right: side('r'), bottom: side('b') };
}

/** Reads the box of a text without its paragraphs. */
function readBox(boxes: BoxLayers, context: Context): Omit<TextBody, 'paragraphs'> {
  const says = (name: string) => nearest(boxes, name)?.attributes[name] ?? '';
  const direction = directions[says('vert')];
  const count = Math.min(16, Math.trunc(numberAt(nearest(boxes, 'numCol'), 'numCol') ?? 1));
  return {
    anchor: anchors[says('anchor')] ?? 'top',
    ...(flag(nearest(boxes, 'anchorCtr'), 'anchorCtr') && { anchorCenter: true }),
    inset: insetOf(boxes, context),
    wrap: says('wrap') !== 'none',
    ...(direction && { direction }),
    ...fitOf(boxes),
    ...(count > 1 && {
      columns: { count, gap: toUnits(context, emuAt(nearest(boxes, 'spcCol'), 'spcCol') ?? 0) },
    }),
  };
}

/** Reads a text; `layers` and `boxes` are what it inherits, the nearest first. */
export function readTextBody(node: XmlNode, layers: Layers, boxes: BoxLayers, context: Context): TextBody {
  return {
    ...readBox([child(node, 'a:bodyPr'), ...boxes], context),
    paragraphs: childrenOf(node, 'a:p').map((each) => readParagraph(each, layers, context)),
  };
}
