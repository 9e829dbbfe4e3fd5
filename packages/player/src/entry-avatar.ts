// The face alone: for lists, previews and other people's pages. It does not know shows.
export type { Attention } from './avatar/attention.ts';
export { createFace, type Face } from './avatar/face.ts';
export { type FaceAddress, type LoadedFace, drawnFace, loadFace } from './avatar/load.ts';
export { type FaceScript, type FaceTime, type FaceTrack, type Pose, poseAt } from './avatar/pose.ts';
export type { FaceRenderer } from './avatar/renderer.ts';
export type { VisemeMark } from './avatar/visemes.ts';
export { type Clock, liveClock, steppedClock } from './clock.ts';
