// What the template avatars are made from: characters/ has those who are drawn, these are the pictures of the others.
//   face  roughly where the face is
//   rest  what the face does all the time, to look friendlier than its picture: weights in percent
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

export const photos = [
  { id: 'anya', picture: 'presenter-f4.png', face: { left: 250, top: 290, size: 460 }, rest: {} },
  {
    id: 'david',
    picture: 'presenter-m3.png',
    face: { left: 250, top: 290, size: 460 },
    rest: { cornersUp: 12 },
  },
  {
    id: 'grace',
    picture: 'presenter-f3.png',
    face: { left: 250, top: 290, size: 460 },
    rest: { cornersUp: 18 },
  },
  { id: 'linxia', picture: 'presenter-f1.png', face: { left: 250, top: 290, size: 460 }, rest: {} },
  {
    id: 'martin',
    picture: 'presenter-m5.png',
    face: { left: 250, top: 290, size: 460 },
    rest: { cornersUp: 10 },
  },
  { id: 'zhiyuan', picture: 'presenter-m2.png', face: { left: 250, top: 290, size: 460 }, rest: {} },
];

export const drawnIds = readdirSync(join(import.meta.dirname, 'characters'))
  .map((name) => name.replace(/\.json$/, ''))
  .toSorted();
