import type { KnownPage } from '../deck-roles.ts';
import { inside, type Say, spoken } from './say.ts';

const isQuestion = (title: string) => /[?？]$/u.test(title);
const verbs =
  /\b(?:is|are|was|were|has|have|can|cannot|will|must|should|does|do|did|need|needs|makes?|made|means|gives?|wins?|works?|shows?|becomes?|beats?|keeps?|drives?|matters?|helps?|takes?|starts?|comes?|rose|grew|fell)\b/iu;
// These may be nouns too: a longer line is needed to tell.
const perhapsVerbs =
  /\b(?:provides?|returns?|dominates?|ranks?|leads?|grows?|falls?|rises?|remains?|stays?|creates?|enables?|improves?|reduces?|increases?|requires?|allows?|saves?|crosses?|delivers?|builds?)\b/iu;
const claims =
  /[，,]|(?:不是|需要|必须|应该|可以|不能|已经|正在|成为|带来|决定|意味着|越来越|仍然|依然|都是|就是|不会|将会|不再|达到|超过|突破)|越.+越|.{2}(?<![但还就不])是.{3}/u;

/** Whether a title says something by itself, and not only what the page is about. */
function isClaim(title: string, language: Say['language']): boolean {
  if (language === 'zh') return title.length >= 8 && claims.test(title) && !/[：:]/u.test(title);
  return (
    language === 'en' &&
    title.split(' ').length >= 4 &&
    (verbs.test(title) ||
      (title.split(' ').length >= 6 && perhapsVerbs.test(title)) ||
      /\b(?:up|down)\b.*\d|\d%.*,/u.test(title)) &&
    !/^(?:how|why|what|when|where|who|which)\b/iu.test(title)
  );
}

/** Whether two titles are the same words. */
export const isSameTitle = (one: string, another: string) =>
  one.toLowerCase().replaceAll(/[\s\p{P}]/gu, '') === another.toLowerCase().replaceAll(/[\s\p{P}]/gu, '');

const month =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
const byline = new RegExp(
  `\\d{4}|@|\\d\\s*[ap]m\\b|\\d(?:st|nd|rd|th)?\\s+(?:${month})\\b|\\b(?:${month})\\.?\\s+\\d|\\b(?:prof|dr|ph\\.?d|university|inc|ltd|department|institute|presented|by|author|chair|team|ward|education|edition|version|vol)\\b|[：:|·]|大学|学院|公司|汇报|主讲|作者|教授|博士|《`,
  'iu',
);

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
    : line.replace(/[.。]$/u, '');
}

/** A title as it is said, without the sign at its end. */
export const saidTitle = ({ title }: KnownPage, say: Say): string =>
  spoken(title, say).replace(/[.。!！]$/u, '');

// A title that the list below it completes.
const unfinished =
  /(?:\b(?:to|be|are|is|will|should|can|must|include|includes|about|with|of|for|by|able to)|包括|如下|能够|应该|需要)(?:…|\.{3})?[:：]?$/iu;

/** Whether the page goes on with the sentence that its title begins. */
export const isUnfinished = (title: string): boolean => unfinished.test(title) && title.length > 12;

/** How a page is led to, by what came before it. */
export function leadTo(page: KnownPage, before: KnownPage | undefined, say: Say): string {
  const title = saidTitle(page, say);
  if (title === '') return before ? '' : say.greeting();
  const soft = inside(title, say).replace(/^about\s+(?=the\b|\p{Lu})/iu, '');
  if (!before)
    return [say.greeting(), isClaim(title, say.language) ? say.claim(soft) : say.bridge(soft, true)]
      .filter(Boolean)
      .join(say.space);
  const isSame = isSameTitle(before.title, page.title);
  // The title of the section, or of the deck, has just been said.
  if (isSame && before.role !== 'content' && before.role !== 'agenda') return '';
  if (isSame) return isClaim(title, say.language) ? '' : say.again(soft);
  if (isQuestion(title)) return say.question(soft);
  if (isClaim(title, say.language)) return say.claim(soft);
  return say.bridge(soft, ['cover', 'agenda', 'section'].includes(before.role));
}
