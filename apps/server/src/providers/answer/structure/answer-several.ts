import { type Asked, type GridAnswer, membersAsked, nameOf, placeOf, shown } from './asked-line.ts';
import { areTimeHeads, canAdd, inTime, type Line, times, writtenLike } from './compute.ts';
import { say, wordForMore } from './say.ts';

/** Two members of one line, set against each other. */
export function pair(asked: Asked, line: Line): GridAnswer | undefined {
  const { grid, op, language } = asked;
  const named = membersAsked(asked, line);
  const [one, other, ...more] = op.op === 'ratio' && op.isTurned ? named.toReversed() : named;
  if (!one || !other || more.length > 0) return undefined;
  const [a, b] = [one.cell.amount, other.cell.amount];
  const words = {
    line: nameOf(line, grid, language),
    one: one.head.name,
    other: other.head.name,
    value: shown(one, line),
    second: shown(other, line),
  };
  const told = { cell: placeOf(one), tells: [words.value, words.second] };
  if (op.op === 'difference')
    return {
      ...told,
      text: say(
        'difference',
        { ...words, result: writtenLike(Math.abs(a.level - b.level), one, line.head) },
        language,
      ),
    };
  if (op.op === 'ratio')
    return b.level === 0 || a.level * b.level < 0
      ? undefined
      : { ...told, text: say('ratio', { ...words, result: times(a.level, b.level) }, language) };
  if (a.level === b.level) return { ...told, text: say('compareEqual', words, language) };
  const sign = op.op === 'compare' ? op.sign : 1;
  const winner = (a.level - b.level) * sign > 0 ? one : other;
  const compared = { ...words, things: winner.head.name, word: wordForMore(sign, language) };
  return { text: say('compare', compared, language), cell: placeOf(winner), tells: told.tells };
}

/** What the members of a line are together. */
export function together(asked: Asked, line: Line): GridAnswer | undefined {
  const { grid, op, language } = asked;
  const chosen = membersAsked(asked, line);
  const places = line.axis === 'column' ? asked.named.rows : asked.named.columns;
  if (chosen.length !== places.length || chosen.length === 1) return undefined;
  const members = chosen.length > 1 ? chosen : line.members;
  const [first] = members;
  const name = nameOf(line, grid, language);
  if (op.op === 'sum' && chosen.length === 0 && line.total)
    return {
      text: say('total', { line: name, value: shown(line.total, line) }, language),
      cell: placeOf(line.total),
      tells: [shown(line.total, line)],
    };
  const isLoose = members.some(({ cell }) => cell.amount.isLoose);
  if (!first || isLoose || (op.op === 'sum' && !canAdd(line, `${grid.name} ${asked.around}`)))
    return undefined;
  const sum = members.reduce((before, { cell }) => before + cell.amount.level, 0);
  const value = writtenLike(op.op === 'sum' ? sum : sum / members.length, first, line.head);
  const words = { line: name, value, count: members.length };
  return { text: say(op.op === 'sum' ? 'sum' : 'average', words, language), tells: [value] };
}

/** How a line goes over time. */
export function trend(asked: Asked, line: Line): GridAnswer | undefined {
  const { grid, language } = asked;
  if (!areTimeHeads(line.members.map(({ head }) => head))) return undefined;
  const chosen = membersAsked(asked, line);
  const inOrder = inTime(chosen.length === 2 ? { ...line, members: chosen } : line);
  const [first, last] = [inOrder[0], inOrder.at(-1)];
  if (chosen.length === 1 || chosen.length > 2 || !first || !last || first === last) return undefined;
  const change = last.cell.amount.level - first.cell.amount.level;
  const words = {
    line: nameOf(line, grid, language),
    one: first.head.name,
    other: last.head.name,
    value: shown(first, line),
    second: shown(last, line),
    result: writtenLike(Math.abs(change), first, line.head),
  };
  const text = say(change > 0 ? 'rose' : change < 0 ? 'fell' : 'stayed', words, language);
  return { text, cell: placeOf(last), tells: [words.value, words.second] };
}
