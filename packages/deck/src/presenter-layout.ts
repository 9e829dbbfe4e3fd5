/**
 * Where the presenter may stand: beside the slide, in a corner of it, small, on the slide's own avatar element, or not at
 * all. `auto` leaves it to each page.
 */
export const presenterLayouts = ['auto', 'beside', 'corner', 'small', 'slide', 'hidden'] as const;
export type PresenterLayout = (typeof presenterLayouts)[number];
