import type { Point } from '../outline/outline.ts';
import type { Say } from './say.ts';

// Points as they are written for the eye, and as somebody says them.

/** Whose words they are, behind the words: "… all the time. – Martin Fowler". */
const quoted = {
  en: /^(.{30,}[.!?…”"])\s+[–—-]\s*(\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]*){1,3})$/u,
  zh: /^(.{8,}[。！？…”])\s*[—–-]{1,2}\s*(\p{Script=Han}{2,4}(?:·\p{Script=Han}{1,6}){0,2})$/u,
};

/** A heading that is a question without its sign, and asks nothing: "What We Did". */
const announces = /^(?:what|how|why|where) (?:we|they|you|it|this)(?: (?!and\b)\p{L}+){1,5}$/iu;
const isTitled = (text: string): boolean => !/(?<!\p{L})\p{Ll}/u.test(text);

/** A number alone, or a year: a mark on a scale. */
const isMark = (point: Point | undefined): boolean =>
  point?.parts.length === 0 && /^(?:(?:1[5-9]|20)\d{2}|\d{1,3}(?:[.,]\d+)?)$/u.test(point.text.trim());

/** Marks of a scale stand beside each other; a number among words, or one of two that are alone, is what the slide says. */
const isOnScale = (points: readonly Point[], at: number): boolean =>
  points.length > 2 && isMark(points[at]) && (isMark(points[at - 1]) || isMark(points[at + 1]));

function wordsOf(text: string, { language }: Say): string {
  if (language === 'other') return text;
  const [, words, name] = quoted[language].exec(text) ?? [];
  if (words !== undefined && name !== undefined)
    return language === 'zh' ? `${name}说：${words}` : `${name} says: ${words}`;
  return language === 'en' && announces.test(text)
    ? `Here is ${isTitled(text) ? text.toLowerCase() : text.charAt(0).toLowerCase() + text.slice(1)}`
    : text;
}

const goesOn = /^(?:…|\.{3})\s*(?=\p{L})/u;

/** Points as they are said: whose words they are comes first, what goes on belongs to the point before, and scales are seen. */
export function asSaid(points: readonly Point[], say: Say, isAnnounced = false): Point[] {
  const said: Point[] = [];
  for (const [at, point] of points.entries()) {
    // Numbers that a line announces are what it says.
    if (isOnScale(points, at) && !(isAnnounced && point.isItem)) continue;
    const last = said.at(-1);
    if (goesOn.test(point.text) && last?.parts.length === 0) {
      const head = last.text.replace(/[\s.。…,，]+$/u, '');
      const comma = say.language === 'zh' ? '，' : ', ';
      said[said.length - 1] = {
        ...last,
        text: head + comma + point.text.replace(goesOn, ''),
        parts: point.parts,
      };
    } else
      said.push({
        ...point,
        text: wordsOf(point.text, say),
        parts: asSaid(point.parts, say, /[:：]$/u.test(point.text)),
      });
  }
  return said;
}
