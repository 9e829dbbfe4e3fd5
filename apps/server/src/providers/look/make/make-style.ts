import { drawnLook } from '@app/contract/avatar/states/look.ts';
import type { naturalLook } from '@app/contract/avatar/states/style.ts';
import type { CharacterFile } from '@app/contract/character/schema.ts';
import { posterOf } from '@app/player/avatar/drawn/poster.ts';
import sharp, { type OverlayOptions } from 'sharp';
import { masksOf } from '../paint/masks.ts';
import type { Size } from '../paint/plane.ts';
import { bytesOf, type Portrait } from '../paint/portrait.ts';
import { lampOn } from '../paint/relief.ts';
import { warped } from '../paint/warp.ts';
import type { OwnLook, StyleImage } from '../port.ts';
import { cinematic } from '../styles/cinematic.ts';
import { drawLikeness } from '../likeness/draw-likeness.ts';
import { film } from '../styles/film.ts';
import { likenessOf } from '../likeness/likeness.ts';
import { studio } from '../styles/studio.ts';
import type { Sitter, Style } from '../styles/style.ts';

type OwnStyle = Exclude<OwnLook, typeof naturalLook>;
/** The styles that are painted over the photo. */
type PaintedStyle = Exclude<OwnStyle, typeof drawnLook>;

/** In the order in which they are offered. */
const styles: Record<PaintedStyle, Style> = { studio, cinematic, film };

export const paintedStyles = Object.keys(styles) as PaintedStyle[];

const imageSize = { width: 720, height: 960 };

/** Finds once what every style needs. `triangles` are those of the whole face. */
export function sitterOf(portrait: Portrait, triangles: readonly number[]): Sitter {
  return { portrait, masks: masksOf(portrait), lamp: (from) => lampOn(portrait, triangles, from) };
}

/** A person in a style, ready to be made movable. */
export function paintStyle(sitter: Sitter, name: PaintedStyle): Portrait {
  const { paint, warp } = styles[name];
  const painted = { ...sitter.portrait, colours: paint(sitter) };
  return warp ? warped(painted, warp) : painted;
}

/** What is behind a drawn likeness. */
const drawnBackground: Style['background'] = ['#e3eee8', '#a9c6bd'];

/** The four that are offered: two like photos, two like games. */
const offered: OwnStyle[] = [...paintedStyles, drawnLook];

async function before([middle, edge]: Style['background'], { width, height }: Size, person: OverlayOptions) {
  const background = `<svg width="${width}" height="${height}"><radialGradient id="g" cy=".35" r=".8"><stop stop-color="${middle}"/><stop offset="1" stop-color="${edge}"/></radialGradient><rect width="100%" height="100%" fill="url(#g)"/></svg>`;
  const whole = await sharp(Buffer.from(background))
    .composite([person])
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer();
  return sharp(whole).resize(imageSize).webp({ quality: 84, effort: 4 }).toBuffer();
}

/** A person drawn by the parts that are most like them. */
export const drawnFrom = (portrait: Portrait): CharacterFile => drawLikeness(likenessOf(portrait));

/** The picture of a style: the person before its background. */
async function styleImage(sitter: Sitter, style: OwnStyle): Promise<StyleImage> {
  const { width, height } = sitter.portrait;
  if (style === drawnLook) {
    const character = drawnFrom(sitter.portrait);
    const drawing = await sharp(Buffer.from(posterOf(character)))
      .resize(width, height)
      .png()
      .toBuffer();
    return {
      style,
      character,
      picture: await before(drawnBackground, { width, height }, { input: drawing }),
    };
  }
  const input = Buffer.from(bytesOf(paintStyle(sitter, style)));
  const raw = { width, height, channels: 4 } as const;
  return { style, picture: await before(styles[style].background, { width, height }, { input, raw }) };
}

/** Makes the images of all styles that are offered, one by one. */
export async function makeStyles(
  portrait: Portrait,
  triangles: readonly number[],
  onStyle: (image: StyleImage) => void,
): Promise<StyleImage[]> {
  const sitter = sitterOf(portrait, triangles);
  const images: StyleImage[] = [];
  for (const style of offered) {
    const image = await styleImage(sitter, style);
    onStyle(image);
    images.push(image);
  }
  return images;
}
