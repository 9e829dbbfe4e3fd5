import type { Fill } from '../../paint.ts';
import { child, childAt } from '../package/nodes.ts';
import type { Context } from './context.ts';
import { fillNode, isSeen, readFill, themeFill } from './fill.ts';

/** What is behind a slide, layout or master by its own words; undefined where it leaves that to what it stands on. */
export function readBackground(context: Context): Fill | undefined {
  const node = childAt(context.part.root, 'p:cSld', 'p:bg');
  const own = readFill(fillNode(child(node, 'p:bgPr')), context);
  const fill = own ?? themeFill(child(node, 'p:bgRef'), context);
  return isSeen(fill) ? fill : undefined;
}
