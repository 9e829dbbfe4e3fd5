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
import { farthestAdjust, isKnownWarp } from '../../text/warp.ts';
import { type Context, round, toUnits } from './context.ts';
import { readParagraph } from './paragraph.ts';
import type { TextSource } from './text-layers.ts';
import { ownEntry } from './own-entry.ts';

export const anchors: Record<string, TextBody['anchor']> = { t: 'top', ctr: 'middle', b: 'bottom' };

export const directions: Record<string, TextDirection> = {
  vert: 'turned-90',
  vert270: 'turned-270',
  eaVert: 'vertical-rl',
  wordArtVert: 'vertical-lr',
  wordArtVertRtl: 'vertical-rl',
  mongolianVert: 'vertical-lr',
};

const fits = new Set(['a:normAutofit', 'a:spAutoFit', 'a:noAutofit']);
const fitNames: Record<string, TextBody['fit']> = { 'a:normAutofit': 'shrink', 'a:spAutoFit': 'grow' };

// The format's own (ISO/IEC 29500-1, 21.1.2.1.1): a tenth of an inch at the sides, half of that above and below.
const defaultInset = { lIns: 91_440, tIns: 45_720, rIns: 91_440, bIns: 45_720 };

/** The properties of a text's box: the nearest `a:bodyPr` first. */
export type BoxLayers = readonly (XmlNode | undefined)[];

const nearest = (boxes: BoxLayers, name: string): XmlNode | undefined =>
  boxes.find((box) => box?.attributes[name] !== undefined);

const nearestFit = (boxes: BoxLayers): XmlNode | undefined =>
  boxes.map((box) => firstOf(box, fits)).find((each) => each !== undefined);

function fitOf(node: XmlNode | undefined): Pick<TextBody, 'fit' | 'scale' | 'lineReduction'> {
  const scale = shareAt(node, 'fontScale') ?? 1;
  const lineReduction = shareAt(node, 'lnSpcReduction') ?? 0;
  return {
    fit: fitNames[node?.name ?? ''] ?? 'none',
    ...(scale !== 1 && scale > 0 && { scale: round(scale) }),
    ...(lineReduction > 0 && { lineReduction: round(lineReduction) }),
  };
}

const insets = ['lIns', 'tIns', 'rIns', 'bIns'] as const;

function insetOf(boxes: BoxLayers, context: Context): Inset {
  const side = (name: (typeof insets)[number]) =>
    toUnits(context, emuAt(nearest(boxes, name), name) ?? defaultInset[name]);
  return { left: side('lIns'), top: side('tIns'), right: side('rIns'), bottom: side('bIns') };
}

function columnsOf(boxes: BoxLayers, context: Context): TextBody['columns'] {
  const count = Math.min(16, Math.trunc(numberAt(nearest(boxes, 'numCol'), 'numCol') ?? 1));
  const gap = toUnits(context, emuAt(nearest(boxes, 'spcCol'), 'spcCol') ?? 0);
  return count > 0 ? { count, gap } : undefined;
}

/** The shape that words are bent to: one that somebody gave this text, and that is drawn. */
function warpOf(box: XmlNode | undefined): Pick<TextBody, 'warp'> {
  const node = child(box, 'a:prstTxWarp');
  const name = node?.attributes['prst'] ?? '';
  if (!isKnownWarp(name)) return {};
  const moved = childrenOf(child(node, 'a:avLst'), 'a:gd').flatMap(({ attributes }) => {
    const [, value] = /^val (-?\d+)$/.exec(attributes['fmla'] ?? '') ?? [];
    const number = attributes['name'] ?? '';
    if (value === undefined || !/^adj[12]?$/.test(number)) return [];
    const sensible = Math.max(-farthestAdjust, Math.min(farthestAdjust, Number(value)));
    return [[number, sensible] as const];
  });
  return { warp: { name, ...(moved.length > 0 && { adjust: Object.fromEntries(moved) }) } };
}

/** All that holds for the box of a text. */
export function readBox(boxes: BoxLayers, context: Context): Omit<TextBody, 'paragraphs'> {
  const says = (name: string) => nearest(boxes, name)?.attributes[name] ?? '';
  const direction = ownEntry(directions, says('vert'));
  const columns = columnsOf(boxes, context);
  return {
    anchor: ownEntry(anchors, says('anchor')) ?? 'top',
    ...(flag(nearest(boxes, 'anchorCtr'), 'anchorCtr') && { anchorCenter: true }),
    inset: insetOf(boxes, context),
    wrap: says('wrap') !== 'none',
    ...(direction && { direction }),
    ...fitOf(nearestFit(boxes)),
    ...(columns && columns.count > 1 && { columns }),
    ...warpOf(boxes[0]),
  };
}

/** What a text says of its box itself, where it inherits the rest from these. */
function readOwnBox(own: BoxLayers, inherited: BoxLayers, context: Context): Omit<TextBody, 'paragraphs'> {
  const says = (name: string) => nearest(own, name)?.attributes[name];
  const all = [...own, ...inherited];
  const anchor = ownEntry(anchors, says('anchor'));
  const anchorCenter = flag(nearest(own, 'anchorCtr'), 'anchorCtr');
  const fit = nearestFit(own);
  const vertical = says('vert');
  const columns = says('numCol') === undefined ? undefined : columnsOf(all, context);
  return {
    ...(anchor && { anchor }),
    ...(anchorCenter !== undefined && { anchorCenter }),
    ...(insets.some((name) => says(name) !== undefined) && { inset: insetOf(all, context) }),
    ...(says('wrap') !== undefined && { wrap: says('wrap') !== 'none' }),
    ...(vertical !== undefined && { direction: directions[vertical] ?? 'horizontal' }),
    ...(fit && fitOf(fit)),
    ...(columns && { columns }),
    ...warpOf(own[0]),
  };
}

/** Reads a text. What `source` inherits is not written on it, and as little what its placeholder's `boxes` say. */
export function readTextBody(
  node: XmlNode,
  source: TextSource,
  boxes: BoxLayers,
  context: Context,
): TextBody {
  const own = [child(node, 'a:bodyPr')];
  return {
    ...(source.inherited ? readOwnBox(own, boxes, context) : readBox([...own, ...boxes], context)),
    paragraphs: childrenOf(node, 'a:p').map((each) => readParagraph(each, source, context)),
  };
}
