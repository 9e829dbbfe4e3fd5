// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { formulaNodes } from './formula.tsx';

describe('a formula', () => {
  test('is made of nodes and says itself to screen readers', () => {
    const node = formulaNodes('\\frac{a}{b}');
    expect(node?.querySelector('math mfrac')).not.toBeNull();
    expect(node?.querySelector('[aria-hidden="true"] .mfrac')).not.toBeNull();
  });

  test.each([
    ['a bracket that is never closed', '\\frac{a}{b'],
    ['a command that nobody knows', '\\nosuchthing x'],
    ['a macro that calls itself', '\\def\\a{\\a\\a}\\a'],
    ['macros that double', '\\def\\a{xx}\\def\\b{\\a\\a}\\def\\c{\\c\\b}\\c'],
    ['brackets ten thousand deep', '{'.repeat(10_000)],
  ])('%s is no formula, and soon', (_, source) => {
    expect(formulaNodes(source)).toBeUndefined();
  });

  test('a link that runs code is no link', () => {
    const node = formulaNodes('\\href{javascript:alert(1)}{x}');
    expect(node?.querySelector('a')).toBeFalsy();
  });

  test('a line as long as a street is cut to size', () => {
    const rule = formulaNodes('\\rule{999999em}{1em}')?.querySelector<HTMLElement>('.katex-rule');
    expect(rule?.style.borderRightWidth).toBe('60em');
  });
});
