import type { Block, SourceDocument } from '../document/document.ts';
import { jieba } from '../jieba.ts';
import { clean } from './join-broken.ts';
import { letters } from './title-of.ts';

// What stands before a document begins: the cover of a thesis with its forms, what its author declares, its abstract in
// another language, and the list of its versions. Nobody tells it, but a cover says what the document is called.

const hasHan = (text: string) => /\p{Script=Han}/u.test(text);
const squeezed = (text: string) => (hasHan(text) ? text.replaceAll(/\s+/gu, '') : text.trim());
/** Nothing longer is a line of a cover. */
const longestLine = 400;
const textOf = (block: Block | undefined): string =>
  block && 'text' in block ? squeezed(clean(block.text.slice(0, longestLine))) : '';

const zhLabels =
  '(?:学生|小组|项目)?(?:姓名|成员|组员|组长)(?:姓名)?|学生|(?:学生)?学号|班级|班级学号|专业|专业名称|专业年级|年级|院别|院系|学院(?:[（(]系[)）])?|教学院系|系别|系部|学校|指导教师|指导老师|导师|任课教师|授课教师|教师|(?:完成|提交|答辩|修订|编制|起止)?日期|课程名称|课程|作者|单位|编号|密级|分类号|学校代码|修订人|修订原因|修订内容|版本号?|审核人?|批准人?|说明';
const enLabels =
  '(?:student |course |group |team )?(?:name|id|number|no\\.?|members?)|grade|class|major|special(?:i)?ty|department|faculty|supervisor|instructor|tutor|advis[eo]r|lecturer|professor|(?:submitted|prepared|presented|written) (?:by|to|for)|date|version|revision|authors?';
const label = new RegExp(`^(?:${zhLabels}|${enLabels})\\s*[:：]?$`, 'iu');
const labelled = new RegExp(`^(?:${zhLabels}|${enLabels})\\s*[:：]`, 'iu');
const zhTitle =
  '(?:(?:中文|论文|设计|课题|毕业设计|毕业论文|毕业设计[（(]论文[)）])?题目|(?:论文|课题|设计|报告)名称|论文标题|题名)';
const titleLabel = new RegExp(`^(?:${zhTitle}|(?:project |thesis )?title)[:：]?$`, 'iu');
// A line that begins with a bare "Title:" may speak of any title.
const titleBehindLabel = new RegExp(`^(?:${zhTitle}|(?:project |thesis )title)[:：]\\s*(.{4,80})$`, 'iu');

/** What kind of work it is, and nothing of what it is about. */
const kindOfWork =
  /^(?:本科|硕士|博士|研究生|学士|大学)?(?:生)?(?:毕业|学位|课程|实验|实习|综合|专业)?(?:设计|论文|实践|实训)?(?:[（(](?:论文|设计)[)）])?(?:报告|任务书)?$|^(?:graduation|bachelor(?:['’]?s)?|master(?:['’]?s)?|doctoral|ph\.?d\.?|final|year|project|\s)*(?:thesis|dissertation|project|report)$/iu;
const house =
  /(?:大学|学院|研究所|研究院)$|\b(?:university|college|institute|faculty|school)\b(?: of [\p{L}\s&]+| at [\p{L}\s]+)?$/iu;
/** What a manual is, and which version of it. */
const ofManual =
  /^(?:用户|使用|操作|安装|产品|维护|管理员?)(?:手册|指南|说明书?)$|^(?:user|installation|operation|operator) (?:manual|guide|handbook)$|^(?:版本|版次|version|revision)\s*[:：]?\s*v?\d+(?:\.\d+)*(?:[（(][^（）()]{4,20}[)）])?$/iu;
const person = /^\p{Script=Han}{2,4}\d{5,}$|^[“"].{3,60}[”"]$/u;
const date =
  /^(?:19|20)\d{2}(?:[-/.年]\d{1,2}(?:[-/.月]\d{0,2}日?)?)?$|^[二〇零一三四五六七八九十○]{4}年.{1,5}月/u;

