import type { Design, Placeholder } from '../design.ts';
import type { SlideElement } from '../element.ts';
import { coursewareLimits } from '../limits.ts';
import type { Slide } from '../slide.ts';

const { elements: mostElements, letters: mostLetters } = coursewareLimits.page;

const lettersOf = (value: object): number => JSON.stringify(value).length;

const piecesOf = (element: SlideElement): number =>
  'text' in element && element.text
    ? element.text.paragraphs.reduce((sum, { runs }) => sum + 1 + runs.length, 0)
    : 0;

const heaviest = ({ levels }: Placeholder): number => Math.max(0, ...levels.map((level) => lettersOf(level)));

/**
 * What an element weighs on a page of this layout: its letters, and for each piece of its text those that it inherits.
 * Nothing is drawn for it: a few kilobytes can stand for more than there is memory.
 */
function createWeight(placeholders: readonly Placeholder[]) {
  const inherited = new Map(placeholders.map((each) => [each.id, heaviest(each)]));
  return (element: SlideElement): number =>
    lettersOf(element) + 1 + piecesOf(element) * (inherited.get(element.placeholder ?? '') ?? 0);
}

/** A slide with what there is room for. */
export type Fitted = {
  slide: Slide;
  /** About how large it is when it is drawn. */
  letters: number;
  /** How many elements were left out. */
  left: number;
};

/** As much of a slide as a page may hold, or as there is room for, together with what its layout draws behind it. */
export function fitSlide(
  slide: Slide,
  { masters }: Pick<Design, 'masters'>,
  room: number = mostLetters,
): Fitted {
  const master = masters.find(({ layouts }) => layouts.some(({ id }) => id === slide.layoutId));
  const layout = master?.layouts.find(({ id }) => id === slide.layoutId);
  const weigh = createWeight(layout?.placeholders ?? []);
  const behind = [...(master?.elements ?? []), ...(layout?.elements ?? [])];
  const ground = behind.reduce((sum, each) => sum + weigh(each), lettersOf({ ...slide, elements: [] }));
  if (ground > room && layout) {
    // Its words are worth more than what stands behind them.
    const { layoutId: _heavy, ...bare } = slide;
    const fitted = fitSlide(bare, { masters: [] }, room);
    return { ...fitted, left: fitted.left + behind.length };
  }
  let letters = ground;
  const beyond = slide.elements.findIndex((element, index) => {
    const weight = weigh(element);
    if (index >= mostElements || letters + weight > room) return true;
    letters += weight;
    return false;
  });
  if (beyond < 0) return { slide, letters, left: 0 };
  const fitted = { ...slide, elements: slide.elements.slice(0, beyond) };
  return { slide: fitted, letters, left: slide.elements.length - beyond };
}

/** Whether a page of this design may hold the whole slide. */
export const isSmallSlide = (slide: Slide, design: Pick<Design, 'masters'>): boolean => {
  const { letters, left } = fitSlide(slide, design);
  return left === 0 && letters <= mostLetters;
};
