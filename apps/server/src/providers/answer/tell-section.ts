import { isMark } from './asking.ts';
import { type DeckIndex, headOf, type IndexedText, isInOrder, labelOf } from './deck-index.ts';
import type { Found } from './found.ts';
import { listsOn } from './lists.ts';
import type { PageOfPassages } from './port.ts';
import { repeatsTitle } from './rank.ts';
import { announces } from './search/announces.ts';
import { isQuestion, leadsOn } from './search/see-texts.ts';
import { isHeardWhole, longestList, made, tellList } from './tell-list.ts';
import { agenda } from './topics.ts';
import { contentWords, hasHan } from './words.ts';

// Talks have parts of the same kind, whatever they call them: who asks what is left to do means the page `Outlook`. Such questions
// share no word with what answers them.

type Section = {
  asks: RegExp;
  /** How a page, a line above others, or the label of a sentence is called that tells it. */
  heads: RegExp;
  /** How a sentence says it, where nothing is called so. */
  says?: RegExp;
};

const aimZh = '(?:旨在|致力于|(?:目标|目的|初衷)(?:就?是|在于))';
const aimEn = String.raw`\b(?:aims? (?:to|at)|(?:goal|aim|objective|purpose)s? (?:is|was|are|were)|is intended to)\b`;
const says = new RegExp(`${aimZh}|${aimEn}`, 'iu');

