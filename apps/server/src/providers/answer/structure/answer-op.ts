import { pair, together, trend } from './answer-several.ts';
import { type Asked, type GridAnswer, lineAsked, nameOf, placeOf, shown } from './asked-line.ts';
import {
  beyond,
  canAdd,
  columnsOf,
  type Line,
  lineOf,
  ranked,
  share,
  shownOf,
  writtenLike,
} from './compute.ts';
import type { Head } from './grid.ts';
import { listed, say, wordForBeyond, wordForMost } from './say.ts';

/** `From the Sun` names a column, but nobody has it. */
const isNoThing = (name: string): boolean => /^(?:from|to|per|once|since|at|in|on|by|of)\b/i.test(name);

function most({ grid, op, named, language }: Asked, line: Line): GridAnswer | undefined {
  if (op.op !== 'most') return undefined;
  const found = ranked(line, op.sign, op.rank);
  const [first, ...others] = found ?? [];
  // Where all have as much, or many, there is no such one.
  if (!first || others.length >= line.members.length / 2) return undefined;
  const names = [first, ...others].map(({ head }) => head.name);
  const words = {
    things: listed(names, language),
    line: nameOf(line, grid, language),
    word: wordForMost(op.word, op.sign, op.rank, language),
    value: shown(first, line),
  };
  const isOwn =
    named.columns.length === 0 && op.looks !== undefined && op.rank === 1 && words.word === op.word;
  const isPlain = isOwn || isNoThing(words.line);
  const text = say(others.length > 0 ? 'mostShared' : isPlain ? 'mostIs' : 'most', words, language);
  return { text, cell: placeOf(first), tells: names };
}

function beyondLimit({ grid, op, language }: Asked, line: Line): GridAnswer | undefined {
  if (op.op !== 'beyond') return undefined;
  const [sample] = line.members;
  if (!sample) return undefined;
  const { amount } = sample.cell;
  const isBare = op.limit.dimension === '';
  const isSame = op.limit.dimension === amount.dimension;
  // 2,000 of a column in 万 are 2,000 万; with a unit of its own the limit is what it says.
  if (!isBare && !isSame && !line.head.text.includes(op.limit.suffix)) return undefined;
  const each = amount.shown === 0 ? 1 : amount.level / amount.shown;
  const level = isSame && !isBare ? op.limit.level : op.limit.value * (isBare ? each : 1);
  const isClosed = /不|至|以上|以下|at (?:least|most)|or (?:more|less|fewer)/.test(op.word);
  const found = beyond(line, op.sign, level, isClosed && !/不到|不足/.test(op.word));
  const words = {
    line: nameOf(line, grid, language),
    word:
      /\p{Script=Han}/u.test(op.word) === (language === 'zh-CN') && !/以|or /.test(op.word)
        ? op.word
        : wordForBeyond(op.sign, language),
    limit: writtenLike(level, sample, line.head),
    count: found.length,
    things: listed(
      found.map(({ head }) => head.name),
      language,
    ),
  };
  const [first] = found;
  const text = say(first ? 'beyond' : 'beyondNone', words, language);
  return { text, ...(first && { cell: placeOf(first) }), tells: found.map(({ head }) => head.name) };
}

function shareOf(asked: Asked): GridAnswer | undefined {
  const { grid, named, language } = asked;
  const [row, ...more] = named.rows;
  if (row === undefined || more.length > 0) return undefined;
  const columns = columnsOf(grid);
  const line =
    named.columns.length === 0 && columns.length === 1
      ? columns[0]
      : named.columns.length === 1
        ? lineOf(grid, 'column', named.columns[0] ?? 0)
        : undefined;
  const member = line?.members.find((one) => one.row === row);
  if (!line || !member) return valueOf(asked);
  if (member.cell.amount.dimension === 'percent') return valueOf(asked);
  if (grid.kind !== 'pie' && !canAdd(line, `${grid.name} ${asked.around}`)) return undefined;
  const whole = line.members.reduce((sum, { cell }) => sum + cell.amount.level, 0);
  if (whole <= 0 || line.members.some(({ cell }) => cell.amount.level < 0)) return undefined;
  const words = {
    things: member.head.name,
    result: share(member.cell.amount.level, whole),
    value: shown(member, line),
  };
  return { text: say('share', words, language), cell: placeOf(member), tells: [words.result] };
}

