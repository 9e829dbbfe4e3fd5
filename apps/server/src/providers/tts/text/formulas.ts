import { integerZh, numberZh } from './chinese/numbers.ts';
import { integerEn, numberEn } from './english/numbers.ts';
import { rule, type Rule } from './rule.ts';

const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻ⁿ';
const raisedPlain = '0123456789+-n';
const lowered = '₀₁₂₃₄₅₆₇₈₉ₙᵢₓ';
const loweredPlain = '0123456789nix';
const plainOf = (text: string, from: string, to: string): string =>
  [...text].map((letter) => to[from.indexOf(letter)] ?? letter).join('');

const elements = new Set(
  'H He Li Be B C N O F Ne Na Mg Al Si P S Cl Ar K Ca Sc Ti V Cr Mn Fe Co Ni Cu Zn Ga Ge As Se Br Kr Rb Sr Y Zr Nb Mo Ag Cd Sn Sb I Xe Cs Ba W Pt Au Hg Pb Bi U'.split(
    ' ',
  ),
);
const compoundPattern = String.raw`(?:[A-Z][a-z]?[₀-₉]{0,3}){1,8}`;
// Without a digit only these are sure to be no words.
export const compounds = 'NaCl|NaOH|KCl|KOH|HCl|CaO|CuO|MgO|ZnO|FeO|HBr|NaBr|AgCl|CuS|ZnS';

type Words = {
  integer(digits: string): string;
  number(digits: string): string;
  /** What stands between words. */
  joint: '' | ' ';
  squared: string;
  cubed: string;
  power(exponent: string): string;
  minus: string;
  plus: string;
  functions: Readonly<Record<string, string>>;
  of: string;
  factorial: string;
  compared: Readonly<Record<string, string>>;
  isLess: string;
  isGreater: string;
  /** Close to its number, where it has no verb: kids <5. */
  below: string;
  above: string;
  times: string;
  over: string;
  subtract: string;
  arrow: string;
  /** The arrow of a reaction. */
  becomes: string;
  /** The arrow of a limit: x → 0. */
  approaches: string;
  congruent: string;
  /** The charge of an ion. */
  charge(count: string, sign: string, isNamed: boolean): string;
  inverse: string;
  /** What rises from a reaction, and what falls in it. */
  gas: string;
  solid: string;
  /** Behind an e. */
  electron: string;
  ratio: string;
  /** Behind the name of a function. */
  prime(isDouble: boolean, isBeforeBracket: boolean): string;
  integral(from: string, to: string): string;
  diameter: string;
  /** π/3 */
  partOfPi(bottom: string): string;
  /** What stands for every column. */
  star: string;
  /** What is divided by a letter: 1/n. */
  divided(top: string, bottom: string): string;
};

const zh: Words = {
  integer: integerZh,
  number: numberZh,
  joint: '',
  squared: '的平方',
  cubed: '的立方',
  power: (exponent) => `的${exponent}次方`,
  minus: '负',
  plus: '正',
  functions: { sin: '赛因', cos: '扣赛因', tan: '坦近特', log: 'log', ln: 'L N', lim: '极限' },
  of: '',
  factorial: '的阶乘',
  compared: { '>=': '大于等于', '<=': '小于等于', '!=': '不等于', '==': '等于' },
  isLess: '小于',
  isGreater: '大于',
  below: '小于',
  above: '大于',
  times: '乘',
  over: '除以',
  subtract: '减',
  arrow: '到',
  becomes: '生成',
  approaches: '趋于',
  congruent: '同余于',
  inverse: '的反函数',
  gas: '气体',
  solid: '沉淀',
  electron: '',
  ratio: '比',
  charge: (count, sign, isNamed) =>
    `${count === '' ? '' : `${integerZh(count)}价`}${sign === '+' ? '正' : '负'}${isNamed ? '' : '离子'}`,
  prime: (isDouble) => (isDouble ? '两撇' : '撇'),
  integral: (from, to) => `从${from}到${to}的积分`,
  diameter: '直径',
  partOfPi: (bottom) => `${integerZh(bottom)}分之派`,
  star: '星号',
  divided: (top, bottom) => `${bottom} 分之${integerZh(top)}`,
};
const en: Words = {
  integer: integerEn,
  number: numberEn,
  joint: ' ',
  squared: 'squared',
  cubed: 'cubed',
  power: (exponent) => `to the power of ${exponent}`,
  minus: 'minus ',
  plus: 'plus ',
  functions: { sin: 'sine', cos: 'cosine', tan: 'tangent', log: 'log', ln: 'natural log', lim: 'the limit' },
  of: 'of',
  factorial: 'factorial',
  compared: {
    '>=': 'is greater than or equal to',
    '<=': 'is less than or equal to',
    '!=': 'is not equal to',
    '==': 'equals',
  },
  isLess: 'is less than',
  isGreater: 'is greater than',
  below: 'under',
  above: 'over',
  times: 'times',
  over: 'over',
  subtract: 'minus',
  arrow: 'to',
  becomes: 'gives',
  approaches: 'approaches',
  congruent: 'is congruent to',
  inverse: 'inverse of',
  gas: 'gas',
  solid: 'precipitate',
  electron: ' minus',
  ratio: 'to',
  charge: (count, sign) => `${count === '' ? '' : `${integerEn(count)} `}${sign === '+' ? 'plus' : 'minus'}`,
  prime: (isDouble, isBeforeBracket) => `${isDouble ? 'double ' : ''}prime${isBeforeBracket ? ' of' : ''}`,
  integral: (from, to) => `the integral from ${from} to ${to} of`,
  diameter: 'diameter',
  partOfPi: (bottom) => `pi over ${integerEn(bottom)}`,
  star: 'star',
  divided: (top, bottom) => `${integerEn(top)} over ${bottom}`,
};

