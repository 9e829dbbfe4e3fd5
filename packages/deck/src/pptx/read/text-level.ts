import type { TextLevel } from '../../design.ts';
import { designLimits } from '../../limits.ts';
import type { Context } from './context.ts';
import { paragraphLook } from './paragraph-look.ts';
import { runLook, runSize } from './run.ts';
import { type Layers, saidAt, saidOfLetters } from './text-layers.ts';

function readLevel(layers: Layers, level: number, context: Context): TextLevel {
  const said = saidAt({ own: layers }, level);
  const letters = saidOfLetters(said);
  const size = runSize(letters, context);
  return {
    paragraph: paragraphLook(said, { text: size, inherited: size }, context),
    run: runLook(letters, context),
  };
}

/**
 * How each level of a text looks. `lists` are those that know levels apart; `defaults` hold for what they leave open.
 * Levels that none of the lists knows, or that look like the one before, are left to the last one.
 */
export function readLevels(lists: Layers, defaults: Layers, context: Context): TextLevel[] {
  const known = Array.from({ length: designLimits.levels }, (_, level) => level).filter(
    (level) => level === 0 || lists.some((list) => list(level)),
  );
  const deepest = known.at(-1) ?? 0;
  const levels = Array.from({ length: deepest + 1 }, (_, level) =>
    readLevel([...lists, ...defaults], level, context),
  );
  while (levels.length > 1 && JSON.stringify(levels.at(-1)) === JSON.stringify(levels.at(-2))) levels.pop();
  return levels;
}
