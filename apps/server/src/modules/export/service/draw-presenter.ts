import type { MediaSource } from '@app/deck/pptx/write/context.ts';
import type { PictureLook } from '@app/deck/presenter/pictured.ts';
import sharp, { type OverlayOptions } from 'sharp';
import { nothing } from './gather-media.ts';

// A picture of somebody as the stage shows it (apps/web/src/components/person-frame.module.css): on a board of 600 by 800, of
// which each look shows a part.
const board = { width: 600, height: 800 };
/** Pixels in one of the board's: sharp on a large screen. */
const scale = 1.5;

type Part = { left: number; top: number; width: number; height: number };
const parts: Readonly<Record<PictureLook, Part>> = {
  whole: { left: 0, top: 0, ...board },
  half: { left: 60, top: 40, width: 480, height: 640 },
  head: { left: 90, top: 30, width: 420, height: 560 },
  round: { left: 40, top: 40, width: 520, height: 520 },
};
const jpegQuality = 88;

const svg = ({ width, height }: Pick<Part, 'width' | 'height'>, content: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>`,
  );

/** Nobody's arms or chest end at a straight edge. */
function softEdges(size: Part, fadeFrom: number): Buffer {
  const whole = `width="${size.width}" height="${size.height}"`;
  return svg(
    size,
    `<linearGradient id="x"><stop stop-color="#000"/><stop offset=".07" stop-color="#fff"/><stop offset=".93" stop-color="#fff"/><stop offset="1" stop-color="#000"/></linearGradient>
<linearGradient id="y" x2="0" y2="1"><stop offset="${fadeFrom}" stop-color="#fff"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>
<mask id="m"><rect ${whole} fill="url(#x)"/></mask><rect ${whole} fill="url(#y)" mask="url(#m)"/>`,
  );
}

const ground = (size: Part): Buffer =>
  svg(
    size,
    `<radialGradient id="g" cy=".35" r=".76"><stop stop-color="#2f5a5f"/><stop offset=".6" stop-color="#1a3135"/><stop offset="1" stop-color="#122225"/></radialGradient>
<rect width="${size.width}" height="${size.height}" fill="url(#g)"/>`,
  );

const scaled = (part: Part): Part => ({
  left: part.left * scale,
  top: part.top * scale,
  width: part.width * scale,
  height: part.height * scale,
});

/** What stands in a circle; nobody where nothing is given. */
const onGround = (layers: OverlayOptions[]): Promise<Uint8Array> =>
  sharp(ground(scaled(parts.round)))
    .composite(layers)
    .jpeg({ quality: jpegQuality })
    .toBuffer();

/** A picture of somebody, WebP or SVG, as pixels of this look. */
async function drawn(picture: Uint8Array, look: PictureLook): Promise<Uint8Array> {
  const { width, height } = scaled(parts.whole);
  const person = await sharp(picture, { density: 72 * scale })
    .resize({ width, height, fit: 'contain', position: 'bottom', background: '#0000' })
    .png()
    .toBuffer();
  const part = scaled(parts[look]);
  const cut = await sharp(person).extract(part).png().toBuffer();
  if (look === 'round') return onGround([{ input: cut }]);
  const edges = softEdges(part, look === 'whole' ? 0.93 : 0.9);
  return sharp(cut)
    .composite([{ input: edges, blend: 'dest-in' }])
    .png()
    .toBuffer();
}

/** A picture of somebody as it goes into a file; drawn when its turn comes. One that cannot be had is told and left empty. */
export const presenterPicture = (
  read: () => Promise<Uint8Array>,
  look: PictureLook,
  onBroken: () => void,
): MediaSource => ({
  type: look === 'round' ? 'jpg' : 'png',
  read: async () => {
    try {
      return await drawn(await read(), look);
    } catch {
      onBroken();
      return look === 'round' ? onGround([]) : nothing();
    }
  },
});
