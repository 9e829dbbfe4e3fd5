import type { ImageElement } from '../../element.ts';
import type { Placement } from '../../geometry/transform.ts';
import { child, childAt, type XmlNode } from '../package/nodes.ts';
import { lose } from './context.ts';
import { baseOf, inheritanceIn, nameOf, placementOf, propertiesOf } from './element-base.ts';
import { blipAddress, blipOpacity, cropOf, fillNode, readFill } from './fill.ts';
import { readGeometry } from './geometry.ts';
import type { Place } from './place.ts';
import { namesOf } from './placeholder.ts';
import { readShadow } from './shadow.ts';
import { readStroke } from './stroke.ts';

const sounds = new Set(['a:audioFile', 'a:wavAudioFile', 'a:audioCd']);

/** Reads a picture, or the still picture of a film; `given` is the place of the frame it stands in for. */
export function readPicture(picture: XmlNode, place: Place, given?: Placement): ImageElement | undefined {
  const { context } = place;
  const kinds = child(namesOf(picture), 'p:nvPr')?.children ?? [];
  if (kinds.some(({ name }) => sounds.has(name))) {
    // What is shown of a sound is only a symbol of a loudspeaker.
    lose(context, 'audio', nameOf(picture));
    return undefined;
  }
  if (kinds.some(({ name }) => /:(?:videoFile|quickTimeFile)$/.test(name)))
    lose(context, 'video', nameOf(picture));
  const inherited = inheritanceIn(picture, place);
  const properties = propertiesOf(picture, inherited);
  const placement = given ?? placementOf(properties, place);
  const content = child(picture, 'p:blipFill');
  const blip = child(content, 'a:blip');
  if (!placement || !blip) return undefined;
  const url = blipAddress(blip, context, nameOf(picture));
  if (url === undefined) return undefined;
  const geometry = readGeometry(properties, placement, context.scale);
  const isCut = geometry && !(geometry.kind === 'preset' && geometry.name === 'rect');
  const fill = readFill(fillNode(properties[0]), context);
  const style = child(picture, 'p:style');
  const stroke = readStroke(child(properties[0], 'a:ln'), child(style, 'a:lnRef'), context);
  const shadow = readShadow(properties[0], child(style, 'a:effectRef'), context);
  const crop = cropOf(child(content, 'a:srcRect')) ?? cropOf(childAt(content, 'a:stretch', 'a:fillRect'));
  const opacity = blipOpacity(blip);
  return {
    ...baseOf(picture, placement, inherited, place),
    type: 'image',
    url,
    fixedRatio: true,
    ...(crop && { crop }),
    ...(isCut && { geometry }),
    ...(fill && { fill }),
    ...(stroke && { stroke }),
    ...(shadow && { shadow }),
    ...(opacity !== undefined && { opacity }),
  };
}
