import type { Placement } from '../../geometry/transform.ts';
import { type Context, lose } from './context.ts';

/** Shares of the slide for what nobody placed: titles above, the rest below each other. */
const titleBox = { left: 0.06, top: 0.06, width: 0.88, height: 0.16 };
const bodyBox = { left: 0.06, top: 0.26, width: 0.88, height: 0.16 };
const rows = 4;

/** A place by its role for words that neither their slide nor its layout nor the master gives one; it is named in the report. */
export function givenPlace(type: string | undefined, name: string | undefined, context: Context): Placement {
  const { width, height } = context.viewport;
  const isTitle = type === 'title' || type === 'ctrTitle';
  const before = context.notKept.filter(({ what }) => what === 'place').length;
  const box = isTitle ? titleBox : { ...bodyBox, top: bodyBox.top + bodyBox.height * (before % rows) };
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
