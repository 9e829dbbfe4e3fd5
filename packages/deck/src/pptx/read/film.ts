import type { AudioElement, ImageElement, ShapeElement, VideoElement } from '../../element.ts';
import { child, findDescendant, type XmlNode } from '../package/nodes.ts';
import { type Context, lose } from './context.ts';
import { altOf, baseOf, inheritanceIn, nameOf, standingOf } from './element-base.ts';
import { emptyFrame } from './lost-frame.ts';
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

/** What stands in the place of a picture that cannot be shown: its description still tells of it. */
function lostPicture(picture: XmlNode, place: Place): ShapeElement | undefined {
  const standing = standingOf(picture, inheritanceIn(picture, place), place);
  return standing && !place.isDecoration
    ? emptyFrame(picture, 'picture', standing.placement, place)
    : undefined;
}

/** Reads a picture, or the film or sound that it stands for. What browsers do not play is named, and of a film the picture stays. */
export function readPictureOrFilm(
  picture: XmlNode,
  place: Place,
): ImageElement | VideoElement | AudioElement | ShapeElement | undefined {
  const { context } = place;
  const properties = child(namesOf(picture), 'p:nvPr');
  const named = properties?.children.find(({ name }) => sounds.test(name) || films.test(name));
  if (!properties || !named) return readPicture(picture, place) ?? lostPicture(picture, place);
  const url = addressOf(properties, named, context);
  if (sounds.test(named.name)) {
    const inherited = inheritanceIn(picture, place);
    const standing = standingOf(picture, inherited, place);
    // What is shown of a sound is only a symbol of a loudspeaker.
    if (url === undefined || !standing) {
      lose(context, 'audio', nameOf(picture), altOf(picture));
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
