import type { AudioElement, ImageElement, VideoElement } from '../../element.ts';
import { child, findDescendant, type XmlNode } from '../package/nodes.ts';
import { type Context, lose } from './context.ts';
import { baseOf, inheritanceIn, nameOf, standingOf } from './element-base.ts';
import { readPicture } from './picture.ts';
import type { Place } from './place.ts';
import { namesOf } from './placeholder.ts';
import { placed } from './placement.ts';

const sounds = /:(?:audioFile|wavAudioFile|audioCd)$/;
const films = /:(?:videoFile|quickTimeFile)$/;

/** The part of a film or sound: newer files embed it, older ones point to it; what lies outside of the file is never fetched. */
function addressOf(properties: XmlNode, named: XmlNode, { part, media }: Context): string | undefined {
  const embedded = findDescendant(child(properties, 'p:extLst'), 'p14:media');
  const ids = [embedded?.attributes['r:embed'], named.attributes['r:link'], named.attributes['r:embed']];
  for (const id of ids) {
    const relation = part.relations.get(id ?? '');
    const address = relation && !relation.external ? media.addPlayed(relation.target) : undefined;
    if (address !== undefined) return address;
  }
  return undefined;
}

/** Reads a picture, or the film or sound that it stands for. What browsers do not play is named, and of a film the picture stays. */
export function readPictureOrFilm(
  picture: XmlNode,
  place: Place,
): ImageElement | VideoElement | AudioElement | undefined {
  const { context } = place;
  const properties = child(namesOf(picture), 'p:nvPr');
  const named = properties?.children.find(({ name }) => sounds.test(name) || films.test(name));
  if (!properties || !named) return readPicture(picture, place);
  const url = addressOf(properties, named, context);
  if (sounds.test(named.name)) {
    const inherited = inheritanceIn(picture, place);
    const standing = standingOf(picture, inherited, place);
    // What is shown of a sound is only a symbol of a loudspeaker.
    if (url === undefined || !standing) {
      lose(context, 'audio', nameOf(picture));
      return undefined;
    }
    return { ...baseOf(picture, placed(standing.placement), undefined, place), type: 'audio', url };
  }
  const still = readPicture(picture, place);
  if (url === undefined || !still) {
    lose(context, 'video', nameOf(picture));
    return still;
  }
  const {
    url: poster,
    crop: _crop,
    geometry: _geometry,
    fill: _fill,
    stroke: _stroke,
    shadow: _shadow,
    ...base
  } = still;
  return { ...base, type: 'video', url, poster };
}
