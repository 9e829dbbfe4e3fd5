import type { Message } from '@app/contract/base/messages.ts';
import { outlineMessages } from '@app/contract/outline/messages.ts';
import { deckEndings } from '@app/contract/upload/limits.ts';
import { deflated, mostOfPart, packedPart, type Part, partsOf } from './package-parts.ts';

// One part of a Word file or a deck holds what it says.

const mainParts: Readonly<Record<string, string>> = {
  docx: 'word/document.xml',
  docm: 'word/document.xml',
  ...Object.fromEntries(deckEndings.map((ending) => [ending, 'ppt/presentation.xml'])),
};

/** Whether a part can be unpacked; one that is too large is not looked at. */
async function isWhole(file: File, part: Part): Promise<boolean> {
  const packed = await packedPart(file, part);
  if (!packed) return false;
  if (part.method !== deflated || part.size > mostOfPart) return true;
  const unpacked = packed.stream().pipeThrough(new DecompressionStream('deflate-raw'));
  try {
    // Nothing of it is kept: only whether it comes to its end is asked.
    await unpacked.pipeTo(new WritableStream());
    return true;
  } catch {
    return false;
  }
}

/** What is wrong with a Word file or a deck: cut, broken inside, or another kind of zip; undefined where nothing is. */
export async function faultOfPackage(file: File, ending: string): Promise<Message | undefined> {
  const parts = await partsOf(file);
  if (parts === 'large') return undefined;
  const main = mainParts[ending];
  if (!parts) return outlineMessages.damaged;
  const found = parts.find(({ name }) => name.replace(/^\/+/u, '') === main);
  // Programs may call the part that holds the text otherwise; its folder is the same.
  if (!found) {
    const folder = main?.split('/')[0] ?? '';
    return parts.some(({ name }) => name.startsWith(`${folder}/`)) ? undefined : outlineMessages.notADocument;
  }
  return (await isWhole(file, found)) ? undefined : outlineMessages.damaged;
}
