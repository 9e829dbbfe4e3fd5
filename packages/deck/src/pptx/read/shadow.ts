import type { Shadow } from '../../paint.ts';
import { child, emuAt, numberAt, type XmlNode } from '../package/nodes.ts';
import { colorIn, filledIn } from './color.ts';
import { type Context, round, toUnits } from './context.ts';

/** The outer shadow of an effect list, or that of the theme's style; an empty list means none. */
export function readShadow(
  properties: XmlNode | undefined,
  reference: XmlNode | undefined,
  context: Context,
): Shadow | undefined {
  const style = context.theme.effects[(numberAt(reference, 'idx') ?? 0) - 1];
  const list = child(properties, 'a:effectLst') ?? child(style, 'a:effectLst');
  const node = child(list, 'a:outerShdw');
  const color = node && colorIn(node, filledIn(reference, context.colors));
  if (!node || color === undefined) return undefined;
  const distance = toUnits(context, emuAt(node, 'dist') ?? 0);
  const angle = ((numberAt(node, 'dir') ?? 0) / 60_000 / 180) * Math.PI;
  return {
    horizontal: round(distance * Math.cos(angle)),
    vertical: round(distance * Math.sin(angle)),
    blur: Math.max(0, toUnits(context, emuAt(node, 'blurRad') ?? 0)),
    color,
  };
}
