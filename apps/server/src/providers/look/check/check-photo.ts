import { avatarLimits, isPortraitLargeEnough } from '@app/contract/avatar/limits.ts';
import type { PhotoRefusal } from '@app/contract/avatar/states/photo-fault.ts';
import { detectFaces, type SeenFace } from '../face/detect-faces.ts';
import { type FacePoints, findPoints } from '../face/find-points.ts';
import type { Models } from '../face/models.ts';
import { type OpenPhoto, openPhoto, Unreadable } from '../photo/open-photo.ts';
import type { Box, Crop, PhotoReport } from '../port.ts';
import { judgeFace } from './judge-face.ts';
import { measureFace } from './measure-face.ts';
import { cropAround } from './suggest-crop.ts';

const longest = 1600;
/** The model of the points is almost always sure, one way or the other. */
const leastScore = 0.5;
/** What looks this much like a face and has no points of one is an animal or a thing. */
const looksLikeFace = 0.7;
/** A second face counts when it is at least this large against the first. */
const secondFace = 0.35;
const mostFaces = 4;

/** The face that a photo is about, with its points; who else is in it, and whether anything only looked like a face. */
export type FoundFaces = { face?: FacePoints; others: number; isOnlyLike: boolean };

/** Finds the faces of a picture. */
export async function findFaces(models: Models, { picture }: OpenPhoto): Promise<FoundFaces> {
  const seen = await detectFaces(models, picture);
  const found: { seen: SeenFace; points: FacePoints }[] = [];
  for (const face of seen.slice(0, mostFaces)) {
    const points = await findPoints(models, picture, face);
    if (points.score >= leastScore) found.push({ seen: face, points });
  }
  const [first, ...rest] = found;
  if (!first) return { others: 0, isOnlyLike: seen.some(({ score }) => score >= looksLikeFace) };
  const others = rest.filter((one) => one.seen.side >= first.seen.side * secondFace).length;
  return { face: first.points, others, isOnlyLike: false };
}

/** A box of the picture, in pixels of the photo. */
function boxInPhoto({ left, top, width, height }: Box, { crop, scale }: OpenPhoto): Box {
  const angle = (-crop.turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const dx = (left + width / 2) / scale - crop.width / 2;
  const dy = (top + height / 2) / scale - crop.height / 2;
  const size = { width: Math.round(width / scale), height: Math.round(height / scale) };
  return {
    left: Math.round(crop.left + crop.width / 2 + dx * cos - dy * sin - size.width / 2),
    top: Math.round(crop.top + crop.height / 2 + dx * sin + dy * cos - size.height / 2),
    ...size,
  };
}

const refused = (refusals: PhotoRefusal[], size = { width: 0, height: 0 }): PhotoReport => ({
  ...size,
  refusals,
  warnings: [],
  face: null,
  crop: null,
});

/** Says whether a photo, or a part of it, can become an avatar. */
export async function checkPhoto(
  models: Models,
  photo: Uint8Array,
  given: Crop | undefined,
  mostPixels: number | undefined,
): Promise<PhotoReport> {
  const opened = await openPhoto(photo, given, { longest, mostPixels }).catch((error: unknown) => {
    if (error instanceof Unreadable) return undefined;
    throw error;
  });
  if (!opened) return refused(['unreadable']);
  const { face, others, isOnlyLike } = await findFaces(models, opened);
  if (!face) return refused([isOnlyLike ? 'not-a-photo' : 'no-face'], opened.size);
  const measures = measureFace(opened.picture, face);
  const { width, height } = opened.size;
  const isLarge = isPortraitLargeEnough(width, height);
  const full = isLarge ? 1 : Math.max(1, avatarLimits.portrait.width / width);
  const { refusals, warnings } = judgeFace(measures, opened.scale, full);
  if (others > 0) refusals.unshift('several-faces');
  if (refusals.length === 0 && !isLarge) warnings.push('small-portrait');
  return {
    ...opened.size,
    refusals,
    warnings: refusals.length > 0 ? [] : warnings,
    face: boxInPhoto(measures.box, opened),
    crop: given ?? cropAround(face, opened),
  };
}
