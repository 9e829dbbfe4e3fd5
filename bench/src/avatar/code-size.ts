import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

/** What a page loads to show a face of either kind, as it is sent: bytes. */
export async function faceCodeBytes(): Promise<number> {
  const { outputFiles } = await build({
    entryPoints: [path.join(import.meta.dirname, '../../../packages/player/src/entry-avatar.ts')],
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
  });
  return outputFiles.reduce((sum, { contents }) => sum + gzipSync(contents).length, 0);
}
