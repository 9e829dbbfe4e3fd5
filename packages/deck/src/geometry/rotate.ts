import type { TurnedBox } from './bounds.ts';
import { centreOf, normalDegrees, type Point, turn } from './transform.ts';

const softStep = 45;
const softReach = 3;
const firmStep = 15;

/** The direction from one point to another in degrees clockwise; upwards is 0. */
export const directionTo = (from: Point, to: Point): number =>
  normalDegrees((Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI + 90);

/** An angle as it is taken: `firm` in steps of 15 degrees, else at eighths of a turn when it comes near them. */
export function settledAngle(degrees: number, firm: boolean): number {
  const step = firm ? firmStep : softStep;
  const near = Math.round(degrees / step) * step;
  const isTaken = firm || Math.abs(degrees - near) <= softReach;
  return normalDegrees(isTaken ? near : Math.round(degrees * 10) / 10);
}

/** A box turned further, about any point. */
export function turnedAbout<B extends TurnedBox>(box: B, centre: Point, degrees: number): B {
  const { x, y } = turn(centreOf(box), centre, degrees);
  return {
    ...box,
    left: x - box.width / 2,
    top: y - box.height / 2,
    rotate: normalDegrees(box.rotate + degrees),
  };
}