// What an operation can stand beside.
const before = String.raw`(?<=[\p{L}\d)\]²³⁰-⁹]`;
const after = String.raw`(?:[\p{L}\d(√π+−-]|\.\d)`;
const between = (sign: string): string =>
  String.raw`${before})${sign}(?=${after})|${before}\s)${sign}(?=\s${after})`;
const operators = '=<>≤≥≠≈±+×÷∈→√∂∠∝';

function chemical(text: string, { integer }: Words): string | undefined {
  const plain = plainOf(text, lowered, loweredPlain);
  const parts = [...plain.matchAll(/([A-Z][a-z]?)(\d*)/g)];
  if (!parts.every(([, element = '']) => elements.has(element))) return undefined;
  return parts
    .map(([, element = '', count = '']) => {
      const letters = [...element.toUpperCase()].join(' ');
      return count === '' ? letters : `${letters} ${integer(count)}`;
    })
    .join(' ');
}

function powerOf(exponent: string, words: Words): string {
  const [, sign = '', value = ''] = /^([-−+]?)(.*)$/.exec(exponent) ?? [];
  if (sign === '' && value === '2') return words.squared;
  if (sign === '' && value === '3') return words.cubed;
  const signed = sign === '' ? '' : sign === '+' ? words.plus : words.minus;
  return words.power(signed + (/^\d+$/.test(value) ? words.integer(value) : value.toUpperCase()));
}

const charges = (words: Words): readonly Rule[] => [
  rule(String.raw`(?<=(?<![A-Za-z])[fgh])⁻¹(?=\s?\()`, () => words.inverse),
  // An electron is no ion.
  rule(String.raw`(?<=(?<![A-Za-z])e)⁻(?![⁰¹²³⁴-⁹])`, () => words.electron),
  // Fe³⁺, SO₄²⁻
  rule(
    String.raw`(?<=(?<![A-Za-z])(?:[A-Z][a-z]?[₀-₉]{0,3}){1,8}\]?)([²³⁴-⁷¹]?)([⁺⁻])(?![⁰¹²³⁴-⁹])(?=(\s?离子)?)`,
    ([, count = '', sign = '', named = '']) =>
      words.charge(plainOf(count, raised, raisedPlain), plainOf(sign, raised, raisedPlain), named !== ''),
  ),
  // What a reaction gives; beside a value that is measured it says that this is high or low.
  rule(
    String.raw`(?<=[₀-₉a-z])[↑↓](?![\d\p{L}])(?<=(?:[=→+⇌⟶]\s?\d*|放出了?|生成(?:沉淀|气体)?|沉淀|成|和|(?:gives|forms|releases|produces|and) )(?<![A-Za-z])(?:${compoundPattern})[↑↓])`,
    ([sign = '']) => (sign === '↑' ? words.gas : words.solid),
  ),
];

