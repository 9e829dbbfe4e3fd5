import type { PhotoRefusal, PhotoWarning } from '@app/contract/avatar/states/photo-fault.ts';
import type { FaceMeasures } from './measure-face.ts';

// Chosen on the half of the people whose file names hash to an even number, and judged on the other (npm run bench avatar).
const limits = {
  /** Pixels of the photo. */
  width: { refuse: 140, warn: 220 },
  yaw: 18,
  offCentre: { min: 0.42, max: 2.4 },
  /** A camera is usually held a little above the eyes. */
  pitch: { usual: 7, away: 24 },
  dark: { light: 45, highlights: 110 },
  bright: 222,
  sharpness: { refuse: 15, warn: 40 },
  eyesOpen: 0.14,
  flatness: 0.45,
  outside: 0.08,
  /** How far above the hairline the crown is, in heights of the face. */
  crown: 0.22,
};

/**
 * What speaks against a face, and what could be better. `scale` is pixels of the picture per pixel of the photo, `full` how much
 * larger the same photo would be in the size that photos should have.
 */
export function judgeFace(
  { box, yaw, pitch, offCentre, eyesOpen, light, highlights, sharpness, flatness, outside }: FaceMeasures,
  scale: number,
  full: number,
): { refusals: PhotoRefusal[]; warnings: PhotoWarning[] } {
  const width = box.width / scale;
  const isTurned =
    Math.abs(yaw) > limits.yaw ||
    offCentre < limits.offCentre.min ||
    offCentre > limits.offCentre.max ||
    Math.abs(pitch - limits.pitch.usual) > limits.pitch.away;
  const isDark = light < limits.dark.light && highlights < limits.dark.highlights;
  const refusals: [PhotoRefusal, boolean][] = [
    ['not-a-photo', flatness > limits.flatness],
    ['face-cut-off', outside > limits.outside],
    // Who fills a photo that has few pixels cannot come closer.
    ['photo-too-small', width < limits.width.refuse && width * full >= limits.width.refuse],
    ['face-too-small', width * full < limits.width.refuse],
    ['turned-away', isTurned],
    ['too-dark', isDark],
    ['too-bright', light > limits.bright],
    // In the dark nothing looks sharp, and that is what has to change first.
    ['blurred', sharpness < limits.sharpness.refuse && !isDark],
    ['eyes-closed', eyesOpen < limits.eyesOpen],
  ];
  const warnings: [PhotoWarning, boolean][] = [
    ['soft', sharpness < limits.sharpness.warn],
    ['small-face', width * full < limits.width.warn],
    ['head-cut-off', box.top - box.height * limits.crown < 0],
  ];
  const found = <Name>(faults: [Name, boolean][]) => faults.flatMap(([name, isSo]) => (isSo ? [name] : []));
  const refused = found(refusals);
  return { refusals: refused, warnings: refused.length > 0 ? [] : found(warnings) };
}
