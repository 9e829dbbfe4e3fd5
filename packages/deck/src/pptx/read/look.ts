import { normalDegrees, type Placement } from '../../geometry/transform.ts';
import type { Fill, Stroke } from '../../paint.ts';
import { child, childAt, flag, numberAt, type XmlNode } from '../package/nodes.ts';
import { propertiesOf } from './element-base.ts';
import { fillNode, readFill, themeFill } from './fill.ts';
import type { Place } from './place.ts';
import { type LineSource, readStroke } from './stroke.ts';

/** What the nearest of these shapes is painted with that says it: its own fill, else that of its style. */
export function fillOf(shapes: readonly XmlNode[], place: Place): Fill | undefined {
  const { context, groupFill, background } = place;
  for (const shape of shapes) {
    if (flag(shape, 'useBgFill')) return background;
    const own = readFill(fillNode(propertiesOf(shape)), context, context.colors, groupFill);
    const fill = own ?? themeFill(childAt(shape, 'p:style', 'a:fillRef'), context);
    if (fill) return fill;
  }
  return undefined;
}

const lineOf = (shape: XmlNode): LineSource => ({
  line: child(propertiesOf(shape), 'a:ln'),
  reference: childAt(shape, 'p:style', 'a:lnRef'),
});

/** The outline of the first of these shapes, with what it leaves open from those after it. */
export const strokeOf = (shapes: readonly XmlNode[], { context }: Place): Stroke | undefined =>
  readStroke(shapes.map(lineOf), context);

/** Whether a shape says anything about its outline itself. */
export function saysStroke(shape: XmlNode): boolean {
  const { line, reference } = lineOf(shape);
  return line !== undefined || (numberAt(reference, 'idx') ?? 0) > 0;
}

/** Text never stands mirrored: upside down it is turned instead. */
export const unmirrored = (placement: Placement): Placement => ({
  ...placement,
  rotate: normalDegrees(placement.rotate + (placement.flipVertical ? 180 : 0)),
  flipHorizontal: false,
  flipVertical: false,
});
