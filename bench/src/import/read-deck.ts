import { drawSlide } from '@app/deck/design/draw-slide.ts';
import { deckVersion } from '@app/deck/migrate/migrate.ts';
import type { SlideElement } from '@app/deck/element.ts';
import { elementText } from '@app/deck/elements/registry.ts';
import { openPackage, related } from '@app/deck/pptx/package/package.ts';
import { Refused } from '@app/deck/pptx/guard/refusal.ts';
import { createMetafiles } from '@app/deck/pptx/read/metafile.ts';
import { readNotes } from '@app/deck/pptx/read/notes.ts';
import { readPresentation } from '@app/deck/pptx/read/presentation.ts';
import { openDeck } from '@app/deck/pptx/read/read-deck.ts';
import { readSlide, storedDesign } from '@app/deck/schema/stored.ts';
import type { Slide } from '@app/deck/slide.ts';
import type { Link, Paragraph } from '@app/deck/text.ts';
import { countingIds } from '@app/deck/testing.ts';
import type { Counted } from './count-deck.ts';

/** A deck as it came in, in the words of the counter, with what it cost. */
export type Read = { slides: Map<number, Counted>; milliseconds: number };

function gather<T>(value: unknown, wanted: string): T[] {
  const found: T[] = [];
  JSON.stringify(value, (key: string, each: unknown) => {
    // Only values of this name are asked for.
    if (key === wanted) found.push(each as T);
    return each;
  });
  return found;
}

const wordsOf = (element: SlideElement) => (element.type === 'latex' ? element.source : elementText(element));

function seenOf(slide: Slide, drawn: unknown, notes: string, places: ReadonlyMap<string, number>): Counted {
  const paragraphs = gather<Paragraph[]>(drawn, 'paragraphs').flat();
  const targets = new Set(slide.elements.flatMap(({ id, groups = [] }) => [id, ...groups]));
  return {
    text: slide.elements.map(wordsOf).join(''),
    bullets: paragraphs
      .filter(({ bullet }) => bullet && bullet.kind !== 'none')
      .map(({ runs }) => runs.map(({ text }) => text).join('')),
    notes,
    alts: gather<string>(slide, 'alt'),
    links: gather<Link>(slide.elements, 'link').flatMap((link) => {
      if (link.kind === 'web') return [`web:${link.address}`];
      const place = places.get(link.slideId);
      return place === undefined ? [] : [`slide:${place}`];
    }),
    charts: slide.elements.filter(({ type }) => type === 'chart').length,
    effects: (slide.builds ?? []).filter(({ elementId }) => targets.has(elementId)).length,
  };
}

/** The notes of a slide as they are read: a script leaves out what is not for the audience. */
function notesIn(bytes: Uint8Array): (number: number) => string {
  const file = openPackage(bytes);
  const { slides } = readPresentation(file);
  return (number) => {
    const slide = file.part(slides[number - 1] ?? '');
    const path = slide && related(slide, 'notesSlide');
    return path === undefined ? '' : readNotes(file.part(path));
  };
}

/** Reads a file as an upload is read: opened, metafiles drawn, and what came out held against the schemas. Undefined where it is refused. */
export async function readDeck(bytes: Uint8Array): Promise<Read | undefined> {
  const from = process.cpuUsage();
  try {
    const { read, ...summary } = openDeck(bytes, { newId: countingIds() });
    const design = storedDesign(JSON.parse(JSON.stringify(summary.design)), deckVersion);
    const drawn = createMetafiles();
    const pages: { slide: Slide; number: number; named: string[] }[] = [];
    for (const { media, slide, number, notKept } of read()) {
      for (const each of media) await drawn(each);
      const stored = readSlide(JSON.parse(JSON.stringify(slide)));
      const named = notKept.filter(({ what }) => what === 'file-link').map(() => 'file:');
      pages.push({ slide: stored.slide, number, named });
    }
    const { user, system } = process.cpuUsage(from);
    const notes = notesIn(bytes);
    const places = new Map(pages.map(({ slide, number }) => [slide.id, number - 1]));
    const slides = pages.map(({ slide, number, named }): [number, Counted] => {
      const seen = seenOf(slide, drawSlide(slide, design, number).elements, notes(number), places);
      return [number, { ...seen, links: [...seen.links, ...named] }];
    });
    return { slides: new Map(slides), milliseconds: (user + system) / 1000 };
  } catch (error) {
    if (error instanceof Refused) return undefined;
    throw error;
  }
}