const quotients = (words: Words): readonly Rule[] => [
  // x²-2x+1, y=2x-3
  rule(
    String.raw`(?<=[²³⁴-⁹ⁿ]\s?)[-−](?=\s?\d*[A-Za-z](?![A-Za-z]))|(?<==[^,;。；，]{0,20}(?<![A-Za-z])[a-z]\s?)[-−](?=\s?\d)`,
    () => words.subtract,
  ),
  rule(String.raw`(?<=[=+×]\s?(?:[A-Za-z]|\d+))/(?=[A-Za-z\d(])`, () => words.over),
  // R2/(R1 + R2), FL³/(3EI); R1/R2
  rule(
    String.raw`(?<=[=+×·−]\s?\d*[A-Za-z]{1,3}[\d₀-₉²³⁴-⁹]{0,2})/(?=\([^()]{1,30}\))|(?<=[=+×·−]\s?[A-Za-z][\d₀-₉²³]?)/(?=[A-Za-z][\d₀-₉²³](?![A-Za-z\d]))`,
    () => words.over,
  ),
  // Δy/Δx, dy/dx
  rule(String.raw`(?<=(?<!\p{L})[Δ∆d∂][a-zA-Z])/(?=[Δ∆d∂][a-zA-Z](?!\p{L}))`, () => words.over),
  // sin(x)/x, (a+b)/2
  rule(String.raw`(?<=[(+×−-]\s?(?:[a-zA-Z]|\d+)\))/(?=\(?(?:\d|[a-zA-Z](?![A-Za-z])))`, () => words.over),
  rule(String.raw`(?<![\p{L}\d./]|\d,)(\d{1,3})/([nxyzkN])(?![A-Za-z\d/])`, ([, top = '', bottom = '']) =>
    words.divided(top, bottom.toUpperCase()),
  ),
];

