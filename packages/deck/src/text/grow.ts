import type { Drawn } from '../drawn.ts';
import type { Box } from '../element.ts';
import type { TextBody, TextDirection } from '../text.ts';

/** The side of a box along which lines follow each other. */
export const growingSide = (direction: TextDirection | undefined): 'width' | 'height' =>
  direction === undefined || direction === 'horizontal' ? 'height' : 'width';

const shares = { top: 0, middle: 0.5, bottom: 1 } as const;

/** The share of what a box grows by that goes to its left or top: lines stay where they are. */
function shareBefore({
  anchor,
  direction = 'horizontal',
}: Pick<Drawn<TextBody>, 'anchor' | 'direction'>): number {
  const share = shares[anchor];
  // These begin at the right side of their box.
  return direction === 'turned-90' || direction === 'vertical-rl' ? 1 - share : share;
}

type Grown = Pick<Box, 'left' | 'top' | 'width' | 'height'>;

/** A box whose growing side is as long as its text needs; what is turned grows along its own sides. */
export function grownBox(
  box: Grown & Pick<Box, 'rotate'>,
  text: Pick<Drawn<TextBody>, 'anchor' | 'direction'>,
  needed: number,
): Grown {
  const side = growingSide(text.direction);
  const more = needed - box[side];
  // The middle moves along the growing side; a turned box is drawn about its middle.
  const shift = more * (0.5 - shareBefore(text));
  const turned = (box.rotate * Math.PI) / 180;
  const [right, down] =
    side === 'height'
      ? [-shift * Math.sin(turned), shift * Math.cos(turned)]
      : [shift * Math.cos(turned), shift * Math.sin(turned)];
  const [width, height] = side === 'height' ? [box.width, needed] : [needed, box.height];
  return {
    left: box.left + right - (width - box.width) / 2,
    top: box.top + down - (height - box.height) / 2,
    width,
    height,
  };
}

/** The smallest that letters become to fit. */
export const leastScale = 0.25;

/** The largest share of their sizes at which letters fit, to a hundredth; the least one where none does. */
export function fittingScale(fits: (scale: number) => boolean): number {
  if (fits(1)) return 1;
  let [low, high] = [leastScale * 100, 100];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (fits(middle / 100)) low = middle;
    else high = middle;
  }
  return low / 100;
}
