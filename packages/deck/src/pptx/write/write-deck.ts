import type { Deck } from '../../deck.ts';
import type { Master } from '../../design.ts';
import type { ScriptDocument } from '../../script/document.ts';
import { scriptText } from '../../script/plain.ts';
import { contentTypes } from './content-types.ts';
import type { DeckWriter, MediaSource, PartWriter } from './context.ts';
import { bareLayoutXml, layoutXml, masterXml } from './design.ts';
import { notesMasterXml, notesXml, relateNotes } from './notes.ts';
import { ownScript } from './own-marks.ts';
import { createPackage } from './package.ts';
import { createRelations, type Entry, partEntries, type Relations } from './part.ts';
import { appXml, coreXml, type Listed, presentationXml } from './presentation.ts';
import { type Narration, slideXml } from './slide.ts';
import { themeXml } from './theme.ts';

/** A deck that goes out, and what goes with it. */
type Outgoing = {
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

function partWriter(writer: DeckWriter, relations: Relations, more: Partial<PartWriter> = {}): PartWriter {
  let shapes = 1;
  return { ...writer, relations, nextShape: () => ++shapes, shapeOf: new Map(), ...more };
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

/** Writes what is said on a slide as its notes. */
function writeNotes(script: ScriptDocument, part: PartWriter, master: string, slide: string): void {
  const notes = scriptText(script);
  if (notes === '') return;
  const path = part.add('ppt/notesSlides', 'notesSlide', (own) => {
    const relations = createRelations(own);
    relateNotes(relations, master, slide);
    return partEntries(own, notesXml(notes, ownScript(script, part.shapeOf)), relations);
  });
  part.relations.to('notesSlide', path);
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
  const notesMaster = writer.add('ppt/notesMasters', 'notesMaster', (path) => {
    const relations = createRelations(path);
    const theme = writer.add('ppt/theme', 'theme', (own) =>
      partEntries(own, themeXml(deck.design.theme), createRelations(own)),
    );
    relations.to('theme', theme);
    return partEntries(path, notesMasterXml(deck.viewport.height / deck.viewport.width), relations);
  });
  const slides: string[] = [];
  for (const [at, slide] of deck.slides.entries()) {
    const slidePath = writer.add('ppt/slides', 'slide', (path) => {
      const relations = createRelations(path);
      const layout = layoutPaths.get(slide.layoutId);
      relations.to('slideLayout', layout ?? layoutPaths.get(undefined) ?? '');
      const part = partWriter(writer, relations, {
        slideNumber: at + 1,
        ...(layout !== undefined && slide.layoutId !== undefined && { layoutId: slide.layoutId }),
      });
      const root = slideXml(slide, part, narrations?.get(slide.id));
      if (slide.script) writeNotes(slide.script, part, notesMaster, path);
      return partEntries(path, root, relations);
    });
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
