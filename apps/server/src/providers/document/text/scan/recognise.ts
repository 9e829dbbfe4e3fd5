import type { ScanFiles } from './files.ts';
import { type FoundLine, loadFinder } from './find-lines.ts';
import { type Box, type GreyPicture, turned } from './picture.ts';
import { loadReader } from './read-line.ts';

/** A line that was read, where it stands, and the picture it stands in: a page may have been turned to be read. */
export type ScannedLine = Box & { text: string };
export type ScannedPage = { lines: ScannedLine[]; width: number; height: number };

export type Recogniser = (picture: GreyPicture) => Promise<ScannedPage>;

const leastConfidence = 0.5;
/** Below, lines lean so little that they are read as they are; in degrees. */
const leastTilt = 0.4;
const mostTilt = 15;
/** Lines that are read to see whether a page stands on its head. */
const probes = 3;
const upright = 0.8;

const median = (values: number[]) => values.sort((one, other) => one - other)[values.length >> 1] ?? 0;
const isLong = ({ width, height }: Box) => width > height * 5;

/** How far the lines of a page lean, in degrees, by the long ones. */
function tiltOf(lines: readonly FoundLine[]): number {
  const long = lines.filter((line) => line.width > line.height * 3);
  if (long.length < 2) return 0;
  const tilt = (Math.atan(median(long.map(({ slope }) => slope))) * 180) / Math.PI;
  return Math.abs(tilt) < leastTilt || Math.abs(tilt) > mostTilt ? 0 : tilt;
}

/** Whether a page lies on its side: its lines are high. */
const isOnSide = (lines: readonly FoundLine[]): boolean => {
  const high = lines.filter(({ width, height }) => height > width * 3).length;
  return high >= 3 && high > lines.filter(({ width, height }) => width > height * 3).length;
};

/** Loads the models once; each page then takes a second or two. */
export async function loadRecogniser({ finder, reader, letters }: ScanFiles): Promise<Recogniser> {
  const find = await loadFinder(finder);
  const read = await loadReader(reader, letters);

  async function sureness(picture: GreyPicture, lines: readonly FoundLine[]): Promise<number> {
    const longest = lines
      .filter(isLong)
      .toSorted((one, other) => other.width - one.width)
      .slice(0, probes);
    let sum = 0;
    for (const line of longest) sum += (await read(picture, line)).confidence;
    return longest.length === 0 ? 1 : sum / longest.length;
  }

  /** The page as it is read: upright, and its lines level. */
  async function straighten(given: GreyPicture): Promise<{ picture: GreyPicture; lines: FoundLine[] }> {
    let picture = given;
    let lines = await find(picture);
    if (isOnSide(lines)) {
      picture = await turned(picture, 90);
      lines = await find(picture);
    }
    const sure = await sureness(picture, lines);
    if (sure < upright) {
      const over = await turned(picture, 180);
      const found = await find(over);
      if ((await sureness(over, found)) > sure) [picture, lines] = [over, found];
    }
    const tilt = tiltOf(lines);
    if (tilt !== 0) {
      picture = await turned(picture, -tilt);
      lines = await find(picture);
    }
    return { picture, lines };
  }

  return async (given) => {
    const { picture, lines: found } = await straighten(given);
    const lines: ScannedLine[] = [];
    for (const { x, y, width, height } of found) {
      const line = { x, y, width, height };
      const { text, confidence } = await read(picture, line);
      if (text !== '' && confidence >= leastConfidence) lines.push({ ...line, text });
    }
    return { lines, width: picture.width, height: picture.height };
  };
}
