import { trimmedEnd } from './trimmed-end.ts';

// Stages and reasons that a text counts in its sentences: they are a list, although no list is drawn.

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];
const digitsZh = [...'一二三四五六七八'];
const circles = [...'①②③④⑤⑥⑦⑧'];

/** Signs that count, in the order of what they count. */
const counters: readonly ((at: number) => string | undefined)[] = [
  (at) => digitsZh[at] && String.raw`第${digitsZh[at]}(?:步|阶段|类|种)?[，,、：:是]`,
  (at) => digitsZh[at] && `(?<![\\p{Script=Han}])${digitsZh[at]}是(?=\\p{Script=Han})`,
  (at) => circles[at],
  (at) => String.raw`[（(]${at + 1}[）)](?!\d)`,
  (at) => ordinals[at] && String.raw`(?<=^|[;:,.]\s(?:and\s)?)${ordinals[at]}(?:ly)?,`,
];
const least = 3;

const joint = /(?<=[\s;；,，、])(?:and|以及|和)$/iu;
const withoutEnd = (text: string): string =>
  trimmedEnd(trimmedEnd(text, ' ').replace(joint, ''), ';；,，、').trim();

/** A sentence that counts three things or more, as what stands before them and each of them; else the sentence. */
export function partsCounted(sentence: string): string[] {
  for (const counter of counters) {
    const places: number[] = [];
    for (let at = 0; ; at++) {
      const sign = counter(at);
      if (sign === undefined) break;
      const pattern = new RegExp(sign, 'giu');
      pattern.lastIndex = (places.at(-1) ?? -1) + 1;
      const found = pattern.exec(sentence);
      if (!found) break;
      places.push(found.index);
    }
    if (places.length < least) continue;
    const parts = places.map((from, at) => withoutEnd(sentence.slice(from, places[at + 1])));
    // What is counted in a few letters is a list of names inside the sentence.
    if (parts.some((part) => part.length < 6)) continue;
    const lead = withoutEnd(sentence.slice(0, places[0]));
    return [...(lead === '' ? [] : [lead]), ...parts];
  }
  return [sentence];
}

const coded = /(?<![\d.])(\d{1,2})\.(\d{1,2})[:：.]?\s+(?=[\p{Lu}\p{Script=Han}])/gu;
const withEnd = (part: string): string =>
  part + (/[.。!?！？]$/u.test(part) ? '' : /\p{Script=Han}/u.test(part) ? '。' : '.');

/** Points that are numbered by their part, 2.1 and 2.2, and ran together: each without its number. */
export function partsCoded(text: string): string[] {
  const found = [...text.matchAll(coded)];
  const [first] = found;
  // Numbers that do not count up are amounts: 3.5 million here, 1.2 there.
  const isCoded =
    found.length > 1 &&
    first?.index === 0 &&
    found.every(([, part, place], at) => part === first[1] && Number(place) === Number(first[2]) + at);
  if (!isCoded) return [text];
  return found
    .map(({ 0: sign, index }, at) => withoutEnd(text.slice(index + sign.length, found[at + 1]?.index)))
    .filter((part) => part !== '')
    .map(withEnd);
}

const opens =
  /^(?:(?:first|second|third|fourth|fifth|sixth|seventh|eighth)(?:ly)?|finally|last(?:ly)?)\b,?|^(?:首先|其次|再次|然后|最后|第[一二三四五六七八](?:步|阶段|类|种)?|[一二三四五六七八]是)[，,、：:是]?|^[①-⑧]|^[（(][1-8一二三四五六七八][）)]/iu;
const begins = /^(?:first|首先|第一|一是|①|[（(][1一][）)])/iu;

/** For each sentence of a paragraph the number of the enumeration that it belongs to, from 1; 0 for others. */
export function seriesIn(sentences: readonly string[]): number[] {
  const found = sentences.map(() => 0);
  let count = 0;
  for (let at = 0; at < sentences.length; at++) {
    if (!begins.test(sentences[at] ?? '')) continue;
    let end = at + 1;
    while (opens.test(sentences[end] ?? '') && !begins.test(sentences[end] ?? '')) end++;
    if (end - at < least) continue;
    count++;
    found.fill(count, at, end);
    at = end - 1;
  }
  return found;
}

/** A part of an enumeration without the sign that counts it. */
export const withoutCounter = (text: string): string =>
  text.replace(/^[①-⑧]\s*|^[（(][1-8一二三四五六七八][）)]\s*/u, '');
