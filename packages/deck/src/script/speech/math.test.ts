import { expect, test } from 'vitest';
import { spokenMath } from './math.ts';

test.each([
  ['(a+b)/(c)', 'c分之a+b', 'a+b over c'],
  ['x^(n+1)', 'x的n+1次方', 'x to the n+1'],
  ['xᵀ', 'x的转置', 'x transpose'],
  ['x₁ ≤ y²', 'x1 ≤ y²', 'x1 ≤ y²'],
  ['∑_(i=1)^(n) xᵢ', '对i从1到n求和， xi', 'the sum over i from 1 to n of xi'],
  ['√(x+1) ≥ 0', '根号x+1 ≥ 0', 'the square root of x+1 ≥ 0'],
  ['p(h|v) = θ', '给定v时h的概率 = 西塔', 'p of h given v = theta'],
  ['T→∞', 'T趋于无穷', 'T goes to infinity'],
])('%s is read aloud', (formula, chinese, english) => {
  expect(spokenMath(formula, 'zh')).toBe(chinese);
  expect(spokenMath(formula, 'en').trim()).toBe(english);
});

test.each([
  'A cantilever of 120 to 160 μm, with a dimple of 0.75 µm',
  'Robot D₂ waits, and CO₂ rises by 10³ tons over 5 m²',
  'The α and β forms differ by Δ',
  '睡眠能清除β淀粉样蛋白和CO₂',
])('what is no formula stays as it is written: %s', (line) => {
  expect([spokenMath(line, 'zh'), spokenMath(line, 'en')]).toEqual([line, line]);
});

test('a unit keeps its sign beside a formula', () => {
  expect(spokenMath('d ≤ 5 μm for θ > 0', 'en')).toBe('d ≤ 5 μm for theta is greater than 0');
});

test('a unit keeps its sign behind a picture and a letter of mathematics', () => {
  expect(spokenMath('😀 d ≤ 5 μm', 'en')).toBe('😀 d ≤ 5 μm');
  expect(spokenMath('😀 d ≤ μ', 'en')).toBe('😀 d ≤ mu');
});

test('words without a formula stay as they are', () => {
  expect(spokenMath('A < B tags and C# - 5 > 3', 'en')).toBe('A < B tags and C# - 5 > 3');
});
