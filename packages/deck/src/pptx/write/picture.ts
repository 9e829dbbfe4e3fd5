import type { AudioElement, ImageElement, VideoElement } from '../../element.ts';
import { asRecolor } from '../read/recolor.ts';
import { type Captions, captionsXml } from './captions.ts';
import type { PartWriter } from './context.ts';
import { geometryXml, rectangleXml } from './geometry.ts';
import { ownMark } from './own-marks.ts';
import { blipXml, cropXml, opacityXml, recolorXml } from './paint.ts';
import { filledPlace } from './placeholder.ts';
import { namesXml, paintXml, standingXml } from './shape.ts';
import { tag } from './xml.ts';

const locks = tag('a:picLocks', { noChangeAspect: true });
const stretched = tag('a:stretch', {}, tag('a:fillRect'));

/** A picture; nothing where nobody has it. `tells` are marks of ours. */
export function pictureXml(element: ImageElement, writer: PartWriter, tells = ''): string {
  const { filter, recolor = [], opacity, crop, geometry } = element;
  const changes = recolorXml(filter ? [...recolor, ...asRecolor(filter)] : recolor);
  const blip = blipXml(element.url, writer, opacityXml(opacity) + changes);
  if (blip === undefined) return '';
  const place = filledPlace(element, writer);
  const isPlaced = place?.isOfLayout ?? false;
  const { opacity: _opacity, ...look } = element;
  return tag(
    'p:pic',
    {},
    tag(
      'p:nvPicPr',
      {},
      namesXml(
        element,
        'Picture',
        writer,
        tells || (filter ? ownMark({ kind: 'filter', source: JSON.stringify(filter) }) : ''),
      ),
      tag('p:cNvPicPr', {}, locks),
      tag('p:nvPr', {}, place?.xml ?? ''),
    ),
    tag('p:blipFill', {}, blip, cropXml(crop), stretched),
    tag(
      'p:spPr',
      {},
      standingXml(element, isPlaced, writer),
      geometry ? geometryXml(geometry) : isPlaced ? '' : rectangleXml,
      paintXml(look, isPlaced, writer),
    ),
  );
}

const mediaSpace = 'http://schemas.microsoft.com/office/powerpoint/2010/main';

/** What is seen where a sound stands, or a film without a picture. */
const stills = {
  audio: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  video: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
};

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

const stillXml = (kind: keyof typeof stills, writer: PartWriter): string => {
  const path = writer.addBytes('ppt/media', `still-${kind}`, 'png', bytesOf(stills[kind]));
  return tag('a:blip', { 'r:embed': writer.relations.to('image', path) });
};

/** A film or a sound with the picture that stands for it; nothing where nobody has it. `tells` are marks of ours. */
export function mediaXml(
  element: VideoElement | AudioElement,
  writer: PartWriter,
  { tells = '', captions }: { tells?: string; captions?: Captions | undefined } = {},
): string {
  const found = writer.mediaPath(element.url);
  if (!found) return '';
  const { relations } = writer;
  const poster = element.type === 'video' && element.poster ? blipXml(element.poster, writer) : undefined;
  const embedded = tag(
    'p14:media',
    { 'xmlns:p14': mediaSpace, 'r:embed': relations.to('media', found.path) },
    captions ? captionsXml(captions, writer) : '',
  );
  const play = tag('a:hlinkClick', { 'r:id': '', action: 'ppaction://media' });
  const { link: _link, ...named } = element;
  return tag(
    'p:pic',
    {},
    tag(
      'p:nvPicPr',
      {},
      namesXml(named, element.type === 'video' ? 'Film' : 'Sound', writer, play + tells),
      tag('p:cNvPicPr', {}, locks),
      tag(
        'p:nvPr',
        {},
        tag(`a:${element.type}File`, { 'r:link': relations.to(element.type, found.path) }),
        tag('p:extLst', {}, tag('p:ext', { uri: '{DAA4B4D4-6D71-4841-9C94-3DE7FCFB9230}' }, embedded)),
      ),
    ),
    tag('p:blipFill', {}, poster ?? stillXml(element.type, writer), stretched),
    tag('p:spPr', {}, standingXml(element, false, writer), rectangleXml),
  );
}
