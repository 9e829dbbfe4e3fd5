import type { Deck } from '../../deck.ts';
import type { Master } from '../../design.ts';
import { contentTypes } from './content-types.ts';
import type { DeckWriter, MediaSource, PartWriter } from './context.ts';
import { bareLayoutXml, layoutXml, masterXml } from './design.ts';
import { createPackage } from './package.ts';
import { createRelations, type Entry, partEntries } from './part.ts';
import { appXml, coreXml, type Listed, presentationXml } from './presentation.ts';
import type { Narration } from './slide.ts';
import { addNotesMaster, partWriter, slideEntries } from './slide-part.ts';
import { themeXml } from './theme.ts';

/** A deck that goes out, and what goes with it. */
export type Outgoing = {
  deck: Deck;
  title: string;
  /** By the addresses that the deck calls them by; also those of narrations. */
  media: ReadonlyMap<string, MediaSource>;
  /** What is said on slides, by their ids. */
  narrations?: ReadonlyMap<string, Narration>;
  /** Called with how many slides are written: a large deck lets others have their turn, or stops. */
  afterSlide?: (written: number) => Promise<void>;
};

/** The parts of a file in the order in which they are packed, and the addresses that nobody had anything for. */
export type Written = { entries: Entry[]; missing: string[] };

// A slide of the old ratio is ten inches wide, any other a third more: as programs make them.
const widths = { old: 9_144_000, wide: 12_192_000 };

const widthFor = ({ width, height }: Deck['viewport']) =>
  Math.abs(height / width - 0.75) < 0.001 ? widths.old : widths.wide;

const plainMaster: Master = { id: 'plain', elements: [], layouts: [] };

/** Masters and layouts have numbers of one row, far from those of slides. */
function createNumbers() {
  let last = 2_147_483_647;
  return () => ++last;
}

/** Writes the masters with their layouts; the paths of layouts by their ids. */
function writeDesign(writer: DeckWriter) {
  const number = createNumbers();
  const layoutPaths = new Map<string | undefined, string>();
  const { masters, theme } = writer.design;
  const paths = (masters.length > 0 ? masters : [plainMaster]).map((master, at) => {
    const id = number();
    const themePath = writer.add('ppt/theme', 'theme', (path) =>
      partEntries(path, themeXml(master.theme ?? theme), createRelations(path)),
    );
    const path = writer.add('ppt/slideMasters', 'slideMaster', (masterPath) => {
      const relations = createRelations(masterPath);
      const write = (key: string | undefined, root: (part: PartWriter) => string) => {
        const layoutPath = writer.add('ppt/slideLayouts', 'slideLayout', (own) => {
          const links = createRelations(own);
          links.to('slideMaster', masterPath);
          return partEntries(own, root(partWriter(writer, links)), links);
        });
        layoutPaths.set(key, layoutPath);
        return { id: number(), relation: relations.to('slideLayout', layoutPath) };
      };
      const layouts = master.layouts.map((layout) => write(layout.id, (part) => layoutXml(layout, part)));
      if (at === 0) layouts.push(write(undefined, bareLayoutXml));
      relations.to('theme', themePath);
      return partEntries(masterPath, masterXml(master, layouts, partWriter(writer, relations)), relations);
    });
    return { path, id };
  });
  return { masters: paths, layoutPaths };
}

/** Writes a deck as the parts of a presentation; who packs them reads the media one by one. */
export async function writeDeck(outgoing: Outgoing): Promise<Written> {
  const { deck, title, media, narrations, afterSlide } = outgoing;
  const pack = createPackage(media);
  const slidePaths = new Map(deck.slides.map(({ id }, at) => [id, `ppt/slides/slide${at + 1}.xml`]));
  const perUnit = widthFor(deck.viewport) / deck.viewport.width;
  const writer: DeckWriter = {
    design: deck.design,
    perUnit,
    mediaPath: pack.mediaPath,
    slidePath: (id) => slidePaths.get(id),
    add: pack.add,
    addBytes: pack.addBytes,
  };
  const { masters, layoutPaths } = writeDesign(writer);
  const notesMaster = addNotesMaster(deck, writer);
  const slides: string[] = [];
  for (const [at, slide] of deck.slides.entries()) {
    const layout = layoutPaths.get(slide.layoutId);
    const slidePath = writer.add('ppt/slides', 'slide', (path) =>
      slideEntries(slide, path, writer, {
        number: at + 1,
        layoutPath: layout ?? layoutPaths.get(undefined) ?? '',
        isOfLayout: layout !== undefined,
        notesMaster: () => notesMaster,
        narration: narrations?.get(slide.id),
      }),
    );
    slides.push(slidePath);
    await afterSlide?.(at + 1);
  }
  return {
    entries: wholePackage(deck, title, perUnit, { masters, notesMaster, slides }, pack.entries),
    missing: [...pack.missing],
  };
}

function wholePackage(
  deck: Deck,
  title: string,
  perUnit: number,
  listed: Listed,
  parts: readonly Entry[],
): Entry[] {
  const main = 'ppt/presentation.xml';
  const relations = createRelations(main);
  const top = createRelations('');
  top.to('officeDocument', main);
  top.to('extended-properties', 'docProps/app.xml');
  top.toCore('docProps/core.xml');
  const [first] = listed.masters;
  if (first) relations.to('theme', 'ppt/theme/theme1.xml');
  const entries = [
    ...top.entries(),
    ...partEntries(main, presentationXml(deck, perUnit, listed, relations), relations),
    ...partEntries('docProps/core.xml', coreXml(title), createRelations('docProps/core.xml')),
    ...partEntries('docProps/app.xml', appXml(deck.slides.length), createRelations('docProps/app.xml')),
    ...parts,
  ];
  return [contentTypes(entries), ...entries];
}