/** A line of a cover that names people, houses, dates or the kind of work. */
const isFormal = (text: string): boolean =>
  [label, labelled, kindOfWork, house, person, date].some((each) => each.test(text));

/** Whether a title says no more than where a work was done, when, by whom, or of what kind it is. */
export const isFormalTitle = (title: string): boolean => isFormal(squeezed(title.slice(0, longestLine)));

const cellsOf = (rows: readonly string[][]): string[] =>
  rows
    .flat()
    .map(squeezed)
    .filter((cell) => cell !== '');
const isLabel = (cell: string): boolean => label.test(cell) || titleLabel.test(cell);
/** Labels in its first row alone are the head of a table, unless it has nothing else: that is a list of versions. */
const isForm = (block: Block): boolean =>
  block.kind === 'table' &&
  block.rows.length <= 12 &&
  (cellsOf(block.rows.slice(0, 1)).every(isLabel) || cellsOf(block.rows.slice(1)).some(isLabel)) &&
  cellsOf(block.rows).filter(isLabel).length >= 2;

const declaration =
  /^(?:(?:郑重|原创性|独创性|诚信|学术诚信)(?:声明|承诺)书?|学位论文.{0,10}(?:声明|授权书)|declaration(?: of (?:originality|authorship|own work|academic integrity))?|statement of originality|(?:bona ?fide )?certificate(?: of (?:completion|originality|approval|the supervisor))?)\s*[:：]?$/iu;
const opens = /^(?:abstract|introduction|摘要|引言|绪论|前言|概述|简介|背景)[:：]?$/iu;

