import { shortNumbers } from './long-numbers.ts';
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

/** What costs or weighs so much is no formula. */
const valued = (text: string, language: Say['language']): string =>
  language === 'other' || text.split('=').length !== 2
    ? text
    : text.replace(
        /(?<=\p{L}{3})\s*=\s*(?=[$€£¥￥]?\d[\d.,]*(?![\d.,]*\s*[+*/×^]))/u,
        language === 'zh' ? '是' : ' is ',
      );

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
  const drawn = valued(shortNumbers(plain), language).replaceAll(/[–—-]>/gu, '→');
  const arrows = drawn.match(arrow)?.length ?? 0;
  const isEquation = drawn.includes('=') && language !== 'other';
  const over = language === 'zh' ? '除以' : ' over ';
  const to = language === 'zh' ? '到' : language === 'en' ? ' to ' : ', ';
  return (
    spokenMath(drawn, language)
      .replaceAll(/(?<=\d[\p{L}%]{0,3})\s*(?:→|⟶|➔|➜|⇨)\s*(?=[$€£¥￥]?\d)/gu, to)
      // One arrow says what comes of something, several are an order.
      .replaceAll(
        /(?<=[\p{L}\d)）”"])\s*(?:→|⟶|➔|➜|=>|->|⇨)\s*(?=[\p{L}\d(（“"])/gu,
        arrows > 1 ? then : language === 'zh' ? '，' : ', ',
      )
      .replaceAll(arrow, ' ')
      .replaceAll(/\s+[·•|]\s+/gu, comma)
      .replaceAll(/^\[\s*([^[\]]+?)\s*\]/gu, '$1')
      .replaceAll(
        /(?<=\d\s?\p{Script=Han}{1,2})\s*\/\s*(?=[分秒时天日月年人个次件本份台套张只辆吨斤户课节])/gu,
        '每',
      )
      .replaceAll(/(?<=[a-z])\s*\/\s*(?=(?:month|year|day|week|hour|minute|second)\b)/giu, ' per ')
      .replaceAll(/(?<=[\p{Ll}\d)]) \/ (?=[\p{L}\d(])/gu, isEquation ? over : comma)
      .replaceAll(/(?<=[\p{L}\d)])\s*\/\s*(?=\p{Script=Han})|(?<=\p{Script=Han})\s*\/\s*/gu, '、')
      .trim()
  );
}

/** The words as they go on inside a sentence. */
export const inside = (text: string, say: Say): string =>
  say.language === 'en' ? softened(spoken(text, say), say.words) : spoken(text, say);

const capital = /^\p{Lu}\p{Ll}+(?=$|[\s,&/-])/u;

/**
 * Members of one row inside a sentence. A word that the deck does not know begins small like those beside it, unless it is
 * a name; where many may be names all stay as they stand.
 */
export function insideRow(texts: readonly string[], say: Say): string[] {
  const soft = texts.map((text) => inside(text, say));
  const unknown = soft.filter((text) => capital.test(text)).length;
  if (say.language !== 'en' || texts.length < 3 || unknown === 0) return soft;
  if (unknown * 5 > texts.length * 2) return texts.map((text) => spoken(text, say));
  return soft.map((text) =>
    text.replace(capital, (word) => {
      const isName = say.words.named.has(word.toLowerCase()) || /\p{Lu}/u.test(text.slice(1));
      return isName ? word : word.toLowerCase();
    }),
  );
}

/** Words that are no sentence: they can stand in a list. */
export function isPhrase(text: string): boolean {
  if (/[。！？!?；;…]|\.(?:\s|$)/u.test(text)) return false;
  if (/\p{Script=Han}/u.test(text)) return text.length <= 18 && !/，/u.test(text);
  return text.split(/\s+/u).length <= 7 && text.length <= 60;
}
