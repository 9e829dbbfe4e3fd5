import type { Placement } from '../../geometry/transform.ts';
import { type Context, lose } from './context.ts';

/** Shares of the slide for what nobody placed: titles above, the rest below each other. */
const titleBox = { left: 0.06, top: 0.06, width: 0.88, height: 0.16 };
const bodyBox = { left: 0.06, top: 0.26, width: 0.88, height: 0.16 };
const rows = 4;
/** What stands at the edge of every slide stands at its foot. */
const edges: Record<string, typeof titleBox> = {
  dt: { left: 0.06, top: 0.93, width: 0.22, height: 0.05 },
  ftr: { left: 0.33, top: 0.93, width: 0.34, height: 0.05 },
  hdr: { left: 0.06, top: 0.01, width: 0.88, height: 0.05 },
  sldNum: { left: 0.72, top: 0.93, width: 0.22, height: 0.05 },
};

/** A place by its role for words, and for tables and the like, that neither their slide nor its layout nor the master gives one; it is named in the report. */
export function givenPlace(type: string | undefined, name: string | undefined, context: Context): Placement {
  const { width, height } = context.viewport;
  const isTitle = type === 'title' || type === 'ctrTitle';
  const before = context.notKept.filter(({ what }) => what === 'place').length;
  const row = { ...bodyBox, top: bodyBox.top + bodyBox.height * (before % rows) };
  const box = isTitle ? titleBox : (edges[type ?? ''] ?? row);
  lose(context, 'place', name);
  return {
    left: box.left * width,
    top: box.top * height,
    width: box.width * width,
    height: box.height * height,
    rotate: 0,
    flipHorizontal: false,
    flipVertical: false,
  };
}