const sections: readonly Section[] = [
  {
    asks: /(?:要|想|打算|能|为了)?解决(?:的是|了|的)?(?:什么|哪些|啥)(?:样的)?(?:问题|痛点|需求)|what (?:\w+ )?problems? (?:does|do|did|is|are|was|were) .{1,40}(?:solv|address|tackl|deal)\w*(?: with)?/iu,
    heads:
      /问题(?:描述|定义|背景|陈述)|痛点|解决.{0,6}(?:问题|需求)|\bproblem(?: statement| definition)?\b/iu,
    says,
  },
  {
    asks: /(?:主要|最终|总体|核心)?(?:目标|目的|初衷)(?:到底)?(?:是|有)?(?:什么|啥|哪些)|(?:是)?为了(?:什么|达到什么目的)|what (?:is|was|are|were) the (?:\w+ )?(?:goals?|aims?|objectives?|purposes?|research questions?)|what (?:is|was|are|were) .{1,30} (?:trying|meant|supposed|intended) to (?:achieve|do|find out|accomplish|reach)/iu,
    heads: /目标|目的|宗旨|研究问题|\b(?:goals?|aims?|objectives?|purpose|mission|research questions?)\b/iu,
    says,
  },
  {
    asks: /(?:以后|未来|将来|今后|下一步|接下来|后续|之后)(?:还)?(?:有|打算|计划|准备|想|要|会|可以|需要|应该)*(?:做|进行|改进|怎么做|干)?(?:什么|哪些|啥|怎么)(?:样的)?(?:改进|工作|计划|打算|方向|规划|优化|事情?|安排)?|what (?:is|are|was|remains?|has|have|needs?)(?: still)?(?: left)?(?: to be)?(?: to)? (?:do|done|improve|be done)\b(?: next)?|what (?:is|are|were) the (?:next steps?|future (?:plans?|work|steps|directions?)|remaining (?:steps|tasks|work))|what comes next (?:in|for) (?:this|the) \w+|what (?:is|are) .{1,30} plann\w+ (?:next|(?:for|in) the future)/iu,
    heads:
      /展望|未来|下一步|后续|今后|待办|改进(?:方向|计划)|\b(?:next steps?|what(?:'s|’s| is)? next|future (?:work|plans?|possibilities|directions?|research|steps|improvements?)|outlook|roadmap|remaining work)\b|\bto[- ]?dos?\b/iu,
  },
  {
    asks: /(?:有|存在|还有)?(?:什么|哪些|啥)(?:样的)?(?:局限性?|不足|缺陷|遗憾)|(?:局限性?|不足)(?:之处)?(?:是|有)(?:什么|哪些|啥)|what (?:is|are|were) the (?:\w+ )?(?:limitations?|limits|shortcomings?|weaknesses)/iu,
    heads: /局限|不足|缺陷|遗憾|反思|\b(?:limitations?|shortcomings?|weaknesses|threats to validity)\b/iu,
  },
  {
    asks: /(?:主要|最终|最后)?的?(?:结论|总结)(?:到底)?(?:是|有)(?:什么|啥|哪些)|(?:最后|最终)?(?:得出|得到)(?:了)?(?:什么|哪些|怎样的)结论|what (?:is|are|was|were) the (?:\w+ )?conclusions?|what (?:do|does|did|can) .{1,30} conclude/iu,
    heads: /结论|总结|小结|\b(?:conclusions?|concluding remarks|summary|summing up|take-?aways?)\b/iu,
  },
  {
    asks: /(?:是)?(?:给|面向|针对|适合|适用于|服务于?|服务)(?:谁|哪些人|什么人|哪类人|什么样的(?:人|用户))(?:用|使用|看|听|准备|做|设计)?|(?:谁|哪些人|什么人)(?:能|会|可以)?(?:从中)?(?:受益|获益|用得上|用得到)|(?:目标)?(?:用户|受众|客户)(?:群体?)?(?:是谁|是哪些人|有哪些)|who (?:is|are) .{1,40} (?:for|aimed at|meant for|intended for)(?=[?.!]*$)|who (?:gains?|benefits?|profits?)(?: from)?(?: using)?|who (?:will|would|can|could|should|might) (?:use|benefit(?: from)?|gain|profit(?: from)?)|who are the (?:target )?(?:users?|customers?|beneficiaries|audience)/iu,
    heads:
      /(?:目标|适用|面向)的?(?:用户|客户|人群|对象|受众)|受众|用户(?:群|画像)|适用(?:范围|场景|人群)|\b(?:target (?:users?|audience|group|customers?|market)|audience|beneficiar(?:y|ies)|(?:our |who are the )(?:users|customers)|who is (?:it|this) for)\b/iu,
  },
  {
    asks: /(?:(?:主要|到底|究竟|具体|实际上)*(?:是)?(?:做什么|干什么|干嘛|做啥)的?|有什么用)(?=[?？。]*$)|what (?:does|do) .{1,40}?(?: actually| really| exactly)? do(?=[?.!]*$)/iu,
    heads:
      /^(?:关于|什么是)|简介|(?:项目|产品|公司|平台|系统)(?:介绍|概述|概况)|\babout\b|\bwhat is\b|\b(?:product|project|system|company) (?:description|overview|introduction)\b|\bwhat (?:we|it) do(?:es)?\b/iu,
  },
];

/** What a talk is about is in no need of a name: this project, they, our work. */
const generic =
  /^(?:project|studi|studies|study|work|research|talk|paper|thesi|thesis|team|they|author|speaker|present|system|product|platform|app|tool|softwar|compani|company|actual|main|overall|use|us|peopl|group|这个|项目|研究|工作|系统|产品|平台|网站|方案|论文|课题|团队|公司|软件|工具|报告|实验|模型|作者|小组|主要|具体|问题|打算|改进|想|解决|做|用)$/u;

/** Longer questions ask for more than a part of the talk. */
const longest = { han: 30, other: 90 };
const mostSaid = 2;

function askedSection(index: DeckIndex, question: string): Section | undefined {
  if (question.length > longest[hasHan(question) ? 'han' : 'other']) return undefined;
  const section = sections.find(({ asks }) => asks.test(question));
  const rest = section && contentWords(question.replace(section.asks, ' '));
  const isOfAll = rest?.every(
    (word) => isMark(word) || generic.test(word) || index.isWide(word) || word.length < 2,
  );
  return isOfAll ? section : undefined;
}

/** What is called so, but no page that only opens a part, or lists them. */
const isOwn = (index: DeckIndex, page: number): boolean =>
  page > 1 && !agenda.test(headOf(index.titles.get(page)?.text ?? '').trim());

const isSaid = (index: DeckIndex, text: IndexedText): boolean =>
  text.kind === 'script' &&
  !repeatsTitle(index, text) &&
  !isQuestion(text.text) &&
  !leadsOn(text.text) &&
  !announces(text.text);

/** What a page says that is called so: its one list, or its sentences. */
function ofPage(index: DeckIndex, page: number): Found['texts'] {
  const lists = listsOn(index, page).filter(({ lead }) => lead === undefined);
  const said = index.textsOn(page).filter((text) => isSaid(index, text));
  if (said.length > 0 && said.length <= longestList && isHeardWhole(said.map(({ text }) => text)))
    return said;
  const [list] = lists;
  if (list && lists.length === 1) return tellList(index, list);
  const some = said.slice(0, longestList);
  const isShort = some.every(({ text }) => text.length <= longest.other);
  return isShort && isHeardWhole(some.map(({ text }) => text)) ? some : said.slice(0, mostSaid);
}

/** A sentence that begins with such a name (`Outlook: …`), with those that go on counting. */
function labelled(index: DeckIndex, { heads }: Section): Found['texts'] {
  const text = index.texts.find(
    (one) => isOwn(index, one.page) && one.kind === 'script' && heads.test(labelOf(one.text) ?? ''),
  );
  if (!text) return [];
  const next = index.texts.slice(text.at + 1, text.at + longestList);
  const end = next.findIndex(
    (one) => one.page !== text.page || one.kind !== 'script' || !isInOrder(one.text),
  );
  return [text, ...(end < 0 ? next : next.slice(0, end))];
}

/** The part of a talk that a question asks for which names nothing else; undefined where it asks for none, or the deck has none. */
export function tellSection(
  index: DeckIndex,
  question: string,
  pages: readonly PageOfPassages[],
): Found | undefined {
  const section = askedSection(index, question);
  const found = section && findSection(index, section, pages);
  // Words of two languages are not the same for sure.
  const isOther = found?.texts.every(({ text }) => hasHan(text) !== hasHan(question));
  return found && (isOther ? { ...found, outcome: 'near' } : found);
}

function findSection(
  index: DeckIndex,
  section: Section,
  pages: readonly PageOfPassages[],
): Found | undefined {
  const own = pages.map(({ page }) => page).filter((page) => isOwn(index, page));
  const isHead = (text: string | undefined): boolean => text !== undefined && section.heads.test(text);
  const lists = own.flatMap((page) => listsOn(index, page));
  const list = lists.find(({ lead }) => lead && lead.text.length <= longest.other && isHead(lead.text));
  if (list) return { outcome: 'found', texts: [made(index, list)] };
  const label = labelled(index, section);
  if (label.length > 0) return { outcome: 'found', texts: label };
  for (const page of own.filter((one) => isHead(index.titles.get(one)?.text))) {
    const texts = ofPage(index, page);
    if (texts.length > 0) return { outcome: 'found', texts };
  }
  const told = index.texts.find(
    (text) =>
      section.says?.test(text.text) && (text.page > 1 || text.kind === 'script') && isSaid(index, text),
  );
  return told && { outcome: 'near', texts: [told] };
}
