import type { Size } from '@app/deck/deck.ts';
import type { AvatarFraming } from '@app/deck/element.ts';
import { cornerBox } from '@app/deck/presenter/places.ts';
import type { PresenterSpot } from '@app/deck/presenter/spots.ts';
import type { Box } from '@app/deck/presenter/content-boxes.ts';

/** The room of a stage. */
export type Room = Size & {
  viewport: Size;
  /** Whether anything is to be written below the slide. */
  hasWords: boolean;
};

/** What stands where, in the units of the room. */
export type Arranged = {
  slide: Box;
  /** `round`: head and shoulders in a circle. */
  person: (Box & { look: AvatarFraming | 'round'; rotate: number }) | undefined;
  /** Where captions stand. `over`: there was no room below, so they lie on the end of the slide. */
  words: Box & { fontSize: number; over: boolean };
};

/** How much of the width a slide takes whose presenter stands beside it. */
const besideShare = 0.74;
/** Below this width slide, captions and presenter stand one below the other. */
const narrow = 560;
/** Captions below a slide may cost it this much of its size, not more. */
const leastShare = 0.88;

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));
/** Two lines of 42 columns fit into the width. */
const fontFor = (width: number): number => clamp(width * 0.026, 13, 30);
/** As high as two lines with some air. */
const bandFor = (width: number): number => Math.round(fontFor(width) * 3.3 + 8);
/** The presenter of a phone, beside the captions. */
const roundFor = (width: number): number => Math.round(clamp(width * 0.2, 56, 84));
const isNarrow = ({ width, height }: Size): boolean => width < narrow && height > width * 0.5;

const needsStrip = (spot: PresenterSpot): boolean =>
  spot.layout === 'beside' || (spot.layout === 'small' && spot.corner === undefined);

/** How high a stage likes to be for a talk of these spots. */
export function stageHeight(
  width: number,
  { viewport, hasWords, spots }: Omit<Room, 'width' | 'height'> & { spots: readonly PresenterSpot[] },
): number {
  const ratio = viewport.height / viewport.width;
  const words = hasWords ? bandFor(width) : 0;
  if (width < narrow)
    return Math.ceil(width * ratio) + Math.max(words, spots.some(needsStrip) ? roundFor(width) + 12 : 0);
  const beside = spots.filter(({ layout }) => layout === 'beside').length;
  const share = beside * 2 > spots.length ? besideShare : 1;
  return Math.ceil(width * share * ratio) + bandFor(width * share) * (hasWords || share < 1 ? 1 : 0);
}

/** The part of a line of captions that nobody stands in. */
function clearOf(line: Box, person: Box | undefined): Box {
  if (!person || person.top + person.height <= line.top) return line;
  const leftRoom = person.left - line.left;
  const rightRoom = line.left + line.width - (person.left + person.width);
  if (leftRoom >= line.width || rightRoom >= line.width) return line;
  return leftRoom >= rightRoom
    ? { ...line, width: leftRoom }
    : { ...line, left: person.left + person.width, width: rightRoom };
}

/** The presenter of a spot that is on the slide. */
function onSlide(spot: PresenterSpot, slide: Box, viewport: Size): Arranged['person'] {
  const scale = slide.width / viewport.width;
  const placed = ({ left, top, width, height }: Box): Box => ({
    left: slide.left + left * scale,
    top: slide.top + top * scale,
    width: width * scale,
    height: height * scale,
  });
  if (spot.layout === 'slide') return { ...placed(spot.box), look: spot.framing, rotate: spot.rotate };
  if ((spot.layout !== 'corner' && spot.layout !== 'small') || !spot.corner) return undefined;
  return { ...placed(cornerBox(spot.corner, spot.layout, viewport)), look: 'round', rotate: 0 };
}

/** A presenter at the right end of the captions. */
const roundAt = (right: number, line: Box, side: number): Arranged['person'] => ({
  left: right - side - 8,
  top: line.top + (line.height - side) / 2,
  width: side,
  height: side,
  look: 'round',
  rotate: 0,
});

