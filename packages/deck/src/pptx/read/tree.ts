import type { SlideElement } from '../../element.ts';
import { child, type XmlNode } from '../package/nodes.ts';
import { lose, noteTarget } from './context.ts';
import { fillNode, readFill } from './fill.ts';
import { readPictureOrFilm } from './film.ts';
import { readFrame } from './frame.ts';
import { isHidden, placeholderOf } from './placeholder.ts';
import type { Place } from './place.ts';
import { groupToSlide } from './placement.ts';
import { readShape } from './shape.ts';

function readGroup(group: XmlNode, place: Place): SlideElement[] {
  const { context, toSlide, groups, groupFill } = place;
  const properties = child(group, 'p:grpSpPr');
  const id = context.newId();
  noteTarget(context, group, id);
  const fill = readFill(fillNode(properties), context, context.colors, groupFill);
  return readTree(group, {
    ...place,
    toSlide: groupToSlide(child(properties, 'a:xfrm'), toSlide, context),
    groups: [...groups, id],
    ...(fill !== undefined && { groupFill: fill }),
  });
}

function readNode(node: XmlNode, place: Place): SlideElement[] {
  if (isHidden(node) || (place.isDecoration && placeholderOf(node))) return [];
  switch (node.name) {
    case 'p:sp':
    case 'p:cxnSp':
      return readShape(node, place);
    case 'p:pic':
      return [readPictureOrFilm(node, place) ?? []].flat();
    case 'p:grpSp':
      return readGroup(node, place);
    case 'p:graphicFrame':
      return readFrame(node, place, readTree);
    case 'p:contentPart':
    case 'p14:contentPart':
      lose(place.context, 'ink');
      return [];
    default:
      return [];
  }
}

/** Reads a tree of shapes into elements in the order they are painted, groups dissolved but remembered. */
export const readTree = (tree: XmlNode, place: Place): SlideElement[] =>
  tree.children.flatMap((node) => readNode(node, place));
