import type { DrawnElement, DrawnSlide } from '@app/deck/drawn.ts';
import { plainText } from '@app/deck/text/plain.ts';

const furniture = new Set<DrawnElement['role']>(['footer', 'slide-number', 'date', 'decoration']);

const shown = ({ elements }: DrawnSlide) =>
  elements.filter(({ role, type }) => !furniture.has(role) && type !== 'avatar');

function textOf(element: DrawnElement): string {
  if (element.type === 'text') return plainText(element.text);
  if (element.type === 'shape') return element.text ? plainText(element.text) : '';
  if (element.type !== 'table') return '';
  return element.cells.flatMap((row) => row.map((cell) => (cell ? plainText(cell.text) : ''))).join(' ');
}

/** Chinese characters one by one, and other words. */
export const wordsIn = (text: string): string[] =>
  (text.toLowerCase().match(/\p{Script=Han}|(?!\p{Script=Han})[\p{L}\d]+/gu) ?? []).map((word) =>
    word.normalize('NFKC'),
  );

/** Every word that stands on a slide. */
export const wordsOfSlide = (slide: DrawnSlide): string[] => wordsIn(shown(slide).map(textOf).join(' '));

/** Whether a slide shows anything of its own. */
export const seesSomething = (slide: DrawnSlide): boolean =>
  shown(slide).some(
    (element) =>
      (element.type !== 'text' && element.type !== 'shape') ||
      wordsIn(textOf(element)).length > 0 ||
      element.type === 'shape',
  );

/** Whether there is more on a slide than its title. */
export const hasMore = (slide: DrawnSlide): boolean =>
  shown(slide).filter(({ role }) => role !== 'title').length > 0;

/** How long a script is spoken: four Chinese characters or two and a half words a second. */
export function secondsOf(script: string): number {
  const words = wordsIn(script);
  const chinese = words.filter((word) => /\p{Script=Han}/u.test(word)).length;
  return chinese / 4 + (words.length - chinese) / 2.5;
}
