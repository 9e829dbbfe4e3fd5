// The files of the template avatars, as they are served.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const served = join(import.meta.dirname, '../../apps/web/public/assets/avatars');

/** The addresses of the faces, by the name their folders begin with. */
export const servedFaces = readdirSync(served, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => {
    const isDrawn = existsSync(join(served, name, 'picture.svg'));
    return {
      name: name.replace(/-[0-9a-f]{8}$/, ''),
      isDrawn,
      rigUrl: `/assets/avatars/${name}/rig.json`,
      pictureUrl: `/assets/avatars/${name}/picture.${isDrawn ? 'svg' : 'webp'}`,
    };
  });
