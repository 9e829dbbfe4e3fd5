import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { pdfOf } from '../testing.ts';

const folder = path.join(import.meta.dirname, 'testing');

/** The engines of this machine; tests of what they read are left out where they are not installed. */
export const engineFolder = path.join(import.meta.dirname, '../../../../../../../engines/node_modules');

/** A page that somebody scanned: Chinese prose with a title, or two columns. */
export const scannedPage = (name: 'zh' | 'columns'): Promise<Buffer> =>
  readFile(path.join(folder, `${name}.jpg`));

/** A .pdf of pages that are pictures, or words where a string is given. */
export async function makeScan(pages: readonly (Buffer | string)[]): Promise<Uint8Array> {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Count ${pages.length}/Kids[${pages.map((_, at) => `${4 + at * 3} 0 R`).join(' ')}]>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ];
  for (const [at, page] of pages.entries()) {
    const picture = typeof page === 'string' ? await sharp(blank).jpeg().toBuffer() : page;
    const { width = 1, height = 1 } = await sharp(picture).metadata();
    const drawn =
      typeof page === 'string'
        ? `BT /F 11 Tf 72 400 Td (${page}) Tj ET`
        : `${width} 0 0 ${height} 0 0 cm /P Do`;
    const [content, image] = [5 + at * 3, 6 + at * 3];
    objects.push(
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${Math.max(width, 600)} ${Math.max(height, 600)}]/Contents ${content} 0 R/Resources<</Font<</F 3 0 R>>/XObject<</P ${image} 0 R>>>>>>`,
      `<</Length ${drawn.length}>>stream\n${drawn}\nendstream`,
      `<</Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/DeviceGray/BitsPerComponent 8/Filter/DCTDecode/Length ${picture.length}>>stream\n${picture.toString('latin1')}\nendstream`,
    );
  }
  return pdfOf(objects);
}

const blank = { create: { width: 8, height: 8, channels: 3, background: '#fff' } } as const;
