import * as z from 'zod/mini';
import { isSmallChart } from '../chart-cells.ts';
import { audioFields } from './audio.ts';
import { avatarFields } from './avatar.ts';
import { chartFields } from './chart.ts';
import { imageFields } from './image.ts';
import { latexFields } from './latex.ts';
import { named } from './named.ts';
import { shapeFields } from './shape.ts';
import { isFilled, tableFields } from './table.ts';
import { textFields } from './text.ts';
import { textBodySchema } from './text-body.ts';
import { videoFields } from './video.ts';

/** Fields that say again what the element itself, or what stands beside it, says (decisions 9). */
const derivedFields = {
  id: z.exactOptional(z.string()),
  content: z.exactOptional(z.string()),
  vertical: z.exactOptional(z.boolean()),
  defaultFontName: z.exactOptional(z.string()),
  defaultColor: z.exactOptional(z.string()),
};

/** An element as it travels in the field `element` (spec 3): its id stands beside it. */
export const elementBodySchema = named(
  'ElementBody',
  z.discriminatedUnion('type', [
    // A client may send plain words alone (decisions 9).
    z.strictObject({ ...textFields, ...derivedFields, text: z.exactOptional(textBodySchema) }),
    z.strictObject({ ...imageFields, ...derivedFields }),
    z.strictObject({ ...avatarFields, ...derivedFields }),
    z.strictObject({ ...shapeFields, ...derivedFields }),
    z.strictObject({ ...chartFields, ...derivedFields }).check(z.refine(isSmallChart)),
    z.strictObject({ ...tableFields, ...derivedFields }).check(z.refine(isFilled)),
    z.strictObject({ ...videoFields, ...derivedFields }),
    z.strictObject({ ...audioFields, ...derivedFields }),
    z.strictObject({ ...latexFields, ...derivedFields }),
  ]),
);

/** An element as it travels. */
export type ElementBody = z.output<typeof elementBodySchema>;
