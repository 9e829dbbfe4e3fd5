import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { madeOnce } from './made-once.ts';
import { holds, packFont, readRanges, staticFont, versionOf } from './slices.ts';

const family = 'noto-serif-sc';
const weight = 700;

/** Raised when the font is made in another way, so that kept ones are not used any more. */
const recipe = 2;

/** English needs one small file and Chinese one more; the browser asks for what the page shows. */
const faces = [
  { name: 'latin', range: 'U+0-2E7F', keepFeatures: ['kern', 'liga'] },
  { name: 'han', range: 'U+2E80-10FFFF', keepFeatures: [] },
] as const;

/** The style sheet of the font whose files are in `folder`, a path that the sheet can follow. */
export const displayFontSheet = (folder: string): string =>
  faces
    .map(
      ({ name, range }) => `@font-face {
  font-family: "Rostrum Display";
  font-weight: ${weight};
  font-display: swap;
  src: url("${folder}/rostrum-display-${name}.woff2") format("woff2");
  unicode-range: ${range};
}
`,
    )
    .join('');

/** Makes the files of "Rostrum Display" for a text. */
export const makeDisplayFont = (text: string, cache: string): Promise<string> =>
  madeOnce(cache, [recipe, versionOf(family), faces, weight, text], async (folder) => {
    for (const { name, range, keepFeatures } of faces) {
      const ranges = readRanges(range);
      const characters = [...text].filter((character) => holds(ranges, character));
      const font = await packFont(await staticFont(family, characters, weight, keepFeatures), characters);
      writeFileSync(join(folder, `rostrum-display-${name}.woff2`), font);
    }
  });