const measured: readonly (readonly [RegExp, dimension: string])[] = [
  [/多久|多长时间|(?:几|多少)(?:天(?!文)|年)|\bhow (?:long|old)\b/, 'time'],
  [/多远|多高|多深|多宽|\bhow (?:far|tall|high|deep|wide)\b/, 'length'],
  [/多重|\bhow heavy\b/, 'mass'],
];
const knownKinds = new Set(['time', 'length', 'mass', 'percent', 'data', 'date', '$', '¥', '€', '£']);

/** What stands where a row and a column meet. */
function valueOf({ grid, named, language, question, isIdentified }: Asked): GridAnswer | undefined {
  const [row, ...moreRows] = named.rows;
  if (row === undefined || moreRows.length > 0 || named.columns.length > 1) return undefined;
  const asksAmount = /多少|几|\bhow (?:many|much|large|big|high)\b/.test(question);
  // `What is A?` asks what A is, not for the only number beside it.
  if (
    named.columns.length === 0 &&
    !asksAmount &&
    !isIdentified &&
    !measured.some(([words]) => words.test(question))
  )
    return undefined;
  const kind = measured.find(([words]) => words.test(question))?.[1];
  const filled = grid.columns.flatMap((_, at) => ((grid.cells[row]?.[at]?.text ?? '') === '' ? [] : [at]));
  const fitting = kind ? filled.filter((at) => grid.cells[row]?.[at]?.amount?.dimension === kind) : filled;
  const column =
    named.columns[0] ??
    (fitting.length === 1 && (kind || grid.columns.length === 1) ? fitting[0] : undefined);
  const cell = column === undefined ? undefined : grid.cells[row]?.[column];
  const [head, line]: (Head | undefined)[] = [grid.rows[row], grid.columns[column ?? -1]];
  if (!cell || cell.text === '' || !head || !line || column === undefined) return undefined;
  const dimension = cell.amount?.dimension ?? '';
  if (kind && knownKinds.has(dimension) && dimension !== kind) return undefined;
  if (asksAmount && !cell.amount) return undefined;
  const value = shownOf(cell, line, head);
  const words = { things: head.name, line: line.name, value };
  return {
    text: say(line.name === '' ? 'valueAlone' : 'value', words, language),
    cell: { row, column },
    tells: [value],
  };
}

function count({ grid, named, language }: Asked): GridAnswer | undefined {
  const rows = grid.rows.filter(({ isTotal, name }) => !isTotal && name !== '');
  if (
    named.rows.length > 0 ||
    named.columns.length > 0 ||
    new Set(rows.map(({ name }) => name)).size < rows.length
  )
    return undefined;
  return {
    text: say(
      'count',
      {
        count: rows.length,
        things: listed(
          rows.map(({ name }) => name),
          language,
        ),
      },
      language,
    ),
    tells: [],
  };
}

/** What the grid says to a question; undefined where it does not. */
export function answerOp(asked: Asked): GridAnswer | undefined {
  const { op } = asked.op;
  if (op === 'value') return valueOf(asked);
  if (op === 'share') return shareOf(asked);
  if (op === 'count') return count(asked);
  const line = lineAsked(asked);
  if (!line) return undefined;
  const others = line.axis === 'column' ? asked.named.rows : asked.named.columns;
  if (op === 'compare' || op === 'difference' || op === 'ratio') return pair(asked, line);
  if (op === 'sum' || op === 'average') return together(asked, line);
  if (op === 'trend') return trend(asked, line);
  // The most among some of them would need more than their names.
  if (others.length > 0) return undefined;
  return op === 'most' ? most(asked, line) : beyondLimit(asked, line);
}
