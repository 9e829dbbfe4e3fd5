import { type Command, CommandMisfit, type Path, type Step } from './command.ts';

/** What commands made of a value, and the commands that lead back. */
export type Applied<T> = { readonly value: T; readonly inverse: readonly Command[] };

type Fields = Readonly<Record<string, unknown>>;
type Container = Fields | readonly unknown[];

// Unlike Array.isArray alone, which answers any[].
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !isList(value);
const idOf = (value: unknown): unknown =>
  isFields(value) && Object.hasOwn(value, 'id') ? value['id'] : undefined;

const misfit = (at: Path, why: string) => new CommandMisfit(`${why} at ${JSON.stringify(at)}`);

function indexIn(list: readonly unknown[], step: Step | undefined, at: Path): number {
  const index = typeof step === 'object' ? list.findIndex((each) => idOf(each) === step.id) : step;
  if (typeof index !== 'number' || !Number.isInteger(index) || index < 0 || index >= list.length)
    throw misfit(at, 'nothing');
  return index;
}

/** The value with another one at a path; everything beside the path is the same object as before. */
function changed(
  value: unknown,
  at: Path,
  depth: number,
  change: (inner: Container) => Container,
): Container {
  if (!isList(value) && !isFields(value)) throw misfit(at, 'nothing');
  const step = at[depth];
  if (step === undefined) return change(value);
  if (isList(value)) {
    const index = indexIn(value, step, at);
    return value.with(index, changed(value[index], at, depth + 1, change));
  }
  if (typeof step !== 'string' || !Object.hasOwn(value, step)) throw misfit(at, 'nothing');
  return { ...value, [step]: changed(value[step], at, depth + 1, change) };
}

/** What a command does to the list or the fields that it changes. */
type Effect = { readonly container: Container; readonly inverse: Command | undefined };

const stepTo = (value: unknown, index: number): Step => {
  const id = idOf(value);
  return typeof id === 'string' ? { id } : index;
};

function withField(fields: Fields, name: string, value: unknown, before: string | undefined): Fields {
  if (before === undefined || !Object.hasOwn(fields, before)) return { ...fields, [name]: value };
  return Object.fromEntries(
    Object.entries(fields).flatMap((entry) => (entry[0] === before ? [[name, value], entry] : [entry])),
  );
}

function setIn(container: Container, command: Extract<Command, { do: 'set' }>): Effect {
  const { at, value, before } = command;
  const step = at.at(-1);
  if (isList(container)) {
    const index = indexIn(container, step, at);
    const old = container[index];
    if (idOf(old) !== idOf(value)) throw misfit(at, 'another id');
    if (Object.is(old, value)) return { container, inverse: undefined };
    return { container: container.with(index, value), inverse: { do: 'set', at, value: old } };
  }
  if (typeof step !== 'string') throw misfit(at, 'nothing');
  // Paths name things by their ids, so an id never changes.
  if (step === 'id') throw misfit(at, 'another id');
  if (!Object.hasOwn(container, step))
    return { container: withField(container, step, value, before), inverse: { do: 'unset', at } };
  const old = container[step];
  if (Object.is(old, value)) return { container, inverse: undefined };
  return { container: { ...container, [step]: value }, inverse: { do: 'set', at, value: old } };
}

function unsetIn(container: Container, { at }: Extract<Command, { do: 'unset' }>): Effect {
  const name = at.at(-1);
  if (isList(container) || typeof name !== 'string' || name === 'id' || !Object.hasOwn(container, name))
    throw misfit(at, 'nothing');
  const { [name]: old, ...rest } = container;
  const names = Object.keys(container);
  const before = names[names.indexOf(name) + 1];
  return {
    container: rest,
    inverse: { do: 'set', at, value: old, ...(before !== undefined && { before }) },
  };
}

function insertIn(list: Container, { at, index, value }: Extract<Command, { do: 'insert' }>): Effect {
  if (!isList(list) || !Number.isInteger(index) || index < 0 || index > list.length)
    throw misfit(at, 'no place');
  const id = idOf(value);
  if (id !== undefined && list.some((each) => idOf(each) === id)) throw misfit(at, 'the same id twice');
  return {
    container: list.toSpliced(index, 0, value),
    inverse: { do: 'remove', at: [...at, stepTo(value, index)] },
  };
}

function removeIn(list: Container, { at }: Extract<Command, { do: 'remove' }>): Effect {
  if (!isList(list)) throw misfit(at, 'no list');
  const index = indexIn(list, at.at(-1), at);
  return {
    container: list.toSpliced(index, 1),
    inverse: { do: 'insert', at: at.slice(0, -1), index, value: list[index] },
  };
}

function moveIn(list: Container, { at, index: to }: Extract<Command, { do: 'move' }>): Effect {
  if (!isList(list)) throw misfit(at, 'no list');
  const from = indexIn(list, at.at(-1), at);
  if (!Number.isInteger(to) || to < 0 || to >= list.length) throw misfit(at, 'no place');
  if (from === to) return { container: list, inverse: undefined };
  const moved = list[from];
  return {
    container: list.toSpliced(from, 1).toSpliced(to, 0, moved),
    inverse: { do: 'move', at: [...at.slice(0, -1), stepTo(moved, to)], index: from },
  };
}

function effectOf(container: Container, command: Command): Effect {
  switch (command.do) {
    case 'set':
      return setIn(container, command);
    case 'unset':
      return unsetIn(container, command);
    case 'insert':
      return insertIn(container, command);
    case 'remove':
      return removeIn(container, command);
    case 'move':
      return moveIn(container, command);
  }
}

/**
 * Follows commands, all or none: one that does not fit throws `CommandMisfit`. What is not changed stays the same object,
 * and so does the whole value where nothing is. The result is as well-formed as the commands: those of places keep the
 * model, those that came from outside need the schema afterwards.
 */
export function apply<T extends object>(value: T, commands: readonly Command[]): Applied<T> {
  let now: object = value;
  const inverse: Command[] = [];
  for (const command of commands) {
    if (command.do !== 'insert' && command.at.length === 0) throw misfit(command.at, 'nothing');
    const container = command.do === 'insert' ? command.at : command.at.slice(0, -1);
    let back: Command | undefined;
    const next = changed(now, container, 0, (inner) => {
      const effect = effectOf(inner, command);
      back = effect.inverse;
      return effect.container;
    });
    if (!back) continue;
    now = next;
    inverse.push(back);
  }
  return { value: now as T, inverse: inverse.toReversed() };
}
