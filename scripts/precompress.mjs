// Writes x.br and x.gz beside every text file of a build, so that the server never compresses while somebody waits.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const textFile = /\.(?:html|js|mjs|css|json|svg|txt|xml|webmanifest|map|wasm)$/;
const smallest = 1024;

const encodings = {
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  gz: (bytes) => promisify(gzip)(bytes, { level: 9 }),
};

async function compressFile(path) {
  const bytes = await readFile(path);
  if (bytes.length <= smallest) return;
  for (const [ending, compress] of Object.entries(encodings)) {
    const packed = await compress(bytes);
    if (packed.length < bytes.length) await writeFile(`${path}.${ending}`, packed);
  }
}

/** Compresses every text file of more than 1 kB below a folder. */
export async function precompress(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const texts = entries.filter((entry) => entry.isFile() && textFile.test(entry.name));
  await Promise.all(texts.map((entry) => compressFile(join(entry.parentPath ?? entry.path, entry.name))));
}
