import { coursewareLimits } from '../../limits.ts';
import type { Size } from '../../deck.ts';
import type { NewId } from '../../defaults.ts';
import type { Design } from '../../design.ts';
import { cutScript } from '../../script/cut.ts';
import { scriptFromNotes } from '../../script/notes.ts';
import type { Slide } from '../../slide.ts';
import { Refused } from '../guard/refusal.ts';
import { openPackage, type Package, type Part, related } from '../package/package.ts';
import { decodeXml } from '../package/xml.ts';
import { loseComments, readAuthors } from './comments.ts';
import { type DeckContext, lose } from './context.ts';
import { coreTitle } from './core-title.ts';
import { ifReadable } from './if-readable.ts';
import { lostOfFile } from './lost-of-file.ts';
import { createMediaList, type Media } from './media.ts';
import { readNotes } from './notes.ts';
import { markedScript } from './own-marks.ts';
import { plainSlide, wordsOf } from './plain-slide.ts';
import { glanceAt, type Presentation, readPresentation } from './presentation.ts';
import { readDesign } from './read-design.ts';
import { readRemainder } from './remainder.ts';
import type { DeckReport, NotKept } from './report.ts';
import { short } from './short.ts';
import { readSlide } from './slide.ts';
import type { Targets } from './timing.ts';

/** One page as it was read. Its pictures are those that no earlier page brought. */
export type ReadPage = {
  /** The number of its slide in the file, from 1. */
  number: number;
  slide: Slide;
  media: Media[];
  notKept: NotKept[];
  /** What the shapes of its file became, by their numbers. */
  targets: Targets;
};

/** A deck that is ready to be read page by page. */
export type OpenDeck = {
  viewport: Size;
  /** The look that its pages refer to; its pictures come with the first of them. */
  design: Design;
  /** Where layouts of the design lie in the file, by their ids. */
  layoutPaths: ReadonlyMap<string, string>;
  /** How many pages will come. */
  pages: number;
  report: DeckReport;
  /** What the file calls itself; absent where nobody gave it a name. */
  title?: string;
  read(): Generator<ReadPage, void>;
};

type Planned = { path: string; number: number; id: string; hidden: boolean; mapsColors: boolean };

function openPresentation(file: Package): Presentation {
  const found = ifReadable(() => readPresentation(file));
  if (!found) throw new Refused('damaged', 'main part');
  return found;
}

/** Which slides become pages: at most as many as a project may have (spec 5), and none is left out for a hidden one. */
function planPages(file: Package, { slides }: Presentation, newId: NewId) {
  const glances = slides.map((path) => glanceAt(readBytes(file, path)));
  // Of a deck that hides everything, all of it is meant.
  const isMeant = glances.some(({ isShown }) => isShown);
  const all = slides.map((path, index): Planned => {
    const { isShown = true, mapsColors = false } = glances[index] ?? {};
    return { path, number: index + 1, id: newId(), hidden: isMeant && !isShown, mapsColors };
  });
  const { max } = coursewareLimits.slides;
  const shown = all.filter(({ hidden }) => !hidden).slice(0, max);
  const hidden = all.filter((slide) => slide.hidden).slice(0, max - shown.length);
  const pages = all.filter((slide) => shown.includes(slide) || hidden.includes(slide));
  const report = {
    slides: all.length,
    hidden: hidden.map(({ number }) => number),
    beyondLimit: all.length - pages.length,
  };
  return { all, pages, report };
}

/** The names of sections by the pages that they begin with. */
const sectionStarts = ({ sections }: Presentation, pages: readonly Planned[]): ReadonlyMap<string, string> =>
  new Map(
    sections.flatMap(({ name, slides }) => {
      const first = pages.find(({ path }) => slides.includes(path));
      return first ? [[first.id, short(name, coursewareLimits.section.max)]] : [];
    }),
  );

