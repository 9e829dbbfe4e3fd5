import type { Pose } from './pose.ts';

/** Draws poses of one face. */
export type FaceRenderer = {
  readonly kind: 'webgl' | 'soft' | 'drawn';
  draw(pose: Pose): void;
  resize(width: number, height: number): void;
  dispose(): void;
};

/** The two pictures of a face: its portrait, and the sheet with teeth and tongue that all faces share. */
export type FacePictures<Picture> = { portrait: Picture; mouth: Picture };
