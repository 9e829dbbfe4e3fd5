import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checkStructure, readMap } from './check-structure.mjs';
import { filesOf, insertLines, spellings, wiringOf } from './module-templates.mjs';
import { root } from './repository.mjs';

const names = spellings('pen-case');

test('a name is spelled for files, code and database', () => {
  expect(names).toEqual({ name: 'pen-case', camel: 'penCase', pascal: 'PenCase', snake: 'pen_case' });
});

test('a new module keeps the structure', () => {
  const top = mkdtempSync(join(tmpdir(), 'new-module-'));
  onTestFinished(() => rmSync(top, { recursive: true, force: true }));
  for (const [path, text] of filesOf(names)) {
    mkdirSync(dirname(join(top, path)), { recursive: true });
    writeFileSync(join(top, path), text);
  }
  expect(checkStructure(top, readMap())).toEqual([]);
});

test.each(wiringOf(names))(
  'the lines for $file find their places, and are not added twice',
  ({ file, lines }) => {
    const once = insertLines(readFileSync(join(root, file), 'utf8'), lines);
    expect(once.homeless).toEqual([]);
    for (const { text } of lines)
      expect(once.text.split('\n').filter((line) => line === text)).toHaveLength(1);
    expect(insertLines(once.text, lines).text).toBe(once.text);
  },
);

test('a line without a place is given back', () => {
  const line = { text: 'new', before: /nowhere/ };
  expect(insertLines('old', [line])).toEqual({ text: 'old', homeless: ['new'] });
});
