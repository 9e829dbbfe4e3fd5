import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Photos of people and of other things, not part of the project: PHOTOS_DIR, else beside it. */
const folder =
  process.env['PHOTOS_DIR'] ?? path.join(import.meta.dirname, '../../../../shared/corpus/photos');

const filesOf = (name: string): string[] => {
  const inside = path.join(folder, name);
  if (!existsSync(inside)) return [];
  return readdirSync(inside)
    .toSorted()
    .map((file) => path.join(inside, file));
};

/** Whether a photo belongs to the half that is judged; thresholds were chosen on the other. */
const isJudged = (file: string): boolean =>
  (createHash('sha256').update(path.basename(file)).digest()[0] ?? 0) % 2 === 1;

export const people = filesOf('people').map((file) => ({ file, isJudged: isJudged(file) }));
export const otherThings = filesOf('not-a-face');