/** The slide with the speaker's notes as its script, as much of them as a script may have. */
function withNotes(slide: Slide, notes: string | undefined, notKept: NotKept[]): Slide {
  if (notes === undefined) lose({ notKept }, 'notes');
  if (!notes) return slide;
  const text = cutScript(notes, coursewareLimits.script.max);
  if (text !== notes) lose({ notKept }, 'notes', undefined, notes.slice(text.length).trim());
  const script = scriptFromNotes(text);
  return script ? { ...slide, script } : slide;
}

/** Opens a deck, or throws `Refused`. A slide that cannot be read becomes a page of its words. */
export function openDeck(bytes: Uint8Array, { newId }: { newId: NewId }): OpenDeck {
  const file = openPackage(bytes);
  const presentation = openPresentation(file);
  const { all, pages, report } = planPages(file, presentation, newId);
  if (pages.length === 0) throw new Refused('no-slides', 'an empty deck');
  const title = coreTitle(file);
  const starts = sectionStarts(presentation, pages);
  const media = createMediaList(file);
  const stylesPath = related(presentation.part, 'tableStyles');
  const deck: DeckContext = {
    scale: presentation.scale,
    viewport: presentation.viewport,
    media,
    newId,
    slideIds: new Map(all.map(({ path, id }) => [path, id])),
    openPart: (path) => ifReadable(() => file.part(path)),
    tableStyles: ifReadable(() => file.part(stylesPath ?? '')?.root),
  };

  const authors = readAuthors(presentation.part, deck.openPart);
  const { design, groundOf, layoutPaths } = readDesign(file, pages, presentation, deck);

  function partAt(path: string): Part {
    const part = file.part(path);
    if (!part) throw new Error('a slide without its part');
    return part;
  }

  function readOne(page: Planned): Omit<ReadPage, 'number' | 'media'> {
    const part = partAt(page.path);
    const textDefaults = presentation.textDefaults;
    const ground = groundOf(page.path);
    const { slide, known, notKept } = readSlide(part, ground, deck, { ...page, textDefaults });
    loseComments(part, { openPart: deck.openPart, authors }, notKept);
    const source = decodeXml(readBytes(file, page.path));
    const remainder = ifReadable(() => readRemainder(source, part, known)) ?? [];
    const notesPath = related(part, 'notesSlide');
    const notesPart = ifReadable(() => (notesPath === undefined ? undefined : file.part(notesPath)));
    const notes = ifReadable(() => readNotes(notesPath === undefined ? undefined : file.part(notesPath)));
    const script = markedScript(notesPart, notes ?? '', known.targets);
    for (const path of [page.path, notesPath ?? '']) file.forget(path);
    const whole = { ...slide, ...(remainder.length > 0 && { remainder }) };
    const said = script ? { ...whole, script } : withNotes(whole, notes, notKept);
    return { slide: said, notKept, targets: known.targets };
  }

  function readSafely(page: Planned): Omit<ReadPage, 'number' | 'media'> {
    const whole = ifReadable(() => readOne(page));
    const isBroken = whole?.notKept.some(({ what }) => what === 'damage');
    if (whole && !(isBroken && whole.slide.elements.length === 0)) return whole;
    const words = wordsOf(decodeXml(readBytes(file, page.path)));
    return { slide: plainSlide(page.id, words, newId), notKept: [{ what: 'layout' }], targets: new Map() };
  }

  return {
    viewport: presentation.viewport,
    design,
    layoutPaths,
    pages: pages.length,
    report: { ...report, notKept: lostOfFile(presentation.part) },
    ...(title !== undefined && { title }),
    *read() {
      for (const page of pages) {
        const { slide, notKept, targets } = readSafely(page);
        const section = starts.get(page.id);
        const placed = {
          ...slide,
          ...(page.hidden && { hidden: true }),
          ...(section !== undefined && { section }),
        };
        yield { number: page.number, slide: placed, notKept, targets, media: media.takeNew() };
      }
    },
  };
}

const readBytes = (file: Package, path: string): Uint8Array =>
  ifReadable(() => file.read(path)) ?? new Uint8Array();
