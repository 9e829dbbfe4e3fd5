import { coursewareLimits } from '../../limits.ts';
import type { Size } from '../../deck.ts';
import { defaultTheme, type NewId } from '../../defaults.ts';
import type { Design as DeckDesign } from '../../design.ts';
import { type ColorSlot, colorSlots } from '../../paint.ts';
import { cutScript } from '../../script/cut.ts';
import { scriptFromText } from '../../script/plain.ts';
import type { Slide } from '../../slide.ts';
import type { Theme } from '../../theme.ts';
import { Refused } from '../guard/refusal.ts';
import { openPackage, type Package, type Part, related } from '../package/package.ts';
import { decodeXml } from '../package/xml.ts';
import { toHex } from '../../design/color-maths.ts';
import type { DeckContext } from './context.ts';
import { coreTitle } from './core-title.ts';
import { createDesigns, type Design } from './design.ts';
import { ifReadable } from './if-readable.ts';
import { createMediaList, type Media } from './media.ts';
import { readNotes } from './notes.ts';
import { plainSlide, wordsOf } from './plain-slide.ts';
import { isShown, type Presentation, readPresentation } from './presentation.ts';
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
  design: DeckDesign;
  /** How many pages will come. */
  pages: number;
  report: DeckReport;
  /** What the file calls itself; absent where nobody gave it a name. */
  title?: string;
  read(): Generator<ReadPage, void>;
};

type Planned = { path: string; number: number; id: string };

function openPresentation(file: Package): Presentation {
  const found = ifReadable(() => readPresentation(file));
  if (!found) throw new Refused('damaged', 'main part');
  return found;
}

/** Which slides become pages: those the file shows, at most as many as a project may have (spec 5). */
function planPages(file: Package, { slides }: Presentation, newId: NewId) {
  const all = slides.map((path, index): Planned => ({ path, number: index + 1, id: newId() }));
  const shown = all.filter(({ path }) => isShown(readBytes(file, path)));
  // Of a deck that hides everything, all of it is meant.
  const meant = shown.length > 0 ? shown : all;
  const pages = meant.slice(0, coursewareLimits.slides.max);
  const hidden = all.filter((slide) => !meant.includes(slide)).map(({ number }) => number);
  return { all, pages, report: { slides: all.length, hidden, beyondLimit: meant.length - pages.length } };
}

const slotNames: Record<ColorSlot, string> = {
  dark1: 'dk1',
  light1: 'lt1',
  dark2: 'dk2',
  light2: 'lt2',
  accent1: 'accent1',
  accent2: 'accent2',
  accent3: 'accent3',
  accent4: 'accent4',
  accent5: 'accent5',
  accent6: 'accent6',
  link: 'hlink',
  followedLink: 'folHlink',
};

function deckTheme(design: Design | undefined): Theme {
  const colors = { ...defaultTheme.colors };
  for (const slot of colorSlots) {
    const found = design?.theme.colors.get(slotNames[slot]);
    if (found) colors[slot] = toHex(found);
  }
  const { headings, texts } = design?.theme ?? { headings: {}, texts: {} };
  return { colors, heading: headings, body: texts };
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
  const [first] = pages;
  if (!first) throw new Refused('no-slides', 'an empty deck');
  const title = coreTitle(file);
  const designOf = createDesigns(file);
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

  function partAt(path: string): Part {
    const part = file.part(path);
    if (!part) throw new Error('a slide without its part');
    return part;
  }

  function readOne(page: Planned): Omit<ReadPage, 'number' | 'media'> {
    const part = partAt(page.path);
    const textDefaults = presentation.textDefaults;
    const { slide, notKept } = readSlide(part, designOf(part), deck, { ...page, textDefaults });
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
    design: { theme: deckTheme(ifReadable(() => designOf(partAt(first.path)))), masters: [] },
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
