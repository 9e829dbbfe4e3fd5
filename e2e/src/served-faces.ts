// The files of the template avatars, as they are served.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const served = join(import.meta.dirname, '../../apps/web/public/assets/avatars');

/** The addresses of the faces, by the name their folders begin with. */
export const servedFaces = readdirSync(served, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => ({
    name: name.replace(/-[0-9a-f]{8}$/, ''),
    rigUrl: `/assets/avatars/${name}/rig.json`,
    pictureUrl: `/assets/avatars/${name}/picture.webp`,
  }));
