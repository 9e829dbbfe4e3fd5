import type { Sentence } from '../outline/material.ts';
import type { FoundTerm } from './rank-terms.ts';

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);

/** Whether a short name can stand for a long one: its letters begin the words, or are letters of it in their order. */
function standsFor(short: string, long: string): boolean {
  const letters = [...short.toLowerCase().replace(/s$/u, '')];
  const from = /\p{Script=Han}/u.test(long)
    ? [...long]
    : long
        .toLowerCase()
        .split(/[\s-]+/u)
        .map((word) => word.charAt(0));
  let at = 0;
  for (const letter of from) if (letter === letters[at]) at++;
  return at === letters.length;
}

/** What stands before the bracket is the name where its words begin with the letters, though it is written out once only. */
function nameByWords(short: FoundTerm, before: string): void {
  const words = before.split(/\s+/u).slice(-short.name.length);
  const whole = words.join(' ');
  if (words.length < 2 || /[,.;:]/u.test(whole) || !standsFor(short.name, whole)) return;
  short.variants = [short.name];
  short.name = whole;
}

/** Two names that stand as "one (other)" are one term. */
export function findAliases(ranked: readonly FoundTerm[], sentences: readonly Sentence[]): FoundTerm[] {
  const bracketed = sentences.filter(({ text }) => /[（(]/u.test(text)).map(({ text }) => text);
  const gone = new Set<FoundTerm>();
  for (const short of ranked.filter(
    ({ name }) => /^[A-Z][A-Za-z\d-]{1,7}$/u.test(name) || /^\p{Script=Han}{2,4}$/u.test(name),
  )) {
    const pattern = new RegExp(
      String.raw`[（(](?:简称|以下简称|又称|也称|即|or|also)?[“"]?${escaped(short.name)}[”"]?[)）]`,
      'u',
    );
    for (const text of bracketed) {
      const at = pattern.exec(text)?.index;
      if (at === undefined) continue;
      const before = text.slice(0, at).trimEnd();
      const long = ranked.find(
        (term) =>
          term !== short &&
          !gone.has(term) &&
          standsFor(short.name, term.name) &&
          before.toLowerCase().endsWith(term.name.toLowerCase()),
      );
      if (gone.has(short)) continue;
      if (!long) {
        nameByWords(short, before);
        continue;
      }
      long.variants.push(short.name);
      long.phrases.push(...short.phrases);
      long.score = Math.max(long.score, short.score);
      gone.add(short);
    }
  }
  return ranked.filter((term) => !gone.has(term)).toSorted((one, other) => other.score - one.score);
}
