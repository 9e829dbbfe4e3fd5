import { brightness } from './colour.ts';
import type { FacePoints } from '../face/find-points.ts';
import type { Picture } from '../photo/picture.ts';
import type { Plane, Size } from './plane.ts';

/** The size of every avatar's picture. */
export const portraitSize: Size = { width: 960, height: 1280 };

/** A person cut out of a photo, framed as an avatar is: colours, what is seen of each pixel, and the points of the face. */
export type Portrait = Size & {
  colours: [red: Plane, green: Plane, blue: Plane];
  alpha: Plane;
  points: FacePoints['points'];
  /** The distance between the pupils, in pixels. */
  pupils: number;
};

/** The light of colours. */
export function lightOf([red, green, blue]: Portrait['colours']): Plane {
  return red.map((r, i) => brightness(r, green[i] as number, blue[i] as number));
}

/** The colours and the alpha of a picture, as it is. */
export function planesOf({ data }: Picture): Pick<Portrait, 'colours' | 'alpha'> {
  const plane = (channel: number) =>
    new Float32Array(data.length / 4).map((_, i) => (data[i * 4 + channel] as number) / 255);
  return { colours: [plane(0), plane(1), plane(2)], alpha: plane(3) };
}

/** Colours and alpha as bytes, for an encoder. */
export function bytesOf({ colours, alpha }: Pick<Portrait, 'colours' | 'alpha'>): Uint8Array {
  const bytes = new Uint8Array(alpha.length * 4);
  [...colours, alpha].forEach((plane, channel) => {
    for (let i = 0; i < plane.length; i++)
      bytes[i * 4 + channel] = Math.min(255, Math.max(0, Math.round((plane[i] as number) * 255)));
  });
  return bytes;
}
