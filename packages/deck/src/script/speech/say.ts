import { spokenMath } from './math.ts';
import { type KnownWords, softened, unshouted } from './soften.ts';
import type { Wording } from './wording.ts';

/** What sentences of a page are built with. */
export type Say = Wording & {
  words: KnownWords;
  /** The page shows pictures or formulas, so that a sentence may break off before one. */
  isFigured: boolean;
};

const arrow = /\s*(?:→|⟶|➔|➜|=>|->|⇨|↕|↔|⇄|⇆)\s*/gu;

/** The words of the slide as they are spoken: formulas in words, arrows as an order. */
export function spoken(text: string, { language, words }: Say): string {
  const [then, comma] =
    language === 'zh' ? ['，然后', '、'] : language === 'en' ? [', then ', ', '] : [', ', ', '];
  // Beside Chinese words, the same in English is for the eye.
  const plain =
    language === 'zh'
      ? text.replace(/(?<=\p{Script=Han}[^|·/]{0,20})\s*[|·/]\s*[A-Z][A-Za-z' &-]+$/u, '')
      : language === 'en'
        ? unshouted(text, words)
        : text;
  const arrows = plain.match(arrow)?.length ?? 0;
  const to = language === 'zh' ? '到' : language === 'en' ? ' to ' : ', ';
  return (
    spokenMath(plain, language)
      .replaceAll(/(?<=\d[\p{L}%]{0,3})\s*(?:→|⟶|➔|➜|⇨)\s*(?=[$€£¥￥]?\d)/gu, to)
      // One arrow says what comes of something, several are an order.
      .replaceAll(
        /(?<=[\p{L}\d)）”"])\s*(?:→|⟶|➔|➜|=>|->|⇨)\s*(?=[\p{L}\d(（“"])/gu,
        arrows > 1 ? then : language === 'zh' ? '，' : ', ',
      )
      .replaceAll(arrow, ' ')
      .replaceAll(/\s+[·•|]\s+/gu, comma)
      .replaceAll(/^\[\s*([^[\]]+?)\s*\]/gu, '$1')
      .replaceAll(/(?<=\d\s?\p{Script=Han}{1,2})\s*\/\s*(?=[分秒时天日月年人个次件])/gu, '每')
      .replaceAll(/(?<=[a-z])\s*\/\s*(?=(?:month|year|day|week|hour|minute|second)\b)/giu, ' per ')
      .replaceAll(/(?<=[\p{Ll}\d)]) \/ (?=[\p{L}\d(])/gu, comma)
      .replaceAll(/(?<=[\p{L}\d)])\s*\/\s*(?=\p{Script=Han})|(?<=\p{Script=Han})\s*\/\s*/gu, '、')
      .trim()
  );
}

/** The words as they go on inside a sentence. */
export const inside = (text: string, say: Say): string =>
  say.language === 'en' ? softened(spoken(text, say), say.words) : spoken(text, say);

/** Words that are no sentence: they can stand in a list. */
export function isPhrase(text: string): boolean {
  if (/[。！？!?；;…]|\.(?:\s|$)/u.test(text)) return false;
  if (/\p{Script=Han}/u.test(text)) return text.length <= 18 && !/，/u.test(text);
  return text.split(/\s+/u).length <= 7 && text.length <= 60;
}
