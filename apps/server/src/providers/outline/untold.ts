import { wordsIn } from './signs.ts';

// Lines of a document that nobody would say aloud: they are for the eye, for the file or for the post.

/** Addresses, rights, numbers of pages, rows of dots, rows of a table, authors with their marks. */
const isFurniture = (text: string): boolean =>
  !/\p{L}{2}|\p{Script=Han}/u.test(text) ||
  /\|[^|]*\|[^|]*\||\p{Ll}\d?\s?[*∗†‡](?:\s?,|\s*$|\s\p{Lu})|\p{L}-$/u.test(text) ||
  /^(?:https?:\/\/|www\.)\S+$|^(?:©|\(c\)|copyright\b|isbn\b|doi:)|\.{5,}|…{2,}/iu.test(text.trim());

const rights =
  /©\s?\d|all rights reserved|copyright(?:ed material| ©| \(c\)| \d{4})|版权所有|未经许可|不承担(?:任何)?责任|自动翻译可能|by AI translation|no (?:liability|responsibility) (?:is|for)/iu;
const credits =
  /^(?:照片由|图片来源|资料来源|数据来源|涂鸦作者|(?:data )?sources?:|(?:cover )?photo (?:by|credit|source)|image (?:by|source|credit))/iu;
const contact =
  /\S@\S+\.\p{L}{2}|\(\d{3}\)\s?\d{3}-\d{4}|\b(?:tel|phone|fax)\b\s?[.:]|(?:电话|传真|手机|邮编|邮箱|地址|联系人)\s?[:：]|\b\d+ (?:\p{Lu}[\p{L}.]* ){1,3}(?:street|st\.|avenue|ave\.|road|rd\.|boulevard|blvd)(?![\p{L}])|,\s\p{Lu}{2}\s\d{5}\b/iu;

/** A name of a statement without the statement. */
const label =
  /^(?:lemma|proof|theorem|definition|corollary|proposition|remark|examples?|note|figure|fig|table|algorithm|listing|equation|step|chapter|section|part|证明|定理|引理|定义|推论|命题|例|注|图|表|步骤|算法)s?\.?\s?[(（]?[\d.一二三四五六七八九十]*[)）]?(?:\s?[(（][^()（）]{0,80}[)）])?\s?[.:：。]?$/iu;
/** A Chinese caption that stands among paragraphs: a number and a name, which no stop ends. English ones may have run into text. */
const caption = /^[图表圖]\s?[\d一二三四五六七八九十]+(?:[-–.．]\d+)*[\s:：.．、][^。！？，,]{0,40}$/u;
/** What announces a formula, a table or a picture that is not said with it. */
const announcement =
  /(?:下面|下列|以下|如下|下述)的?(?:公式|方程|等式|式子|图|表格?|代码|程序)[^，,。]{0,8}[。:：]?$|(?:公式|方程|式子|代码)如下[。:：]?$|\b(?:the )?following (?:formula|equation|expression|table|figure|code)s?(?: is| are)?\s?[.:]?$|\b(?:is|are) (?:as follows|the following|given by the following)\s?[.:]?$|\b(?:in|by|from|of|to) (?:eqs?|equations?)\s?\.?$/iu;
/** Nothing but a hint at another place. */
const pointer =
  /^(?:please )?(?:see|refer to|cf\.?|compare|as (?:shown|seen|mentioned|described|discussed|noted)) (?:[^,.]{0,40}(?:above|below|earlier)|(?:also )?(?:the )?(?:fig(?:ure|\.)|table|section|chapter|appendix|page|box|eq)[^,]{0,40})\.?$|^(?:如|见|参见|详见)[^，。]{0,16}[。]?$/iu;

/** What is said of the document or of what it shows, and of nothing else: words that it is found by, how a proof goes, what a drawing has. */
const apparatus =
  /^this is to certify\b|^(?:now |next |then )?(?:,? ?)let (?:us|me) (?:now |first |briefly |then |also )*(?:describe|discuss|look|see|turn|examine|review|explain|go)\b[^,;]{0,60}$|^[^，,]{0,14}我们(?:后面|之后|稍后|下面)再?(?:讨论|介绍|讲)[^，,]{0,10}$|^(?:在[^，]{2,12}之前，)?我们先(?:来)?看(?:一下|看)?[^，,]{0,16}$|^(?:key ?words?|index terms|关键词|关键字)\s?[:：—–-]|^proofs?\s?[.:：]? by \p{L}+\.?$|^(?:the |this )?(?:paper|article|report|thesis|work) is (?:structured|organi[sz]ed)\b|^(?:shows|illustrates|depicts|presents) (?:the|an?|how)\b|^(?:fig(?:ure|\.)?|table)\s?\d+[a-z]?\.? (?:shows?|illustrates?|depicts?|presents?)(?: [^\s]+){1,7}$|^[上下左右](?:[图表]|面的[图表])[^，,]{0,4}(?:列出|展示|显示|给出|反映|概括|总结|说明)[^，,]{0,16}[。.]?$|^[^，,]{0,24}(?:见|如)(?:[上下左右]|附)?[图表](?:所示)?[。.]?$/iu;

