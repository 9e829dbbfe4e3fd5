import type { CellPlace } from '@app/contract/conversation/schema.ts';
import { type ContentLanguage, languageOfText } from '@app/contract/speech/states/language.ts';
import { answerOp } from './answer-op.ts';
import { cutWords } from '../search/terms.ts';
import { areTimeHeads } from './compute.ts';
import { readOp, type ReadOp } from './asked-op.ts';
import { findNames, formsOf, leftOf, type Question, readQuestion, unknownWords } from './find-names.ts';
import type { Grid } from './grid.ts';
import { withoutKind } from './tell-cell.ts';

/** A grid with the page it stands on. */
export type PlacedGrid = Grid & { page: number };

export type AskedGrids = {
  grids: readonly PlacedGrid[];
  question: string;
  /** What else is said where a grid stands: the title of its page, and what the whole deck is about. */
  around: (grid: PlacedGrid) => string;
  watched?: number | undefined;
};

/** An answer that was computed from a grid. */
export type FoundInGrid = {
  page: number;
  elementId: string;
  text: string;
  cell?: CellPlace;
  /** The names and numbers that it tells. */
  tells: readonly string[];
  /** One sentence may say the same: a single cell, or what has most or least. */
  sayable: 'value' | 'most' | undefined;
};

// Why and how something is so is told by no number.
const asksReason =
  /为什么|为何|原因|怎么(?!变|样变)|如何(?!变)|怎样(?!变)|是什么意思|什么是|谁发现|建议|应该|\bwhy\b|\bhow (?:can|could|should|to|come|is|was|are|were)\b|\bshould\b|\bexplain\b|\bmeans?\b|\bif\b|如果|预测|预计|\bwill\b|\bwould\b/;
