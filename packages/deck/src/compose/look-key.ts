import { elementText } from '../elements/registry.ts';
import type { Slide } from '../slide.ts';

/** The same for slides that show the same words in the same places, whoever presents them. */
export const lookKey = ({ elements }: Pick<Slide, 'elements'>): string =>
  JSON.stringify(
    elements
      .filter(({ type }) => type !== 'avatar')
      .map((element) =>
        [elementText(element), Math.round(element.left ?? 0), Math.round(element.top ?? 0)].join('\n'),
      )
      .toSorted(),
  );
