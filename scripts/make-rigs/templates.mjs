// What the template avatars are made from: characters/ has those who are drawn, these are the pictures of the others.
//   rest  what the face does all the time, to look friendlier than its picture: weights in percent
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

export const photos = [
  { id: 'anya', picture: 'presenter-f4.png', rest: {} },
  { id: 'david', picture: 'presenter-m3.png', rest: { cornersUp: 12 } },
  { id: 'grace', picture: 'presenter-f3.png', rest: { cornersUp: 18 } },
  { id: 'linxia', picture: 'presenter-f1.png', rest: {} },
  { id: 'martin', picture: 'presenter-m5.png', rest: { cornersUp: 10 } },
  { id: 'zhiyuan', picture: 'presenter-m2.png', rest: {} },
];

export const drawnIds = readdirSync(join(import.meta.dirname, 'characters'))
  .map((name) => name.replace(/\.json$/, ''))
  .toSorted();
