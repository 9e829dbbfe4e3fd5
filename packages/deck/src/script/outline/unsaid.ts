import { isCountOfPages, isPageMark } from '../../elements/page-mark.ts';

const pageNumbers = [
  /^[^\p{L}\p{N}]*\d{1,3}[^\p{L}\p{N}%％‰]*$/u,
  /^(?:page|slide|p\.|folie|seite)\s*\d+(?:\s*(?:\/|of|von)\s*\d+)?$/iu,
  /^\d{1,3}\s*\|\s*\d{1,3}$/u,
  /^\d{1,2}(?:\s+\d{1,2}){1,9}$/u,
  /^p(?:\.\s*|\s*[|·]\s*|\s+)\d{1,3}(?:\s*[—–-]\s*p?\.?\s*\d{1,3})?$/iu,
  /^\p{Lu}+\s*[|·]\s*\d{1,3}$/u,
  /^.{0,40}\b(?:page|sheet|drawing|slide)\s*\d{1,3}\s*(?:of|\/)\s*\d{1,3}\b/iu,
  /^第\s*[\d一二三四五六七八九十]+\s*页(?:\s*[/，共]\s*.*)?$/u,
];

const dates = [
  /^(?:19|20)\d{2}\s*[-/.年]\s*\d{1,2}\s*(?:[-/.月]\s*\d{1,2}\s*日?|月)?$/u,
  /^\d{1,2}\s*[-/.]\s*\d{1,2}\s*[-/.]\s*(?:\d{2}|\d{4})(?:\s+\d{1,2}:\d{2}.*)?$/u,
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,?\s*)?(?:\d{1,2}(?:st|nd|rd|th)?\s+)?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?,?\s*(?:\d{1,2}(?:st|nd|rd|th)?,?\s*)?(?:19|20)\d{2}$/iu,
];

const templates = [
  /\b(?:click|tap|double.?click)\s+(?:here\s+)?(?:icon\s+)?to\s+(?:add|edit|insert|enter)\b/iu,
  /[单点双]击(?:此处|这里|以|图标|可)?\s*(?:添加|编辑|输入|插入|修改)/u,
  /(?:在此|此处|请)(?:处)?\s*(?:输入|添加|填写|插入)(?:您的|你的)?(?:标题|文字|文本|内容|正文|副标题)/u,
  /lorem ipsum/iu,
  /^(?:your|insert|enter|add)\s+(?:your\s+)?(?:title|subtitle|text|name|logo|content|date|company)(?:\s+here)?$/iu,
  /\b(?:your|insert)\b.{0,20}\bhere$/iu,
  /^(?:edit )?master (?:title|text|subtitle) styles?$/iu,
  /^(?:second|third|fourth|fifth) level$/iu,
  /^第[二三四五]级$/u,
  /^(?:title|subtitle|text|placeholder|标题|副标题|文本|占位符)(?:\s*\d+)?$/iu,
  /^(?:no title|untitled(?: slide)?|无标题|未命名)$/iu,
  // What makers of templates write below their titles, for lack of anything to say.
  /^[Dd]esigned\s*[Bb]y\s*(?=\p{Lu})[\p{L}.]+(?:\s[\p{Lu}][\p{L}.]*)?$/u,
  /^(?:\p{L}+\s){0,3}(?:(?:business|report|universal|general)\s){1,2}(?:ppt\s|powerpoint\s)?template$/iu,
  /\b(?:ppt|powerpoint)\s+template$/iu,
  /^(?:applicable to|suitable for)\b.{0,40}\b(?:report|introduction|summary|marketing)/iu,
  /^(?:适用于|适合).{0,24}(?:汇报|总结|介绍|宣传|展示).{0,12}(?:模板|场合|等)$/u,
  /(?:通用|商务|汇报|总结|答辩|教育|简约).{0,8}(?:PPT|幻灯片)模[板版]$/u,
  /^(?:supporting text here|unified fonts make reading|theme color makes (?:PPT|powerpoint)|copy paste fonts|when you copy (?:&|and) paste|adjust the spacing to adapt|print the presentation and make it|we have many powerpoint templates|you can simply impress your audience|a wonderful serenity has taken|the quick brown fox)/iu,
  /感谢您下载|勿复制、传播|包图网|千图网|稻壳儿|第一PPT|优品PPT|51PPT模板|熊猫办公|摄图网/iu,
  /(?:PPT|幻灯片|演示).{0,10}(?:模板|素材).{0,12}(?:下载|网址)/iu,
  /^(?:您|你)的(?:内容|标题|文字|文本)(?:打|写|放)?在?(?:这里|此处)/u,
  /^(?:这里|此处)(?:可以)?(?:添加|输入|填写|写上)(?:您的?|你的?)?(?:副?标题|内容|正文|文字|文本|说明|描述)/u,
  /^(?:your|company)\s+(?:logo|slogan)$/iu,
  /^(?:name\s+|date:?\s*)?(?:yyyy|mm|dd|xxxx|20xx)\s*[/.年-]\s*(?:mm|dd|xx)/iu,
];

const matches = (text: string, patterns: readonly RegExp[]) => patterns.some((each) => each.test(text));

/** A page number, whatever its box is called; a number alone is one, too. */
export const isPageNumber = (text: string): boolean =>
  isPageMark(text) || isCountOfPages(text) || matches(text.trim(), pageNumbers);

/** A date and nothing else. */
export const isDate = (text: string): boolean => matches(text.trim(), dates);

