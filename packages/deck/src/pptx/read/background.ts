import type { Fill } from '../../paint.ts';
import { child, childAt } from '../package/nodes.ts';
import type { Part } from '../package/package.ts';
import { toHex } from '../../design/color-maths.ts';
import type { Context } from './context.ts';
import type { Design } from './design.ts';
import { fillNode, readFill, themeFill } from './fill.ts';

/** What is behind a slide: its own, else the layout's, else the master's; in the slide's colours. */
export function readBackground(slide: Part, { layout, master }: Design, context: Context): Fill {
  for (const part of [slide, layout, master]) {
    const node = childAt(part?.root, 'p:cSld', 'p:bg');
    if (!part || !node) continue;
    const inPart = { ...context, part };
    const own = readFill(fillNode(child(node, 'p:bgPr')), inPart);
    const fill = own ?? themeFill(child(node, 'p:bgRef'), inPart);
    if (fill) return fill;
  }
  const { scheme, map } = context.colors;
  const color = scheme.get(map.get('bg1') ?? 'lt1');
  return { kind: 'solid', color: color ? toHex(color) : '#ffffff' };
}
