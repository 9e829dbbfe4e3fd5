import type { NewId } from '../defaults.ts';
import type { SlideElement } from '../element.ts';
import type { Chosen } from './arrange.ts';
import type { Command } from './command.ts';
import { addElements } from './elements.ts';

/** Copies with ids and groups of their own, moved by so much from where the originals are seen. Copies of a part stay in its group. */
export function copiesOf(
  elements: readonly SlideElement[],
  { elements: seen, entered }: Pick<Chosen, 'elements' | 'entered'>,
  by: { x: number; y: number },
  newId: NewId,
): SlideElement[] {
  const groups = new Map<string, string>();
  const copiedGroup = (group: string, depth: number, all: readonly string[]) => {
    if (entered !== undefined && depth <= all.indexOf(entered)) return group;
    const known = groups.get(group) ?? newId();
    groups.set(group, known);
    return known;
  };
  return elements.map((element) => {
    const at = seen.find(({ id }) => id === element.id);
    return {
      ...element,
      id: newId(),
      ...(element.groups && { groups: element.groups.map(copiedGroup) }),
      left: (at?.left ?? element.left ?? 0) + by.x,
      top: (at?.top ?? element.top ?? 0) + by.y,
    };
  });
}

/** Puts copies in front of the foremost original; `ids` are those of the copies. */
export function duplicateElements(
  all: readonly SlideElement[],
  chosen: Chosen,
  by: { x: number; y: number },
  newId: NewId,
): { commands: Command[]; ids: string[] } {
  const isChosen = (id: string) => chosen.elements.some((each) => each.id === id);
  const originals = all.filter(({ id }) => isChosen(id));
  const copies = copiesOf(originals, chosen, by, newId);
  const index = all.findLastIndex(({ id }) => isChosen(id)) + 1;
  return { commands: addElements(chosen.slideId, index, copies), ids: copies.map(({ id }) => id) };
}
