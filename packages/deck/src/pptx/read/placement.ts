import {
  centreOf,
  liesAcross,
  normalDegrees,
  type Placement,
  type Point,
  turn,
} from '../../geometry/transform.ts';
import { child, emuAt, flag, numberAt, type XmlNode } from '../package/nodes.ts';
import { type DeckContext, round } from './context.ts';

/** Takes a placement inside a group to where it stands on the slide. */
export type ToSlide = (placement: Placement) => Placement;

/** On the slide itself nothing is moved. */
export const onSlide: ToSlide = (placement) => placement;

type Box = { left: number; top: number; width: number; height: number };

function boxAt(
  context: DeckContext,
  position: XmlNode | undefined,
  extent: XmlNode | undefined,
): Box | undefined {
  if (!position || !extent) return undefined;
  const unit = (node: XmlNode, name: string) => (emuAt(node, name) ?? 0) * context.scale;
  return {
    left: unit(position, 'x'),
    top: unit(position, 'y'),
    width: Math.max(0, unit(extent, 'cx')),
    height: Math.max(0, unit(extent, 'cy')),
  };
}

/** Where an `a:xfrm` (or `p:xfrm`) places something, in the coordinates of what it stands in. */
export function readPlacement(transform: XmlNode | undefined, context: DeckContext): Placement | undefined {
  const box = boxAt(context, child(transform, 'a:off'), child(transform, 'a:ext'));
  return (
    box && {
      ...box,
      rotate: normalDegrees((numberAt(transform, 'rot') ?? 0) / 60_000),
      flipHorizontal: flag(transform, 'flipH') ?? false,
      flipVertical: flag(transform, 'flipV') ?? false,
    }
  );
}

const moved = (placement: Placement, centre: Point, width: number, height: number): Placement => ({
  ...placement,
  left: centre.x - width / 2,
  top: centre.y - height / 2,
  width,
  height,
});

/** From a group's inner coordinates to those of what the group stands in: stretched, mirrored, turned. */
function outOfGroup(group: Placement, inner: Box): ToSlide {
  const stretch = {
    x: inner.width > 0 ? group.width / inner.width : 1,
    y: inner.height > 0 ? group.height / inner.height : 1,
  };
  const middle = centreOf(group);
  return (placement) => {
    const across = liesAcross(placement.rotate);
    const at = centreOf(placement);
    const stretched = {
      x: group.left + (at.x - inner.left) * stretch.x,
      y: group.top + (at.y - inner.top) * stretch.y,
    };
    const mirrored = {
      x: group.flipHorizontal ? 2 * middle.x - stretched.x : stretched.x,
      y: group.flipVertical ? 2 * middle.y - stretched.y : stretched.y,
    };
    const isMirrorImage = group.flipHorizontal !== group.flipVertical;
    return moved(
      {
        ...placement,
        // In a mirror a turn goes the other way round.
        rotate: normalDegrees((isMirrorImage ? -placement.rotate : placement.rotate) + group.rotate),
        flipHorizontal: placement.flipHorizontal !== group.flipHorizontal,
        flipVertical: placement.flipVertical !== group.flipVertical,
      },
      turn(mirrored, middle, group.rotate),
      placement.width * (across ? stretch.y : stretch.x),
      placement.height * (across ? stretch.x : stretch.y),
    );
  };
}

/** The way out of a group that itself stands somewhere; a group without a place changes nothing. */
export function groupToSlide(transform: XmlNode | undefined, outer: ToSlide, context: DeckContext): ToSlide {
  const group = readPlacement(transform, context);
  const inner = boxAt(context, child(transform, 'a:chOff'), child(transform, 'a:chExt'));
  if (!group || !inner) return outer;
  const out = outOfGroup(group, inner);
  return (placement) => outer(out(placement));
}

/** The fields of an element, without flips that are none. */
export function placed({ flipHorizontal, flipVertical, ...box }: Placement) {
  return {
    left: round(box.left),
    top: round(box.top),
    width: round(box.width),
    height: round(box.height),
    rotate: round(box.rotate),
    ...(flipHorizontal && { flipHorizontal }),
    ...(flipVertical && { flipVertical }),
  };
}
