import { smoothstep } from '../numbers.ts';
import type { Pose } from '../pose.ts';
import { unitOf } from '../units.ts';
import type { Brows } from './character.ts';
import { brush } from './curves.ts';
import { dotsOf, moved } from './dots.ts';
import { type Side, signOf } from './eye-shape.ts';
import type { Pen } from './pen.ts';
import type { Places } from './places.ts';

export function drawBrow(pen: Pen, places: Places, brows: Brows, pose: Pose, side: Side): void {
  const [up, innerUp, down] = [
    unitOf(pose, `browUp${side}`),
    unitOf(pose, `browInnerUp${side}`),
    unitOf(pose, `browDown${side}`),
  ];
  const at = (x: number, y: number) => {
    const inner = 1 - smoothstep(20, 60, x);
    const raised = up * (7 + 2.5 * smoothstep(24, 52, x)) + innerUp * (11 * inner - 2);
    return places.at(signOf(side) * (x - down * 3.4 * inner), y - raised + down * (6.5 * inner + 2), 3);
  };
  pen.beginPath();
  brush(pen, moved(dotsOf(brows.line), at), brows.w, 'brow');
  pen.fillStyle = brows.colour;
  pen.fill();
}
