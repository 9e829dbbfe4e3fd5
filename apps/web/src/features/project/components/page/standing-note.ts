import type { Message } from '@app/contract/base/messages.ts';
import type { Project } from '@app/contract/project/schema.ts';
import { contentBoxes, coveredShare } from '@app/deck/presenter/content-boxes.ts';
import { placesOn } from '@app/deck/presenter/places.ts';
import type { StagedPage } from '../staged-pages.ts';
import { pageTexts as texts } from './messages.ts';

/** Where the presenter of a page stands, in a sentence, and why where that is not what was asked for. */
export function standingNote(
  { page, slide, spot }: StagedPage,
  { presenterLayout, viewport }: Pick<Project, 'presenterLayout' | 'viewport'>,
): Message {
  const wish = page.presenterLayout ?? presenterLayout;
  const elements = slide?.elements ?? [];
  switch (spot.layout) {
    case 'beside':
      if (wish === 'beside') return texts.standsBeside;
      return hasFreeCorner() ? texts.standsBesideDeck : texts.standsBesideFull;
    case 'corner':
      return texts.standsCorner;
    case 'small':
      if (!spot.corner) return texts.standsBelow;
      return wish === 'small' ? texts.standsSmall : texts.standsSmaller;
    case 'slide': {
      const hides = coveredShare(spot.box, contentBoxes(elements, viewport)) > 0;
      // An element that somebody put elsewhere counts before what the deck says.
      const isMoved = wish !== 'slide' && placesOn(elements, viewport).element?.isUsual === false;
      if (isMoved) return hides ? texts.standsMovedOver : texts.standsMoved;
      return hides ? texts.standsOver : texts.standsOn;
    }
    default:
      return texts.standsHidden;
  }

  function hasFreeCorner(): boolean {
    const { corner, small } = placesOn(elements, viewport);
    return (corner ?? small) !== undefined;
  }
}

/** Whether the pages of a deck are so full that its presenter was put beside all of them. */
export const isBesideAll = (
  pages: readonly StagedPage[],
  { presenterLayout }: Pick<Project, 'presenterLayout'>,
): boolean => {
  const left = pages.filter(({ page }) => !page.hidden && (page.presenterLayout ?? 'auto') === 'auto');
  return presenterLayout === 'auto' && left.length > 0 && left.every(({ spot }) => spot.layout === 'beside');
};
