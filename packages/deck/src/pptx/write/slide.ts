import type { AudioElement, ImageElement, SlideElement } from '../../element.ts';
import type { Fill } from '../../paint.ts';
import type { Slide } from '../../slide.ts';
import type { Captions } from './captions.ts';
import { emu, type PartWriter } from './context.ts';
import { keptTimingXml } from './kept-timing.ts';
import { fillXml } from './paint.ts';
import { ownMark } from './own-marks.ts';
import { mediaXml, pictureXml } from './picture.ts';
import { type Played, timingXml } from './timing.ts';
import { transitionXml } from './transition.ts';
import { treeXml } from './tree.ts';
import { namespaces, tag } from './xml.ts';

/** What is said on a slide. */
export type Narration = {
  url: string;
  milliseconds: number;
  captions?: Captions;
  /** Who says it, where they stand (presenter/pictured.ts). */
  presenter?: ImageElement;
};

/** What is behind a slide, layout or master; nothing where it is left to what that stands on. */
export const backgroundXml = (background: Fill | undefined, writer: PartWriter): string =>
  background && background.kind !== 'none'
    ? tag('p:bg', {}, tag('p:bgPr', {}, fillXml(background, writer), tag('a:effectLst')))
    : '';

/** No element of a slide has an empty id. */
const soundId = '';

/** The sound of what is said: a sign outside of the slide, which nobody sees in a show. Who says it stands above all else. */
function narrationXml({ url, captions, presenter }: Narration, writer: PartWriter): string {
  const sound: AudioElement = {
    id: soundId,
    type: 'audio',
    url,
    name: 'Narration',
    left: -60,
    top: 0,
    width: 40,
    height: 40,
    rotate: 0,
  };
  const seen = presenter ? pictureXml(presenter, writer, ownMark({ kind: 'presenter' })) : '';
  return seen + mediaXml(sound, writer, { tells: ownMark({ kind: 'narration' }), captions });
}

const playedOf = (elements: readonly SlideElement[], { shapeOf }: PartWriter): Played[] =>
  elements.flatMap((element) => {
    const shape = shapeOf.get(element.id);
    if ((element.type !== 'video' && element.type !== 'audio') || shape === undefined) return [];
    const { type, autoplay, loop, volume } = element;
    return [
      {
        shape,
        kind: type,
        ...(autoplay && { autoplay }),
        ...(loop && { loop }),
        ...(volume !== undefined && { volume }),
      },
    ];
  });

/** A slide; with `narration` it is spoken, and the next one comes when that is over. */
export function slideXml(slide: Slide, writer: PartWriter, narration?: Narration): string {
  const tree = treeXml(slide.elements, writer, () => (narration ? narrationXml(narration, writer) : ''));
  const spoken = narration && writer.shapeOf.get(soundId);
  const milliseconds = narration?.milliseconds ?? 0;
  const played: Played[] = [
    ...(spoken === undefined
      ? []
      : [{ shape: spoken, kind: 'audio' as const, autoplay: true, isNarration: true, milliseconds }]),
    ...playedOf(slide.elements, writer),
  ];
  return tag(
    'p:sld',
    {
      ...namespaces,
      showMasterSp: slide.hidesLayout ? false : undefined,
      show: slide.hidden ? false : undefined,
    },
    tag('p:cSld', {}, backgroundXml(slide.background, writer), tree),
    tag('p:clrMapOvr', {}, tag('a:masterClrMapping')),
    transitionXml(slide.transition, spoken === undefined ? undefined : milliseconds),
    // What plays has to be among what happens, and other programs' timings say nothing of our films and sounds.
    (played.length === 0 ? keptTimingXml(slide, writer.shapeOf) : undefined) ??
      timingXml({ builds: slide.builds ?? [], shapes: writer.shapeOf, played }),
  );
}

/** Where the words of a page of notes stand, and the small picture of its slide, in the format's lengths. */
export const notesPage = { width: 6_858_000, height: 9_144_000 } as const;

/** The room of a slide in the format's lengths. */
export const slideSize = (viewport: { width: number; height: number }, perUnit: number) => ({
  cx: emu({ perUnit }, viewport.width),
  cy: emu({ perUnit }, viewport.height),
});