/** Words of a template that nobody has replaced. */
export const isTemplateText = (text: string): boolean => matches(text.trim(), templates);

const sourceLine =
  /^(?:sources?|quellen?|来源|资料来源|数据来源|图片来源)\s*[:：]|^(?:based on|adapted from|taken from|reproduced from|(?:photo|image|picture) (?:credits?|by)\b|引自|改编自|摘自|图片由).{0,200}(?:\bpp?\. ?\d|(?:19|20)\d{2}|提供|《)/iu;
// Where something comes from, in the short form of scholars.
const citation =
  /^[^.。]{0,60}\bet al\.?,?\s*\(?(?:19|20)\d{2}[a-z]?\)?[.;]?$|^\p{Lu}\p{L}+(?: (?:&|and) \p{Lu}\p{L}+)?,? \((?:19|20)\d{2}[a-z]?\)\.?$|\barXiv:\s*\d{4}|\bdoi:\s*10\./u;
// What a picture is called in a book.
const caption = /^(?:figure|fig\.|图|表)\s*\d+(?:[.-]\d+)*\s*(?:$|[:：.](?!\d))/iu;
const rightsLine =
  /^(?:this (?:work|document) is (?:licen[sc]ed|released)|licen[sc]ed under|©|\(c\)|copyright|confidential|all rights reserved|版权所有|内部资料|机密)/iu;

/** What leads to a formula or a picture, and says nothing without it; without a mark 故 and 所以 are words that somebody teaches. */
const leads =
  /^(?:(?:证|如|即|则|故|因此|所以|于是|从而)\s*[:：，,。.…]+|(?:解|例如|比如|其中)\s*[:：，,。.…]*)$/u;

const joints = /^(?:vs\.?|v\.s\.|versus|or|and|&|\+|=|或|与|和)$/iu;

/** What stands on a page for its own sake: page numbers, dates, rights, words of the template, the letter of a part. */
export const isFurniture = (text: string): boolean =>
  isPageNumber(text) ||
  isDate(text) ||
  isTemplateText(text) ||
  joints.test(text.trim()) ||
  leads.test(text.trim()) ||
  /^\p{Script=Latin}$/u.test(text.trim()) ||
  sourceLine.test(text.trim()) ||
  (citation.test(text.trim()) && text.length < 120) ||
  (caption.test(text.trim()) && text.length < 80) ||
  rightsLine.test(text.trim());

const typewriters = /consol|courier|mono|menlo|monaco|fira code|source code|lucida console/iu;
const codeSigns = [
  /[{}]\s*$|[()=<>].*;\s*$/u,
  /^\s*(?:\/\/|#include|\/\*|\*\/|<\?|<%|@\w+\()/u,
  /=>|::|\)\s*\{|\(\)\s*[;.{]|&&|\|\||!=|==|\+\+/u,
  /^\s*<\/?[a-z][^>]*>/iu,
  /\b(?:public|private|static|void|var|let|const|function|def|return|class|import|using|namespace|async|await)\b.*[({;=]/u,
  /^(?:\$|>|PS>)\s+[a-z]\w+|^(?:sudo|npm|npx|git|dotnet|pip|docker|kubectl|curl|cd)\s+[\w-]+/u,
  /^[\w.]+\([^)]*\)[;.]?$/u,
];

const certainly =
  /^\s*(?:public|private|protected|internal|static)\s+(?:class|void|static|override|async|interface|sealed|abstract|readonly|\w+\s+\w+\s*[({;=])|^\s*<\/?\w|^#include|\)\s*=>|^\s*[{}]\s*$|^\[\w+(?:\(.*\))?\]$/u;

/** Lines of R and Python, unless a sentence goes on about them. */
const perhaps = /^\s*['"]\w+['"]\s*:\s*[[{]|%>%|^\s*[\w.$]+\s*<-\s*[\w.]+\s*(?:%|\()|^\w+\(\w+, \w+\(\w+ ?=/u;

/** A name of a program and what it is for: `ILogger<T>: logger for the current type`. */
const explained =
  /^[\p{L}\d_.<>()]{2,40}\s*[:：]\s*(?:\p{L}+[ ,]+){2,}\p{L}+\.?$|^[\p{L}\d_.<>()]{2,40}\s*[:：]\s*\p{Script=Han}{2,}/u;

/** So many plain words are no line of a program. */
const sentenceWords = 6;

/** A line of a program: nobody reads it aloud. */
export function isCode(text: string, font: string | undefined): boolean {
  const line = text.trim();
  if (line === '' || /\p{Script=Han}{4,}/u.test(line)) return false;
  if (certainly.test(line)) return true;
  if (explained.test(line)) return false;
  const isTyped = font !== undefined && typewriters.test(font);
  const signs = codeSigns.filter((each) => each.test(line)).length;
  // In letters of a typewriter a single sign says so; words alone may be set in them too.
  if (isTyped) return signs > 0 || /[<>{}=\\;]|\w\(\)/u.test(line);
  const words = line.split(/\s+/u);
  // A sentence may name what is called: `Can be triggered from inside by calling dump()`.
  const isSentence = words.filter((word) => /^\p{L}+[,;]?$/u.test(word)).length >= sentenceWords;
  if (!isSentence && perhaps.test(line)) return true;
  return signs > 1 || (signs === 1 && !/[.?!…:]$/u.test(line) && words.length < 12 && !isSentence);
}
