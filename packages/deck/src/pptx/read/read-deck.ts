import { coursewareLimits } from '../../limits.ts';
import type { Size } from '../../deck.ts';
import type { NewId } from '../../defaults.ts';
import type { Design } from '../../design.ts';
import { cutScript } from '../../script/cut.ts';
import { scriptFromText } from '../../script/plain.ts';
import type { Slide } from '../../slide.ts';
import { Refused } from '../guard/refusal.ts';
import { openPackage, type Package, type Part, related } from '../package/package.ts';
import { decodeXml } from '../package/xml.ts';
import type { DeckContext } from './context.ts';
import { coreTitle } from './core-title.ts';
import { ifReadable } from './if-readable.ts';
import { createMediaList, type Media } from './media.ts';
import { readNotes } from './notes.ts';
import { plainSlide, wordsOf } from './plain-slide.ts';
import { glanceAt, type Presentation, readPresentation } from './presentation.ts';
import { readDesign } from './read-design.ts';
import type { DeckReport, NotKept } from './report.ts';
import { readSlide } from './slide.ts';

/** One page as it was read. Its pictures are those that no earlier page brought. */
export type ReadPage = {
  /** The number of its slide in the file, from 1. */
  number: number;
  slide: Slide;
  media: Media[];
  notKept: NotKept[];
};

/** A deck that is ready to be read page by page. */
export type OpenDeck = {
  viewport: Size;
  /** The look that its pages refer to; its pictures come with the first of them. */
  design: Design;
  /** How many pages will come. */
  pages: number;
  report: DeckReport;
  /** What the file calls itself; absent where nobody gave it a name. */
  title?: string;
  read(): Generator<ReadPage, void>;
};

type Planned = { path: string; number: number; id: string; isShown: boolean; mapsColors: boolean };

function openPresentation(file: Package): Presentation {
  const found = ifReadable(() => readPresentation(file));
  if (!found) throw new Refused('damaged', 'main part');
  return found;
}

/** Which slides become pages: those the file shows, at most as many as a project may have (spec 5). */
function planPages(file: Package, { slides }: Presentation, newId: NewId) {
  const all = slides.map(
    (path, index): Planned => ({
      path,
      number: index + 1,
      id: newId(),
      ...glanceAt(readBytes(file, path)),
    }),
  );
  const shown = all.filter(({ isShown }) => isShown);
  // Of a deck that hides everything, all of it is meant.
  const meant = shown.length > 0 ? shown : all;
  const pages = meant.slice(0, coursewareLimits.slides.max);
  const hidden = all.filter((slide) => !meant.includes(slide)).map(({ number }) => number);
  return { all, pages, report: { slides: all.length, hidden, beyondLimit: meant.length - pages.length } };
}

/** The slide with the speaker's notes as its script, as much of them as a script may have. */
function withNotes(slide: Slide, notes: string | undefined, notKept: NotKept[]): Slide {
  if (notes === undefined) notKept.push({ what: 'notes' });
  if (!notes) return slide;
  const text = cutScript(notes, coursewareLimits.script.max);
  if (text !== notes) notKept.push({ what: 'notes' });
  return { ...slide, script: scriptFromText(text) };
}

/** Opens a deck, or throws `Refused`. A slide that cannot be read becomes a page of its words. */
export function openDeck(bytes: Uint8Array, { newId }: { newId: NewId }): OpenDeck {
  const file = openPackage(bytes);
  const presentation = openPresentation(file);
  const { all, pages, report } = planPages(file, presentation, newId);
  if (pages.length === 0) throw new Refused('no-slides', 'an empty deck');
  const title = coreTitle(file);
  const media = createMediaList(file);
  const stylesPath = related(presentation.part, 'tableStyles');
  const deck: DeckContext = {
    scale: presentation.scale,
    media,
    newId,
    slideIds: new Map(all.map(({ path, id }) => [path, id])),
    openPart: (path) => ifReadable(() => file.part(path)),
    tableStyles: ifReadable(() => file.part(stylesPath ?? '')?.root),
  };

  const { design, groundOf } = readDesign(file, pages, presentation, deck);

  function partAt(path: string): Part {
    const part = file.part(path);
    if (!part) throw new Error('a slide without its part');
    return part;
  }

  function readOne(page: Planned): Omit<ReadPage, 'number' | 'media'> {
    const part = partAt(page.path);
    const textDefaults = presentation.textDefaults;
    const { slide, notKept } = readSlide(part, groundOf(page.path), deck, { ...page, textDefaults });
    const notesPath = related(part, 'notesSlide');
    const notes = ifReadable(() => readNotes(notesPath === undefined ? undefined : file.part(notesPath)));
    for (const path of [page.path, notesPath ?? '']) file.forget(path);
    return { slide: withNotes(slide, notes, notKept), notKept };
  }

  function readSafely(page: Planned): Omit<ReadPage, 'number' | 'media'> {
    const whole = ifReadable(() => readOne(page));
    if (whole) return whole;
    const words = wordsOf(decodeXml(readBytes(file, page.path)));
    return { slide: plainSlide(page.id, words, newId), notKept: [{ what: 'layout' }] };
  }

  return {
    viewport: presentation.viewport,
    design,
    pages: pages.length,
    report,
    ...(title !== undefined && { title }),
    *read() {
      for (const page of pages) {
        const read = readSafely(page);
        yield { number: page.number, ...read, media: media.takeNew() };
      }
    },
  };
}

const readBytes = (file: Package, path: string): Uint8Array =>
  ifReadable(() => file.read(path)) ?? new Uint8Array();
