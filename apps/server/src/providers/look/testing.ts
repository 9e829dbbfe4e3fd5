import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';

/** The folder above the parts of the product. */
export const root = path.resolve(import.meta.dirname, '../../../../..');

const avatars = path.join(root, 'apps/web/public/assets/avatars');

/** A file of a template avatar: the people of these pictures do not exist. */
export function templateFile(id: string, name: string): Buffer {
  const folder = readdirSync(avatars).find((entry) => entry.startsWith(`${id}-`));
  return readFileSync(path.join(avatars, folder ?? id, name));
}

/** The picture of a template avatar, cut out. */
export const cutOutTemplate = (id: string): Sharp => sharp(templateFile(id, 'picture.webp'));

/** A portrait as a camera takes it: a template avatar before a wall, as a JPEG that can be changed further. */
export async function portrait(id = 'anya'): Promise<Buffer> {
  return cutOutTemplate(id).flatten({ background: '#8a9aa5' }).jpeg({ quality: 92 }).toBuffer();
}
