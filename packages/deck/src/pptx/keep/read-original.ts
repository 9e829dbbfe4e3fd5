import type { NewId } from '../../defaults.ts';
import { readSlide, storedDesign } from '../../schema/stored.ts';
import { deckVersion } from '../../migrate/migrate.ts';
import type { Slide } from '../../slide.ts';
import { openPackage, type Package } from '../package/package.ts';
import { decodeXml } from '../package/xml.ts';
import { createMetafiles } from '../read/metafile.ts';
import { readPresentation } from '../read/presentation.ts';
import { openDeck } from '../read/read-deck.ts';
import { strictAddress, transitionalFile } from './strict.ts';
import { designText, jumpsOf, layoutPlaces, namesOf, slideTexts } from './fingerprint.ts';

/** A slide of the file that a deck was made from. */
export type OriginalSlide = {
  path: string;
  /** Its place in the file, from 0. */
  number: number;
  seen: string;
  said: string;
  /** Where its links lead, as places in the file. */
  jumps: (number | undefined)[];
  /** It leads to the slide beside it, whichever that is. */
  isRelative: boolean;
  /** The numbers of its shapes in the file, in the order of `namesOf`. */
  shapes: (number | undefined)[];
};

/** The file that a deck was made from, as it is read today. */
export type Original = {
  file: Package;
  mainPath: string;
  viewport: { width: number; height: number };
  perUnit: number;
  design: string;
  layoutPaths: ReadonlyMap<string, string>;
  /** Those that were read whole. */
  slides: OriginalSlide[];
  /** All slides that the file shows, in their order. */
  paths: readonly string[];
  sections: ReadonlyMap<string, string>;
};

type Tools = { newId: NewId; hash: (bytes: Uint8Array) => string };

function shapesOf(slide: Slide, targets: ReadonlyMap<string, string>): (number | undefined)[] {
  const numbers = new Map([...targets].map(([number, id]) => [id, Number(number)]));
  return namesOf(slide).map((id) => numbers.get(id));
}

// Real ones have 30 kB.
const mostMainBytes = 256 * 1024;

const relativeJump =
  /action=["']ppaction:\/\/hlinkshowjump\?jump=(?:nextslide|previousslide|firstslide|lastslide)/i;

/** Somebody speaks on it whom this product once wrote there; who asks for a file says anew whether they do. */
const spokenMark = /<rostrum:mark\s[^<>]*kind=["'](?:narration|presenter)["']/;

/** The file; one of the strict format in the words of the other one, which those are that we write. */
async function plainBytes(bytes: Uint8Array): Promise<Uint8Array | undefined> {
  const file = openPackage(bytes);
  const { part } = readPresentation(file);
  if (file.sizeOf(part.path) > mostMainBytes) return undefined;
  const isStrict = decodeXml(file.read(part.path) ?? new Uint8Array()).includes(strictAddress);
  return isStrict ? transitionalFile(file) : bytes;
}

/**
 * Reads the file that a deck was made from; undefined where its parts cannot stand beside ones of ours: it has other names for its
 * vocabulary, or XML that breaks off.
 */
export async function readOriginal(
  source: Uint8Array,
  { newId, hash }: Tools,
): Promise<Original | undefined> {
  const bytes = await plainBytes(source);
  if (!bytes) return undefined;
  const file = openPackage(bytes);
  const { part, slides: paths, scale } = readPresentation(file);
  // It is looked through by its letters.
  if (file.sizeOf(part.path) > mostMainBytes) return undefined;
  const text = decodeXml(file.read(part.path) ?? new Uint8Array());
  if (part.isMended || !/<p:presentation\s/.test(text) || text.includes(strictAddress)) return undefined;
  const open = openDeck(bytes, { newId });
  const contents = new Map<string, string>();
  const drawn = createMetafiles();
  const contentOf = (url: string) => contents.get(url) ?? url;
  const places = layoutPlaces(open.design);
  const numbers = new Map<string, number>();
  const pages = [];
  const sections = new Map<string, string>();
  for (const page of open.read()) {
    for (const each of page.media) contents.set(each.url, hash((await drawn(each)).media.bytes));
    const path = paths[page.number - 1];
    if (path === undefined) return undefined;
    numbers.set(page.slide.id, page.number - 1);
    if (page.slide.section !== undefined) sections.set(path, page.slide.section);
    const words = decodeXml(file.read(path) ?? new Uint8Array());
    // What is broken is written anew.
    const isWhole = page.notKept.every(({ what }) => what !== 'damage' && what !== 'layout');
    // As it is stored: what no schema knows is not there.
    const { slide } = readSlide(JSON.parse(JSON.stringify(page.slide)));
    if (isWhole && !spokenMark.test(words))
      pages.push({
        path,
        number: page.number - 1,
        slide,
        targets: page.targets,
        isRelative: relativeJump.test(words),
        texts: slideTexts(slide, places, contentOf),
      });
  }
  return {
    file,
    mainPath: part.path,
    viewport: open.viewport,
    perUnit: 1 / scale,
    design: designText(storedDesign(JSON.parse(JSON.stringify(open.design)), deckVersion), contentOf),
    layoutPaths: new Map(
      [...open.layoutPaths].map(([id, path]): [string, string] => [places.get(id) ?? '', path]),
    ),
    sections,
    paths,
    slides: pages.map(({ path, number, slide, targets, isRelative, texts }) => ({
      path,
      number,
      ...texts,
      shapes: shapesOf(slide, targets),
      jumps: jumpsOf(slide).map((id) => numbers.get(id)),
      isRelative,
    })),
  };
}
