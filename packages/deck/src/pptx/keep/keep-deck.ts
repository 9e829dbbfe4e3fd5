import type { NewId } from '../../defaults.ts';
import type { Slide } from '../../slide.ts';
import { related } from '../package/package.ts';
import type { DeckWriter } from '../write/context.ts';
import { createPackage } from '../write/package.ts';
import type { Entry } from '../write/part.ts';
import { addNotes, addNotesMaster, slideEntries } from '../write/slide-part.ts';
import type { Outgoing, Written } from '../write/write-deck.ts';
import { designText, layoutPlaces, namesOf, slideTexts } from './fingerprint.ts';
import { gatherParts } from './gather-parts.ts';
import { changeMain } from './main-part.ts';
import { createGate, type Gate } from './gate.ts';
import { type Match, matchPages } from './match.ts';
import { type Original, readOriginal } from './read-original.ts';
import { changeRelations, type Relations } from './relations.ts';
import { createSlideCheck } from './slides-that-stay.ts';

/** What keeping needs to know of contents: the same bytes have the same name, wherever they lie. */
type Tools = {
  newId: NewId;
  hash: (bytes: Uint8Array) => string;
  contentOf: (url: string) => string;
};

// Names of colours mean on a slide what its master says; these mean the theme's own whatever that is.
const themeNames: Readonly<Record<string, string>> = { tx1: 'dk1', bg1: 'lt1', tx2: 'dk2', bg2: 'lt2' };

const withThemeNames = ({ path, content }: Entry): Entry => ({
  path,
  content:
    typeof content === 'string'
      ? content.replaceAll(
          /(<a:schemeClr val=")(tx1|bg1|tx2|bg2)"/g,
          (_, head: string, name: string) => `${head}${themeNames[name]}"`,
        )
      : content,
});

/** The numbers of the shapes in the file by the names of the page's elements: both say the same in the same order. */
const shapesOf = (slide: Slide, { shapes }: Match): ReadonlyMap<string, number> =>
  new Map(
    namesOf(slide).flatMap((id, at): [string, number][] => {
      const number = shapes[at];
      return number === undefined ? [] : [[id, number]];
    }),
  );

/** The layouts of the file for pages that are written, by their places; undefined where one stands on none of them. */
function layoutsFor({ deck }: Outgoing, { layoutPaths }: Original, matches: readonly (Match | undefined)[]) {
  const places = layoutPlaces(deck.design);
  const paths = deck.slides.map(({ layoutId = '' }) => layoutPaths.get(places.get(layoutId) ?? '') ?? '');
  return paths.every((path, at) => path !== '' || matches[at]) ? paths : undefined;
}

/** The pages of a deck, and which of them are still slides of the file; undefined where they stand on another design. */
function compare({ deck, narrations }: Outgoing, original: Original, gate: Gate, { contentOf }: Tools) {
  const { width, height } = deck.viewport;
  const isAsLarge = width === original.viewport.width && Math.abs(height - original.viewport.height) < 0.01;
  if (!isAsLarge || designText(deck.design, contentOf) !== original.design) return undefined;
  const places = layoutPlaces(deck.design);
  const pages = deck.slides.map((slide) => ({
    slide,
    ...slideTexts(slide, places, contentOf),
    // What is said in it is part of a slide.
    mayKeep: !narrations?.has(slide.id),
  }));
  const leads = createSlideCheck(original.file, gate, original.paths);
  return { pages, matches: matchPages(pages, original.slides, original.paths.length, leads) };
}

/**
 * Writes a deck into the file that it was made from: slides that nobody changed are the same bytes, with all that they lead to.
 * Undefined where that cannot be, and the deck is to be written anew.
 */
export async function keepDeck(
  outgoing: Outgoing,
  bytes: Uint8Array,
  tools: Tools,
): Promise<Written | undefined> {
  const original = await readOriginal(bytes, tools);
  const gate = original && createGate(original.file);
  const compared = gate && compare(outgoing, original, gate, tools);
  const layouts = compared && layoutsFor(outgoing, original, compared.matches);
  if (!layouts) return undefined;
  const { file, mainPath, perUnit } = original;
  const { deck, media, narrations, afterSlide } = outgoing;
  const { pages, matches } = compared;
  const pack = createPackage(media, file.has);
  const paths = matches.map((match) => match?.path ?? pack.freePath('ppt/slides', 'slide'));
  const pathOf = new Map(pages.map(({ slide }, at) => [slide.id, paths[at]]));
  const writer: DeckWriter = {
    design: deck.design,
    perUnit,
    mediaPath: pack.mediaPath,
    slidePath: (id) => pathOf.get(id),
    add: pack.add,
    addBytes: pack.addBytes,
  };
  const main = changeRelations(file, mainPath);
  const known = related({ relations: file.relationsOf(mainPath) }, 'notesMaster');
  let made: string | undefined;
  const notesMaster = () => known ?? (made ??= addNotesMaster(deck, writer));
  const changed = new Map<string, Relations>([[mainPath, main]]);

  function keepSlide(match: Match, { slide, said }: (typeof pages)[number]): void {
    if (said === match.said) return;
    const relations = changeRelations(file, match.path);
    relations.drop((kind) => kind === 'notesSlide');
    const standing = { script: slide.script, slidePath: match.path, notesMaster };
    const notes = addNotes(standing, { add: pack.add, shapeOf: new Map(shapesOf(slide, match)) });
    if (notes !== undefined) relations.add('notesSlide', notes);
    changed.set(match.path, relations);
  }

  for (const [at, page] of pages.entries()) {
    const [match, path = ''] = [matches[at], paths[at]];
    if (match) keepSlide(match, page);
    else {
      const standing = {
        number: at + 1,
        layoutPath: layouts[at] ?? '',
        isOfLayout: true,
        notesMaster,
        narration: narrations?.get(page.slide.id),
      };
      pack.entries.push(...slideEntries(page.slide, path, writer, standing));
    }
    await afterSlide?.(at + 1);
  }
  const shown = pages.map(({ slide }, at) => ({ path: paths[at] ?? '', slide }));
  const list = changeMain(original, shown, main, made);
  const entries =
    list &&
    gatherParts(original, gate, {
      shown: new Set(paths),
      changed,
      mainText: list.text,
      title: outgoing.title,
      added: pack.entries.map(withThemeNames),
    });
  return entries && { entries, missing: [...pack.missing] };
}
