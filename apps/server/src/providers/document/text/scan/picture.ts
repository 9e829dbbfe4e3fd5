import sharp, { type Sharp } from 'sharp';

/** A picture in shades of grey, one byte a pixel, line by line from the top. */
export type GreyPicture = { data: Uint8Array; width: number; height: number };

/** A place in a picture, in pixels. */
export type Box = { x: number; y: number; width: number; height: number };

sharp.concurrency(1);

const open = ({ data, width, height }: GreyPicture) => sharp(data, { raw: { width, height, channels: 1 } });

async function pixels(image: Sharp): Promise<GreyPicture> {
  const { data, info } = await image.toColourspace('b-w').raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** The picture, or a part of it, in another size. */
export function resized(
  picture: GreyPicture,
  width: number,
  height: number,
  part?: Box,
): Promise<GreyPicture> {
  const image = open(picture);
  if (part) image.extract({ left: part.x, top: part.y, width: part.width, height: part.height });
  return pixels(image.resize(width, height, { fit: 'fill', kernel: 'cubic' }));
}

/** The picture turned clockwise; what comes into view is white. */
export const turned = (picture: GreyPicture, degrees: number): Promise<GreyPicture> =>
  pixels(open(picture).rotate(degrees, { background: '#fff' }));
