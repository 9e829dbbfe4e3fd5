import { fittingSize, heightOf } from '../../../compose/measure.ts';
import type { ShapeElement, SlideElement } from '../../../element.ts';
import type { Placement } from '../../../geometry/transform.ts';
import { hasWords } from '../../../text/plain.ts';
import { childAt, descendants, type XmlNode } from '../../package/nodes.ts';
import type { Part } from '../../package/package.ts';
import { type Context, noteTarget, round } from '../context.ts';
import { altOf, baseOf, described } from '../element-base.ts';
import { lostFrame } from '../lost-frame.ts';
import type { Place } from '../place.ts';
import { placed } from '../placement.ts';
import { diagramWords } from './diagram-words.ts';
import { type Cell, layOut } from './lay-out.ts';

type ReadTree = (tree: XmlNode, place: Place) => SlideElement[];

const partOf = (diagram: XmlNode, name: string, { part, openPart }: Context): Part | undefined =>
  openPart(part.relations.get(diagram.attributes[name] ?? '')?.target ?? '');

/** Office keeps a drawing of each diagram for programs that cannot lay it out; its data names it. */
function drawingOf(data: Part | undefined, { part, openPart }: Context): Part | undefined {
  const named = data && descendants(data.root).find(({ name }) => name.endsWith(':dataModelExt'));
  const relation = part.relations.get(named?.attributes['relId'] ?? '');
  return relation && openPart(relation.target);
}

/** The shapes of a drawing, in the place of its frame. */
function drawnShapes(drawing: Part, placement: Placement, place: Place, id: string, readTree: ReadTree) {
  const tree = childAt(drawing.root, 'p:spTree');
  if (!tree) return [];
  return readTree(tree, {
    ...place,
    // Its shapes are numbered anew.
    context: { ...place.context, part: drawing, targets: new Map() },
    // The drawing has the size of the frame and starts at its corner.
    toSlide: (inside) => ({
      ...inside,
      left: inside.left + placement.left,
      top: inside.top + placement.top,
    }),
    groups: [...place.groups, id],
  });
}

const sizes = [24, 20, 18, 16, 14, 12, 10, 9, 8];
const levelShare = 0.85;

/** A box with its words, as large as they can be read in it. */
function boxOf(frame: XmlNode, cell: Cell, placement: Placement, place: Place): ShapeElement {
  const { geometry, lines, width, height } = cell;
  const isNarrow = geometry !== 'roundRect';
  const [wide, high] = [width * (isNarrow ? 0.62 : 0.9), height * (isNarrow ? 0.7 : 0.9)];
  const texts = lines.map(({ words }) => words);
  const size = fittingSize(sizes, (each) => heightOf(texts, each, wide) <= high);
  const at = { ...placement, width, height, left: placement.left + cell.left, top: placement.top + cell.top };
  return {
    ...baseOf(frame, placed(at), undefined, place),
    type: 'shape',
    geometry: { kind: 'preset', name: geometry },
    fill: { kind: 'solid', color: { slot: 'accent1' } },
    text: {
      anchor: 'middle',
      fit: 'shrink',
      paragraphs: lines.map(({ words, level }) => ({
        align: lines.length === 1 || level === 0 ? 'center' : 'left',
        ...(level > 0 && {
          level,
          left: size * level,
          bullet: { kind: 'character', character: '•' } as const,
        }),
        runs: [
          { text: words, size: round(size * (level === 0 ? 1 : levelShare)), color: { slot: 'light1' } },
        ],
      })),
    },
  };
}

/** What a diagram says, laid out by us. */
function laidOut(
  frame: XmlNode,
  data: Part,
  layout: Part | undefined,
  placement: Placement,
  place: Place,
): ShapeElement[] {
  const nodes = diagramWords(data.root);
  if (nodes.length === 0) return [];
  // Animations name the frame: all of it is meant.
  noteTarget(place.context, frame, place.groups.at(-1) ?? '');
  return layOut(layout?.root.attributes['uniqueId'] ?? '', nodes, placement).map((cell) =>
    boxOf(frame, cell, placement, place),
  );
}

const saysWords = (element: SlideElement): boolean =>
  'text' in element && element.text !== undefined && hasWords(element.text);

/** Reads a diagram as a group in the place of its frame: from its drawing, or where that says nothing from its data. */
export function readDiagram(
  frame: XmlNode,
  diagram: XmlNode,
  placement: Placement,
  place: Place,
  readTree: ReadTree,
): SlideElement[] {
  const { context } = place;
  const data = partOf(diagram, 'r:dm', context);
  const drawing = drawingOf(data, context);
  const id = context.newId();
  const drawn = drawing ? drawnShapes(drawing, placement, place, id, readTree) : [];
  const grouped = { ...place, groups: [...place.groups, id] };
  const own =
    data && !drawn.some(saysWords)
      ? laidOut(frame, data, partOf(diagram, 'r:lo', context), placement, grouped)
      : [];
  const shapes = own.length > 0 ? own : drawn;
  if (shapes.length === 0) return [lostFrame(frame, 'diagram', placement, place)];
  noteTarget(context, frame, id);
  return own.length > 0 ? shapes : described(shapes, altOf(frame));
}
