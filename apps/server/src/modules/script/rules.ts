import { AppError, type ErrorDef } from '@app/contract/base/errors.ts';
import { embeddedEngine } from '@app/contract/engine/schema.ts';
import { scriptErrors } from '@app/contract/script/errors.ts';
import type { Proposal } from '@app/contract/script/schema.ts';
import type { ScriptChange } from '@app/contract/script/states/change.ts';
import { shorten } from '@app/deck/script/change/shorten.ts';
import { simplify } from '@app/deck/script/change/simplify.ts';
import { scriptText } from '@app/deck/script/plain.ts';
import { scriptFor, type ToldPage } from '@app/deck/script/write-scripts.ts';

const ours = (content: string): Proposal => ({ content, scriptEngine: embeddedEngine, standIn: null });

/** A page among the others of its deck. */
export type PageInDeck = { pages: readonly ToldPage[]; index: number; height: number };

/** The script of a page by rules alone; undefined where there is nothing to see. */
export function writeByRules({ pages, index, height }: PageInDeck): Proposal | undefined {
  const script = scriptFor(pages, index, { height });
  return script && ours(scriptText(script));
}

type Rule = { change: (text: string) => string | undefined; nothing: ErrorDef };
const rules: Partial<Record<ScriptChange, Rule>> = {
  shorten: { change: shorten, nothing: scriptErrors.shortEnough },
  simpler: { change: simplify, nothing: scriptErrors.simpleEnough },
};

/** A script changed by rules alone; refuses what rules cannot do. */
export function changeByRules(how: ScriptChange, text: string): Proposal {
  const rule = rules[how];
  if (!rule) throw new AppError(scriptErrors.needsModel);
  const changed = rule.change(text);
  if (changed === undefined) throw new AppError(rule.nothing);
  return ours(changed);
}
