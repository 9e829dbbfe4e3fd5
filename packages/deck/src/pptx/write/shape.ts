import { drawOne } from '../../design/draw-slide.ts';
import type { Drawn } from '../../drawn.ts';
import type { Box, ElementBase, ShapeElement, SlideElement, TextElement } from '../../element.ts';
import { isLine } from '../../shapes/lines.ts';
import type { TextBody } from '../../text.ts';
import { emu, type PartWriter } from './context.ts';
import { geometryXml, rectangleXml } from './geometry.ts';
import { fillXml, shadowXml, strokeXml } from './paint.ts';
import { filledPlace } from './placeholder.ts';
import { linkXml } from './run.ts';
import { textXml } from './text.ts';
import { tag } from './xml.ts';

/** The element as it is seen on the part that is written. */
export const drawnOn = <E extends SlideElement>(element: E, { layoutId, design }: PartWriter): Drawn<E> =>
  // What is drawn is of the same kind.
  drawOne(element, layoutId, design) as Drawn<E>;

/** Where something stands; `name` is what that is called there. */
export function boxXml(box: Box, writer: PartWriter, name = 'a:xfrm'): string {
  return tag(
    name,
    {
      rot: box.rotate === 0 ? undefined : Math.round(box.rotate * 60_000),
      flipH: box.flipHorizontal || undefined,
      flipV: box.flipVertical || undefined,
    },
    tag('a:off', { x: emu(writer, box.left), y: emu(writer, box.top) }),
    tag('a:ext', { cx: emu(writer, Math.max(0, box.width)), cy: emu(writer, Math.max(0, box.height)) }),
  );
}

/** What a shape is called; `more` is what leads away from it or says what it is. */
export function namesXml(element: ElementBase, fallback: string, writer: PartWriter, more = ''): string {
  const id = writer.nextShape();
  writer.shapeOf.set(element.id, id);
  return tag(
    'p:cNvPr',
    {
      id,
      name: element.name ?? `${fallback} ${id}`,
      descr: element.alt,
      hidden: element.hidden || undefined,
    },
    element.link ? linkXml(element.link, writer) : '',
    more,
  );
}

const ownBox = (element: SlideElement) =>
  element.left !== undefined ||
  element.top !== undefined ||
  element.width !== undefined ||
  element.height !== undefined ||
  element.rotate !== undefined;

/** What is written of where an element stands: nothing where that is left to its placeholder. */
export function standingXml(element: SlideElement, isPlaced: boolean, writer: PartWriter): string {
  const isLeft = isPlaced && !ownBox(element) && !element.groups?.length;
  return isLeft ? '' : boxXml(drawnOn(element, writer), writer);
}

/** What a shape is painted with: all of it, or what it says where the rest is inherited. */
export function paintXml(
  { fill, stroke, shadow, opacity }: Pick<ShapeElement, 'fill' | 'stroke' | 'shadow' | 'opacity'>,
  isPlaced: boolean,
  writer: PartWriter,
): string {
  return [
    fill || !isPlaced ? fillXml(fill ?? { kind: 'none' }, writer, opacity) : '',
    stroke || !isPlaced ? strokeXml(stroke ?? { width: 0, color: '#000000' }, writer, opacity) : '',
    shadow ? shadowXml(shadow, writer) : '',
  ].join('');
}

const glueXml = (
  name: string,
  { elementId, site }: { elementId: string; site: number },
  { shapeOf }: PartWriter,
) => {
  const id = shapeOf.get(elementId);
  return id === undefined ? '' : tag(name, { id, idx: site });
};

function lineXml(element: ShapeElement, writer: PartWriter): string {
  const { start, end, geometry } = element;
  const glue = [start && glueXml('a:stCxn', start, writer), end && glueXml('a:endCxn', end, writer)];
  return tag(
    'p:cxnSp',
    {},
    tag(
      'p:nvCxnSpPr',
      {},
      namesXml(element, 'Line', writer),
      tag('p:cNvCxnSpPr', {}, ...glue.map((each) => each ?? '')),
      tag('p:nvPr'),
    ),
    tag(
      'p:spPr',
      {},
      standingXml(element, false, writer),
      geometry ? geometryXml(geometry) : rectangleXml,
      paintXml(element, false, writer),
    ),
  );
}

/** Words from right to left stand on the right with us, and say so for programs in which all words begin on the left. */
const withSides = (text: TextBody, drawn: Drawn<TextBody> | undefined): TextBody => ({
  ...text,
  paragraphs: text.paragraphs.map((each, at) =>
    each.rightToLeft && !each.align ? { ...each, align: drawn?.paragraphs[at]?.align ?? 'right' } : each,
  ),
});

/** A box of text, a shape or a line. `tells` are marks of ours on it. */
export function shapeXml(element: TextElement | ShapeElement, writer: PartWriter, tells = ''): string {
  const place = filledPlace(element, writer);
  if (element.type === 'shape' && !element.text && !place && isLine(element.geometry))
    return lineXml(element, writer);
  const isPlaced = place?.isOfLayout ?? false;
  const geometry = element.type === 'shape' ? element.geometry : undefined;
  const drawn = drawnOn(element, writer);
  const text = isPlaced
    ? element.text && withSides(element.text, drawn.text)
    : drawn.text && { ...drawn.text, paragraphs: element.text?.paragraphs ?? [] };
  return tag(
    'p:sp',
    {},
    tag(
      'p:nvSpPr',
      {},
      namesXml(element, element.type === 'text' ? 'Text' : 'Shape', writer, tells),
      tag('p:cNvSpPr', { txBox: element.type === 'text' && !place ? true : undefined }),
      tag('p:nvPr', {}, place?.xml ?? ''),
    ),
    tag(
      'p:spPr',
      {},
      standingXml(element, isPlaced, writer),
      geometry ? geometryXml(geometry) : isPlaced ? '' : rectangleXml,
      paintXml(element, isPlaced, writer),
    ),
    text
      ? textXml(text, !isPlaced, writer)
      : tag('p:txBody', {}, tag('a:bodyPr'), tag('a:lstStyle'), tag('a:p')),
  );
}
