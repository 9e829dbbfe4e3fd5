import type { SlideElement } from '../element.ts';
import { isCountOfPages, isPageMark } from './page-mark.ts';
import { elementText } from './registry.ts';

/** The title that stands on a slide, on one line; empty when it has none. */
export function statedTitle(elements: readonly SlideElement[]): string {
  const titles = elements.filter(({ role }) => role === 'title').map((element) => elementText(element));
  return titles.map((words) => words.replace(/\s+/g, ' ').trim()).find((words) => words !== '') ?? '';
}

// What stands on every slide names none of them.
const unnamed = new Set<SlideElement['role']>(['decoration', 'slide-number', 'date', 'footer']);

/** A number in a corner is none, neither alone nor as part of a page mark. */
const isName = (text: string): boolean =>
  !isPageMark(text) && !isCountOfPages(text) && !/^\d{1,3}$/.test(text);

/** What a slide is called: its title, or the first words on it; empty when there are none. */
export function titleOf(elements: readonly SlideElement[]): string {
  const stated = statedTitle(elements);
  if (stated !== '') return stated;
  const words = elements
    .filter(({ role }) => !unnamed.has(role))
    .map((element) => elementText(element).trim());
  const found = words.find((text) => text !== '' && isName(text)) ?? words.find((text) => text !== '');
  return found?.split('\n')[0] ?? '';
}
