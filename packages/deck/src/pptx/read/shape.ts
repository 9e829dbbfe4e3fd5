import type { Geometry, ShapeElement, TextElement } from '../../element.ts';
import { normalDegrees, type Placement } from '../../geometry/transform.ts';
import type { Fill, Stroke } from '../../paint.ts';
import type { TextBody } from '../../text.ts';
import { child, childAt, type XmlNode } from '../package/nodes.ts';
import { baseOf, inheritanceIn, nameOf, propertiesOf, standingOf, withInherited } from './element-base.ts';
import { isSeen } from './fill.ts';
import { givenPlace } from './given-place.ts';
import { readGeometry, saysGeometry } from './geometry.ts';
import { fillOf, saysStroke, strokeOf, unmirrored } from './look.ts';
import type { Place } from './place.ts';
import type { Inheritance } from './placeholder.ts';
import { placed, readPlacement } from './placement.ts';
import { readShadow } from './shadow.ts';
import { isTextBox, readShapeText } from './shape-text.ts';
import { isDrawn } from './stroke.ts';

const rectangle: Geometry = { kind: 'preset', name: 'rect' };

type Look = { fill?: Fill; stroke?: Stroke };

/** What a shape is painted with, as it is written on it: all of it, or what it says where it inherits the rest. */
function paintOf(shape: XmlNode, inherited: Inheritance | undefined, place: Place): Look {
  const all = withInherited(shape, inherited);
  if (!inherited?.placeholder) {
    const [fill, stroke] = [fillOf(all, place), strokeOf(all, place)];
    return { ...(isSeen(fill) && { fill }), ...(isDrawn(stroke) && { stroke }) };
  }
  const fill = fillOf([shape], place);
  const stroke = saysStroke(shape) ? strokeOf(all, place) : undefined;
  return { ...(fill && { fill }), ...(stroke && { stroke }) };
}

/** The outline as it is written: not where it is that of the placeholder, unless it was drawn for another size. */
const writtenGeometry = (shape: XmlNode, inherited: Inheritance | undefined, geometry: Geometry) =>
  inherited?.placeholder && !saysGeometry(propertiesOf(shape)) && geometry.kind === 'preset'
    ? {}
    : { geometry };

/** Words that nobody placed are given a place; what has none of them is nothing to see. */
function unplaced(
  shape: XmlNode,
  inherited: Inheritance | undefined,
  text: TextBody | undefined,
  { context, isDecoration }: Place,
) {
  if (!text || isDecoration) return undefined;
  return { placement: givenPlace(inherited?.type, nameOf(shape), context), isWritten: true };
}

/** Reads a shape, a line or a box of text; none where there is nothing to see. */
export function readShape(shape: XmlNode, place: Place): (ShapeElement | TextElement)[] {
  const inherited = inheritanceIn(shape, place);
  const text = readShapeText(shape, inherited, place);
  const standing = standingOf(shape, inherited, place) ?? unplaced(shape, inherited, text, place);
  if (!standing) return [];
  const { placement, isWritten } = standing;
  const properties = withInherited(shape, inherited).map(propertiesOf);
  const geometry = readGeometry(properties, placement, place.context.scale) ?? rectangle;
  const paint = paintOf(shape, inherited, place);
  const form = inherited?.placeholder;
  const isPainted = isSeen(paint.fill ?? form?.fill) || isDrawn(paint.stroke ?? form?.stroke);
  const shadow = readShadow(propertiesOf(shape), childAt(shape, 'p:style', 'a:effectRef'), place.context);
  const look = { ...paint, ...(shadow && { shadow }) };
  const isBox = geometry.kind === 'preset' && geometry.name === 'rect';
  const isText = isBox && (isTextBox(shape) || inherited !== undefined || !isPainted);
  const base = (at: Placement) => baseOf(shape, isWritten ? placed(at) : {}, inherited, place);
  if (text && isText) return [{ ...base(unmirrored(placement)), type: 'text', text, ...look }];
  // Shapes of a diagram say apart where their text stands.
  const apart = readPlacement(child(shape, 'p:txXfrm'), place.context);
  const words = text && apart ? textApart(shape, text, place.toSlide(apart), placement, place) : [];
  if (!isPainted && !text) return [];
  const drawn = { ...writtenGeometry(shape, inherited, geometry), ...look, ...(text && !apart && { text }) };
  return [{ ...base(placement), type: 'shape', ...drawn }, ...words];
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
  return [{ ...baseOf(shape, placed(unmirrored(turned)), undefined, place), type: 'text', text }];
}
