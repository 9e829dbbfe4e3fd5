import type { z as zod } from 'zod/mini';
import * as z from 'zod/mini';
import { textBox } from '../defaults.ts';
import type { SlideElement } from '../element.ts';
import { elementText } from '../elements/registry.ts';
import { paragraphsFrom } from '../text/plain.ts';
import { slideElementSchema } from './element.ts';

/** An element as a page keeps it: its id stands in its own row, its plain words are derived (decisions 9). */
export type ElementBody = Omit<SlideElement, 'id'> & { content?: string; vertical?: boolean };

/** What is stored and sent of an element. */
export function bodyOf(element: SlideElement): ElementBody {
  const { id: _id, ...body } = element;
  const content = elementText(element);
  const vertical = element.type === 'text' && element.text.direction?.startsWith('vertical') === true;
  return { ...body, ...(content !== '' && { content }), ...(vertical && { vertical }) };
}

// Fields of the specification that say again what the element itself says.
const derivedFields = ['content', 'vertical', 'defaultFontName', 'defaultColor'];

/** Reads a body; a text element that comes with plain words alone gets one run per line (decisions 9). */
export function elementFrom(
  id: string,
  body: Record<string, unknown>,
): zod.core.util.SafeParseResult<SlideElement> {
  const fields = Object.fromEntries(Object.entries(body).filter(([name]) => !derivedFields.includes(name)));
  const isPlain = body['type'] === 'text' && body['text'] === undefined;
  const text = isPlain && { text: { ...textBox, paragraphs: paragraphsFrom(String(body['content'] ?? '')) } };
  return z.safeParse(slideElementSchema, { ...fields, ...text, id });
}
