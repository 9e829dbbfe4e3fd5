import type { SlideElement } from '../../element.ts';
import type { Placement } from '../../geometry/transform.ts';
import { child, childAt, findDescendant, type XmlNode } from '../package/nodes.ts';
import { readChart } from './chart/read-chart.ts';
import { noteTarget } from './context.ts';
import { readDiagram } from './diagram/read-diagram.ts';
import { baseOf, inheritanceIn, nameOf, standingOf } from './element-base.ts';
import { givenPlace } from './given-place.ts';
import { ifReadable } from './if-readable.ts';
import { legacyPicture } from './legacy-picture.ts';
import { unlocked } from './locked-canvas.ts';
import { emptyFrame, lostFrame } from './lost-frame.ts';
import { readPicture } from './picture.ts';
import type { Place } from './place.ts';
import { placed, readPlacement } from './placement.ts';
import { readTable } from './table.ts';

function frameAt(frame: XmlNode, place: Place): Placement | undefined {
  const own = readPlacement(child(frame, 'p:xfrm'), place.context);
  if (own) return place.toSlide(own);
  const inherited = inheritanceIn(frame, place);
  const standing = standingOf(frame, inherited, place);
  if (standing) return standing.placement;
  return place.isDecoration ? undefined : givenPlace(inherited?.type, nameOf(frame), place.context);
}

/** Reads a frame: tables, charts and the drawings of diagrams are kept, of the rest the picture where there is one. */
export function readFrame(
  frame: XmlNode,
  place: Place,
  readTree: (tree: XmlNode, place: Place) => SlideElement[],
): SlideElement[] {
  const data = childAt(frame, 'a:graphic', 'a:graphicData');
  const placement = data && frameAt(frame, place);
  if (!data || !placement) return [];
  const table = child(data, 'a:tbl');
  if (table) return readTable(frame, table, placement, place);
  const diagram = child(data, 'dgm:relIds');
  if (diagram) return readDiagram(frame, diagram, placement, place, readTree);
  const reference = child(data, 'c:chart');
  const chart = reference && ifReadable(() => readChart(frame, reference, placement, place));
  if (chart) return [chart];
  const picture = findDescendant(data, 'p:pic');
  const image = picture && readPicture(picture, place, placement);
  // Animations name the frame, not the picture in it.
  if (image) noteTarget(place.context, frame, image.id);
  if (picture) return [image ?? emptyFrame(frame, 'object', placement, place)];
  const url = legacyPicture(data, place.context);
  if (url !== undefined) {
    const base = baseOf(frame, placed(placement), inheritanceIn(frame, place), place);
    return [{ ...base, type: 'image', url, fixedRatio: true }];
  }
  const canvas = data.children.find(({ name }) => name.endsWith(':lockedCanvas'));
  if (canvas) return readTree(unlocked(canvas), place);
  const isChart = /chart/i.test(data.attributes['uri'] ?? '');
  return [lostFrame(frame, isChart ? 'chart' : 'object', placement, place)];
}
