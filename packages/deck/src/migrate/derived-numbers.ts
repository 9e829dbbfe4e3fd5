import type { Step } from './step.ts';

type Json = Record<string, unknown>;
type Counted = { style: unknown; startAt: number; value: number };

const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const hasWords = ({ runs }: Json): boolean =>
  Array.isArray(runs) && runs.some((run) => isJson(run) && run['text'] !== '');

/** Numbers that follow each other become one list that starts at the first of them. */
function counted(paragraphs: readonly unknown[]): unknown[] {
  const lists: Counted[] = [];
  return paragraphs.map((paragraph) => {
    if (!isJson(paragraph)) return paragraph;
    const { bullet } = paragraph;
    const level = typeof paragraph['level'] === 'number' ? paragraph['level'] : 0;
    if (!isJson(bullet) || bullet['kind'] !== 'number' || typeof bullet['value'] !== 'number') {
      if (hasWords(paragraph)) lists.length = Math.min(lists.length, level);
      return paragraph;
    }
    lists.length = Math.min(lists.length, level + 1);
    const { value, ...look } = { ...bullet, value: bullet['value'] };
    const before = lists[level];
    const isNext = before !== undefined && before.style === bullet['style'] && before.value + 1 === value;
    const startAt = isNext ? before.startAt : value;
    lists[level] = { style: bullet['style'], startAt, value };
    return { ...paragraph, bullet: { ...look, ...(startAt !== 1 && { startAt }) } };
  });
}

/** Texts stand in boxes, shapes and cells: wherever there are paragraphs. */
function everyText(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(everyText);
  if (!isJson(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inside]) => [
      name,
      name === 'paragraphs' && Array.isArray(inside) ? counted(inside) : everyText(inside),
    ]),
  );
}

/** From 1 to 2: paragraphs of lists said their number; now they say where their list starts. */
export const derivedNumbers: Step = { element: everyText };
