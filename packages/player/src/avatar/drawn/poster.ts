import type { CharacterFile } from '@app/contract/character/schema.ts';
import { neutralPose, type Pose, restSmile } from '../pose.ts';
import { addUnits } from '../units.ts';
import { board } from './board.ts';
import { compose } from './compose.ts';
import { drawCharacter } from './draw.ts';
import { SvgPen } from './svg-pen.ts';

/** The part of a poster that a small square shows. */
const face = { left: 84, top: 62, side: 432 };

function atRest(): Pose {
  const pose = { ...neutralPose(), breath: 0.5 };
  addUnits(pose.units, { cornersUp: restSmile });
  return pose;
}

/** A presenter, usually at rest, as an SVG file. The figure fades at the lower edge; `#face` shows the face alone. */
export function posterOf(file: CharacterFile, pose = atRest()): string {
  const pen = new SvgPen();
  drawCharacter(pen, compose(file), pose);
  const { width, height, fadeFrom } = board;
  const fade = [
    `<linearGradient id="fade" gradientUnits="userSpaceOnUse" x1="0" y1="${fadeFrom}" x2="0" y2="${height}">`,
    '<stop stop-color="#fff"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>',
    `<mask id="soft" maskUnits="userSpaceOnUse" x="0" y="0" width="${width}" height="${height}">`,
    `<path d="M0 0H${width}V${height}H0Z" fill="url(#fade)"/></mask>`,
  ].join('');
  const size = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`;
  const view = `<view id="face" viewBox="${face.left} ${face.top} ${face.side} ${face.side}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><defs>${fade}</defs>${view}<g mask="url(#soft)">${pen.body()}</g></svg>\n`;
}
