import type { Size } from '../../deck.ts';
import type { NewId } from '../../defaults.ts';
import { child, type XmlNode } from '../package/nodes.ts';
import type { Part } from '../package/package.ts';
import type { ColorSpace } from './color.ts';
import type { MediaList } from './media.ts';
import { namesOf } from './placeholder.ts';
import type { LostThing, NotKept } from './report.ts';
import { short } from './short.ts';
import type { PptxTheme } from './theme.ts';

/** What is the same for all slides of a deck. */
export type DeckContext = {
  /** Viewport units in one EMU. */
  scale: number;
  viewport: Size;
  media: MediaList;
  newId: NewId;
  /** Ids of slides by the path of their part, for jumps. */
  slideIds: ReadonlyMap<string, string>;
  openPart(path: string): Part | undefined;
  /** The table styles that the file brings. */
  tableStyles: XmlNode | undefined;
};

/** What reading a slide, or the layout or master it stands on, needs to know. */
export type Context = DeckContext & {
  /** The part whose relations are meant. */
  part: Part;
  theme: PptxTheme;
  colors: ColorSpace;
  /** Absent on layouts and masters. */
  slideNumber?: number;
  /** What the shapes of the slide itself became: the ids of their elements and groups by the numbers of the file. */
  targets: Map<string, string>;
  notKept: NotKept[];
};

// Far outside of any slide; files made to break programs hold numbers beyond all sense.
const farthest = 1_000_000;

/** Hundredths: more digits only make a deck longer. */
export const round = (value: number): number =>
  Number.isFinite(value) ? Math.round(Math.min(farthest, Math.max(-farthest, value)) * 100) / 100 : 0;

/** A length of the file in viewport units. */
export const toUnits = ({ scale }: DeckContext, emu: number): number => round(emu * scale);

/** The format's font sizes and spacings are in hundredths of a point. */
export const pointsToUnits = (context: DeckContext, hundredths: number): number =>
  toUnits(context, hundredths * 127);

/** Notes what a shape has become; the first of several things stands for it. */
export function noteTarget({ targets }: Context, shape: XmlNode, id: string): void {
  const number = child(namesOf(shape), 'p:cNvPr')?.attributes['id'];
  if (number !== undefined && !targets.has(number)) targets.set(number, id);
}

/** Notes that something could not be kept, by its name, and the words that went with it. */
export function lose(
  { notKept }: Pick<Context, 'notKept'>,
  what: LostThing,
  name?: string,
  words?: string,
): void {
  notKept.push({ what, ...(name && { name: short(name, 500) }), ...(words && { words: short(words, 500) }) });
}
