import { clamp, mix, smoothstep } from '../numbers.ts';
import type { Pose } from '../pose.ts';
import { unitOf } from '../units.ts';
import type { Mouth } from './character.ts';

/** The numbers a mouth is drawn from at a moment, in units of the board. */
export type MouthShape = {
  /** How far the lips are apart; 0 when they are shut. */
  gap: number;
  /** Half of the width. */
  half: number;
  round: number;
  smile: number;
  jaw: number;
  /** Teeth on the lower lip, lips pressed together, lips drawn wide, wide open: 0 to 1. */
  bite: number;
  seal: number;
  stretch: number;
  open: number;
  /** Against the line of the closed mouth: its corners, the edge of each lip; and how thick each lip is. */
  cornerY: number;
  upY: number;
  lowY: number;
  upThick: number;
  lowThick: number;
  tongue: number;
};

/** Smaller gaps are no gaps: they would flicker. */
const leastGap = 0.35;
/** How far lips are apart that show all teeth at rest. */
const teethGap = 13;

/** A face's own smile is gone when it is sad or angry, and gives way to a larger one. */
function smileOf(pose: Pose, mouth: Mouth): number {
  const [up, down] = [unitOf(pose, 'cornersUp'), unitOf(pose, 'cornersDown')];
  const own = mouth.smile * clamp((up + 0.08) / 0.18, 0, 1) * (1 - down) * (1 - 0.35 * Math.max(0, up));
  return clamp((up + own) * (1 - clamp(pose.unsmile, 0, 1) * 0.85), -0.3, 1.2);
}

export function mouthShape(pose: Pose, mouth: Mouth): MouthShape {
  const unit = (name: Parameters<typeof unitOf>[1]) => unitOf(pose, name);
  const jaw = clamp(unit('jawOpen'), 0, 1.1);
  const [forward, purse, stretch, tighten] = [
    unit('lipsForward'),
    unit('lipsPurse'),
    unit('lipsStretch'),
    unit('lipsTighten'),
  ];
  const round = clamp(purse + forward * 0.62, 0, 1);
  const smile = smileOf(pose, mouth);
  // Neighbours share the weight, so a whole closure may carry half of it.
  const seal = smoothstep(0, 0.44, clamp(unit('lipsPress'), 0, 1));
  const bite = smoothstep(0, 0.46, unit('lipsBite'));
  const apart =
    jaw * 54 + unit('lipsPart') * 6.5 + purse * 9 * (0.4 + jaw) + forward * 9 + unit('lowerLipDown') * 12;
  const shown = mouth.teeth * smoothstep(0.25, 0.7, smile) * (1 - round);
  const wanted = mix(Math.max(apart, apart * 0.5 + shown * teethGap) * (1 - seal), 6.5, bite);
  const gap = wanted < leastGap ? 0 : wanted;
  const open = smoothstep(0, 30, gap);
  const happy = Math.max(0, smile);
  return {
    gap,
    half:
      mouth.w * (1 + 0.2 * stretch + 0.16 * happy - 0.44 * purse - 0.26 * forward - 0.1 * jaw - 0.03 * seal),
    round,
    smile,
    jaw,
    bite,
    seal,
    stretch,
    open,
    cornerY: -13 * smile + 8 * unit('cornersDown') + gap * 0.2,
    upY: -gap * mix(0.3, 0.36, round) - 1.5 * stretch,
    lowY: gap * mix(0.7, 0.64, round),
    upThick:
      mouth.up *
      (1 + 0.34 * round - 0.5 * seal - 0.25 * tighten - 0.14 * stretch - 0.12 * open - 0.1 * happy),
    lowThick:
      mouth.low *
      (1 + 0.26 * round - 0.42 * seal - 0.34 * bite - 0.2 * tighten - 0.12 * stretch - 0.1 * open),
    tongue: clamp(pose.tongue, 0, 1),
  };
}
