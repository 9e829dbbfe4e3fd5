import { bare } from './intents.ts';
import type { PageOfPassages } from './port.ts';

const digits = '零一二三四五六七八九';

const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
/** The numbers up to 99 in English words, each at its place. */
const names = [
  ...small,
  ...tens.flatMap((ten) => [ten, ...small.slice(1, 10).map((one) => `${ten} ${one}`)]),
];

const oddOrders = new Map([
  ['one', 'first'],
  ['two', 'second'],
  ['three', 'third'],
  ['five', 'fifth'],
  ['eight', 'eighth'],
  ['nine', 'ninth'],
  ['twelve', 'twelfth'],
]);
const orders = names.map((name) =>
  name.replace(/\w+$/, (last) => oddOrders.get(last) ?? `${last.replace(/y$/, 'ie')}th`),
);

/** A number that is written in digits, or in words up to 99. */
function numberOf(text: string): number {
  if (/^\d+$/.test(text)) return Number(text);
  const word = Math.max(names.indexOf(text), orders.indexOf(text));
  if (word >= 0) return word;
  const [ten = '', ones = ''] = text.includes('十') ? text.split('十') : ['0', text];
  const before = ten === '' ? 1 : ten === '0' ? 0 : digits.indexOf(ten);
  return before * 10 + (ones === '' ? 0 : digits.indexOf(ones));
}

/** Of `twenty one` not the first word alone. */
const anyOf = (words: readonly string[]): string => words.slice(1).toReversed().join('|');
/** Each has the number first. 3 页 alone counts pages, but at the beginning of what is said it names one. */
const named: readonly RegExp[] = [
  /(?<!倒数)第 ?(\d{1,4}|[一二三四五六七八九十]{1,3}) ?[页张](?:幻灯片|ppt)?/i,
  /^(?:(?:请问?|讲讲?|说说?|看看?) ?)?(\d{1,4}) ?页(?=[讲说写是的上里有在]|什么)/,
  new RegExp(`\\b(?:page|slide)(?: (?:number|no))? ?(\\d{1,4}|${anyOf(names)})\\b`, 'i'),
  /\b(?:the )?(\d{1,4})(?:st|nd|rd|th) (?:page|slide)\b/i,
  new RegExp(`\\b(?:the )?(${anyOf(orders)}) (?:page|slide)\\b`, 'i'),
];
const fromEnd: readonly (readonly [RegExp, number])[] = [
  [
    /倒数第[二2][页张]|\b(?:the )?(?:second (?:to|from the) last|last but one|penultimate) (?:page|slide)\b/i,
    1,
  ],
  [/(?:最后|倒数第)[一1]?[页张]|\b(?:the )?(?:last|final) (?:page|slide)\b/i, 0],
];

// What may stand beside the page when nothing else is asked.
const aroundPage =
  /讲解?|说|介绍|内容|关于|主要|大概|大致|具体|是|的|得|了|着|到|什么|啥|些|哪|在|请|问|一下|一遍|下|能|可以|给|帮|吗|呢|吧|啊|呀|都|有|我们?|你|想|听|看|告诉|总结|概括|解释|说明|分析|跳|翻|转|回|去|打开|重点|要点|意思|东西|事情?|写|上面?|里面?|幻灯片|\b(?:what|is|was|are|on|in|does|did|do|say|says|about|tell|me|us|we|i|the|of|please|can|could|would|will|you|explain|describe|cover|covers|there|content|contents|summari[sz]e|summary|sum|up|recap|show|shows|go|walk|through|over|to|from|jump|back|open|turn|see|learn|talk|it|shown|written|whats|mean|means|like|want|thanks|s)\b|\s/g;

type Around = { page: number; before: string; after: string };

/** The page that is named, and what is said around it. */
function pageIn(said: string, pages: number): Around | undefined {
  const ends = fromEnd.map(([pattern, back]) => ({ match: pattern.exec(said), page: pages - back }));
  const places = named.map((pattern) => {
    const match = pattern.exec(said);
    return { match, page: numberOf(match?.[1]?.toLowerCase() ?? '') };
  });
  const found = [...ends, ...places].find(({ match }) => match);
  if (!found?.match) return undefined;
  const { index } = found.match;
  return { page: found.page, before: said.slice(0, index), after: said.slice(index + found.match[0].length) };
}

/** The page that a question is about as a whole; a number that the deck may not have. */
export function askedPage(question: string, pages: readonly PageOfPassages[]): number | undefined {
  const found = pageIn(bare(question), pages.length);
  return found && `${found.before} ${found.after}`.replace(aroundPage, '') === '' ? found.page : undefined;
}

/** What joins a page with what is asked of it. */
const joinsBefore = /\b(?:on|in|at|from|does|do|did) *$|在 *$/i;
const joinsAfter =
  /^[\s,，、：:]*(?:says?|tells?|shows?|mentions?)\b(?: us)?(?: about)?|^[\s,，、：:]+|^[里中上]面?(?:所|提|讲|说|写|谈|列|到|出|了)*的?[，,]?|^(?:所|提|讲|说|写|谈|列)+(?:到|出|了)*的?|^的/i;

/** A question for something on a page that it names, as it would be asked without it; undefined where it names none that is there. */
export function pageNamed(
  question: string,
  pages: readonly PageOfPassages[],
): { page: number; question: string } | undefined {
  const found = pageIn(question.normalize('NFKC'), pages.length);
  if (!found || !pages.some(({ page }) => page === found.page)) return undefined;
  const rest = `${found.before.replace(joinsBefore, '')} ${found.after.replace(joinsAfter, ' ')}`;
  return { page: found.page, question: rest.replace(/\s+/g, ' ').trim() };
}
