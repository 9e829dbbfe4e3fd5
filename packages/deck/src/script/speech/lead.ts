import type { KnownPage } from '../deck-parts.ts';
import { standsAlone } from './alone.ts';
import { isClaim } from './claim.ts';
import { inside, type Say, spoken } from './say.ts';
import { isTask } from './task.ts';

const isQuestion = (title: string) => /[?？]$/u.test(title);

/** Whether two titles are the same words. */
export const isSameTitle = (one: string, another: string) =>
  one.toLowerCase().replaceAll(/[\s\p{P}]/gu, '') === another.toLowerCase().replaceAll(/[\s\p{P}]/gu, '');

const month =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
const byline = new RegExp(
  `\\d{4}|@|\\d\\s*[ap]m\\b|\\d(?:st|nd|rd|th)?\\s+(?:${month})\\b|\\b(?:${month})\\.?\\s+\\d|\\b(?:prof|dr|ph\\.?d|university|inc|ltd|department|institute|presented|by|author|chair|team|ward|education|edition|version|vol)\\b|[：:|·]|大学|学院|公司|汇报|主讲|作者|教授|博士|《|\\b(?:engineer|manager|developer|architect|director|founder|lecturer|analyst|scientist|consultant|researcher|student|candidate|head|lead)s?\\b.{0,30}(?:\\b(?:at|of)\\b|@|,)`,
  'iu',
);

/** Lines of a cover; one that ends with a dash goes on in the next one. */
export const joinedByDashes = (lines: readonly string[]): string[] =>
  lines.reduce<string[]>((all, line) => {
    const before = all.at(-1) ?? '';
    return /[—–]\s*$/u.test(before) ? [...all.slice(0, -1), before.trimEnd() + line.trim()] : [...all, line];
  }, []);

/** A line on a cover that goes on with its title; names, firms and dates do not. */
export function tagline(subtitle: string, isChinese: boolean): string {
  const line = subtitle.split('\n')[0] ?? '';
  const words = line.replaceAll(/[()（）]/gu, '').split(/\s+/u);
  const hasHan = /\p{Script=Han}/u.test(line);
  const isNames = !hasHan && (words.length < 4 || words.every((word) => /^[\p{Lu}\d&,.]/u.test(word)));
  // In a Chinese talk the same in English is for the eye.
  const isOther = isChinese !== hasHan;
  const isLong = hasHan ? line.length > 40 : words.length > 16;
  return byline.test(line) || isNames || isLong || isOther || (hasHan && line.length < 6)
    ? ''
    : line.replace(/\s*[.。—–]+$/u, '');
}

// A question whose sign was left out.
const asked =
  /^(?:why|how|what|when|where|who|which)\s+(?:might|can|could|do|does|did|am|is|are|was|were|should|will|would|must)\s+\p{L}/iu;

/** A title as it is said, without the sign at its end, and with the one that a question or a dash stands for. */
export function saidTitle({ title }: KnownPage, say: Say): string {
  const words = spoken(title, say).replace(/[.。!！]$/u, '');
  if (say.language === 'other') return words;
  const told = words.replace(/^([^:：]*[^\s\d:：])\s+(?:--?|–|—)\s+(?=[^\d\s][^:：]*$)/u, `$1${say.colon}`);
  return say.language === 'en' && asked.test(told) && !/[?:]/u.test(told) ? `${told}?` : told;
}

const isSummary = /^(?:in (?:summary|short|conclusion|brief)|to sum up|summary|summing up)$/iu;

// A title that the list below it completes.
const unfinished =
  /(?:\b(?:to|be|are|is|will|should|can|must|include|includes|about|with|of|for|by|able to)|包括|如下|能够|应该|需要)(?:…|\.{3})?[:：]?$/iu;

/** Whether the page goes on with the sentence that its title begins. */
export const isUnfinished = (title: string): boolean => unfinished.test(title) && title.length > 12;

/** Whether a title only names what the page is about, and is new. */
export const isTopic = (page: KnownPage, before: KnownPage | undefined, say: Say): boolean => {
  const title = saidTitle(page, say);
  return (
    before !== undefined &&
    title !== '' &&
    !isSameTitle(before.title, page.title) &&
    !isQuestion(title) &&
    !standsAlone(page.title) &&
    !isClaim(title, say.language)
  );
};

/** Begins by turning against, or drawing from, what was said: nothing can be put before it. */
const goesOn =
  /^(?:但是?(?=[\p{Script=Han}]{2})|然而|不过|因此|所以|于是|可是|那么[，,]?(?!多))|^(?:but|however|therefore|so,|yet|and then|because)\b/iu;

const isAlone = (written: string, title: string, say: Say): boolean =>
  say.language !== 'other' &&
  (standsAlone(written) ||
    goesOn.test(written) ||
    (say.language === 'en' &&
      (isQuestion(title) || isTask.test(title)) &&
      /^\p{Lu}\p{Ll}/u.test(inside(title, say))));

/** How a page is led to, by what came before it. */
export function leadTo(page: KnownPage, before: KnownPage | undefined, say: Say): string {
  const title = saidTitle(page, say);
  if (title === '') return before ? '' : say.greeting();
  // Nothing is put before a sentence of its own, nor before an order whose words may be names.
  if (isAlone(page.title, title, say) && !isSameTitle(before?.title ?? '', page.title))
    return [
      before ? '' : say.greeting(),
      say.closed(standsAlone(page.title) ? spoken(page.title, say) : title),
    ]
      .filter(Boolean)
      .join(say.space);
  const soft = inside(title, say).replace(/^about\s+(?=the\b|\p{Lu})/iu, '');
  if (!before)
    return [
      say.greeting(),
      isQuestion(title)
        ? say.question(soft)
        : isClaim(title, say.language)
          ? say.claim(soft)
          : say.bridge(soft, true),
    ]
      .filter(Boolean)
      .join(say.space);
  const isSame = isSameTitle(before.title, page.title);
  // The title of the section, or of the deck, has just been said.
  if (isSame && before.role !== 'content' && before.role !== 'agenda') return '';
  if (isSame) return isClaim(title, say.language) ? '' : say.again(soft);
  if (isSummary.test(title)) return say.summary();
  if (isQuestion(title)) return say.question(soft);
  if (isClaim(title, say.language)) return say.claim(soft);
  return say.bridge(soft, ['cover', 'agenda', 'section'].includes(before.role));
}
