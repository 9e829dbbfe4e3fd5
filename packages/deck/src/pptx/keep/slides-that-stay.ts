import type { Package } from '../package/package.ts';
import type { Gate } from './gate.ts';

// What all slides stand on goes out with the file or not at all.
const shared = new Set(['slideLayout', 'notesMaster']);

/** The notes of slides, by their paths; those that several slides call theirs, or that call another slide theirs, have none. */
function ownersOfNotes(file: Package, slides: readonly string[]): ReadonlyMap<string, string> {
  const owners = new Map<string, string>();
  const odd = new Set<string>();
  for (const slide of new Set(slides))
    for (const { kind, path } of file.rawRelations(slide) ?? [])
      if (kind === 'notesSlide') {
        const key = path.toLowerCase();
        if (owners.has(key)) odd.add(key);
        owners.set(key, slide.toLowerCase());
      }
  for (const notes of odd) owners.delete(notes);
  return owners;
}

/** Says of a slide to which others it and its parts lead; undefined where one of its parts may not go out. */
export function createSlideCheck(file: Package, gate: Gate, slides: readonly string[]) {
  const owners = ownersOfNotes(file, slides);
  const isSlide = new Set(slides.map((path) => path.toLowerCase()));
  const known = new Map<string, ReadonlySet<string> | undefined>();

  function follow(slide: string): ReadonlySet<string> | undefined {
    const own = slide.toLowerCase();
    const others = new Set<string>();
    const seen = new Set<string>();
    const open = [own];
    for (let path = open.pop(); path !== undefined; path = open.pop()) {
      if (seen.has(path)) continue;
      seen.add(path);
      const cleared = gate.part(path);
      if (!cleared) return undefined;
      for (const { kind, path: to } of cleared.leads) {
        const key = to.toLowerCase();
        if (kind === 'notesSlide' && owners.get(key) !== own) return undefined;
        if (kind === 'slide' && owners.has(path) && key !== own) return undefined;
        if (kind === 'slide' && key !== own && isSlide.has(key)) others.add(key);
        if (!shared.has(kind) && !isSlide.has(key)) open.push(key);
      }
    }
    return others;
  }

  return (slide: string): ReadonlySet<string> | undefined => {
    if (!known.has(slide)) known.set(slide, follow(slide));
    return known.get(slide);
  };
}
