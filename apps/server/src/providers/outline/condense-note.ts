import { jieba } from '../jieba.ts';
import { isWhole, pointSize, saysSomething } from './shorten-point.ts';

// How a sentence becomes a note: what only leads to it, and why or what for at its end, are said and not shown. Nothing is put in.

/** Who is spoken to knows that it is for them, and that it is important has been heard. */
const leadsEn =
  /^(?:it is (?:very |also |always )?(?:important|recommended|essential|necessary|advisable|best|useful|crucial|required) (?:to|that) (?:note that |remember that )?|please (?=\p{L})|remember (?:that|to) |(?:please )?(?:be sure|make sure) (?:to|that) |i (?:would |strongly )?recommend |(?:we|you) (?:must|should|need to|have to|are required to|are expected to) (?:also |always |then )?(?!not\b|never\b|only\b|be\b|have\b)|there (?:is|are) (?=(?:an?|two|three|four|five|six|seven|eight|nine|ten|many|several|various|different|no)\b))/iu;

/** Why, and what for. */
const endsEn =
  /,? (?:so that|in order to|so as to|because (?!of\b)|since (?:it|they|we|you|he|she|this|the)\b|to (?:avoid|ensure|prevent|minimi[sz]e|make sure)\b|and (?:it|they|we|you|he|she|this) )[^?]*$|, (?:so|as) (?:it|they|we|you|he|she|this|that)\b[^?]*$/iu;

/** Who writes is not what is written of. */
const leadsZh =
  /^(?:本(?:报告|文|论文|研究|项目|章|节|部分|课程)|(?:该|这)?(?:报告|论文|文章)|(?:本文|论文)?作者(?:团队)?|研究(?:者|人员)|我们|笔者)(?:们)?(?:将|还|也|则|又|主要|进一步|首先|深入|详细|详尽|系统地?|具体|重点){0,3}(?=(?:综述|分析|探讨|讨论|介绍|总结|研究|阐述|展望|展示|提出|强调|揭示|论证|聚焦|比较|回顾|描述|涵盖|设计|实现|采用|使用|使)\p{Script=Han})/u;
const endsZh = /，(?:以便|以免|从而|进而|以确保|确保|以此|便于|以保证|这样)[^，]{4,}$/u;

const leastLeft = 12;
/** With a capital at its beginning. */
export const capitalised = (text: string): string =>
  text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/** A note without what leads to it and what it is for; as it stands where too little would be left. */
export function condensed(text: string): string {
  const isChinese = /\p{Script=Han}/u.test(text);
  const [lead, end] = isChinese ? [leadsZh, endsZh] : [leadsEn, endsEn];
  const led = capitalised(text.replace(lead, ''));
  const short = led.replace(end, '');
  const isKept = pointSize(short) >= leastLeft && isWhole(short, true) && (isChinese || says(short, text));
  if (isKept) return short;
  return pointSize(led) >= leastLeft && isWhole(led, true) ? led : text;
}
/** What is left says what was said: a task, a thing, or a sentence. */
const says = (short: string, whole: string): boolean =>
  saysSomething(short) || !saysSomething(whole) || leadsEn.test(whole);

const passiveEn =
  /^(?:the |an? )?(?<label>\p{L}[\p{L}\d'’-]*(?: [\p{L}\d'’-]+){0,3}?) (?:is|are) (?<text>(?:(?:usually|often|mainly|mostly|generally|always|normally) )?(?:\p{L}+ed|made|given|taken|held|kept|built|known|written|drawn|sent|seen|found|done|shown) (?:by|in|on|from|with|as|at|for|into|using|through|of|according) .{8,})$/iu;

/** What is done with a thing, with its name before it. */
export function passiveIn(text: string): { label: string; text: string } | undefined {
  const { label, text: rest } = passiveEn.exec(text)?.groups ?? {};
  return label === undefined || rest === undefined ? undefined : { label, text: capitalised(rest) };
}

const verbAfter =
  /^(?:is|are|shows?|describes?|provides?|contains?|includes?|illustrates?|defines?|helps?|allows?|uses?|covers?|gives?|consists? of|refers? to|aims? to|deals? with|focuses on)\b /iu;
/** What goes on with a Chinese name is no verb. */
const noVerbZh = /^(?:[的中和与及、，。：；（(“《之里内上下时后前者们性化类式型]|对|在|从|由)/u;

/** Of 数据库 the page 数据 says nothing. */
function goesOnWithVerb(text: string, title: string): boolean {
  let length = 0;
  for (const { word, tag } of jieba().tag(text.slice(0, title.length + 8), true)) {
    if (length === title.length) return tag.startsWith('v') || /^(?:可以|能够?|会|将|需要?|是)$/u.test(word);
    length += word.length;
  }
  return false;
}

/** A line that speaks of what its page is called does not name it again. */
export function withoutTitle(text: string, title: string): string {
  const own = text.replace(/^(?:the|an?) /iu, '');
  if (title.length < 2 || !own.toLowerCase().startsWith(title.toLowerCase())) return text;
  const rest = own.slice(title.length);
  if (/\p{Script=Han}/u.test(title)) {
    const said = rest.replace(/^(?:主要|通常|一般)?(?:就是|是(?:指|一[种个]?)?|指的是)/u, '');
    const isLong = pointSize(said) >= leastLeft / 2 && /^\p{Script=Han}/u.test(said);
    return isLong && goesOnWithVerb(text, title) && !noVerbZh.test(said) ? said : text;
  }
  const said = rest.trimStart();
  if (!rest.startsWith(' ') || !verbAfter.test(said)) return text;
  const left = said.replace(/^(?:is|are|refers? to) (?:the |an? )?/iu, '');
  return pointSize(left) >= leastLeft ? capitalised(left) : text;
}
