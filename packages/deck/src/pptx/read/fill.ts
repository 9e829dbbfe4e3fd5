import { type Crop, type Fill, middleOfBox, type Point, type Tile } from '../../paint.ts';
import { patternDots } from '../../patterns.ts';
import { child, childrenOf, firstOf, numberAt, shareAt, type XmlNode } from '../package/nodes.ts';
import { colorIn, type ColorSpace, filledIn } from './color.ts';
import { type Context, lose, round, toUnits } from './context.ts';
import { recolored } from './recolor.ts';
import { ownEntry } from './own-entry.ts';

const fillNames = new Set(['a:noFill', 'a:solidFill', 'a:gradFill', 'a:blipFill', 'a:pattFill', 'a:grpFill']);

/** The element that says how something is painted. */
export const fillNode = (parent: XmlNode | undefined): XmlNode | undefined => firstOf(parent, fillNames);

/** Nothing, on purpose. */
export const noFill: Fill = { kind: 'none' };

/** Whether there is anything to see of it. */
export const isSeen = (fill: Fill | undefined): fill is Fill => fill !== undefined && fill.kind !== 'none';

/** Where the first colour of a gradient in circles stands: in the middle of what the path closes in on. */
function centerOf(path: XmlNode): { center?: Point } {
  const { left, top, right, bottom } = sidesOf(child(path, 'a:fillToRect'));
  const center = { x: round((left + 1 - right) / 2), y: round((top + 1 - bottom) / 2) };
  return center.x === middleOfBox.x && center.y === middleOfBox.y ? {} : { center };
}

function gradient(node: XmlNode, colors: ColorSpace): Fill | undefined {
  const stops = childrenOf(child(node, 'a:gsLst'), 'a:gs')
    .flatMap((stop) => {
      const color = colorIn(stop, colors);
      const at = Math.min(1, Math.max(0, shareAt(stop, 'pos') ?? 0));
      return color ? [{ at: round(at), color }] : [];
    })
    .sort((one, other) => one.at - other.at)
    .slice(0, 100);
  if (stops.length === 0) return undefined;
  const path = child(node, 'a:path');
  if (path) return { kind: 'gradient', shape: 'radial', angle: 0, ...centerOf(path), stops };
  const angle = round((numberAt(child(node, 'a:lin'), 'ang') ?? 0) / 60_000);
  return { kind: 'gradient', shape: 'linear', angle, stops };
}

/** A pattern of dots and lines; one of a name that nobody knows is half and half. */
function pattern(node: XmlNode, colors: ColorSpace): Fill | undefined {
  const [front, back] = ['a:fgClr', 'a:bgClr'].map((name) => colorIn(child(node, name), colors));
  const dots = ownEntry(patternDots, node.attributes['prst']) ?? patternDots['pct50'];
  if (front === undefined || dots === undefined) return undefined;
  return { kind: 'pattern', dots, front, back: back ?? '#ffffff' };
}

const sidesOf = (rectangle: XmlNode | undefined): Crop => ({
  left: shareAt(rectangle, 'l') ?? 0,
  top: shareAt(rectangle, 't') ?? 0,
  right: shareAt(rectangle, 'r') ?? 0,
  bottom: shareAt(rectangle, 'b') ?? 0,
});

/**
 * What is cut off a picture, in shares of it; undefined where it is whole. What `a:srcRect` leaves of it is stretched to
 * `a:fillRect`, which is measured by the box: below zero it runs over the edge of the box and is cut there, above zero it
 * leaves room.
 */
export function cropOf(node: XmlNode | undefined): Crop | undefined {
  const cut = sidesOf(child(node, 'a:srcRect'));
  const filled = sidesOf(child(child(node, 'a:stretch'), 'a:fillRect'));
  const across = (1 - cut.left - cut.right) / (1 - filled.left - filled.right);
  const down = (1 - cut.top - cut.bottom) / (1 - filled.top - filled.bottom);
  // A picture of which nothing is left, or that fills nothing, cannot be drawn; the whole of it is better than none.
  if (!(across > 0 && down > 0 && Number.isFinite(across * down))) return undefined;
  const share = (value: number) => Math.round(value * 10_000) / 10_000 + 0;
  const crop = {
    left: share(cut.left - filled.left * across),
    top: share(cut.top - filled.top * down),
    right: share(cut.right - filled.right * across),
    bottom: share(cut.bottom - filled.bottom * down),
  };
  return Object.values(crop).every((side) => side === 0) ? undefined : crop;
}

