import type { SlideElement } from '@app/deck/element.ts';
import { elementText } from '@app/deck/elements/registry.ts';
import type { Say } from '../../../../lib/texts.ts';
import { kinds } from '../kinds/registry.ts';

const mostLetters = 40;

/** What an element is called: by its own name, what it says or shows, or its kind. */
export function elementName(element: SlideElement, t: Say): string {
  const kind = t(kinds[element.type].name);
  const words = element.alt || elementText(element).replaceAll(/\s+/g, ' ').trim();
  if (element.name) return element.name;
  if (!words) return kind;
  return `${kind} · ${words.length > mostLetters ? `${words.slice(0, mostLetters)}…` : words}`;
}
