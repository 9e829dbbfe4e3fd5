import { describe, expect, test } from 'vitest';
import { createParagraph, joinLines } from '../structure/letters.ts';
import { headingRank } from './headings.ts';
import { type Line, linesOf } from './lines.ts';
import { findTable } from './tables.ts';

// A file may have a hundred thousand lines: what is asked of each line may not look through all the others.

/** How often lines are looked at while something is asked of each of them. */
function looks(text: string, ask: (lines: readonly Line[], at: number) => unknown): number {
  const lines = linesOf(text);
  let count = 0;
  const watched = new Proxy(lines, {
    get(target, key) {
      if (typeof key === 'string' && /^\d+$/.test(key)) count++;
      return Reflect.get(target, key);
    },
  });
  for (const at of lines.keys()) ask(watched, at);
  return count;
}

describe('a question about a line looks at few others', () => {
  test.each([
    ['sentences with two commas each', findTable, () => 'one thing, two more, three things'],
    ['rows of unequal length', findTable, (at: number) => `a | b${' | c'.repeat(at % 3)}`],
    ['rows that begin with empty cells', findTable, () => '\t\tx'],
    ['headings above text', headingRank, () => 'Short head\n\nA text that is longer than its heading.\n'],
    ['points with a number', headingRank, () => '1. Point\n'],
  ])('%s', (_name, ask, line) => {
    const textOf = (count: number) => Array.from({ length: count }, (_, at) => line(at)).join('\n');
    const [once, twice] = [looks(textOf(2000), ask), looks(textOf(4000), ask)];
    expect(twice).toBeLessThan(once * 2.2);
  });
});

test('lines of a paragraph are joined as two lines are', () => {
  const lines = ['他说：', '  好。', 'A well-', 'known word', 'ends ', '', 'here'];
  const paragraph = createParagraph(lines[0] ?? '');
  for (const line of lines.slice(1)) paragraph.add(line);
  expect(paragraph.text()).toBe(lines.reduce((before, line) => joinLines(before, line)));
});
