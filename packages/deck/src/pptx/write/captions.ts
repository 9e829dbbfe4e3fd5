import type { PartWriter } from './context.ts';
import { tag } from './xml.ts';

/** What is said as WebVTT, by the address of its medium. */
export type Captions = { url: string; language: string };

const labelOf = (language: string): string =>
  new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;

/** One track of a slide; its number is that of the slide. */
const trackId = (slideNumber = 0) => `{00000000-0000-4000-8000-${String(slideNumber).padStart(12, '0')}}`;

/**
 * The captions of a sound as [MS-PPTX] 2.2.4.1 has them: an extension of its medium, which programs that do not know it pass over.
 * They stand on the slide, since the sound that they belong to is not seen. Nothing where nobody has them.
 */
export function captionsXml({ url, language }: Captions, writer: PartWriter): string {
  const found = writer.mediaPath(url);
  if (!found) return '';
  const track = tag('p173:track', {
    id: trackId(writer.slideNumber),
    label: labelOf(language),
    lang: language,
    'r:embed': writer.relations.to('track', found.path),
  });
  const tracks = tag(
    'p173:tracksInfo',
    { 'xmlns:p173': 'http://schemas.microsoft.com/office/powerpoint/2017/3/main', displayLoc: 'slide' },
    tag('p173:trackLst', {}, track),
  );
  return tag('p14:extLst', {}, tag('p:ext', { uri: '{3AFAAA56-56D3-431D-BCD4-E75A35582382}' }, tracks));
}
