import { apply } from './apply.ts';
import type { Command } from './command.ts';

/**
 * Several changes as one step, each made from the value as those before it leave it. Nothing is done yet: who breaks off
 * drops the answer.
 */
export function together<T extends object>(
  value: T,
  ...changes: readonly ((now: T) => readonly Command[])[]
): readonly Command[] {
  let now = value;
  return changes.flatMap((change) => {
    const commands = change(now);
    now = apply(now, commands).value;
    return commands;
  });
}