const isDouble = (marks: string): boolean => marks.length > 1 || /[″"]/.test(marks);
/** What a lowered or a raised border of an integral is called. */
const border = (sign: string, words: Words): string => {
  const plain = plainOf(sign, raised + lowered, raisedPlain + loweredPlain);
  const [, minus = '', value = ''] = /^(-?)(.*)$/.exec(plain) ?? [];
  return (
    (minus === '' ? '' : words.minus) + (/^\d+$/.test(value) ? words.integer(value) : value.toUpperCase())
  );
};

const functions = (words: Words): readonly Rule[] => [
  // f′(x), y″; typed as an apostrophe only before its bracket or an equals sign.
  rule(String.raw`(?<=(?<![A-Za-z'‘])[a-zA-Z])(′{1,2}|'{1,2}|″|")(?=\()`, ([, marks = '']) =>
    words.prime(isDouble(marks), true),
  ),
  rule(String.raw`(?<=(?<![A-Za-z'‘])[a-zA-Z])(′{1,2}|″|'{1,2}(?=\s?[=+]))(?!\d)`, ([, marks = '']) =>
    words.prime(isDouble(marks), false),
  ),
  rule(String.raw`∫([${lowered}₋]{1,4})([${raised}]{1,4})`, ([, from = '', to = '']) =>
    words.integral(border(from, words), border(to, words)),
  ),
  // As drawings write it: Ø25, Φ20; φ1 is an angle.
  rule(
    String.raw`(?<!径|[\p{Script=Latin}\p{Script=Greek}\d])(?:[Øø⌀]\s?(?=\d)|(?<!(?:公式|角|相位|函数|变量)\s?)[Φφ]\s?(?=(?:\d{2,}|[4-9])(?!\d|\s?[=+−-]|的?[值角]|表示)))`,
    () => words.diameter,
  ),
  rule(String.raw`π/(\d{1,3})(?![\d/])`, ([, bottom = '']) => words.partOfPi(bottom)),
  rule(String.raw`(?<=\b(?:SELECT|select)\s|\b(?:COUNT|count)\()\*`, () => words.star),
];

const formulas = (words: Words): readonly Rule[] => [
  ...functions(words),
  // 1e-4, 2.5e6: as programs write powers of ten.
  rule(
    String.raw`(?<![A-Za-z\d.])(\d+(?:\.\d+)?)e((?:[-−+]|(?<=\d\.\d+e|(?<!\d)1e))\d{1,3})(?![A-Za-z\d.])`,
    ([, value = '', exponent = '']) => {
      const power = `${words.integer('10')}${words.joint}${powerOf(exponent.replace('+', ''), words)}`;
      return value === '1' ? power : [words.number(value), words.times, power].join(words.joint);
    },
  ),
  // As programs compare: >= 10, !=.
  rule(String.raw`(?<![<>=!-])(>=|<=|!=|==)(?![<>=])`, ([, sign = '']) => words.compared[sign]),
  // Lines that are drawn with signs, and arrows of two.
  rule(String.raw`([=_*~#-])\1{2,}`, () => ''),
  // Between two sides that have compounds with indices: 2H₂ + O₂ → 2H₂O.
  rule(
    String.raw`(?<=[A-Z][a-z]?[₀-₉][^→.;。；\p{Script=Han}]{0,30})(?:→|⟶|[-=]+>)(?=[^→.;。；\p{Script=Han}]{0,30}[A-Z][a-z]?[₀-₉])`,
    () => words.becomes,
  ),
  rule('[-=]+>', () => words.arrow),
  rule(String.raw`(?<=(?<![A-Za-z\d])[a-zA-Z]\s?)→(?=\s?[-−+]?(?:\d|∞))`, () => words.approaches),
  rule(String.raw`≡(?=[^.;。；]{1,40}\bmod\b)|(?<=\bmod\b[^.;。；]{1,40})≡`, () => words.congruent),
  rule(
    String.raw`(?<![A-Za-z\d])(?=[A-Za-z]+[\d₀-₉])(?![A-Z][a-z]?\d+(?![A-Za-z\d₀-₉]))(?:[A-Z][a-z]?[\d₀-₉]{0,3}){1,8}(?![A-Za-z\d]|\.\d)`,
    ([text = '']) => chemical(text, words),
  ),
  rule(String.raw`(?<![A-Za-z\d])(?:${compounds})(?![A-Za-z\d])`, ([text = '']) => chemical(text, words)),
  // Letters under a power or with an index are quantities, one letter each: mc².
  rule(String.raw`(?<![A-Za-z])(?![kcdm]?m[²³])[A-Za-z]{1,3}(?=[${raised}${lowered}^])`, ([text = '']) =>
    [...text.toUpperCase()].join(' '),
  ),
  rule(String.raw`(?<=(?<![A-Za-z])[A-Za-z]\s?=\s?)[a-z]{2}(?![A-Za-z])`, ([text = '']) =>
    [...text.toUpperCase()].join(' '),
  ),
  rule(
    String.raw`(?<![\p{L}'’])[a-zA-Z](?=\s?[${operators}²³])|(?<=[${operators}]\s?)[a-zA-Z](?![\p{L}'’])`,
    ([text = '']) => text.toUpperCase(),
  ),
  ...charges(words),
  rule(String.raw`(?<=(?:[\d)\]}]|(?<![A-Za-z])[A-Za-z]{1,3}|\p{Script=Greek}))[${raised}]+`, ([text = '']) =>
    powerOf(plainOf(text, raised, raisedPlain), words),
  ),
  rule(String.raw`(?<=[\dA-Za-z)])\^[({]?([-−+]?(?:\d+|[a-z]))[)}]?`, ([, exponent = '']) =>
    powerOf(exponent, words),
  ),
  rule(`[${lowered}]+`, ([text = '']) => {
    const index = plainOf(text, lowered, loweredPlain);
    return /^\d+$/.test(index) ? words.integer(index) : [...index.toUpperCase()].join(' ');
  }),
  rule(
    String.raw`(?<![A-Za-z])(sin|cos|tan|log|ln|lim)(?=\s?[\d(xyzθαβφω])`,
    ([, name = '']) => words.functions[name],
  ),
  rule(String.raw`(?<=[\d½⅓¼¾⅔)]\s?)[·⋅](?=\s?[\d(][\d.,]*(?:\s?[·⋅]\s?\d+)*\s?=)`, () => words.times),
  // 2:3 is said for numbers, a:b for letters of quantities.
  rule(String.raw`(?<=(?<![\p{Script=Latin}\d])([a-z]))\s?:\s?(?=(?!\1)[a-z](?:\s?[=:]))`, () => words.ratio),
  rule(
    String.raw`(?<![A-Za-z])([fghFGPE])\(([a-zA-Z])\)`,
    ([, name = '', of = '']) => `${name.toUpperCase()} ${words.of} ${of.toUpperCase()}`,
  ),
  rule(String.raw`(?<![\p{L}'’])([nkm])!`, ([, letter = '']) => `${letter.toUpperCase()} ${words.factorial}`),
  rule(String.raw`(\d+)!(?=\s?[=+×÷/])`, ([, digits = '']) => `${words.integer(digits)} ${words.factorial}`),
  rule(String.raw`(?<=[\p{L}\d)]\s)[<>](?=\.?\d)`, ([sign = '']) =>
    sign === '<' ? words.below : words.above,
  ),
  rule(between('<'), () => words.isLess),
  rule(between('>'), () => words.isGreater),
  rule(between(String.raw`(?<!\*)\*(?!\*)`), () => words.times),
  rule(String.raw`${before}\s?)[-−](?=\s?[\p{L}\d]{1,4}\s?[=<>≤≥≈])`, () => words.subtract),
  ...quotients(words),
];

/** How powers, indices, compounds and comparisons are read, before all other rules. */
export const formulasZh: readonly Rule[] = formulas(zh);
export const formulasEn: readonly Rule[] = [
  // The error is < 1%: it has its verb.
  rule(String.raw`(?<=\b(?:is|are|was|were|be)\s)[<>](?=\s?[\d.$-])`, ([sign = '']) =>
    (sign === '<' ? en.isLess : en.isGreater).replace('is ', ''),
  ),
  // For x ∈ A there is no verb either.
  rule(String.raw`(?<=\bfor\s(?:all\s|every\s|each\s)?[A-Za-z]\s?)∈`, () => 'in'),
  ...formulas(en),
];
