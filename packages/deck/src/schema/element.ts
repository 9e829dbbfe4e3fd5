import type { ElementType } from '../element-type.ts';
import * as z from 'zod/mini';
import type { Elements, SlideElement } from '../element.ts';
import { audioSchema } from './audio.ts';
import { avatarSchema } from './avatar.ts';
import { chartSchema } from './chart.ts';
import { imageSchema } from './image.ts';
import { latexSchema } from './latex.ts';
import { named } from './named.ts';
import { shapeSchema } from './shape.ts';
import { tableSchema } from './table.ts';
import { textSchema } from './text.ts';
import { videoSchema } from './video.ts';

/** The schema of each kind; a kind without one does not compile. */
export const elementSchemas = {
  text: textSchema,
  image: imageSchema,
  avatar: avatarSchema,
  shape: shapeSchema,
  chart: chartSchema,
  table: tableSchema,
  video: videoSchema,
  audio: audioSchema,
  latex: latexSchema,
} satisfies { [Type in ElementType]: z.ZodMiniType<Elements[Type]> };

/** Any element of a slide. */
export const slideElementSchema = named(
  'SlideElement',
  z.discriminatedUnion('type', [
    textSchema,
    imageSchema,
    avatarSchema,
    shapeSchema,
    chartSchema,
    tableSchema,
    videoSchema,
    audioSchema,
    latexSchema,
  ]),
) satisfies z.ZodMiniType<SlideElement>;