/** The address of the picture that `a:blip` shows; what a browser cannot draw is noted as lost. */
export function blipAddress(
  blip: XmlNode | undefined,
  context: Context,
  name?: string,
  words?: string,
): string | undefined {
  const at = (id: string) => context.part.relations.get(blip?.attributes[id] ?? '');
  const relation = at('r:embed');
  const url = relation && !relation.external ? context.media.add(relation.target) : undefined;
  const isFar = (relation ?? at('r:link'))?.external ?? false;
  if (url === undefined) lose(context, isFar ? 'linked-picture' : 'picture', name, words);
  return url;
}

/** The opacity a picture is shown with. */
export const blipOpacity = (blip: XmlNode | undefined): number | undefined => {
  const amount = shareAt(child(blip, 'a:alphaModFix'), 'amt');
  return amount === undefined || amount >= 1 ? undefined : round(Math.max(0, amount));
};

/** The format's own pixel: 96 to the inch. */
export const emuPerPixel = 9525;

/** How large the tiles of a picture are; undefined for one that is no pixels. */
function tileOf(tile: XmlNode, url: string, context: Context): Tile | undefined {
  const pixels = context.media.sizeOf(url);
  if (!pixels || pixels.width === 0 || pixels.height === 0) return undefined;
  const [across, down] = [Math.abs(shareAt(tile, 'sx') ?? 1), Math.abs(shareAt(tile, 'sy') ?? 1)];
  const width = toUnits(context, pixels.width * emuPerPixel * across);
  const height = toUnits(context, pixels.height * emuPerPixel * down);
  return width > 0 && height > 0 ? { width, height, pixels } : undefined;
}

function picture(node: XmlNode, context: Context, colors: ColorSpace): Fill | undefined {
  const blip = child(node, 'a:blip');
  const url = blipAddress(blip, context);
  if (url === undefined) return undefined;
  const tile = child(node, 'a:tile');
  const size = tile && tileOf(tile, url, context);
  const crop = cropOf(node);
  const opacity = blipOpacity(blip);
  return {
    kind: 'picture',
    url,
    fit: tile ? 'tile' : 'stretch',
    ...(crop && !tile && { crop }),
    ...(size && { tile: size }),
    ...(opacity !== undefined && { opacity }),
    ...recolored(blip, colors),
  };
}

/** What a fill element paints; undefined is "it does not say". */
export function readFill(
  node: XmlNode | undefined,
  context: Context,
  colors: ColorSpace = context.colors,
  group?: Fill,
): Fill | undefined {
  switch (node?.name) {
    case 'a:noFill':
      return noFill;
    case 'a:solidFill': {
      const color = colorIn(node, colors);
      return color === undefined ? undefined : { kind: 'solid', color };
    }
    case 'a:gradFill':
      return gradient(node, colors);
    case 'a:pattFill':
      return pattern(node, colors);
    case 'a:blipFill':
    case 'p:blipFill':
      return picture(node, context, colors);
    case 'a:grpFill':
      return group;
    default:
      return undefined;
  }
}

/** What a style of the theme paints, filled in with the colour of who refers to it. */
export function themeFill(reference: XmlNode | undefined, context: Context): Fill | undefined {
  const index = numberAt(reference, 'idx') ?? 0;
  if (!reference || index === 0) return undefined;
  const { fills, backgrounds } = context.theme;
  // Numbers from 1001 on mean the fills of backgrounds.
  const node = index > 1000 ? backgrounds[index - 1001] : fills[index - 1];
  const colors = filledIn(reference, context.colors);
  if (node?.name !== 'a:blipFill') return readFill(node, context, colors);
  // Its picture is one of the theme.
  const part = { ...context.part, relations: context.theme.relations };
  return readFill(node, { ...context, part }, colors);
}
