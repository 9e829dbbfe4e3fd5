import type { Character } from './character.ts';
import { blend, fade } from './colours.ts';
import { brush, trace } from './curves.ts';
import { type Dot, dots, dotsOf, moved } from './dots.ts';
import { type Brushwork, drawMarks, softPatch, throwShadow } from './marks.ts';

type Patch = [place: readonly [number, number], rx: number, ry: number, colour: string, alpha: number];

/** The outline of the face where it is now. */
export const faceLine = ({ places }: Brushwork, { face }: Character): Dot[] =>
  moved(dotsOf(face), places.face);

/** The neck, with the shadow of the chin on it. */
export function drawNeck({ pen, places }: Brushwork, { neck, skin }: Character, face: readonly Dot[]): void {
  pen.save();
  pen.beginPath();
  trace(pen, moved(dotsOf(neck), places.neck));
  const gradient = pen.createLinearGradient(-60, 0, 70, 0);
  gradient.addColorStop(0, skin.base);
  gradient.addColorStop(0.45, blend(skin.base, skin.shade, 0.22));
  gradient.addColorStop(1, blend(skin.base, skin.shade, 0.75));
  pen.fillStyle = gradient;
  pen.fill();
  pen.clip();
  pen.translate(places.yaw * -18 + 7, 25);
  pen.beginPath();
  trace(pen, face);
  pen.fillStyle = fade(blend(skin.shade, skin.deep, 0.28), 0.78);
  pen.fill();
  pen.restore();
}

/** The ear on one side: -1 is the viewer's left. */
export function drawEar({ pen, places }: Brushwork, { ears, skin }: Character, side: 1 | -1): void {
  const line = (numbers: readonly number[]) =>
    moved(
      dots(
        numbers.map((value, i) =>
          i % 2 === 0 ? side * (ears.x + value * ears.size) : ears.y + value * ears.size,
        ),
      ),
      places.ear,
    );
  pen.beginPath();
  trace(pen, line([-18, -28, 2, -36, 12, -30, 14, -12, 10, 8, 5, 25, -4, 32, -18, 20]));
  // The light comes from the viewer's left.
  pen.fillStyle = side < 0 ? blend(skin.base, skin.blush, 0.12) : blend(skin.shade, skin.blush, 0.2);
  pen.fill();
  pen.beginPath();
  brush(pen, line([-4, -22, 4, -27, 9, -19, 8, -4, 2, 9]), 3.2, 'both');
  brush(pen, line([-2, -9, 3, -1, -2, 9]), 2.6, 'both');
  pen.fillStyle = fade(skin.deep, 0.5);
  pen.fill();
}

/** The skull under the hair: no daylight between hair and face. */
export function drawSkull({ pen, places }: Brushwork, { head, skull }: Character): void {
  const [x, y] = places.skull(0, -72);
  pen.beginPath();
  pen.ellipse(x, y, 95 * head, 90 * head, 0, 0, 7);
  pen.fillStyle = skull;
  pen.fill();
}

/** The skin of the face with light, shade and the shadow of the hair. */
export function drawFace(work: Brushwork, { skin, layers }: Character, face: readonly Dot[]): void {
  const { pen, places } = work;
  pen.save();
  pen.beginPath();
  trace(pen, face);
  const [x0, y0] = places.face(-80, -60);
  const [x1, y1] = places.face(92, 90);
  const gradient = pen.createLinearGradient(x0, y0, x1, y1);
  gradient.addColorStop(0, skin.light);
  gradient.addColorStop(0.5, skin.base);
  gradient.addColorStop(1, blend(skin.base, skin.shade, 0.42));
  pen.fillStyle = gradient;
  pen.fill();
  pen.clip();
  // The side that is turned from the light: all of the face but the same outline a little aside.
  pen.save();
  pen.beginPath();
  pen.rect(-140, -220, 280, 440);
  pen.translate(-11 - places.yaw * 26, -5);
  trace(pen, face);
  pen.fillStyle = fade(skin.shade, 0.5);
  pen.fill('evenodd');
  pen.restore();
  const [x, y] = places.at(84, 40);
  softPatch(pen, { x, y, rx: 60, ry: 120, colour: skin.shade, alpha: 0.42 });
  const shadow = { follow: 'hair', dx: 4 - places.yaw * 8, dy: 9, colour: fade(skin.shade, 0.55) } as const;
  throwShadow(work, layers.hair, shadow);
  drawMarks(work, layers.shaven, 'skin');
  pen.restore();
}

/** Blush that rises with a smile, light on forehead and chin; at a turn none of it leaves the face. */
export function drawBlush(
  { pen, places }: Brushwork,
  { skin, blush, chinLight }: Character,
  face: readonly Dot[],
): void {
  pen.save();
  pen.beginPath();
  trace(pen, face);
  pen.clip();
  const smile = Math.max(0, places.shape.smile);
  const patch = (...[[x, y], rx, ry, colour, alpha]: Patch) =>
    softPatch(pen, { x, y, rx, ry, colour, alpha });
  for (const side of [-1, 1]) {
    const [x, y] = places.skin(side * blush.x, blush.y - smile * 5);
    patch([x, y], 38, 28, skin.blush, blush.alpha + 0.1 * smile);
    softPatch(pen, {
      x: x - 3,
      y: y - 17,
      rx: 25,
      ry: 9,
      colour: skin.light,
      alpha: 0.12 + 0.3 * smile,
      turn: side * -0.25,
    });
  }
  patch(places.at(-14, -78), 64, 44, skin.light, 0.55);
  patch(places.skin(-4, 130), 26, 14, skin.light, chinLight);
  pen.restore();
}
