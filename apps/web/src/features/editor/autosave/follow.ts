import type { CoursewarePage, PageStanding } from '@app/contract/courseware/schema.ts';
import { apply } from '@app/deck/commands/apply.ts';
import type { Command } from '@app/deck/commands/command.ts';
import { slideChanges } from '@app/deck/commands/slide-changes.ts';
import { addSlide } from '@app/deck/commands/slides.ts';
import { move, remove, set, slidePlace } from '@app/deck/commands/place.ts';
import type { Deck } from '@app/deck/deck.ts';
import { slideOfPage } from '../rules.ts';

/** What others did: the commands that follow it, and the slides that look different now. */
export type Followed = { readonly commands: readonly Command[]; readonly changed: readonly string[] };

const isOnlyScript = (commands: readonly Command[]) => commands.every(({ at }) => at[0] === 'script');

/** The commands that bring a deck to where the server has it. A deck never loses its last slide. */
export function followed(
  deck: Deck,
  standings: readonly PageStanding[],
  pages: readonly CoursewarePage[],
): Followed {
  let now = deck;
  const commands: Command[] = [];
  const changed: string[] = [];
  const follow = (command: Command) => {
    now = apply(now, [command]).value;
    commands.push(command);
  };
  const order = standings.toSorted((one, other) => one.index - other.index).map(({ id }) => id);
  for (const page of pages) {
    const slide = slideOfPage(page);
    const before = now.slides.find(({ id }) => id === page.id);
    const changes = before && slideChanges(before, slide);
    if (changes?.length === 0) continue;
    if (!changes || !isOnlyScript(changes)) changed.push(page.id);
    follow(before ? set(slidePlace(page.id), slide) : addSlide(now.slides.length, slide));
  }
  for (const { id } of deck.slides) {
    if (order.includes(id) || now.slides.length === 1) continue;
    changed.push(id);
    follow(remove(slidePlace(id)));
  }
  for (const [index, id] of order.entries()) {
    const at = now.slides.findIndex((slide) => slide.id === id);
    if (at !== -1 && at !== index && index < now.slides.length) follow(move(slidePlace(id), index));
  }
  return { commands, changed };
}
