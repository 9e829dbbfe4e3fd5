import type { Geometry, ImageElement } from '../../element.ts';
import type { Placement } from '../../geometry/transform.ts';
import { child, childAt, type XmlNode } from '../package/nodes.ts';
import {
  altOf,
  baseOf,
  inheritanceIn,
  nameOf,
  propertiesOf,
  standingOf,
  withInherited,
} from './element-base.ts';
import { blipAddress, blipOpacity, cropOf, fillNode, isSeen, readFill } from './fill.ts';
import { readGeometry, saysGeometry } from './geometry.ts';
import { saysStroke, strokeOf } from './look.ts';
import type { Place } from './place.ts';
import type { Inheritance } from './placeholder.ts';
import { placed } from './placement.ts';
import { colorsOfPicture } from './recolor.ts';
import { readShadow } from './shadow.ts';
import { isDrawn } from './stroke.ts';

/** What a picture is cut out with; undefined where it is whole, or cut as its placeholder says. */
function geometryOf(
  picture: XmlNode,
  inherited: Inheritance | undefined,
  placement: Placement,
  { context }: Place,
): Geometry | undefined {
  const form = inherited?.placeholder;
  if (form && !saysGeometry(propertiesOf(picture))) return undefined;
  const shapes = withInherited(picture, inherited);
  const geometry = readGeometry(shapes.map(propertiesOf), placement, context.scale);
  const isWhole = geometry?.kind === 'preset' && geometry.name === 'rect';
  return isWhole && !form?.geometry ? undefined : geometry;
}

/** Reads a picture; `given` is the place of the frame it stands in for. */
export function readPicture(picture: XmlNode, place: Place, given?: Placement): ImageElement | undefined {
  const { context } = place;
  const inherited = inheritanceIn(picture, place);
  const shapes = withInherited(picture, inherited);
  const standing = given ? { placement: given, isWritten: true } : standingOf(picture, inherited, place);
  const content = child(picture, 'p:blipFill');
  const blip = child(content, 'a:blip');
  if (!standing) return undefined;
  const { placement, isWritten } = standing;
  const url = blipAddress(blip, context, nameOf(picture), altOf(picture));
  if (url === undefined) return undefined;
  const geometry = geometryOf(picture, inherited, placement, place);
  const own = propertiesOf(picture);
  const fill = readFill(fillNode(own), context);
  const stroke = saysStroke(picture) ? strokeOf(shapes, place) : undefined;
  const shadow = readShadow(own, childAt(picture, 'p:style', 'a:effectRef'), context);
  const crop = cropOf(content);
  const opacity = blipOpacity(blip);
  return {
    ...baseOf(picture, isWritten ? placed(placement) : {}, inherited, place),
    type: 'image',
    url,
    fixedRatio: true,
    ...(crop && { crop }),
    ...(geometry && { geometry }),
    ...(fill && (inherited?.placeholder || isSeen(fill)) && { fill }),
    ...(stroke && (inherited?.placeholder || isDrawn(stroke)) && { stroke }),
    ...(shadow && { shadow }),
    ...(opacity !== undefined && { opacity }),
    ...colorsOfPicture(picture, blip, context.colors),
  };
}
