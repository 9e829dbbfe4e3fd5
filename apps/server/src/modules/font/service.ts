import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { commonErrors } from '@app/contract/base/common-errors.ts';
import { AppError } from '@app/contract/base/errors.ts';
import { fontFile, fontLimits, type FontFamily, type FontWeight } from '@app/contract/font/limits.ts';
import { cutFont } from '@app/deck/fonts/cut-font.ts';
import { type Letters, readLetters } from '@app/deck/fonts/letters.ts';
import type { FileAnswer } from '../../platform/http/file-answer.ts';
import { createBoundedWork } from '../../platform/bounded-work.ts';
import { createWeightedCache } from '../../platform/weighted-cache.ts';
import { packWoff2 } from './service/pack-woff2.ts';

/** Room for the fonts of some hundred talks: whoever opens one asks for the same files. */
const keptBytes = 4 * 1024 * 1024;

/** Anybody may ask for any characters; cutting and packing them takes some ten milliseconds of a core. */
const cuts = { atOnce: 2, waiting: 100 };

type Deps = {
  /** Where the build has put the whole fonts. */
  folder: string;
};

type Face = { family: FontFamily; weight: FontWeight };

export type FontService = ReturnType<typeof createFontService>;

export function createFontService({ folder }: Deps) {
  const whole = new Map<string, Promise<Letters>>();
  const kept = createWeightedCache<Buffer>({ most: keptBytes, weigh: ({ length }) => length });

  /** Read when somebody first asks, and then kept: it is 4 MB. */
  function lettersOf({ family, weight }: Face): Promise<Letters> {
    const file = path.join(folder, fontFile(family, weight));
    // Pages that are served from their sources have none; they show the slices of the font instead.
    if (!existsSync(file)) throw new AppError(commonErrors.notFound);
    const letters = whole.get(file) ?? readFile(file).then(readLetters);
    whole.set(file, letters);
    return letters;
  }

  const bounded = createBoundedWork<Buffer>(cuts);

  async function fontOf(face: Face, text: string): Promise<Buffer> {
    const key = `${face.family} ${face.weight} ${text}`;
    return (
      kept.get(key) ??
      bounded(key, async () => {
        const font = await packWoff2(cutFont(await lettersOf(face), text));
        kept.set(key, font);
        return font;
      })
    );
  }

  return {
    /** The font with these characters alone. */
    async cut(face: Face, text: string): Promise<FileAnswer> {
      const font = await fontOf(face, text);
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
