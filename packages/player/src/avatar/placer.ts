import type { Pose } from './pose.ts';
import type { Rig } from './rig.ts';

/** Where the portrait lies on a canvas. */
export type View = { scale: number; left: number; top: number };

/** The portrait as large as it fits, in the middle, on the ground. */
export function fitView(picture: Pick<Rig, 'width' | 'height'>, width: number, height: number): View {
  const scale = Math.min(width / picture.width, height / picture.height);
  return { scale, left: (width - picture.width * scale) / 2, top: height - picture.height * scale };
}

/** How far a chest rises, and how much of it the head takes along. */
const breath = { rise: 0.02, widen: 0.006, head: 0.55 };
const perspective = 0.06;

export type Placer = {
  /** Writes where a point of face space is on the canvas. */
  place(
    into: Float32Array,
    index: number,
    x: number,
    y: number,
    z: number,
    headWeight: number,
    chestWeight: number,
  ): void;
};

/** Turns the head about a point below the chin, breathes, and goes over to pixels. */
export function placerOf(rig: Rig, pose: Pose, view: View): Placer {
  const [pivotX, pivotY, pivotZ] = rig.pivot;
  const [cosYaw, sinYaw] = [Math.cos(pose.yaw), Math.sin(pose.yaw)];
  const [cosPitch, sinPitch] = [Math.cos(pose.pitch), Math.sin(pose.pitch)];
  const [cosRoll, sinRoll] = [Math.cos(pose.roll), Math.sin(pose.roll)];
  const a = rig.toPicture.a * view.scale;
  const b = rig.toPicture.b * view.scale;
  const left = rig.toPicture.left * view.scale + view.left;
  const top = rig.toPicture.top * view.scale + view.top;
  const rise = -breath.rise * pose.breath;
  const widen = breath.widen * pose.breath;
  return {
    place(into, index, x, y, z, headWeight, chestWeight) {
      const dx = x - pivotX;
      const dy = y - pivotY;
      const dz = z - pivotZ;
      const turnedX = dx * cosYaw + dz * sinYaw;
      const depth = dz * cosYaw - dx * sinYaw;
      const turnedY = dy * cosPitch + depth * sinPitch;
      const near = 1 + (depth * cosPitch - dy * sinPitch - dz) * perspective;
      const headX = (turnedX * cosRoll - turnedY * sinRoll) * near + pose.shift;
      const headY = (turnedX * sinRoll + turnedY * cosRoll) * near;
      const atX = x + (headX - dx) * headWeight + dx * widen * chestWeight;
      const atY = y + (headY - dy) * headWeight + rise * (chestWeight + breath.head * headWeight);
      into[index * 2] = a * atX - b * atY + left;
      into[index * 2 + 1] = b * atX + a * atY + top;
    },
  };
}
