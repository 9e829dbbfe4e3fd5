import type { TextBody } from '../../text.ts';
import { hasWords } from '../../text/plain.ts';
import { child, childAt, flag, type XmlNode } from '../package/nodes.ts';
import type { Place } from './place.ts';
import { namesOf, type Inheritance } from './placeholder.ts';
import { readTextBody } from './text-body.ts';
import { commonLayer, fontReferenceLayer, type Layers, listLayer } from './text-layers.ts';

/** Whether a shape was made as a box of text. */
export const isTextBox = (shape: XmlNode): boolean =>
  flag(child(namesOf(shape), 'p:cNvSpPr'), 'txBox') ?? false;

const defaultsFor = (shape: XmlNode, { context }: Place) =>
  child(context.theme.defaults, isTextBox(shape) ? 'a:txDef' : 'a:spDef');

/** The layers of a shape's text, from its own list styles down to the deck's defaults. */
function textLayers(shape: XmlNode, inherited: Inheritance | undefined, place: Place): Layers {
  const { design, textDefaults } = place;
  const lists = [shape, ...(inherited?.shapes ?? [])].map((each) => childAt(each, 'p:txBody', 'a:lstStyle'));
  const styles = inherited && childAt(design.master?.root, 'p:txStyles', inherited.style);
  const defaults = inherited ? undefined : child(defaultsFor(shape, place), 'a:lstStyle');
  return [
    ...lists.map(listLayer),
    ...fontReferenceLayer(childAt(shape, 'p:style', 'a:fontRef')),
    listLayer(styles),
    listLayer(defaults),
    listLayer(textDefaults),
    commonLayer(textDefaults),
  ];
}

/** The text of a shape; undefined where there is nothing to see. */
export function readShapeText(
  shape: XmlNode,
  inherited: Inheritance | undefined,
  place: Place,
): TextBody | undefined {
  const body = child(shape, 'p:txBody');
  if (!body) return undefined;
  const boxes = inherited
    ? inherited.shapes.map((each) => childAt(each, 'p:txBody', 'a:bodyPr'))
    : [child(defaultsFor(shape, place), 'a:bodyPr')];
  const text = readTextBody(body, textLayers(shape, inherited, place), boxes, place.context);
  return hasWords(text) ? text : undefined;
}
