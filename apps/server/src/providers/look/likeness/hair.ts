import { point } from '@app/player/avatar/topology.ts';
import { type Colour, medianColour } from '../paint/colour.ts';
import { type FaceView, range } from '../paint/face-view.ts';

/** The uppermost point of the face. */
const top = 10;
/** How near a colour is to that of the hair above, against how bright that is: black hair is no black jacket. */
const alike = 0.35;
const step = 0.02;
/** Hair that is wider than this beside the jaw falls over the ears. */
export const falling = 0.5;

/** What the hair of somebody is like. Lengths are distances between the pupils. */
export type Hair = {
  /** The share of the crown, and of the upper forehead, that is no skin. */
  crown: number;
  fringe: number;
  colour: Colour;
  /** How wide hair is beside the face, both sides together: at the temples, the ears, the jaw, and beside the neck. */
  temples: number;
  ears: number;
  jaw: number;
  neck: number;
};

const shareOf = <Item>(items: readonly Item[], isSo: (item: Item) => boolean): number =>
  items.length === 0 ? 0 : items.filter(isSo).length / items.length;

const apart = (a: Colour, b: Colour): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

/** Whoever is cut out has nothing but hair above the face and, besides ears, beside it. */
export function hairOf(view: FaceView, isSkin: (colour: Colour) => boolean): Hair {
  const isHair = (colour: Colour) => !isSkin(colour);
  const [topX, topY] = view.place(top);
  const across = range(topX - 0.6, topX + 0.6, 31);

  const crown = view.colours(across, range(topY - 1.2, topY - 0.05, 30));
  /** The upper half of each column of it is hair also where that has the colour of skin, unless the head is bald. */
  const upper = across.flatMap((x) => {
    let end = topY;
    while (view.colourAt(x, end - step)) end -= step;
    return view.colours([x], range(end + 0.06, (end + topY) / 2, 10));
  });

  /** What is beside the face at some heights; the widths are their means. */
  const beside = (heights: readonly number[]) => {
    const colours = heights.flatMap((y) =>
      ([-1, 1] as const).flatMap((side) => {
        const edge = view.edge(side, y);
        return range(0.04, 1.6, 79).flatMap((away) => {
          const colour = view.colourAt(edge + side * away, y);
          return colour && isHair(colour) ? [colour] : [];
        });
      }),
    );
    return { colours, width: (colours.length * step) / heights.length };
  };
  const nose = view.place(point.underNose)[1];
  const mouth = view.place(point.upperLip)[1];
  const [chinX, chinY] = view.place(point.chin);
  const temples = beside([-0.4, -0.2]);
  const jaw = beside([mouth, mouth + 0.1, mouth + 0.2]);
  const sides = [...range(-1.5, -0.6, 46), ...range(0.6, 1.5, 46)].map((x) => chinX + x);
  const atNeck = view.colours(sides, [chinY + 0.4, chinY + 0.6]);
  const hairAtJaw = medianColour(jaw.colours);
  const mostApart = alike * Math.hypot(...hairAtJaw);
  const shareOfCrown = shareOf(crown, isHair);
  return {
    crown: shareOfCrown,
    fringe: shareOf(
      view.colours(range(topX - 0.5, topX + 0.5, 26), range(topY + 0.02, topY + 0.3, 8)),
      isHair,
    ),
    // A crown in the shade says less about hair that falls along the face than that does.
    colour: medianColour(
      shareOfCrown < baldCrown ? temples.colours : jaw.width > falling ? [...upper, ...jaw.colours] : upper,
    ),
    temples: temples.width,
    ears: beside([nose - 0.1, nose, nose + 0.1]).width,
    jaw: jaw.width,
    neck:
      (atNeck.filter((colour) => isHair(colour) && apart(colour, hairAtJaw) < mostApart).length * step) / 2,
  };
}

/** Less hair than this on the crown is none. */
export const baldCrown = 0.2;
