import type { Size } from '../deck.ts';
import { defaultAvatarBox } from '../defaults.ts';
import type { DrawnElement } from '../drawn.ts';
import type { AvatarFraming } from '../element.ts';
import type { PresenterLayout } from '../presenter-layout.ts';
import type { Box } from './content-boxes.ts';
import { type Corner, type Places, placesOn } from './places.ts';

/** Where the presenter of a page stands. A small one without a corner stands below the slide. */
export type PresenterSpot =
  | { layout: 'slide'; box: Box; rotate: number; framing: AvatarFraming }
  | { layout: 'beside' }
  | { layout: 'corner'; corner: Corner }
  | { layout: 'small'; corner: Corner | undefined }
  | { layout: 'hidden' };

/** What a page says about its presenter; null is what its deck says. */
export type PresentedPage = { elements: readonly DrawnElement[]; presenterLayout: PresenterLayout | null };

/**
 * From this share of pages with room on the slide the presenter stands there; otherwise beside every slide, so that
 * slides do not change their size from page to page.
 */
const roomyShare = 0.6;

const beside: PresenterSpot = { layout: 'beside' };

const onElement = ({ element }: Places, viewport: Size): PresenterSpot => {
  const { left, top, width, height } = element ?? defaultAvatarBox(viewport);
  const { rotate = 0, framing = 'whole' } = element ?? {};
  return { layout: 'slide', box: { left, top, width, height }, rotate, framing };
};

const hasRoom = ({ element, isUsualFree, corner }: Places): boolean =>
  corner !== undefined || (element !== undefined && isUsualFree);

/** A place on the slide where nothing is hidden, else beside it. */
function onSlide(places: Places, viewport: Size): PresenterSpot {
  if (places.element && places.isUsualFree) return onElement(places, viewport);
  return inCorner(places);
}

function inCorner({ corner, small }: Places): PresenterSpot {
  if (corner) return { layout: 'corner', corner };
  return small ? { layout: 'small', corner: small } : beside;
}

/** What was wished for, as far as it hides nothing; an element that somebody placed may hide what it likes. */
function wished(wish: PresenterLayout, places: Places, viewport: Size, isRoomy: boolean): PresenterSpot {
  switch (wish) {
    case 'auto':
      return isRoomy ? onSlide(places, viewport) : beside;
    case 'corner':
      return inCorner(places);
    case 'small':
      return { layout: 'small', corner: places.small };
    case 'slide':
      return onElement(places, viewport);
    default:
      return { layout: wish };
  }
}

/** Where the presenter stands on each page of a deck. */
export function presenterSpots(
  pages: readonly PresentedPage[],
  viewport: Size,
  deck: PresenterLayout,
): PresenterSpot[] {
  const places = pages.map(({ elements }) => placesOn(elements, viewport));
  const isRoomy = places.filter(hasRoom).length >= roomyShare * pages.length;
  return places.map((found, index) => {
    const own = pages[index]?.presenterLayout ?? null;
    const isPlaced = found.element !== undefined && !found.element.isUsual;
    // Spec 3: an avatar element says where its presenter stands. Where nobody moved it, it is only the usual place.
    if (isPlaced && (own ?? 'auto') === 'auto' && deck !== 'hidden') return onElement(found, viewport);
    return wished(own ?? deck, found, viewport, isRoomy);
  });
}

/** The spot of a viewer who wants to see less of the presenter. */
export const smallSpot = ({ elements }: PresentedPage, viewport: Size): PresenterSpot => ({
  layout: 'small',
  corner: placesOn(elements, viewport).small,
});
