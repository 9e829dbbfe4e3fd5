import type { Fill } from '../paint.ts';
import type { Bullet, TextBody } from '../text.ts';
import type { MapAddress } from './define.ts';

/** The paint with its picture's address replaced. */
export const mapFill = (fill: Fill, map: MapAddress): Fill =>
  fill.kind === 'picture' ? { ...fill, url: map(fill.url) } : fill;

/** `{ fill }` with its address replaced, or nothing where there is no paint: to be spread into an element. */
export const filled = (fill: Fill | undefined, map: MapAddress): { fill?: Fill } =>
  fill ? { fill: mapFill(fill, map) } : {};

/** `{ bullet }` with its address replaced, or nothing where it has none. */
export const bulleted = (bullet: Bullet | undefined, map: MapAddress): { bullet?: Bullet } =>
  bullet?.kind === 'picture' ? { bullet: { ...bullet, url: map(bullet.url) } } : {};

/** The text with the addresses of its bullets and letters' paints replaced. */
export const mapText = (body: TextBody, map: MapAddress): TextBody => ({
  ...body,
  paragraphs: body.paragraphs.map((paragraph) => ({
    ...paragraph,
    ...bulleted(paragraph.bullet, map),
    runs: paragraph.runs.map((run) => ({ ...run, ...filled(run.fill, map) })),
  })),
});
