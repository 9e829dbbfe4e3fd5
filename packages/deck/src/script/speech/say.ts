import { spokenMath } from './math.ts';
import { softened } from './soften.ts';
import type { Wording } from './wording.ts';

/** What sentences of a page are built with. */
export type Say = Wording & {
  seed: number;
  /** English words that are no names. */
  small: ReadonlySet<string>;
};

const arrow = /\s*(?:→|⟶|➔|➜|=>|->|⇨)\s*/gu;

/** The words of the slide as they are spoken: formulas in words, arrows as an order. */
export function spoken(text: string, { language }: Say): string {
  const [then, comma] =
    language === 'zh' ? ['，然后', '、'] : language === 'en' ? [', then ', ', '] : [', ', ', '];
  // Beside Chinese words, the same in English is for the eye.
  const plain =
    language === 'zh'
      ? text.replace(/(?<=\p{Script=Han}[^|·/]{0,20})\s*[|·/]\s*[A-Z][A-Za-z' &-]+$/u, '')
      : text;
  return spokenMath(plain, language)
    .replaceAll(/(?<=[\p{L}\d)）”"])\s*(?:→|⟶|➔|➜|=>|->|⇨)\s*(?=[\p{L}\d(（“"])/gu, then)
    .replaceAll(arrow, ' ')
    .replaceAll(/\s+[·•|]\s+/gu, comma)
    .replaceAll(/(?<=[\p{L}\d)])\s*\/\s*(?=\p{Script=Han})|(?<=\p{Script=Han})\s*\/\s*/gu, '、')
    .trim();
}

/** The words as they go on inside a sentence. */
export const inside = (text: string, say: Say): string =>
  say.language === 'en' ? softened(spoken(text, say), say.small) : spoken(text, say);

/** Words that are no sentence: they can stand in a list. */
export function isPhrase(text: string): boolean {
  if (/[。！？!?；;…]|\.(?:\s|$)/u.test(text)) return false;
  if (/\p{Script=Han}/u.test(text)) return text.length <= 18 && !/，/u.test(text);
  return text.split(/\s+/u).length <= 7 && text.length <= 60;
}
