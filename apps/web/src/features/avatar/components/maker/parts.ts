import type { Group } from './choices.ts';
import { eyes, face, features } from './face-rows.ts';
import { makerTexts as rows } from './messages.ts';
import { clothes, extras, hair } from './wear-rows.ts';

/** Everything that can be chosen of a drawn avatar. */
export const groups: readonly Group[] = [
  { name: 'face', label: rows.groupFace, rows: face },
  { name: 'hair', label: rows.groupHair, rows: hair },
  { name: 'eyes', label: rows.groupEyes, rows: eyes },
  { name: 'features', label: rows.groupFeatures, rows: features },
  { name: 'extras', label: rows.groupExtras, rows: extras },
  { name: 'clothes', label: rows.groupClothes, rows: clothes },
];
