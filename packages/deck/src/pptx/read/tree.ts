import type { SlideElement } from '../../element.ts';
import { child, type XmlNode } from '../package/nodes.ts';
import { altOf, baseOf, described, placementOf } from './element-base.ts';
import { noteTarget } from './context.ts';
import { fillNode, readFill } from './fill.ts';
import { readPictureOrFilm } from './film.ts';
import { readFrame } from './frame.ts';
import { loseInk, loseLooks, loseSource } from './lost-looks.ts';
import { ownMarkOf } from './own-marks.ts';
import { isHidden, placeholderOf } from './placeholder.ts';
import type { Place } from './place.ts';
import { groupToSlide, placed } from './placement.ts';
import { short } from './short.ts';
import { readShape } from './shape.ts';

function readGroup(group: XmlNode, place: Place): SlideElement[] {
  const { context, toSlide, groups, groupFill } = place;
  const properties = child(group, 'p:grpSpPr');
  const id = context.newId();
  noteTarget(context, group, id);
  const fill = readFill(fillNode(properties), context, context.colors, groupFill);
  const members = readTree(group, {
    ...place,
    toSlide: groupToSlide(child(properties, 'a:xfrm'), toSlide, context),
    groups: [...groups, id],
    ...(fill !== undefined && { groupFill: fill }),
    ...(isHidden(group) && { isHidden: true }),
  });
  return described(members, altOf(group));
}

/** What we once wrote in other programs' words; undefined for everything else. */
function readMarked(node: XmlNode, place: Place): SlideElement[] | undefined {
  const mark = ownMarkOf(node);
  // What is said is spoken anew from the script, and who says it stands there by themselves.
  if (mark?.kind === 'narration' || mark?.kind === 'presenter') return [];
  const placement = mark && placementOf([node], place);
  if (!placement) return undefined;
  const box = () => baseOf(node, placed(placement), undefined, place);
  return mark.kind === 'latex' && mark.source !== ''
    ? [{ ...box(), type: 'latex', source: short(mark.source, 10_000) }]
    : undefined;
}

function readNode(node: XmlNode, place: Place): SlideElement[] {
  // Of what a design draws nothing can be hidden or shown again.
  if (place.isDecoration && (isHidden(node) || placeholderOf(node))) return [];
  const marked = readMarked(node, place);
  if (marked) return marked;
  switch (node.name) {
    case 'p:sp':
    case 'p:cxnSp':
      loseLooks(node, place);
      return readShape(node, place);
    case 'p:pic':
      loseLooks(node, place);
      loseSource(node, place);
      return [readPictureOrFilm(node, place) ?? []].flat();
    case 'p:grpSp':
      return readGroup(node, place);
    case 'p:graphicFrame':
      return readFrame(node, place, readTree);
    case 'p:contentPart':
    case 'p14:contentPart':
      loseInk(node, place);
      return [];
    default:
      return [];
  }
}

/** Reads a tree of shapes into elements in the order they are painted, groups dissolved but remembered. */
export const readTree = (tree: XmlNode, place: Place): SlideElement[] =>
  tree.children.flatMap((node) => readNode(node, place));
