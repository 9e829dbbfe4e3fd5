import { numberZh } from './chinese/numbers.ts';
import { numberEn } from './english/numbers.ts';
import { compounds } from './formulas.ts';
import { dash, number, rule, type Rule } from './rule.ts';

// K, N, M and A are units only where the sentence speaks of what they measure; elsewhere they are thousands, names and seats.
const ofHeat =
  '[Tt]emp|[Kk]elvin|[Hh]eat|[Cc]ool|[Bb]oil|[Mm]elt|[Ff]reez|[Tt]hermal|[Ss]upercond|[Ll]iquid|[Vv]acuum|[Aa]nneal|[Ss]inter|[Cc]ryo|°C|℃|°F|kJ|[气水体室常恒低高升降]温|温度|加?热|冷却|[沸熔凝]点|绝对零度|超导';
const ofForce =
  '[Ff]orce|[Ww]eigh|[Tt]hrust|[Pp]ull|[Pp]ush|[Tt]ension|[Ff]riction|[Nn]ewton|[重推拉压弹阻浮支]力|的力|摩擦';
const substance = String.raw`(?:${compounds}|(?:[A-Z][a-z]?)*[A-Z][a-z]?[\d₀-₉])`;
const dissolved = String.raw`(?=(?:\s|的)\s?(?:${substance}|solution|buffer|acid|[盐硫硝醋]酸|溶液|缓冲液|氢氧化))`;
const alone = String.raw`(?![A-Za-z\d·⋅•'’/-])`;
/** Within the sentence, before or behind. */
const near = (words: string): string =>
  String.raw`(?:(?<=(?:${words})[^.;!?。；！？]{0,60})|(?=[^.;!?。；！？]{0,40}(?:${words})))`;
/** A number, or one up to another. */
const amount = String.raw`(${number})(?:\s?${dash}(${number}))?`;

type Letter = 'K' | 'N' | 'M' | 'A';

const patterns: readonly [letter: Letter, pattern: string][] = [
  // Behind a letter or a Chinese character alike: 加热到373K. The letter K counts thousands before a noun.
  ['K', String.raw`${amount}\s?K${alone}(?!\s\p{Ll}{4,}s\b)${near(ofHeat)}`],
  ['K', String.raw`${amount}\sK${alone}(?!\s\p{Ll}{4,}s\b)(?<=\b(?:at|T\s?=)\s?[\d.,–-]+\sK)`],
  ['K', String.raw`${amount}\s?K(?=[下时](?![载代]))`],
  ['N', String.raw`${amount}\s?N${alone}${near(ofForce)}`],
  ['M', String.raw`${amount}\s?M${dissolved}`],
  // 12 V / 5 A, and what nobody would number so: 2.5 A.
  ['A', String.raw`${amount}\s?A${alone}(?<=\d\s?[km]?V\s?(?:[/,，、@]|and|at)?\s?[\d.]+\s?A)`],
  [
    'A',
    String.raw`${amount}\s?A${alone}(?!\s(?!(?:and|at|of|or|to|in|for|from|when|on|with|through|per|each|is|was|max)\b)\p{L})(?<=\d\.\d+\s?A)`,
  ],
];

const ofLetters = (say: (letter: Letter, from: string, to: string) => string): readonly Rule[] =>
  patterns.map(([letter, pattern]) => rule(pattern, ([, from = '', to = '']) => say(letter, from, to)));

const many: Readonly<Record<Letter, string>> = { K: 'kelvin', N: 'newtons', M: 'molar', A: 'amps' };
const one: Readonly<Record<Letter, string>> = { ...many, N: 'newton', A: 'amp' };
const zh: Readonly<Record<Letter, string>> = { K: '开尔文', N: '牛', M: '摩尔每升', A: '安' };

export const letteredUnitsEn = ofLetters((letter, from, to) =>
  to === ''
    ? `${numberEn(from)} ${(from === '1' ? one : many)[letter]}`
    : `${numberEn(from)} to ${numberEn(to)} ${many[letter]}`,
);
export const letteredUnitsZh = ofLetters(
  (letter, from, to) => numberZh(from) + (to === '' ? '' : `到${numberZh(to)}`) + zh[letter],
);

const ofGenes = String.raw`DNA|RNA|PCR|[Gg]en(?:e|ome)|[Pp]rimer|[Aa]mplicon|[Pp]lasmid|基因|引物|片段|碱基`;
const ofLines = String.raw`[Mm]odem|[Bb]aud|[Ss]erial|[Bb]andwidth|[Tt]hroughput|[Bb]it ?rate|[Dd]ata rate|[Dd]ownload|[Uu]pload|UART|波特|串口|带宽|码率|比特率|传输|速率`;
/** Hundredths of a per cent. So many pairs of bases or bits in a second are something else. */
export const basisPoints = (say: (sign: string, from: string, to: string) => string): Rule =>
  rule(
    String.raw`(?:(?<![\p{L}\d])([-−+]))?(${number})(?:\s?${dash}(${number}))?\s?(?:bps?|BPs?|BPS)(?![\p{Script=Latin}\d/])(?<!(?:${ofGenes}|${ofLines})[^.;!?。；！？]{0,40})`,
    ([, sign = '', from = '', to = '']) =>
      Number((to || from).replaceAll(',', '')) < 1000 ? say(sign, from, to) : undefined,
  );
