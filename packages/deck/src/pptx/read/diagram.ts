import type { SlideElement } from '../../element.ts';
import type { Placement } from '../../geometry/transform.ts';
import { childAt, descendants, type XmlNode } from '../package/nodes.ts';
import type { Part } from '../package/package.ts';
import { type Context, noteTarget } from './context.ts';
import { lostFrame } from './lost-frame.ts';
import type { Place } from './place.ts';

/** Office keeps a drawing of each diagram for programs that cannot lay it out; its data names it. */
function drawingOf(diagram: XmlNode, { part, openPart }: Context): Part | undefined {
  const data = openPart(part.relations.get(diagram.attributes['r:dm'] ?? '')?.target ?? '');
  const named = data && descendants(data.root).find(({ name }) => name.endsWith(':dataModelExt'));
  const relation = part.relations.get(named?.attributes['relId'] ?? '');
  return relation && openPart(relation.target);
}

/** Reads the shapes of a diagram's drawing as a group in the place of its frame. */
export function readDiagram(
  frame: XmlNode,
  diagram: XmlNode,
  placement: Placement,
  place: Place,
  readTree: (tree: XmlNode, place: Place) => SlideElement[],
): SlideElement[] {
  const { context } = place;
  const drawing = drawingOf(diagram, context);
  const id = context.newId();
  const tree = childAt(drawing?.root, 'p:spTree');
  const shapes =
    drawing && tree
      ? readTree(tree, {
          ...place,
          // Its shapes are numbered anew.
          context: { ...context, part: drawing, targets: new Map() },
          // The drawing has the size of the frame and starts at its corner.
          toSlide: (inside) => ({
            ...inside,
            left: inside.left + placement.left,
            top: inside.top + placement.top,
          }),
          groups: [...place.groups, id],
        })
      : [];
  if (shapes.length === 0) return [lostFrame(frame, 'diagram', placement, place)];
  noteTarget(context, frame, id);
  return shapes;
}
