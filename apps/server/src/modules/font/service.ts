import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { commonErrors } from '@app/contract/base/common-errors.ts';
import { AppError } from '@app/contract/base/errors.ts';
import { fontFile, fontLimits, type FontWeight } from '@app/contract/font/limits.ts';
import { cutFont } from '@app/deck/fonts/cut-font.ts';
import { type Letters, readLetters } from '@app/deck/fonts/letters.ts';
import type { FileAnswer } from '../../platform/http/file-answer.ts';
import { createWeightedCache } from '../../platform/weighted-cache.ts';
import { packWoff2 } from './service/pack-woff2.ts';

/** Room for the fonts of some hundred talks: whoever opens one asks for the same files. */
const keptBytes = 4 * 1024 * 1024;

type Deps = {
  /** Where the build has put the whole fonts. */
  folder: string;
};

export type FontService = ReturnType<typeof createFontService>;

export function createFontService({ folder }: Deps) {
  const whole = new Map<FontWeight, Promise<Letters>>();
  const kept = createWeightedCache<Buffer>({ most: keptBytes, weigh: ({ length }) => length });

  /** Read when somebody first asks, and then kept: it is 4 MB. */
  function lettersOf(weight: FontWeight): Promise<Letters> {
    const file = path.join(folder, fontFile(weight));
    // Pages that are served from their sources have none; they show the slices of the font instead.
    if (!existsSync(file)) throw new AppError(commonErrors.notFound);
    const letters = whole.get(weight) ?? readFile(file).then(readLetters);
    whole.set(weight, letters);
    return letters;
  }

  async function fontOf(weight: FontWeight, text: string): Promise<Buffer> {
    const key = `${weight} ${text}`;
    const font = kept.get(key) ?? (await packWoff2(cutFont(await lettersOf(weight), text)));
    kept.set(key, font);
    return font;
  }

  return {
    /** The font with these characters alone. */
    async cut(weight: FontWeight, text: string): Promise<FileAnswer> {
      const font = await fontOf(weight, text);
      return {
        size: font.length,
        type: 'font/woff2',
        keepSeconds: fontLimits.keepSeconds,
        isPublic: true,
        etag: createHash('sha256').update(font).digest('hex'),
        open: async (range) => Readable.from([range ? font.subarray(range.start, range.end + 1) : font]),
      };
    },
  };
}
