import { textBox } from '../../defaults.ts';
import type { LatexElement, TextElement } from '../../element.ts';
import type { PartWriter } from './context.ts';
import { ownMark } from './own-marks.ts';
import { drawnOn, shapeXml } from './shape.ts';

/** A formula as its source in a box: programs that know no LaTeX show what was typed, ours shows the formula again. */
export function formulaXml(element: LatexElement, writer: PartWriter): string {
  const { source, color, type: _type, ...base } = element;
  const { height } = drawnOn(element, writer);
  const run = { text: source, size: Math.min(28, Math.max(12, height * 0.4)), font: 'Cambria Math' };
  const text: TextElement = {
    ...base,
    type: 'text',
    alt: element.alt ?? source,
    text: {
      ...textBox,
      fit: 'shrink',
      anchor: 'middle',
      paragraphs: [{ runs: [{ ...run, color: color ?? { slot: 'dark1' } }], align: 'center' }],
    },
  };
  return shapeXml(text, writer, ownMark({ kind: 'latex', source }));
}
