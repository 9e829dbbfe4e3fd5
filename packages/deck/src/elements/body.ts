import { textBox } from '../defaults.ts';
import type { SlideElement } from '../element.ts';
import type { ElementBody } from '../schema/body.ts';
import { paragraphsFrom } from '../text/plain.ts';
import { elementText } from './registry.ts';

/** What is sent of an element: without its id, which stands beside it, and with what can be derived (decisions 9). */
export function bodyOf(element: SlideElement): ElementBody {
  const { id: _id, ...body } = element;
  const content = elementText(element);
  const vertical = element.type === 'text' && element.text.direction?.startsWith('vertical') === true;
  return { ...body, ...(content !== '' && { content }), ...(vertical && { vertical }) };
}

/** The element of a body; a text that comes with plain words alone gets one run per line (decisions 9). */
export function elementOf(id: string, body: ElementBody): SlideElement {
  const {
    id: _id,
    content = '',
    vertical: _vertical,
    defaultFontName: _font,
    defaultColor: _color,
    ...fields
  } = body;
  if (fields.type !== 'text') return { id, ...fields };
  return { id, ...fields, text: fields.text ?? { ...textBox, paragraphs: paragraphsFrom(content) } };
}
