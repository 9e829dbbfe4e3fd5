import type { Deck } from '../deck.ts';
import type { AvatarFraming, ImageElement } from '../element.ts';
import type { PresenterLayout } from '../presenter-layout.ts';
import type { Box } from './content-boxes.ts';
import { cornerBox, placesOn } from './places.ts';
import type { PresenterSpot } from './spots.ts';
import { type StagedSlide, stageSlides } from './stage-slides.ts';

/** How a picture of somebody is cut; `round` stands in a corner, head and shoulders on a ground of its own. */
export const pictureLooks = ['whole', 'half', 'head', 'round'] as const satisfies readonly (
  | AvatarFraming
  | 'round'
)[];

/** See `pictureLooks`. */
export type PictureLook = (typeof pictureLooks)[number];

/** Who presents a page, and what the page says about where they stand. */
export type PicturedPage = {
  layout: PresenterLayout | null;
  name: string;
  /** The address of their picture in a look. */
  picture: Readonly<Record<PictureLook, string>>;
};

/** Who presents the pages of a deck, by their ids; the others nobody presents. */
export type Pictured = { layout: PresenterLayout; pages: ReadonlyMap<string, PicturedPage> };

/** A picture of somebody is as wide as it is high, or 3:4; it stands on the ground of its box. */
function standing({ left, top, width, height }: Box): Box {
  const wide = Math.min(width, (height * 3) / 4);
  const high = (wide * 4) / 3;
  return { left: left + (width - wide) / 2, top: top + height - high, width: wide, height: high };
}

/** The corner of a slide for somebody who stands beside or below it on the stage: a slide alone has no such place. */
function cornerFor({ slide }: StagedSlide, viewport: Deck['viewport']): PresenterSpot {
  const { corner, small } = placesOn(slide.elements, viewport);
  if (corner) return { layout: 'corner', corner };
  return small ? { layout: 'small', corner: small } : { layout: 'hidden' };
}

const ring = { width: 2, color: '#ffffffb3' };

/** The picture of who presents a page where they stand; undefined where they are hidden, or would hide what the slide shows. */
function pictureOn(
  staged: StagedSlide,
  { name, picture }: PicturedPage,
  viewport: Deck['viewport'],
): ImageElement | undefined {
  const { layout } = staged.spot;
  const isOutside = layout === 'beside' || (layout === 'small' && !staged.spot.corner);
  const spot = isOutside ? cornerFor(staged, viewport) : staged.spot;
  const common = { id: 'presenter', type: 'image', name: 'Presenter', alt: name } as const;
  if (spot.layout === 'slide') {
    const { box, rotate, framing } = spot;
    return { ...common, ...standing(box), rotate, url: picture[framing] };
  }
  if ((spot.layout !== 'corner' && spot.layout !== 'small') || !spot.corner) return undefined;
  return {
    ...common,
    ...cornerBox(spot.corner, spot.layout, viewport),
    rotate: 0,
    url: picture.round,
    geometry: { kind: 'preset', name: 'ellipse' },
    stroke: ring,
  };
}

/** Who presents as a picture on each page, where they stand on the stage. */
export function picturePresenters(
  { slides, design, viewport }: Pick<Deck, 'slides' | 'design' | 'viewport'>,
  { layout, pages }: Pictured,
): ReadonlyMap<string, ImageElement> {
  const presented = slides.map((slide) => ({
    slide,
    presenterLayout: pages.get(slide.id)?.layout ?? null,
  }));
  const staged = stageSlides(presented, { design, viewport, layout });
  return new Map(
    slides.flatMap(({ id }, at): [string, ImageElement][] => {
      const [page, stage] = [pages.get(id), staged[at]];
      const picture = page && stage && pictureOn(stage, page, viewport);
      return picture ? [[id, picture]] : [];
    }),
  );
}