/** Slide, then captions and presenter below it. */
function below(spot: PresenterSpot, { width, height, viewport, hasWords }: Room): Arranged {
  const ratio = viewport.height / viewport.width;
  const round = needsStrip(spot) ? roundFor(width) : 0;
  const strip = Math.max(hasWords ? bandFor(width) : 0, round > 0 ? round + 12 : 0);
  const slideWidth = Math.min(width, Math.max(0, height - strip) / ratio);
  const slideHeight = slideWidth * ratio;
  const top = Math.max(0, (height - slideHeight - strip) / 2);
  const slide = { left: (width - slideWidth) / 2, top, width: slideWidth, height: slideHeight };
  const line = { left: 8, top: top + slideHeight, width: width - 16, height: strip };
  const person = round > 0 ? roundAt(width, line, round) : onSlide(spot, slide, viewport);
  const words = clearOf(line, person);
  return { slide, person, words: { ...words, fontSize: fontFor(words.width), over: false } };
}

/** A slide of at most this width with captions below it; where they would cost it too much they lie over its end. */
function withWords(mostWidth: number, { height, viewport }: Room, band: number, isRoomNeeded = false) {
  const ratio = viewport.height / viewport.width;
  const most = Math.min(mostWidth, height / ratio);
  const small = Math.min(mostWidth, (height - band) / ratio);
  const over = !isRoomNeeded && small < most * leastShare;
  const width = over ? most : small;
  const top = (height - width * ratio - (over ? 0 : band)) / 2;
  const wordsTop = top + width * ratio - (over ? band : 0);
  return { size: { top, width, height: width * ratio }, wordsTop, over };
}

/** Slide and captions on the left, the presenter in a column of its own. */
function besides(room: Room): Arranged {
  const { width, height, hasWords } = room;
  const band = hasWords ? bandFor(width * besideShare) : 0;
  const { size, wordsTop, over } = withWords(width * besideShare, room, band);
  const column = width - size.width;
  const personWidth = Math.min(column, height * 0.75);
  const personHeight = (personWidth * 4) / 3;
  return {
    slide: { left: 0, ...size },
    person: {
      left: size.width + (column - personWidth) / 2,
      top: height - personHeight,
      width: personWidth,
      height: personHeight,
      look: 'whole',
      rotate: 0,
    },
    words: { left: 0, top: wordsTop, width: size.width, height: band, fontSize: fontFor(size.width), over },
  };
}

/** The slide as large as it can be, the presenter on it, below it or not there. */
function filled(spot: PresenterSpot, room: Room): Arranged {
  const { width, viewport, hasWords } = room;
  const isBelow = needsStrip(spot);
  const band = hasWords || isBelow ? bandFor(width) : 0;
  const { size, wordsTop, over } = withWords(width, room, band, isBelow);
  const slide = { left: (width - size.width) / 2, ...size };
  const line = { left: slide.left, top: wordsTop, width: size.width, height: band };
  const person = isBelow ? roundAt(slide.left + size.width, line, band - 8) : onSlide(spot, slide, viewport);
  const words = clearOf(line, person);
  return { slide, person, words: { ...words, fontSize: fontFor(words.width), over } };
}

/** Puts slide, presenter and captions into a room so that none hides another, as long as there is room. */
export function arrange(spot: PresenterSpot, room: Room): Arranged {
  if (isNarrow(room)) return below(spot, room);
  return spot.layout === 'beside' ? besides(room) : filled(spot, room);
}

/** As wide as a stage on a desk: what is arranged for it is right for pictures of any size. */
const pictureWidth = 960;

/** The stage of one page as a picture of its own, without captions. */
export function stillStage(spot: PresenterSpot, viewport: Size): Size & Pick<Arranged, 'slide' | 'person'> {
  const share = spot.layout === 'beside' ? besideShare : 1;
  const strip = share === 1 && needsStrip(spot) ? bandFor(pictureWidth) : 0;
  const room = {
    width: pictureWidth,
    height: (pictureWidth * share * viewport.height) / viewport.width + strip,
  };
  const { slide, person } = arrange(spot, { ...room, viewport, hasWords: false });
  return { ...room, slide, person };
}
