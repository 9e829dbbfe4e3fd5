import type { SlideElement } from '../../element.ts';
import { boundsOf, type Rect, unionOf } from '../../geometry/bounds.ts';
import { chartXml } from './chart/chart.ts';
import { emu, type PartWriter } from './context.ts';
import { formulaXml } from './formula.ts';
import { mediaXml, pictureXml } from './picture.ts';
import { drawnOn, shapeXml } from './shape.ts';
import { tableXml } from './table.ts';
import { tag } from './xml.ts';

function elementXml(element: SlideElement, writer: PartWriter): string {
  switch (element.type) {
    case 'text':
    case 'shape':
      return shapeXml(element, writer);
    case 'image':
      return pictureXml(element, writer);
    case 'video':
    case 'audio':
      return mediaXml(element, writer);
    case 'table':
      return tableXml(element, writer);
    case 'chart':
      return chartXml(element, writer);
    case 'latex':
      return formulaXml(element, writer);
    case 'avatar':
      // Who presents stands there only while the talk is given.
      return '';
  }
}

/** The place of a group, in which its elements stand where they are seen. */
function groupBox({ left, top, width, height }: Rect, writer: PartWriter): string {
  const at = { x: emu(writer, left), y: emu(writer, top) };
  const size = { cx: emu(writer, width), cy: emu(writer, height) };
  return tag('a:xfrm', {}, tag('a:off', at), tag('a:ext', size), tag('a:chOff', at), tag('a:chExt', size));
}

function groupXml(id: string, elements: readonly SlideElement[], depth: number, writer: PartWriter): string {
  const bounds = unionOf(elements.map((each) => boundsOf(drawnOn(each, writer))));
  const number = writer.nextShape();
  // Elements of a group that others stand between are several groups; the first one stands for all.
  if (!writer.shapeOf.has(id)) writer.shapeOf.set(id, number);
  const inner = elementsXml(elements, depth + 1, writer);
  if (inner === '' || !bounds) return '';
  return tag(
    'p:grpSp',
    {},
    tag(
      'p:nvGrpSpPr',
      {},
      tag('p:cNvPr', { id: number, name: `Group ${number}` }),
      tag('p:cNvGrpSpPr'),
      tag('p:nvPr'),
    ),
    tag('p:grpSpPr', {}, groupBox(bounds, writer)),
    inner,
  );
}

/** Elements that stand one after the other and are in the same group at this depth come together. */
function elementsXml(elements: readonly SlideElement[], depth: number, writer: PartWriter): string {
  const out: string[] = [];
  let at = 0;
  while (at < elements.length) {
    const first = elements[at];
    const group = first?.groups?.[depth];
    let end = at + 1;
    while (group !== undefined && elements[end]?.groups?.[depth] === group) end++;
    if (first && group === undefined) out.push(elementXml(first, writer));
    else if (group !== undefined) out.push(groupXml(group, elements.slice(at, end), depth, writer));
    at = end;
  }
  return out.join('');
}

const noBox = tag(
  'a:xfrm',
  {},
  ...['a:off', 'a:ext', 'a:chOff', 'a:chExt'].map((name) =>
    tag(name, name.endsWith('Off') || name === 'a:off' ? { x: 0, y: 0 } : { cx: 0, cy: 0 }),
  ),
);

/** The tree of shapes of a slide, layout or master; what `more` writes stands above its elements. */
export const treeXml = (
  elements: readonly SlideElement[],
  writer: PartWriter,
  more: () => string = () => '',
): string =>
  tag(
    'p:spTree',
    {},
    tag('p:nvGrpSpPr', {}, tag('p:cNvPr', { id: 1, name: '' }), tag('p:cNvGrpSpPr'), tag('p:nvPr')),
    tag('p:grpSpPr', {}, noBox),
    elementsXml(elements, 0, writer),
    more(),
  );
