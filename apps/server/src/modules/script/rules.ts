import { AppError, type ErrorDef } from '@app/contract/base/errors.ts';
import { embeddedEngine } from '@app/contract/engine/schema.ts';
import { scriptErrors } from '@app/contract/script/errors.ts';
import type { Proposal } from '@app/contract/script/schema.ts';
import type { ScriptChange } from '@app/contract/script/states/change.ts';
import { shorten } from '@app/deck/script/change/shorten.ts';
import { simplify } from '@app/deck/script/change/simplify.ts';
import { type PageOutline, wordsOfUnit } from '@app/deck/script/outline/outline.ts';
import { scriptText } from '@app/deck/script/plain.ts';
import { scriptFor, type ToldPage } from '@app/deck/script/write-scripts.ts';

const ours = (content: string): Proposal => ({ content, scriptEngine: embeddedEngine, standIn: null });

/**
 * `made` is what was said when the deck was made from a document, while the page shows nothing else; `now` is what its script
 * says.
 */
export type WrittenPage = ToldPage & { made?: string; now?: string };

/** A page among the others of its deck. */
export type PageInDeck = { pages: readonly WrittenPage[]; index: number; height: number };

const letters = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\d]/gu, '');

/** Whether all words of a page stand in what it was made of. */
export function isAsMade({ title, subtitle, units }: PageOutline, ground: string): boolean {
  const known = letters(ground);
  return [title, subtitle, ...units.flatMap(wordsOfUnit)].every((line) => known.includes(letters(line)));
}

/**
 * The script of a page by rules alone; undefined where there is nothing to see. The material of a page says more than its
 * slide does, so that a page that is as it was made is told as it was then.
 */
export function writeByRules({ pages, index, height }: PageInDeck, turn = 0): Proposal | undefined {
  const made = pages[index]?.made;
  if (made !== undefined) return ours(made);
  const script = scriptFor(pages, index, { height, turn });
  return script && ours(scriptText(script));
}

/** So many ways of saying the same are tried. */
const mostTurns = 6;

/** The same for who has a script and asks for another: it is said in other phrases, or refused where there are none. */
export function writeOtherByRules(page: PageInDeck): Proposal | undefined {
  for (let turn = 0; turn < mostTurns; turn++) {
    const proposal = writeByRules(page, turn);
    if (proposal?.content !== page.pages[page.index]?.now) return proposal;
  }
  throw new AppError(scriptErrors.sameWords);
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
