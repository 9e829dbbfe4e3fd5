import type { SlideElement } from '../element.ts';
import type { Slide } from '../slide.ts';
import type { Command } from './command.ts';

type Fields = Omit<Slide, 'id' | 'elements'>;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function fieldChanges(from: Fields, to: Fields): Command[] {
  const names = [...new Set([...Object.keys(from), ...Object.keys(to)])] as (keyof Fields)[];
  return names.flatMap((name): Command[] => {
    if (isSame(from[name], to[name])) return [];
    return to[name] === undefined
      ? [{ do: 'unset', at: [name] }]
      : [{ do: 'set', at: [name], value: to[name] }];
  });
}

function elementChanges(from: readonly SlideElement[], to: readonly SlideElement[]): Command[] {
  const kept = from.filter(({ id }) => to.some((each) => each.id === id));
  const gone = from.filter((each) => !kept.includes(each));
  const order = kept.map(({ id }) => id);
  const placed = to.flatMap((element, index): Command[] => {
    const at = order.indexOf(element.id);
    if (at === -1) {
      order.splice(index, 0, element.id);
      return [{ do: 'insert', at: ['elements'], index, value: element }];
    }
    const before = kept.find(({ id }) => id === element.id);
    const path = ['elements', { id: element.id }];
    const changed: Command[] = isSame(before, element) ? [] : [{ do: 'set', at: path, value: element }];
    if (at === index) return changed;
    order.splice(at, 1);
    order.splice(index, 0, element.id);
    return [...changed, { do: 'move', at: path, index }];
  });
  return [...gone.map(({ id }): Command => ({ do: 'remove', at: ['elements', { id }] })), ...placed];
}

/** The commands that make one version of a slide into another; their paths begin at the slide. */
export function slideChanges(from: Slide, to: Slide): Command[] {
  const { id: _from, elements: before, ...fieldsBefore } = from;
  const { id: _to, elements: after, ...fieldsAfter } = to;
  return [...elementChanges(before, after), ...fieldChanges(fieldsBefore, fieldsAfter)];
}

/** What commands of a slide touch: `background`, `elements.id.left`; an element as a whole is `elements.id`. */
export function touched(commands: readonly Command[]): Set<string> {
  return new Set(
    commands.map(({ do: what, at }) => {
      const [list, which, field] = at.map((step) => (typeof step === 'object' ? step.id : String(step)));
      if (list !== 'elements' || which === undefined) return what === 'insert' ? '' : (list ?? '');
      // Other layers are no other content.
      if (what === 'move' && field === undefined) return '';
      return field === undefined ? `${list}.${which}` : `${list}.${which}.${field}`;
    }),
  );
}

const covers = (one: string, other: string) => one !== '' && (one === other || other.startsWith(`${one}.`));

/** Whether two lists of commands for one slide touch the same thing. */
export function overlap(one: readonly Command[], other: readonly Command[]): boolean {
  const [ours, theirs] = [[...touched(one)], [...touched(other)]];
  return ours.some((mine) => theirs.some((each) => covers(mine, each) || covers(each, mine)));
}

/** Finer than `slideChanges`: what somebody changed, field by field of its elements. */
export function touchedBetween(from: Slide, to: Slide): Command[] {
  return slideChanges(from, to).flatMap((command): Command[] => {
    const [, which, ...rest] = command.at;
    if (command.do !== 'set' || typeof which !== 'object' || rest.length > 0) return [command];
    const before = from.elements.find(({ id }) => id === which.id) as Record<string, unknown> | undefined;
    const after = command.value as Record<string, unknown>;
    const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after)])];
    return names
      .filter((name) => !isSame(before?.[name], after[name]))
      .map((name) => ({ do: 'set', at: [...command.at, name], value: after[name] }));
  });
}
