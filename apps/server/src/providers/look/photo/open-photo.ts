import sharp from 'sharp';
import type { Box, Crop } from '../port.ts';
import { countScans } from './count-scans.ts';
import { beyond, type Picture } from './picture.ts';

/** A photo that cannot be decoded; nothing of it is used. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
}

export type PhotoSize = { width: number; height: number };

/** What was opened: the part of the photo that was asked for, smaller by `scale` and turned as its crop says. */
export type OpenPhoto = {
  size: PhotoSize;
  crop: Crop;
  scale: number;
  picture: Picture;
  /** Somebody has taken the background away already. */
  isCutOut: boolean;
};

/** Spec of the checks: read from the header, before a pixel is decoded. */
const mostPixelsOfPhoto = 40_000_000;
/** Cameras and programs write about ten; each one costs as much as a photo of its own. */
const mostScans = 100;
const formats = new Set(['png', 'jpeg']);

const decoder = (photo: Uint8Array) => sharp(photo, { limitInputPixels: mostPixelsOfPhoto, failOn: 'error' });

/** The size of a photo as it is seen, from its header alone. */
async function sizeOfPhoto(photo: Uint8Array, mostPixels: number): Promise<PhotoSize> {
  const { format, autoOrient } = await decoder(photo)
    .metadata()
    .catch((error: Error) => {
      throw new Unreadable(error.message);
    });
  if (!formats.has(format)) throw new Unreadable(`it is a ${format}`);
  if (autoOrient.width * autoOrient.height > mostPixels) throw new Unreadable('it has too many pixels');
  if (format === 'jpeg' && countScans(photo) > mostScans) throw new Unreadable('it has too many scans');
  return { width: autoOrient.width, height: autoOrient.height };
}

/** The upright box around a turned one, as far as the photo goes. */
function boxAround({ left, top, width, height, turn }: Crop, size: PhotoSize): Box {
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  const [wide, high] = [width * cos + height * sin, width * sin + height * cos];
  const [x, y] = [left + width / 2, top + height / 2];
  const from = { left: Math.max(0, Math.floor(x - wide / 2)), top: Math.max(0, Math.floor(y - high / 2)) };
  const to = {
    right: Math.min(size.width, Math.ceil(x + wide / 2)),
    bottom: Math.min(size.height, Math.ceil(y + high / 2)),
  };
  if (to.right - from.left < 2 || to.bottom - from.top < 2) throw new Unreadable('the crop is outside of it');
  return { ...from, width: to.right - from.left, height: to.bottom - from.top };
}

/** Over grey; the alpha stays, because it says what the background is. */
function flatten(data: Uint8Array): void {
  for (let i = 0; i < data.length; i += 4) {
    const alpha = (data[i + 3] as number) / 255;
    if (alpha === 1) continue;
    for (let c = 0; c < 3; c++) data[i + c] = (data[i + c] as number) * alpha + beyond * (1 - alpha);
  }
}

/** Takes the crop out of its surroundings: turned, and transparent where the photo ends. */
function cutOut({ width, height, data }: Picture, around: Box, crop: Crop, scale: number): Picture {
  const angle = (-crop.turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const cut: Picture = {
    width: Math.round(crop.width * scale),
    height: Math.round(crop.height * scale),
    data: new Uint8Array(Math.round(crop.width * scale) * Math.round(crop.height * scale) * 4).fill(beyond),
  };
  const [middleX, middleY] = [
    (crop.left + crop.width / 2 - around.left) * (width / around.width),
    (crop.top + crop.height / 2 - around.top) * (height / around.height),
  ];
  for (let y = 0; y < cut.height; y++)
    for (let x = 0; x < cut.width; x++) {
      const [dx, dy] = [x + 0.5 - cut.width / 2, y + 0.5 - cut.height / 2];
      const fromX = middleX + dx * cos - dy * sin - 0.5;
      const fromY = middleY + dx * sin + dy * cos - 0.5;
      const to = (y * cut.width + x) * 4;
      const [ix, iy] = [Math.floor(fromX), Math.floor(fromY)];
      if (ix < 0 || iy < 0 || ix >= width - 1 || iy >= height - 1) {
        cut.data[to + 3] = 0;
        continue;
      }
      const [fx, fy] = [fromX - ix, fromY - iy];
      const from = (iy * width + ix) * 4;
      for (let c = 0; c < 4; c++) {
        const above = (data[from + c] as number) * (1 - fx) + (data[from + 4 + c] as number) * fx;
        const next = from + width * 4 + c;
        const below = (data[next] as number) * (1 - fx) + (data[next + 4] as number) * fx;
        cut.data[to + c] = above * (1 - fy) + below * fy + 0.5;
      }
    }
  return cut;
}

const isWhole = (crop: Crop, size: PhotoSize): boolean =>
  crop.turn === 0 &&
  crop.left >= 0 &&
  crop.top >= 0 &&
  crop.left + crop.width <= size.width &&
  crop.top + crop.height <= size.height;

/** How much of a photo is transparent when its background is. */
const leastTransparent = 0.05;

function isTransparent({ data }: Picture): boolean {
  let clear = 0;
  for (let i = 3; i < data.length; i += 4) if ((data[i] as number) < 128) clear++;
  return clear > (data.length / 4) * leastTransparent;
}

/** Decodes a photo, or a part of it, upright and in sRGB: with its longer side at most `longest`, or at a scale. */
export async function openPhoto(
  photo: Uint8Array,
  given: Crop | undefined,
  wanted: ({ longest: number } | { scale: number }) & { mostPixels?: number | undefined },
): Promise<OpenPhoto> {
  const size = await sizeOfPhoto(photo, wanted.mostPixels ?? mostPixelsOfPhoto);
  const crop = given ?? { left: 0, top: 0, ...size, turn: 0 };
  const around = boxAround(crop, size);
  const scale =
    'scale' in wanted ? wanted.scale : Math.min(1, wanted.longest / Math.max(crop.width, crop.height));
  const [width, height] = [
    Math.max(2, Math.round(around.width * scale)),
    Math.max(2, Math.round(around.height * scale)),
  ];
  const { data, info } = await decoder(photo)
    .autoOrient()
    .extract(around)
    .resize(width, height, { fit: 'fill' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
    .catch((error: Error) => {
      throw new Unreadable(error.message);
    });
  flatten(data);
  const whole: Picture = { width: info.width, height: info.height, data };
  const picture = isWhole(crop, size) ? whole : cutOut(whole, around, crop, scale);
  return { size, crop, scale, picture, isCutOut: isTransparent(whole) };
}
