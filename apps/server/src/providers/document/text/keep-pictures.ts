import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mostPictureBytes } from '../child-messages.ts';
import { TextRefused } from '../text-refusal.ts';
import type { FoundPicture, TextContext } from './context.ts';

/** Writes pictures into the folder, each once however often it is shown. */
export function keepPictures(folder: string): TextContext['keep'] {
  const kept = new Map<string, ReturnType<TextContext['keep']>>();
  let total = 0;
  return ({ bytes, type, width, height }: FoundPicture) => {
    const hash = createHash('sha256').update(bytes).digest('hex');
    const known = kept.get(hash);
    if (known) return known;
    total += bytes.length;
    if (total > mostPictureBytes) throw new TextRefused('bomb', 'pictures');
    const name = `${kept.size + 1}.${type}`;
    writeFileSync(join(folder, name), bytes, { flag: 'wx' });
    const picture = { url: `media:${name}`, path: name, type, bytes: bytes.length, width, height };
    kept.set(hash, picture);
    return picture;
  };
}
