import type { Counted } from './count-deck.ts';

/** How many there are in the files, and how many came in. */
export type Tally = { all: number; kept: number };

export const kinds = [
  'text',
  'bullets',
  'notes',
  'alts',
  'links',
  'file links',
  'charts',
  'effects',
] as const;
export type Tallies = Record<(typeof kinds)[number], Tally>;

export const emptyTallies = (): Tallies =>
  // The list of kinds is that of the type.
  Object.fromEntries(kinds.map((kind) => [kind, { all: 0, kept: 0 }])) as Tallies;

/** What two lists have in common, each thing as often as it stands in both. */
function common(wanted: readonly string[], found: readonly string[]): number {
  const left = new Map<string, number>();
  for (const each of found) left.set(each, (left.get(each) ?? 0) + 1);
  return wanted.filter((each) => {
    const times = left.get(each) ?? 0;
    left.set(each, times - 1);
    return times > 0;
  }).length;
}

const letters = (text: string) => text.normalize('NFKC').match(/[\p{L}\p{N}]/gu) ?? [];
const packed = (text: string) => text.replaceAll(/\s/gu, '');

/** Adds what one slide holds and what came of it. */
export function addSlide(tallies: Tallies, wanted: Counted, found: Counted): void {
  const add = (kind: keyof Tallies, all: number, kept: number) => {
    tallies[kind].all += all;
    tallies[kind].kept += Math.min(all, kept);
  };
  const compare = (kind: keyof Tallies, one: readonly string[], other: readonly string[]) =>
    add(kind, one.length, common(one, other));
  const isFile = (link: string) => link.startsWith('file:');
  compare('text', letters(wanted.text), letters(found.text));
  compare('notes', letters(wanted.notes), letters(found.notes));
  compare('bullets', wanted.bullets.map(packed), found.bullets.map(packed));
  compare('alts', wanted.alts.map(packed), found.alts.map(packed));
  compare(
    'links',
    wanted.links.filter((link) => !isFile(link)),
    found.links,
  );
  // They lead nowhere from here: kept are those that their owner is told of.
  add('file links', wanted.links.filter(isFile).length, found.links.filter(isFile).length);
  add('charts', wanted.charts, found.charts);
  add('effects', wanted.effects, found.effects);
}
