import type { SlideElement } from '../element.ts';
import { elementText } from './registry.ts';

/** The title that stands on a slide, on one line; empty when it has none. */
export function statedTitle(elements: readonly SlideElement[]): string {
  const titles = elements.filter(({ role }) => role === 'title').map((element) => elementText(element));
  return titles.map((words) => words.replace(/\s+/g, ' ').trim()).find((words) => words !== '') ?? '';
}

/** What a slide is called: its title, or the first words on it; empty when there are none. */
export function titleOf(elements: readonly SlideElement[]): string {
  const words = (element: SlideElement | undefined) => (element ? elementText(element).trim() : '');
  const titled = elements.find((element) => element.role === 'title' && words(element) !== '');
  const first = titled ?? elements.find((element) => element.role !== 'decoration' && words(element) !== '');
  return words(first).split('\n')[0] ?? '';
}
