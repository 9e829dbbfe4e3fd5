import * as z from 'zod/mini';
import { type Drawn, plainNumbers } from '../drawn.ts';
import { slideElementSchema } from './element.ts';
import { fillSchema } from './paint.ts';

const placed = ['left', 'top', 'width', 'height', 'rotate'];
const boxed = ['anchor', 'inset', 'wrap', 'fit'];

const hasAll = (value: object, names: readonly string[]) => names.every((name) => name in value);

/** Whether nothing in it is left to look up. */
function isSettled(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isSettled);
  if (typeof value !== 'object' || value === null) return true;
  if ('slot' in value || ('kind' in value && value.kind === 'none')) return false;
  if ('paragraphs' in value && !hasAll(value, boxed)) return false;
  return Object.entries(value).every(([name, each]) => name === plainNumbers || isSettled(each));
}

const isDrawn = (element: object): boolean =>
  hasAll(element, placed) && !('placeholder' in element) && isSettled(element);

/** An element that `drawSlide` made. */
// The check is what the type says, which the compiler cannot see.
export const drawnElementSchema = slideElementSchema.check(z.refine(isDrawn)) as unknown as z.ZodMiniType<
  Drawn<z.output<typeof slideElementSchema>>
>;

/** A paint that `drawSlide` made. */
export const drawnFillSchema = fillSchema.check(z.refine(isSettled)) as unknown as z.ZodMiniType<
  Drawn<z.output<typeof fillSchema>>
>;
