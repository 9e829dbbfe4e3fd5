import type { Command, Path } from '@app/deck/commands/command.ts';
import { commandsOfSlide } from '@app/deck/commands/slides.ts';
import type { Slide } from '@app/deck/slide.ts';

/** One thing that the server is told. */
export type SaveOperation =
  | { readonly kind: 'patch'; readonly slideId: string; readonly commands: readonly Command[] }
  | { readonly kind: 'add'; readonly slideId: string; readonly slide: Slide; readonly index: number }
  | { readonly kind: 'remove'; readonly slideId: string }
  | { readonly kind: 'move'; readonly slideId: string; readonly index: number }
  | { readonly kind: 'design'; readonly commands: readonly Command[] };

const idOf = (step: Path[number] | undefined) => (typeof step === 'object' ? step.id : undefined);

function operationOf(command: Command): SaveOperation | undefined {
  const [list, which] = command.at;
  if (list === 'design') return { kind: 'design', commands: [{ ...command, at: command.at.slice(1) }] };
  if (list !== 'slides') return undefined;
  if (command.do === 'insert' && command.at.length === 1) {
    // What is put into the list of slides is one; the model's own commands make it.
    const slide = command.value as Slide;
    return { kind: 'add', slideId: slide.id, slide, index: command.index };
  }
  const slideId = idOf(which);
  if (slideId === undefined) return undefined;
  if (command.at.length > 2 || command.do === 'insert')
    return { kind: 'patch', slideId, commands: commandsOfSlide([command], slideId) };
  if (command.do === 'remove') return { kind: 'remove', slideId };
  return command.do === 'move' ? { kind: 'move', slideId, index: command.index } : undefined;
}

const isSamePath = (one: Path, other: Path) => JSON.stringify(one) === JSON.stringify(other);

/** Of values that are set at one place again and again only the last is told. */
function withCommands(told: readonly Command[], more: readonly Command[]): Command[] {
  const all = [...told];
  for (const command of more) {
    const last = all.at(-1);
    const isAgain = command.do === 'set' && last?.do === 'set' && isSamePath(command.at, last.at);
    if (isAgain) all[all.length - 1] = { ...last, value: command.value };
    else all.push(command);
  }
  return all;
}

/** The operations with more commands behind them; those for one thing become one operation, up to `most` commands. */
export function withOperations(
  waiting: readonly SaveOperation[],
  commands: readonly Command[],
  most: number,
): SaveOperation[] {
  const all = [...waiting];
  for (const command of commands) {
    const next = operationOf(command);
    if (!next) continue;
    const last = all.at(-1);
    const goesOn =
      (next.kind === 'patch' && last?.kind === 'patch' && last.slideId === next.slideId) ||
      (next.kind === 'design' && last?.kind === 'design');
    if (goesOn && last.commands.length < most)
      all[all.length - 1] = { ...last, commands: withCommands(last.commands, next.commands) };
    else all.push(next);
  }
  return all;
}
