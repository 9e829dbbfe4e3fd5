import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { elementText } from '@app/deck/elements/registry.ts';
import { Refused } from '@app/deck/pptx/guard/refusal.ts';
import { comparable, differences, packDeck, type ReadDeck, readWhole } from '@app/deck/pptx/round-trip.ts';
import type { Slide } from '@app/deck/slide.ts';
import type { Link } from '@app/deck/text.ts';
import { corpus } from '../answers/corpus.ts';

/** How many there are, and how many came back the same. */
export type Tally = { all: number; same: number };
const kinds = ['elements', 'texts', 'notes', 'cues', 'links', 'transitions', 'backgrounds'] as const;
export type Tallies = Record<(typeof kinds)[number], Tally>;

/** A deck that was written. */
export type Exported = { name: string; read: ReadDeck; bytes: Uint8Array; milliseconds: number };

const folder = path.join(corpus, 'pptx');

/** The decks of the corpus, by name. */
export const deckFiles = (): string[] =>
  (existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [])
    .filter((entry) => entry.isFile() && /\.(?:pp[ts]|pot)[xm]$/i.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted();

/** Reads a deck and writes it; undefined for a file that is refused. */
export async function exportOne(file: string): Promise<Exported | undefined> {
  try {
    const read = readWhole(readFileSync(file));
    const from = process.cpuUsage();
    const bytes = await packDeck(read);
    const { user, system } = process.cpuUsage(from);
    return { name: path.basename(file), read, bytes, milliseconds: (user + system) / 1000 };
  } catch (error) {
    if (error instanceof Refused) return undefined;
    throw error;
  }
}

function linksOf(slide: Slide): Link[] {
  const found: Link[] = [];
  JSON.stringify(slide.elements, (key: string, value: unknown) => {
    if (key === 'link') found.push(value as Link);
    return value;
  });
  return found;
}

export const emptyTallies = (): Tallies =>
  // The list of kinds is that of the type.
  Object.fromEntries(kinds.map((kind) => [kind, { all: 0, same: 0 }])) as Tallies;

/** Counts what came back the same. A name that an element is given where it had none is no difference. */
export function compare({ read, bytes }: Exported, tallies: Tallies): void {
  const back = readWhole(bytes);
  const count = (kind: keyof Tallies, isSame: boolean) => {
    tallies[kind].all++;
    if (isSame) tallies[kind].same++;
  };
  read.deck.slides.forEach((slide, at) => {
    const other = back.deck.slides[at] ?? { id: '', elements: [] };
    const [one, two] = [comparable(slide, read.deck), comparable(other, back.deck)];
    one.elements.forEach((element, index) => {
      const fields = differences(element, two.elements[index] ?? {});
      count(
        'elements',
        fields.every((field) => field === '.name' && !Reflect.has(element, 'name')),
      );
    });
    slide.elements.forEach((element, index) => {
      const words = elementText(element);
      const found = other.elements[index];
      if (words !== '') count('texts', found !== undefined && elementText(found) === words);
    });
    if (slide.script) count('notes', differences(one.script, two.script).length === 0);
    if (slide.builds) count('cues', differences(one.builds, two.builds).length === 0);
    if (slide.transition) count('transitions', differences(one.transition, two.transition).length === 0);
    count('backgrounds', differences(one.background, two.background).length === 0);
    const links = linksOf(other);
    linksOf(slide).forEach((link, index) => {
      const found = links[index];
      count(
        'links',
        found?.kind === link.kind &&
          (link.kind === 'slide' || JSON.stringify(found) === JSON.stringify(link)),
      );
    });
  });
}
