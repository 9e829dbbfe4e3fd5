import type { Geometry, ShapeElement, TextElement } from '../../element.ts';
import { normalDegrees, type Placement } from '../../geometry/transform.ts';
import type { Fill, Stroke } from '../../paint.ts';
import type { TextBody } from '../../text.ts';
import { child, flag, type XmlNode } from '../package/nodes.ts';
import { baseOf, inheritanceIn, placementOf, propertiesOf } from './element-base.ts';
import { fillNode, readFill, themeFill } from './fill.ts';
import { readGeometry } from './geometry.ts';
import type { Place } from './place.ts';
import { readPlacement } from './placement.ts';
import { readShadow } from './shadow.ts';
import { isTextBox, readShapeText } from './shape-text.ts';
import { readStroke } from './stroke.ts';

const rectangle: Geometry = { kind: 'preset', name: 'rect' };

/** What a shape is painted with: its own fill, that of its placeholder, that of its style. */
function fillOf(shape: XmlNode, properties: readonly XmlNode[], place: Place): Fill | undefined {
  if (flag(shape, 'useBgFill')) return place.background;
  const { context, groupFill } = place;
  for (const each of properties) {
    const fill = readFill(fillNode(each), context, context.colors, groupFill);
    if (fill !== undefined) return fill ?? undefined;
  }
  return themeFill(child(child(shape, 'p:style'), 'a:fillRef'), context) ?? undefined;
}

function strokeOf(shape: XmlNode, properties: readonly XmlNode[], { context }: Place): Stroke | undefined {
  const own = properties.map((each) => child(each, 'a:ln')).find((line) => line !== undefined);
  return readStroke(own, child(child(shape, 'p:style'), 'a:lnRef'), context);
}

/** Text never stands mirrored: upside down it is turned instead. */
const unmirrored = (placement: Placement): Placement => ({
  ...placement,
  rotate: normalDegrees(placement.rotate + (placement.flipVertical ? 180 : 0)),
  flipHorizontal: false,
  flipVertical: false,
});

/** Reads a shape, a line or a box of text; none where there is nothing to see. */
export function readShape(shape: XmlNode, place: Place): (ShapeElement | TextElement)[] {
  const inherited = inheritanceIn(shape, place);
  const properties = propertiesOf(shape, inherited);
  const placement = placementOf(properties, place);
  if (!placement) return [];
  const geometry = readGeometry(properties, placement, place.context.scale) ?? rectangle;
  const fill = fillOf(shape, properties, place);
  const stroke = strokeOf(shape, properties, place);
  const text = readShapeText(shape, inherited, place);
  const shadow = readShadow(properties[0], child(child(shape, 'p:style'), 'a:effectRef'), place.context);
  const look = { ...(fill && { fill }), ...(stroke && { stroke }), ...(shadow && { shadow }) };
  const isBox = geometry.kind === 'preset' && geometry.name === 'rect';
  const isText = isBox && (isTextBox(shape) || inherited !== undefined || (!fill && !stroke));
  if (text && isText) {
    return [{ ...baseOf(shape, unmirrored(placement), inherited, place), type: 'text', text, ...look }];
  }
  // Shapes of a diagram say apart where their text stands.
  const apart = readPlacement(child(shape, 'p:txXfrm'), place.context);
  const words = text && apart ? textApart(shape, text, place.toSlide(apart), placement, place) : [];
  if (!fill && !stroke && !text) return [];
  const base = baseOf(shape, placement, inherited, place);
  return [{ ...base, type: 'shape', geometry, ...look, ...(text && !apart && { text }) }, ...words];
}

function textApart(
  shape: XmlNode,
  text: TextBody,
  at: Placement,
  around: Placement,
  place: Place,
): TextElement[] {
  // A turn of the text is meant against its shape.
  const turned = { ...at, rotate: normalDegrees(at.rotate + around.rotate) };
  return [{ ...baseOf(shape, unmirrored(turned), undefined, place), type: 'text', text }];
}