/** What is left out, or denied, is none of what is looked through here. */
const leavesOut =
  /\b(?:not|never|without|except|besides|apart from|other than)\b|n['’]t\b|除了|除.{1,8}[之以]?外|以外|并非|(?<!有)没有/;
/** How long a way takes, and how old a thing is, is told by no other time that stands beside it. */
const asksOtherTime = /\bto (?:reach|get to|arrive)\b|到达|\bhow old\b|几岁|多大年[纪龄]/;
const tellsAge = /\bage[ds]?\b|\bold\b|年龄|年纪|岁/;
const isYesNo = /^(?:is|are|was|were|does|do|did|has|have|can)\b|吗[？?]?$|是不是|是否/;
// What is said of any table.
const general =
  /有没有(?=哪)|图表|表格|图中|表中|表里|图里|数值|数据|数字|数量|有?(?:多少|几)[个颗种条项位只家座门类款所支]?|情况|分别|\b(?:tables?|charts?|graphs?|figures?|rows?|columns?|values?|numbers?|amounts?|according|shown?|there|each|every|one|ones|much|many|long|far|old|score|scored|reach|reached|stand|stood|how (?:large|big|high)|time|series|categor(?:y|ies))\b/g;
const whichEn = /\b(?:which|what) (\p{L}+(?: (?:group|level|type|kind)s?)?)/u;
const whichZh =
  /哪一?[个些颗种位家座款所项支部只几]?(\p{Script=Han}{1,8})|的(\p{Script=Han}{1,4}?)(?:有|是)(?:哪|谁|什么)/u;

/** The kind of thing that is asked for: `which city`, 哪个城市. */
function kindAsked(text: string): string | undefined {
  const en = whichEn.exec(text)?.[1];
  const [, after, before] = whichZh.exec(text) ?? [];
  // 最高的是哪个季度 and 季度是哪个 both ask for a quarter.
  return en ?? before ?? (after === undefined ? undefined : cutWords(after)[0]);
}
const countEn = /\bhow many ((?:\p{L}+ )?\p{L}+)(?: are| do| does|\s*$|\s*\?| in| listed| shown)/u;
const countZh = /(?:几|多少)\s?[颗个种条项位只家座门类款所支]\s?(\p{Script=Han}{1,6})/u;

/** `How many planets are there` asks for the rows of a table of planets. */
function readCount(left: string, op: ReadOp, grid: Grid): ReadOp {
  if (op.op !== 'value' && op.op !== 'sum') return op;
  const thing = (countEn.exec(left) ?? countZh.exec(left))?.[1];
  const rows = formsOf(grid.rowsAre);
  const isOfRows =
    thing !== undefined && rows.length > 0 && formsOf(thing).some((form) => rows.includes(form));
  return isOfRows ? { op: 'count', rest: op.rest } : op;
}

const longestKind = 30;
const timeWord = /年|月|季|时|日|周|\b(?:years?|months?|quarters?|periods?|time|days?|weeks?|decades?)\b/i;

/** Whether a kind of thing may be what the rows are: where they say it themselves, it must be that. */
function mayBeRows(grid: Grid, kind: string): boolean {
  if (grid.rowsAre !== '' && grid.rowsAre.length <= longestKind) return false;
  const heads = [grid.rows, grid.columns].filter(areTimeHeads);
  return timeWord.test(kind) ? heads.length > 0 : !areTimeHeads(grid.rows);
}

/** What amounts in percent are called, where boxes draw them and no head says what they are. */
const ofPercent = '率 比例 占比 百分比 完成率 完成度 完成 进度 percentage share rate progress completion';
const inPercent = ({ drawn, cells }: Grid): boolean =>
  drawn !== undefined && cells.every((row) => row.every(({ amount }) => amount?.dimension === 'percent'));

/** Who has most is nobody called 2005 or `% left`, and neither is the country that has; a room may be called 101, a company 3M. */
function mayBeCalled(question: string, op: ReadOp['op'], names: readonly string[], grid: Grid): boolean {
  if ((op !== 'most' && op !== 'beyond') || !names.every((name) => yearOrShare.test(name))) return true;
  const kind = kindAsked(question);
  const rows = formsOf(grid.rowsAre);
  // A table that says itself that its rows are what is asked for may call them as it likes.
  if (kind !== undefined && formsOf(kind).some((form) => rows.includes(form))) return true;
  const isThing =
    /\bwho\b|谁/.test(question) || (kind !== undefined && !timeWord.test(kind) && !ofFigures.test(kind));
  return !isThing || names.length === 0;
}
const yearOrShare = /^(?:1[5-9]|20)\d\d(?:\s?年度?)?$|^%|%$/;
/** What is called by figures: an age, a level, a range. */
const ofFigures =
  /年龄|岁|组|级|档|段|区间|范围|型号|版|号|\b(?:ages?|groups?|levels?|ranges?|brackets?|types?|kinds?|categor(?:y|ies)|classe?s?|models?|versions?|series|numbers?|values?|rows?|columns?|sizes?|grades?|scores?)\b/i;

type Candidate = FoundInGrid & { points: number };

function askOne(asked: AskedGrids, read: Question, grid: PlacedGrid): Candidate | undefined {
  const question = { ...read, taken: [...read.taken] };
  const { rows, columns } = findNames(question, grid);
  const left = leftOf(question);
  const op = readCount(left, readOp(left), grid);
  const mayAskWhether = op.op === 'compare' || op.op === 'trend';
  if (asksReason.test(question.text.replace(/\bhow (?:is|are|was|were)\b(?=.*\bchang)/, ' ')))
    return undefined;
  // `Not started` may be a name.
  if (leavesOut.test(left)) return undefined;
  if (op.op === 'value' && /\bwho\b|谁/.test(question.text)) return undefined;
  if (asksOtherTime.test(left) && !grid.columns.some(({ text }) => tellsAge.test(text))) return undefined;
  if (isYesNo.test(question.text) && !mayAskWhether) return undefined;
  const heads = [...grid.columns, ...grid.rows].map(({ unit }) => unit).join(' ');
  const named = rows.concat(columns);
  const identity = [grid.name, grid.rowsAre, heads].join(' ');
  const known = `${identity} ${asked.around(grid)} ${inPercent(grid) ? ofPercent : ''}`;
  let rest = withoutKind(op.rest, grid)
    .replace(/['’]s\b/g, ' ')
    .replace(general, ' ')
    .replace(/(?<!\p{Script=Han})年度?/gu, ' ');
  const ofGrid = new Set(formsOf(known));
  const identified = formsOf(op.rest).filter((form) => ofGrid.has(form)).length;
  const evidence = named.reduce((sum, { weight }) => sum + weight, 0);
  // The kind of thing that is asked for need not be said in the table.
  if (evidence + identified > 0 && op.op !== 'value') {
    const which = kindAsked(rest);
    if (which !== undefined && mayBeRows(grid, which)) rest = rest.replace(which, ' ');
  }
  rest = rest.replace(/哪一?[个些颗种位家座款所项支部只几]?/g, ' ');
  if (evidence + identified === 0 || unknownWords(rest, known).length > 0) return undefined;
  const answer = answerOp({
    grid,
    op,
    named: { rows: rows.map(({ at }) => at), columns: columns.map(({ at }) => at) },
    language: languageOf(grid),
    question: question.text,
    isIdentified: identified > 0,
    around: asked.around(grid),
  });
  if (!answer || !mayBeCalled(question.text, op.op, answer.tells, grid)) return undefined;
  const { cell, text, tells } = answer;
  const box = cell && grid.drawn?.[cell.row]?.[cell.column];
  const place = !grid.drawn &&
    cell && {
      row: grid.places.rows[cell.row] ?? cell.row,
      column: grid.places.columns[cell.column] ?? cell.column,
    };
  return {
    page: grid.page,
    elementId: box ?? grid.elementId,
    text,
    tells,
    sayable: op.op === 'value' || (op.op === 'most' && op.rank === 1) ? op.op : undefined,
    ...(place && { cell: place }),
    points: evidence + identified + (grid.page === asked.watched ? 0.5 : 0),
  };
}

const languageOf = ({ name, rowsAre, rows, columns }: Grid): ContentLanguage =>
  languageOfText([name, rowsAre, ...[...rows, ...columns].map(({ text }) => text)].join(' '));

/** What the tables and charts of a deck say to a question: computed, or nothing. Two that fit alike and differ say nothing. */
export function askGrids(asked: AskedGrids): FoundInGrid | undefined {
  const read = readQuestion(asked.question);
  const found = asked.grids
    .flatMap((grid) => askOne(asked, read, grid) ?? [])
    .toSorted((a, b) => b.points - a.points);
  const [best, second] = found;
  if (!best || (second && second.points === best.points && second.text !== best.text)) return undefined;
  const { points: _points, ...answer } = best;
  return answer;
}