/** Who wrote a document, and when it was put out. */
const imprint =
  /^(?:作者|作者单位|单位|撰稿人?|执笔人?|编写人?|编者|(?:发布|更新|修订|编制)(?:日期|时间)|authors?|written by|last (?:updated|modified|revised)|date of (?:issue|publication))\s?[:：]/iu;

/** What leads to the next file, and back. */
const ways =
  /^(?:上|下)一[篇页章节课]\s?[:：]|^(?:previous|next|prev)(?: (?:page|chapter|post|article))?\s?[:：|←→»«]|^(?:返回|回到)(?:顶部|目录|首页)/iu;

/** What says how the document is made, and nothing of what it is about. */
const ofDocument =
  /^(?:the )?(?:rest|remainder) of (?:the|this|our) (?:paper|article|report|chapter|thesis|work|section)\b|^(?:finally, )?(?:in )?(?:the )?(?:section|sec\.|chapter|appendix|sections|next section|following section)(?:s? [\d.IVX]+)?(?: and [\d.]+)?,? (?:we |also |then )?(?:describes?|presents?|provides?|is devoted|are devoted|discuss\w*|concludes?|gives?|introduces?|reviews?|contains?|outlines?|shows?|summari[sz]es?|reports?|explains?|set up|turn|state)\b|\b(?:is|are) (?:described|discussed|presented|given|provided|reported) in (?:the )?(?:sec\.|section|chapter|appendix)[^,;]{0,16}$|\b(?:omitted|deferred)\b[^.]{0,40}\b(?:space|appendix|version)\b|\b(?:starts?|begins?|ends?|continues?|concludes?|followed|focus(?:es)?|elaborates?)\b.{0,80}\b(?:in|of) sections? \d|^(?:then,? )?in sections? \d|^本[\p{Script=Han}]{2,10}由[^，,]{2,20}负责解释|^(?:本文|论文|全文|文章)的?(?:其余|余下|剩余|后续|组织|结构|章节)|^第[一二三四五六七八九十\d]+[章节](?:将|主要)?(?:介绍|给出|讨论|总结|描述|阐述|分析|是)/iu;

