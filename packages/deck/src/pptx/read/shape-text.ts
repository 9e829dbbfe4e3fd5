import type { TextBody } from '../../text.ts';
import { hasWords } from '../../text/plain.ts';
import { child, childAt, flag, type XmlNode } from '../package/nodes.ts';
import type { Ground } from './ground.ts';
import type { Place } from './place.ts';
import { namesOf, type Inheritance } from './placeholder.ts';
import { type BoxLayers, readTextBody } from './text-body.ts';
import { commonLayer, fontReferenceLayer, type Layer, type Layers, listLayer } from './text-layers.ts';

/** Whether a shape was made as a box of text. */
export const isTextBox = (shape: XmlNode): boolean =>
  flag(child(namesOf(shape), 'p:cNvSpPr'), 'txBox') ?? false;

const defaultsFor = (shape: XmlNode, { ground }: Place) =>
  child(ground.theme.defaults, isTextBox(shape) ? 'a:txDef' : 'a:spDef');

const listsOf = (shapes: readonly XmlNode[]): Layers =>
  shapes.map((each) => listLayer(childAt(each, 'p:txBody', 'a:lstStyle')));

/** The lists of levels that hold for what fills a placeholder, the nearest first. */
export const placeholderLists = ({ shapes, style }: Inheritance, { textStyles }: Ground): Layers => [
  ...listsOf(shapes),
  listLayer(child(textStyles, style)),
];

/** The boxes of text that hold for what fills a placeholder. */
export const placeholderBoxes = ({ shapes }: Inheritance): BoxLayers =>
  shapes.map((each) => childAt(each, 'p:txBody', 'a:bodyPr'));

/** What every text of the deck starts from. */
export const deckDefaults = (textDefaults: XmlNode | undefined): Layers => [
  listLayer(textDefaults),
  commonLayer(textDefaults),
];

/**
 * What a placeholder starts from where its master leaves a level open: what the master says of titles and bodies is all of
 * it, and what the deck says of other texts does not shine through.
 */
export function placeholderDefaults(
  { style }: Inheritance,
  { textStyles }: Ground,
  textDefaults: XmlNode | undefined,
): Layers {
  const defaults = deckDefaults(textDefaults);
  if (style === 'p:otherStyle') return defaults;
  const said = listLayer(child(textStyles, style));
  return defaults.map(
    (layer): Layer =>
      (level) =>
        said(level) ? undefined : layer(level),
  );
}

/** What is said for a shape's text, by itself and by what it inherits from. */
function sourcesOf(shape: XmlNode, inherited: Inheritance | undefined, place: Place) {
  const own = [...listsOf([shape]), ...fontReferenceLayer(childAt(shape, 'p:style', 'a:fontRef'))];
  if (inherited)
    return {
      own,
      others: [
        ...placeholderLists(inherited, place.ground),
        ...placeholderDefaults(inherited, place.ground, place.textDefaults),
      ],
      boxes: placeholderBoxes(inherited),
    };
  const usual = defaultsFor(shape, place);
  return {
    own,
    others: [listLayer(child(usual, 'a:lstStyle')), ...deckDefaults(place.textDefaults)],
    boxes: [child(usual, 'a:bodyPr')],
  };
}

/** The text of a shape; undefined where there is nothing to see. */
export function readShapeText(
  shape: XmlNode,
  inherited: Inheritance | undefined,
  place: Place,
): TextBody | undefined {
  const body = child(shape, 'p:txBody');
  if (!body) return undefined;
  const { own, others, boxes } = sourcesOf(shape, inherited, place);
  const source = inherited?.placeholder ? { own, inherited: others } : { own: [...own, ...others] };
  const text = readTextBody(body, source, boxes, place.context);
  return hasWords(text) ? text : undefined;
}
