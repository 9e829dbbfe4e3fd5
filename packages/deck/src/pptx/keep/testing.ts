import { countingIds } from '../../testing.ts';
import { type ReadDeck, sourcesOf } from '../round-trip.ts';
import { sp } from '../testing.ts';
import { zipEntries } from '../write/zip.ts';
import { keepDeck } from './keep-deck.ts';

const hash = (bytes: Uint8Array) => bytes.join(' ');

/** The bytes of a file. */
export async function packed(entries: Parameters<typeof zipEntries>[0]): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  for await (const piece of zipEntries(entries)) pieces.push(piece);
  return new Uint8Array(await new Blob(pieces as Uint8Array<ArrayBuffer>[]).arrayBuffer());
}

/** The deck in the file that it came from; undefined where it has to be written anew. */
export async function keep(original: Uint8Array, { deck, media }: ReadDeck, more: object = {}) {
  const contents = new Map(media.map(({ url, bytes }) => [url, hash(bytes)]));
  const contentOf = (url: string) => contents.get(url) ?? url;
  const outgoing = { deck, title: 'Deck', media: sourcesOf(media), ...more };
  const written = await keepDeck(outgoing, original, { newId: countingIds(), hash, contentOf });
  return written && (await packed(written.entries));
}

/** A text in a box. */
export const words = (text: string) =>
  sp(
    `<a:xfrm><a:off x="100000" y="100000"/><a:ext cx="3000000" cy="500000"/></a:xfrm>`,
    `<a:p><a:r><a:t>${text}</a:t></a:r></a:p>`,
  );
/** A picture by the relation `pic`. */
export const picture = `<p:pic><p:nvPicPr><p:cNvPr id="9" name="p"/><p:cNvPicPr/><p:nvPr/></p:nvPicPr><p:blipFill><a:blip r:embed="pic"/><a:stretch><a:fillRect/></a:stretch></p:blipFill><p:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="900000" cy="900000"/></a:xfrm></p:spPr></p:pic>`;