/** Something was taken out of the middle, or the end is missing. */
const torn =
  /(?<![&\p{L}\d.-])(?:the|an?|our|their|its)\s?[,;:)]|\b(?:the|an?|and|or|its|their|our)[.。]?$|[,，]\s*[,，]|(?<!\w)[（(]\s*[）)]|[（(]\s*[,;，；]|(?:由于|因为|根据|和|与|及|若|令)[，,。]/iu;
const openEnd = /\b(?:of|to|in|with|by|for|from|at|on|than|which|that|is|are|was|were|as|effective)$/iu;

/** Where a work was printed: who cites it is told, and not volume and pages. */
const printed =
  /^(?:pmid|pmcid|epub|doi)\b|\b(?:pmid|pmcid)\s?:|\bdoi\s?:?\s?10\.|^[\p{L} .]{2,40}(?:19|20)\d\d[^。]{0,12};\s?\d+(?:\(\d+\))?\s?:|^[\p{L} .&]{3,50} \d{1,4}, (?:\d+[–-]\d+|\d{1,6}) (?:\((?:19|20)\d\d\)|(?:19|20)\d\d)|^\p{Lu}[\p{L}’'-]+, (?:\p{Lu}\.[ -]?){1,3},.*(?:&|et al\.)/iu;
/** Frames and arrows of a drawing in letters. */
const drawn = /[\u2500-\u257f\u25bc\u25b2]/u;

const codeWords =
  /\bfunction\s*\w*\s*\(|\bconsole\s?\.|#include|\bdef \w+\s?\(|\b(?:public|private|static) (?:void|int|class)\b|<\/?[a-z]\w*>|\breturn\b[^.]{0,200}[;}]|&&|=>|\w\(\)\s?[;{]/u;
/** A remark in a program that runs into the line below it. */
const remark =
  /^(?:#|\/\/|'{3}|"{3}).*\w\.\w+\s?\(|^--.*\bselect\b|\bselect\b.+\bfrom\b.+\b(?:group|order) by\b/iu;
const isCode = (text: string): boolean =>
  codeWords.test(text) ||
  remark.test(text) ||
  (text.match(/[{}[\]();=<>]/gu)?.length ?? 0) > Math.max(6, text.length * 0.12);

/** Letters that stand apart were a formula, or a line that was spaced out. */
function isScattered(text: string): boolean {
  const pieces = text.split(/\s+/u);
  const single = pieces.filter((each) => /^[^\p{Script=Han}\d]$/u.test(each) && !/^[aI&–—-]$/u.test(each));
  return pieces.length >= 6 && single.length > pieces.length * 0.3;
}

/** What was code or a formula and would spoil the sentence before it. */
export const isGarbled = (text: string): boolean => isCode(text) || isScattered(text);

/** Long numbers one after the other are a row of a table. */
const numbersInARow = /(?:\d[\d.,]{4,}[^\p{L}\d]{1,3}){2,}\d[\d.,]{4,}/u;

/** Whether something is missing in the middle or at the end of a sentence. */
export const isTorn = (text: string): boolean => torn.test(text) || openEnd.test(text);

export function isUntold(text: string): boolean {
  return (
    isFurniture(text) ||
    [
      rights,
      credits,
      contact,
      label,
      caption,
      announcement,
      pointer,
      apparatus,
      imprint,
      ways,
      ofDocument,
      numbersInARow,
      printed,
      drawn,
    ].some((each) => each.test(text)) ||
    isGarbled(text)
  );
}

/** A word or two alone say nothing, unless they are a point of a list. */
export const isTooShort = (text: string): boolean =>
  /\p{Script=Han}/u.test(text)
    ? (text.match(/\p{L}/gu)?.length ?? 0) < 4
    : text.split(/\s+/u).length < 3 && !/\d|[?!]/u.test(text);

const place = String.raw`(?:fig(?:ure|\.)?|table|section|sec\.|chapter|appendix|eq(?:uation|\.)?|box|ref\.?)s?\s?[(]?(?:\d+|[A-Z]\b)(?:\.\d+)*[a-z]?[)]?(?:\s?(?:and|&|–|-)\s?\d+(?:\.\d+)*)?`;
/** Hints at what is elsewhere in the document, inside a sentence that says more. */
const hints = [
  new RegExp(
    String.raw`\s?[（(](?:see|cf\.?|as shown in|e\.g\.,? see)?\s?(?:also )?${place}[^（）()]*[）)]`,
    'giu',
  ),
  new RegExp(
    String.raw`,?\s?\bas (?:is |are |can be )?(?:shown|seen|illustrated|depicted|listed|given|described|summarized|discussed|presented|indicated) (?:in|by) (?:the )?${place}(?: (?:above|below))?,?`,
    'giu',
  ),
  /\s?[（(](?:见|参见|详见|如)?[上下]?(?:图|表|附录|第)\s?[\d一二三四五六七八九十.\-–]*[^（）()]{0,12}[）)]/gu,
  /(?:如|见|由)[上下]?(?:图|表)\s?[\d.\-–]*(?:所示|可知|可见|所列)[，,]?/gu,
  /[，,](?:具体|详细|详情|内容|数据|情况){0,2}(?:请)?(?:参?见|如)[上下左右附]?(?:图|表)\s?[\d.\-–]*(?:所示)?(?=[。；;.]|$)/gu,
  /(?:^|(?<=[，,；;]))(?:根据|按照?|由|用|利用|通过)?(?:下面|下列|以下|上面|上述)的?(?:公式|方程|等式|式子|图|表格?)(?:所示|可知|可见|可得)?[，,：:]/gu,
];
const announced = new RegExp(
  String.raw`^${place} (?:shows?|demonstrates?|indicates?|illustrates?|suggests?|reveals?) that `,
  'iu',
);
/** Marks of notes: raised numbers behind words and signs, where no power can stand. */
const noteMarks =
  /(?<=[.,;:!?。，；：！？”"’]|\p{L}{2}[)）\]])\s?[⁰¹²³⁴-⁹]+(?:[,–-][⁰¹²³⁴-⁹]+)*|(?<=(?!sin|cos|tan|log)\p{L}{3})[⁰¹²³⁴-⁹]+(?:[,–-][⁰¹²³⁴-⁹]+)*/gu;
export const withoutNoteMarks = (text: string): string => text.replaceAll(noteMarks, '');

const urls = /\s?[（(<[]?(?:https?:\/\/|www\.)[^\s，。；）)>\]]*[^\s，。；）)>\].,;][）)>\]]?/giu;
/** What led to an address that is gone. */
const toAddress =
  /[,;]?\s?\b(?:(?:more )?(?:details|information)(?: is| are)? )?(?:available |found |visit(?:ing)? |online )?(?:at|see|from|via|visit|on)?\s?[:：]?\s?(?=[.。]?$)/iu;

/** What only led to an address says nothing without it. */
const leastWithoutAddress = 5;

/** A sentence without what points elsewhere; empty where nothing is left. */
export function withoutHints(sentence: string): string {
  let text = sentence;
  for (const hint of hints) text = text.replaceAll(hint, '');
  text = text.replace(announced, '').trim();
  const plain = text.replaceAll(urls, '');
  if (plain !== text) {
    text = plain.replace(toAddress, '').trim();
    if (wordsIn(text) < leastWithoutAddress) return '';
  }
  return text === sentence ? text : text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

/** A few words alone between paragraphs: a label of a drawing, a name, half of a heading. */
export const isFragment = (text: string): boolean =>
  !/[。！？!?.：:；;”"]$/u.test(text) &&
  (/\p{Script=Han}/u.test(text) ? text.length < 10 : text.split(' ').length < 7);
