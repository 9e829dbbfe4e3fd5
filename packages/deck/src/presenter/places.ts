import type { Size } from '../deck.ts';
import { defaultAvatarBox } from '../defaults.ts';
import type { DrawnElement } from '../drawn.ts';
import type { AvatarFraming } from '../element.ts';
import { type Box, contentBoxes, coveredShare } from './content-boxes.ts';

/** In the order in which a presenter likes to stand there. */
export const corners = ['bottom-right', 'bottom-left', 'top-right', 'top-left'] as const;
export type Corner = (typeof corners)[number];

/** How large the round picture is that stands in a corner, as a share of the slide's height. */
export const cornerSizes = { corner: 0.34, small: 0.2 } as const;
/** Room between it and the edges, and to whatever is beside it. */
const gapShare = 0.02;

/** The box of a picture in a corner. */
export function cornerBox(corner: Corner, size: keyof typeof cornerSizes, { width, height }: Size): Box {
  const side = cornerSizes[size] * height;
  const gap = gapShare * height;
  return {
    left: corner.endsWith('left') ? gap : width - side - gap,
    top: corner.startsWith('top') ? gap : height - side - gap,
    width: side,
    height: side,
  };
}

const widened = ({ left, top, width, height }: Box, by: number): Box => ({
  left: left - by,
  top: top - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

/** Where there is room for a presenter on a slide. */
export type Places = {
  /** The slide's own avatar element. `isUsual`: nobody has moved it from where new slides have it, or framed it otherwise. */
  element: (Box & { rotate: number; framing: AvatarFraming; isUsual: boolean }) | undefined;
  /** Nothing that is talked about lies in the usual place. */
  isUsualFree: boolean;
  /** The first corner with room for a picture of each size. */
  corner: Corner | undefined;
  small: Corner | undefined;
};

const isSame = (one: Box, other: Box): boolean =>
  (['left', 'top', 'width', 'height'] as const).every((side) => Math.abs(one[side] - other[side]) < 0.5);

export function placesOn(elements: readonly DrawnElement[], viewport: Size): Places {
  const content = contentBoxes(elements, viewport);
  const usual = defaultAvatarBox(viewport);
  const found = elements.find((element) => element.type === 'avatar');
  const framing = found?.framing ?? 'whole';
  const free = (size: keyof typeof cornerSizes) =>
    corners.find((corner) => {
      const box = widened(cornerBox(corner, size, viewport), gapShare * viewport.height * 0.5);
      return coveredShare(box, content) === 0;
    });
  return {
    element: found && {
      left: found.left,
      top: found.top,
      width: found.width,
      height: found.height,
      rotate: found.rotate,
      framing,
      isUsual: found.rotate === 0 && framing === 'whole' && isSame(found, usual),
    },
    isUsualFree: coveredShare(usual, content) === 0,
    corner: free('corner'),
    small: free('small'),
  };
}
