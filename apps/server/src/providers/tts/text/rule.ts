import { escapePattern } from '@app/deck/find/escape-pattern.ts';

/** A way to read something that is not written as it is spoken. The pattern is global. */
export type Rule = {
  readonly pattern: RegExp;
  /** The words, or nothing when it is something else after all. */
  read(match: RegExpExecArray): string | undefined;
  /** Each digit for itself: the one that is a digit keeps its first tone. */
  readonly digits: boolean;
};

/** The groups come by their numbers; one that took no part is an empty text. */
export const rule = (
  pattern: string,
  read: (groups: string[]) => string | undefined,
  digits = false,
): Rule => ({
  pattern: new RegExp(pattern, 'gu'),
  read: (match) => read([...match].map((group) => group ?? '')),
  digits,
});

/** Digits with or without commas, and decimals. */
export const number = String.raw`\d+(?:,\d{3})*(?:\.\d+)?`;
/** Between two numbers: up to. */
export const dash = '[-–—~～]';
export const withoutZeros = (digits: string): string => digits.replace(/^0+(?=\d)/, '');
/** Every text as it is, the longest first, for a pattern. */
export const anyOf = (texts: readonly string[]): string =>
  texts
    .toSorted((one, other) => other.length - one.length)
    .map(escapePattern)
    .join('|');

type Matched = { say: string; length: number; digits: boolean };

/** Tells what the first rule says that fits at a place. Each rule searches a text once, not once for every place. */
export function createRuleMatcher(rules: readonly Rule[], text: string): (at: number) => Matched | undefined {
  const found: (RegExpExecArray | null | undefined)[] = [];
  // Before the first place at which any rule fits, none of them is asked.
  let first = 0;
  function search(index: number, { pattern }: Rule, at: number): RegExpExecArray | null {
    const known = found[index];
    if (known === null || (known !== undefined && known.index >= at)) return known;
    pattern.lastIndex = at;
    return (found[index] = pattern.exec(text));
  }
  return (at) => {
    if (at < first) return undefined;
    first = text.length;
    for (const [index, one] of rules.entries()) {
      const match = search(index, one, at);
      if (match === null) continue;
      const say = match.index === at ? one.read(match) : undefined;
      if (say !== undefined) {
        first = at;
        return { say, length: match[0].length, digits: one.digits };
      }
      first = Math.min(first, Math.max(match.index, at + 1));
    }
    return undefined;
  };
}
