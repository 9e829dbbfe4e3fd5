import type { ElementType } from '../element-type.ts';
import type { Size } from '../deck.ts';
import type { Elements, SlideElement } from '../element.ts';
import type { Fill } from '../paint.ts';
import type { Slide } from '../slide.ts';
import { mapFill } from './addresses.ts';
import { audioDef } from './audio.ts';
import { avatarDef } from './avatar.ts';
import { chartDef } from './chart.ts';
import type { ElementDef, MapAddress } from './define.ts';
import { imageDef } from './image.ts';
import { latexDef } from './latex.ts';
import { shapeDef } from './shape.ts';
import { tableDef } from './table.ts';
import { textDef } from './text.ts';
import { videoDef } from './video.ts';

/** Every kind of element; a kind that is missing here does not compile. */
export const elementDefs: { [Type in ElementType]: ElementDef<Elements[Type]> } = {
  text: textDef,
  image: imageDef,
  avatar: avatarDef,
  shape: shapeDef,
  chart: chartDef,
  table: tableDef,
  video: videoDef,
  audio: audioDef,
  latex: latexDef,
};

// The table pairs each kind with its own definition, which the compiler cannot see through a union.
const defOf = (element: SlideElement): ElementDef<SlideElement> =>
  elementDefs[element.type] as unknown as ElementDef<SlideElement>;

/** The size that an element gets where nobody said one. */
export const defaultSizeOf = (element: SlideElement): Size => defOf(element).defaultSize;

/** The words of an element, a line per paragraph. */
export const elementText = (element: SlideElement): string => defOf(element).textOf(element);

/** What stands on a slide, layout or master with every address of a file replaced. */
export const mapGround = <T extends { background?: Fill; elements: SlideElement[] }>(
  ground: T,
  map: MapAddress,
): T => ({
  ...ground,
  ...(ground.background && { background: mapFill(ground.background, map) }),
  elements: ground.elements.map((element) => defOf(element).mapAddresses(element, map)),
});

/** The slide with every address of a file replaced, for example when its pictures have been stored. */
export const mapSlideAddresses = (slide: Slide, map: MapAddress): Slide => mapGround(slide, map);
