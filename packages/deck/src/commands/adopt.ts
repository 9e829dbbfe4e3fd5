import type { NewId } from '../defaults.ts';
import type { Deck } from '../deck.ts';
import type { Design, Master } from '../design.ts';
import type { Slide } from '../slide.ts';
import type { Command } from './command.ts';
import { deckPlace, insert } from './place.ts';
import { addSlide, slideCopy } from './slides.ts';

/** Slides of another deck, with what they inherit. */
type Source = { design: Design; slides: readonly Slide[] };

/** The master as it looks in any deck: with a theme of its own. */
const asSeen = (master: Master, { theme }: Design): Master => ({ ...master, theme: master.theme ?? theme });

const isSame = (one: Master, other: Master): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Layouts are found by their ids in all of a design: those that it has already get others. */
function withFreeIds(master: Master, { masters }: Design, newId: NewId) {
  const taken = new Set(masters.flatMap(({ id, layouts }) => [id, ...layouts.map((layout) => layout.id)]));
  const free = (id: string) => (taken.has(id) ? newId() : id);
  const ids = new Map(master.layouts.map(({ id }) => [id, free(id)]));
  const layouts = master.layouts.map((layout) => ({ ...layout, id: ids.get(layout.id) ?? layout.id }));
  return { master: { ...master, id: free(master.id), layouts }, ids };
}

/**
 * Puts slides of another deck into this one, from a place on. They come as copies, and with the masters that they stand on
 * unless those came before, so that they look as they did.
 */
export function adoptSlides(
  { design }: Pick<Deck, 'design'>,
  index: number,
  source: Source,
  newId: NewId,
): { commands: Command[]; slides: Slide[] } {
  const commands: Command[] = [];
  const layoutIds = new Map<string, string>();
  const isUsed = (master: Master) =>
    source.slides.some(({ layoutId }) => master.layouts.some(({ id }) => id === layoutId));
  for (const [at, used] of source.design.masters.filter(isUsed).entries()) {
    const seen = asSeen(used, source.design);
    if (design.masters.some((own) => isSame(asSeen(own, design), seen))) continue;
    const { master, ids } = withFreeIds(seen, design, newId);
    for (const [from, to] of ids) layoutIds.set(from, to);
    commands.push(insert(deckPlace.to('design').to('masters'), design.masters.length + at, master));
  }
  const slides = source.slides.map((slide): Slide => {
    const { layoutId } = slide;
    const copy = slideCopy(slide, newId);
    return layoutId === undefined ? copy : { ...copy, layoutId: layoutIds.get(layoutId) ?? layoutId };
  });
  commands.push(...slides.map((slide, offset) => addSlide(index + offset, slide)));
  return { commands, slides };
}
