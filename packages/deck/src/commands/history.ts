import { apply } from './apply.ts';
import type { Command, Path } from './command.ts';

/** What a person has chosen: it comes back with the step that was done with it. */
export type Selection = { readonly slideId: string | undefined; readonly elementIds: readonly string[] };

/** One step of a history: what was done, what undoes it, and what was chosen before and after. */
export type HistoryStep = {
  readonly commands: readonly Command[];
  readonly inverse: readonly Command[];
  readonly before: Selection;
  readonly after: Selection;
  /** A next step with the same key becomes part of this one. */
  readonly merge: string | undefined;
};

/** Steps that can be undone, the newest last, and undone ones that can be done again, the next one last. */
export type History = {
  readonly limit: number;
  readonly past: readonly HistoryStep[];
  readonly future: readonly HistoryStep[];
};

/** A history without steps that remembers at most this many. */
export const emptyHistory = (limit = 200): History => ({ limit, past: [], future: [] });

/** A value with its history. */
export type Edited<T> = { readonly value: T; readonly history: History };

/** A value after going back or forth, with what was chosen then. */
export type Revisited<T> = Edited<T> & { readonly selection: Selection };

/**
 * How a step is remembered; `merge` names what goes on, such as one drag or the typing of one word. `joins`: it is part of
 * the step before, though that is over.
 */
export type StepNote = { before: Selection; after: Selection; merge?: string; joins?: boolean };

const isSameStep = (one: Path[number], other: Path[number] | undefined): boolean =>
  typeof one === 'object' ? typeof other === 'object' && one.id === other.id : one === other;

const isSamePath = (one: Path, other: Path): boolean =>
  one.length === other.length && one.every((step, index) => isSameStep(step, other[index]));

/** Whether a step sets again just what the one before has set: of a long drag only its ends are kept. */
function isSetAgain(last: HistoryStep, next: Pick<HistoryStep, 'commands' | 'inverse'>): boolean {
  const { commands } = last;
  return (
    next.commands.length === commands.length &&
    // Else one of them found its value there already, and undoing one of the steps leaves it out.
    last.inverse.length === commands.length &&
    next.inverse.length === commands.length &&
    next.commands.every((command, index) => {
      const before = commands[index];
      return command.do === 'set' && before?.do === 'set' && isSamePath(command.at, before.at);
    })
  );
}

const joined = (last: HistoryStep, next: HistoryStep): HistoryStep =>
  isSetAgain(last, next)
    ? { ...last, commands: next.commands, after: next.after }
    : {
        ...last,
        commands: [...last.commands, ...next.commands],
        inverse: [...next.inverse, ...last.inverse],
        after: next.after,
      };

/** The history with commands that were followed as its last step. Those that changed nothing leave no step. */
export function remembered(
  history: History,
  { commands, inverse }: Pick<HistoryStep, 'commands' | 'inverse'>,
  { before, after, merge, joins = false }: StepNote,
): History {
  if (inverse.length === 0) return history;
  const step = { commands, inverse, before, after, merge };
  const { past, future, limit } = history;
  const last = past.at(-1);
  const goesOn = joins || (last?.merge !== undefined && last.merge === merge);
  const isPart = goesOn && last !== undefined && future.length === 0;
  const steps = isPart ? [...past.slice(0, -1), { ...joined(last, step), merge }] : [...past, step];
  return { limit, past: steps.slice(-limit), future: [] };
}

/** Follows commands as one step that can be undone. */
export function perform<T extends object>(
  { value, history }: Edited<T>,
  commands: readonly Command[],
  note: StepNote,
): Edited<T> {
  const { value: next, inverse } = apply(value, commands);
  return { value: next, history: remembered(history, { commands, inverse }, note) };
}

/** What the last step did to something with an id: it brought it and nothing else, or changed it, or neither. */
export function lastDone({ past }: History, id: string): 'added' | 'changed' | undefined {
  const commands = past.at(-1)?.commands ?? [];
  const brings = (each: Command) => each.do === 'insert' && idOf(each.value) === id;
  const isAbout = (each: Command) =>
    brings(each) || each.at.some((step) => typeof step === 'object' && step.id === id);
  if (!commands.some(isAbout)) return undefined;
  return commands.some(brings) && commands.every(isAbout) ? 'added' : 'changed';
}

const idOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'id' in value ? value.id : undefined;

/** The history whose last step takes nothing more: the pointer is up, the word is written. */
export function sealed(history: History): History {
  const last = history.past.at(-1);
  if (last?.merge === undefined) return history;
  return { ...history, past: [...history.past.slice(0, -1), { ...last, merge: undefined }] };
}

/** The value before the last step; undefined where there is none. */
export function undo<T extends object>({ value, history }: Edited<T>): Revisited<T> | undefined {
  const last = history.past.at(-1);
  if (!last) return undefined;
  return {
    value: apply(value, last.inverse).value,
    history: sealed({ ...history, past: history.past.slice(0, -1), future: [...history.future, last] }),
    selection: last.before,
  };
}

/** The value after the step that was undone last; undefined where there is none. */
export function redo<T extends object>({ value, history }: Edited<T>): Revisited<T> | undefined {
  const next = history.future.at(-1);
  if (!next) return undefined;
  return {
    value: apply(value, next.commands).value,
    history: sealed({ ...history, past: [...history.past, next], future: history.future.slice(0, -1) }),
    selection: next.after,
  };
}