/** So many letters make a text of the document, and no line of a cover. */
const longLine = (text: string) => (hasHan(text) ? 40 : 120);
/** A sentence that ends, and is no line of a cover. */
const isSentence = (block: Block): boolean =>
  block.kind === 'paragraph' &&
  /[。！？.!?]["”’)）]?$/u.test(block.text.trim()) &&
  block.text.length >= (hasHan(block.text) ? 12 : 40) &&
  !isFormal(textOf(block));
const isText = (block: Block): boolean =>
  isSentence(block) ||
  (block.kind === 'paragraph' && block.text.length >= longLine(block.text)) ||
  (block.kind === 'list' && block.items.length > 1) ||
  (block.kind === 'table' && block.rows.flat().some((cell) => cell.length >= longLine(cell) * 1.5)) ||
  (block.kind === 'heading' && /^(?:第[一二三1]章|1[.\s、]|一、)/u.test(block.text)) ||
  opens.test(textOf(block).replace(/^[\d.]+\s*/u, ''));

const mostOfDeclaration = 6;

/** A declaration, from its name to where it is signed. */
function declared(blocks: readonly Block[]): Set<number> {
  const places = new Set<number>();
  for (const [at, block] of blocks.entries()) {
    if (!declaration.test(textOf(block))) continue;
    const behind = blocks.slice(at + 1, at + 1 + mostOfDeclaration);
    // What a certificate is may be what a document is about.
    const isCertified = behind.some((each) => /\b(?:to|hereby) certify\b/iu.test(textOf(each)));
    if (/certificate/iu.test(textOf(block)) && !isCertified) continue;
    const end = behind.findIndex((each) => each.kind === 'heading' || opens.test(textOf(each)));
    const signed = behind.findLastIndex((each) => /签名|签字|\bsignature\b|\bsigned\b/iu.test(textOf(each)));
    // Where nothing ends it only its name goes.
    const beforeEnd = end < 0 ? -1 : end - 1;
    const last = signed >= 0 && (end < 0 || signed < end) ? signed : beforeEnd;
    for (let each = at; each <= at + 1 + last; each++) places.add(each);
  }
  return places;
}

/** A cover ends among the first blocks. */
const mostOfCover = 40;

const isOfCover = (text: string): boolean => isFormal(text) || ofManual.test(text);
const abstract = /^[[【]?(?:摘\s*要|abstract)[\]】]?(?:\s*[:：]|$)/iu;

/** How many blocks a cover takes; none where nothing says that there is one. */
function lengthOfCover(blocks: readonly Block[], isDeclared: ReadonlySet<number>): number {
  const first = blocks.findIndex((block, at) => !isDeclared.has(at) && isText(block));
  if (first <= 0 || first > mostOfCover) return 0;
  // The heading of the text is none of the cover.
  const isHead = (block: Block | undefined) =>
    block !== undefined &&
    !isFormal(textOf(block)) &&
    (block.kind === 'heading' || /[:：]$/u.test(textOf(block)));
  let end = first;
  while (end > 0 && blocks[end - 1]?.page === blocks[first]?.page && isHead(blocks[end - 1])) end--;
  const proofs = blocks
    .slice(0, end)
    .reduce(
      (sum, block) => sum + (isForm(block) ? 2 : Number(textOf(block) !== '' && isOfCover(textOf(block)))),
      0,
    );
  // Above an abstract stands who wrote it, and nothing else.
  return proofs >= (abstract.test(textOf(blocks[first])) ? 1 : 2) ? end : 0;
}

const openEnd = /[的与和及或在之对、：:—-]$|\b(?:of|for|the|an?|and|in|on|with|to|by)$/iu;

/** Whether a title goes on below: it breaks off, or a word of it does. */
function goesOn(title: string, next: string): boolean {
  if (next === '' || isFormal(next) || next.length > 40) return false;
  if (openEnd.test(title) || /^\p{Ll}/u.test(next)) return true;
  let end = 0;
  return (
    hasHan(title) &&
    jieba()
      .cut(title + next)
      .some((word) => {
        const start = end;
        end += word.length;
        return start < title.length && end > title.length;
      })
  );
}

/** Lines of a title that was broken by hand. */
function joined([first = '', ...more]: readonly string[]): string {
  const [next] = more;
  if (first === '' || next === undefined || !goesOn(first, next)) return first;
  return joined([hasHan(first) ? first + next : `${first} ${next}`, ...more.slice(1)]);
}

const once = (cells: readonly string[]): string => [...new Set(cells)].join('');

/** The title in a form: beside its label, and in the rows below that have no label. */
function titleInForm(block: Block): string | undefined {
  if (block.kind !== 'table') return undefined;
  const rows = block.rows.map((row) => row.map((cell) => (hasHan(cell) ? squeezed(cell) : cell.trim())));
  const at = rows.findIndex((row) => row.some((cell) => titleLabel.test(cell)));
  if (at < 0) return undefined;
  const own = rows[at]?.slice((rows[at]?.findIndex((cell) => titleLabel.test(cell)) ?? 0) + 1) ?? [];
  const lines = [own, ...rows.slice(at + 1)].map((row) => once(row.filter((cell) => cell !== '')));
  return joined(lines.filter((line) => line !== ''));
}

const mostLinesOfTitle = 3;

/** Lines of the cover that stand again behind it, or later on it, as one. */
function titleSaidAgain(cover: readonly Block[], behind: readonly Block[]): string | undefined {
  const lines = [...cover, ...behind].map((block) =>
    'text' in block ? clean(block.text.slice(0, longestLine)) : '',
  );
  for (const [at] of cover.entries())
    for (let count = mostLinesOfTitle; count > 0; count--) {
      const taken = cover.slice(at, at + count);
      if (taken.length < count || taken.some((block) => textOf(block) === '')) continue;
      const whole = letters(taken.map(textOf).join(''));
      const again = lines.slice(at + count).find((text) => letters(text) === whole);
      if (again !== undefined && whole.length >= 6 && !isFormal(squeezed(again))) return again;
    }
  return undefined;
}

/** Whether most of a document is written in Chinese. */
function isChinese(blocks: readonly Block[]): boolean {
  const all = blocks.map((block) => ('text' in block ? block.text : '')).join('');
  return (all.match(/\p{Script=Han}/gu)?.length ?? 0) * 3 > (all.match(/[A-Za-z]/gu)?.length ?? 0);
}

/** What a cover says that the document is called. */
function titleOnCover(cover: readonly Block[], behind: readonly Block[]): string | undefined {
  const inForm = cover.map(titleInForm).find((title) => title !== undefined && title.length >= 4);
  if (inForm !== undefined) return inForm;
  for (const [at, block] of cover.entries()) {
    const said = titleBehindLabel.exec(textOf(block))?.[1];
    const below = cover.slice(at + 1, at + 1 + mostLinesOfTitle).map(textOf);
    if (said !== undefined) return joined([said, ...below]);
    const [next = ''] = below;
    if (titleLabel.test(textOf(block)) && next !== '' && !isFormal(next)) return joined(below);
  }
  const again = titleSaidAgain(cover, behind);
  if (again !== undefined) return again;
  // Names stand below what they made.
  const names = cover.findIndex((block) =>
    [label, labelled, person].some((each) => each.test(textOf(block))),
  );
  const lines = cover
    .slice(0, names < 0 ? undefined : names)
    .filter(
      (block) => textOf(block).length >= 4 && !isFormal(textOf(block)) && !/[:：]$/u.test(textOf(block)),
    );
  const isOfChinese = isChinese([...cover, ...behind]);
  const own = lines.find((block) => hasHan(textOf(block)) === isOfChinese);
  return own && joined(cover.slice(cover.indexOf(own)).slice(0, mostLinesOfTitle).map(textOf));
}

/** The abstract in the language that the document is not written in, with the title above it. */
function otherAbstract(blocks: readonly Block[]): Set<number> {
  const places = new Set<number>();
  const isOther = isChinese(blocks)
    ? (text: string) => !hasHan(text)
    : (text: string) => (text.match(/\p{Script=Han}/gu)?.length ?? 0) * 2 > text.length;
  const name = isChinese(blocks) ? /^(?:.{0,160}\s)?abstract[:：]?$/iu : /^摘要[:：]?$/u;
  const isNamed = (text: string) => name.test(text) || (abstract.test(text) && isOther(text));
  const at = blocks.slice(0, mostOfCover).findIndex((block) => isNamed(textOf(block)));
  const text = textOf(blocks[name.test(textOf(blocks[at])) ? at + 1 : at]);
  if (at < 0 || text === '' || !isOther(text)) return places;
  if (blocks[at - 1]?.kind === 'paragraph' && isOther(textOf(blocks[at - 1]))) places.add(at - 1);
  for (let each = at; each < blocks.length; each++) {
    const block = blocks[each];
    if (each > at && (block?.kind !== 'paragraph' || !isOther(textOf(block)))) break;
    places.add(each);
  }
  return places;
}

/** What a form tells whoever fills it in. */
const guidance = /^[[【].{16,}[\]】]$/su;
const isGuidance = (block: Block): boolean =>
  block.kind === 'paragraph' &&
  guidance.test(block.text.trim()) &&
  /注[:：]|请|应当?|填写|列出|说明|描述|替换|\b(?:this|the|your|should|describe|provide|list)\b/iu.test(
    block.text,
  );

/** Which version of the document it is. */
const version = /^(?:版本|版次|version|revision)\s*[<＜]?v?\d+(?:\.\d+)*[>＞]?$/iu;

const contents = /^(?:目录|目次|contents|table of contents)$/iu;

export type FrontMatter = { title?: string; places: ReadonlySet<number> };

/** The places of what nobody tells before a document begins, and the title that its cover says. */
export function frontOf({ blocks }: Pick<SourceDocument, 'blocks'>): FrontMatter {
  const signed = declared(blocks);
  const places = new Set([...signed, ...otherAbstract(blocks)]);
  const end = lengthOfCover(blocks, places);
  const cover = blocks.slice(0, end).filter((_, at) => !signed.has(at));
  for (const [at, block] of blocks.entries())
    if (
      at < end ||
      (at < mostOfCover && isForm(block)) ||
      isGuidance(block) ||
      version.test(textOf(block)) ||
      (block.kind === 'paragraph' && contents.test(textOf(block)))
    )
      places.add(at);
  const title = end > 0 ? titleOnCover(cover, blocks.slice(end, end + mostOfCover)) : undefined;
  return { places, ...(title !== undefined && { title }) };
}
