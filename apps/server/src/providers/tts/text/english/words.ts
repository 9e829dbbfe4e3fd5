import { anyOf, rule, type Rule } from '../rule.ts';
import { integerEn } from './numbers.ts';

const abbreviations: Readonly<Record<string, string>> = {
  'Mr.': 'mister',
  'Mrs.': 'missis',
  'Ms.': 'miz',
  'Dr.': 'doctor',
  'Prof.': 'professor',
  'St.': 'saint',
  'Mt.': 'mount',
  'Jr.': 'junior',
  'Sr.': 'senior',
  'Gov.': 'governor',
  'Gen.': 'general',
  'Capt.': 'captain',
  'Lt.': 'lieutenant',
  'Col.': 'colonel',
  'Maj.': 'major',
  'Cpl.': 'corporal',
  'Sgt.': 'sergeant',
  'Rev.': 'reverend',
  'vs.': 'versus',
  'e.g.': 'for example',
  'i.e.': 'that is',
  'cf.': 'compare',
  'ca.': 'circa',
  'etc.': 'et cetera',
  'et al.': 'et al',
  'Fig.': 'figure',
  'fig.': 'figure',
  'Figs.': 'figures',
  'Eq.': 'equation',
  'Vol.': 'volume',
  'vol.': 'volume',
  'Ch.': 'chapter',
  'Sec.': 'section',
  'Sect.': 'section',
  'pp.': 'pages',
  'p.a.': 'per annum',
  'approx.': 'approximately',
  'Approx.': 'approximately',
  'avg.': 'average',
  'max.': 'maximum',
  'min.': 'minimum',
  'dept.': 'department',
  'Dept.': 'department',
  'Inc.': 'incorporated',
  'Ltd.': 'limited',
  'Co.': 'company',
  'Corp.': 'corporation',
  'Qtr.': 'quarter',
  Qtr: 'quarter',
  'Ave.': 'avenue',
  'Blvd.': 'boulevard',
  'Rd.': 'road',
  'Ph.D.': 'P H D',
  PhD: 'P H D',
  'w/o': 'without',
  'w/in': 'within',
  YoY: 'year over year',
  QoQ: 'quarter over quarter',
  MoM: 'month over month',
  WWII: 'World War two',
  WWI: 'World War one',
};
// After a name these are streets: Main St., 5th Ave.
const numbered =
  '[Bb]us|[Tt]ram|[Tt]rain|[Ll]ine|[Rr]oute|[Ff]light|[Pp]latform|[Gg]ate|[Rr]oom|[Ff]lat|[Hh]ouse|[Bb]uilding|[Bb]lock|[Oo]rder|[Ii]nvoice|[Ss]ymphony|[Cc]oncerto|[Ss]onata|[Oo]pus|[Qq]uartet|[Pp]relude|[Ww]altz|[Cc]hapter|[Pp]age|[Ff]igure|[Tt]able|[Pp]art|[Ii]tem|[Mm]odel|[Ss]erial|[Aa]ccount|[Pp]hone|[Tt]icket|[Ss]eat|[Cc]ase|[Aa]rticle|[Vv]olume|[Ii]ssue|[Tt]rack|[Uu]nit|[Pp]roblem|[Qq]uestion|[Rr]ule|[Ss]tep|[Pp]atent|[Bb]atch|[Rr]eference|[Pp]assport|[Ll]icense|[Tt]he';
const streets: Readonly<Record<string, string>> = { St: 'street', Dr: 'drive' };

export const wordsEn: readonly Rule[] = [
  // p(h|v)
  rule(String.raw`(?<=\b[pPqQE]\s?\([^()|]{1,16})\|(?=[^()|]{1,16}\))`, () => 'given'),
  rule(
    String.raw`(?<=\b(?:[A-Z][a-z]+|\d(?:st|nd|rd|th))\s)(St|Dr)\.(?!\s[A-Z][a-z]+\s(?:[A-Z]|said|met))`,
    ([, word = '']) => streets[word],
  ),
  rule(
    String.raw`(?<![\p{L}\d.])(?:${anyOf(Object.keys(abbreviations))})(?!\p{L})`,
    ([text = '']) => abbreviations[text],
  ),
  // Max. 20 people; but she met Max.
  rule(
    String.raw`(?<!\p{Ll}\s)(?:Max|Min|Avg)\.(?=\s?[\d\p{Ll}])`,
    ([text = '']) => abbreviations[text.toLowerCase()],
  ),
  rule(String.raw`\bw/(?=\s?[\p{L}\d$€£“"'‘])`, () => 'with'),
  rule(
    String.raw`#(\d+)\s?[-–]\s?#?(\d+)`,
    ([, from = '', to = '']) => `numbers ${integerEn(from)} to ${integerEn(to)}`,
  ),
  rule(String.raw`(?:\bNo\.|#|№)\s?(\d+)`, ([, value = '']) => `number ${integerEn(value)}`),
  // Bus no. 7, and a name that does not begin its sentence; but "the answer is no."
  rule(
    String.raw`(?:(?<=\b(?:${numbered})\s)|(?<=\p{Ll}\s\p{Lu}\p{Ll}+\s))no\.\s?(\d+)`,
    ([, value = '']) => `number ${integerEn(value)}`,
  ),
  rule(String.raw`\bp\.\s?(\d+)`, ([, value = '']) => `page ${integerEn(value)}`),
  rule(String.raw`\bext\.\s?(?=\d)`, () => 'extension'),
  rule(String.raw`©`, () => 'copyright'),
  rule(String.raw`#(?=\s?of\b)`, () => 'number'),
  rule(String.raw`\bC#`, () => 'C sharp'),
  rule(String.raw`\bC\+\+`, () => 'C plus plus'),
  // A is a letter where no word follows that it could belong to: plan A, A vs. B.
  rule(
    String.raw`(?<=\b(?:[Pp]lan|[Vv]itamin|[Tt]eam|[Gg]roup|[Tt]ype|[Cc]lass|[Gg]rade|[Pp]art|[Oo]ption|[Ss]ection|[Pp]oint|[Hh]epatitis|[Cc]olumn)\s)A(?![\p{L}'’])|\bA(?=\s?(?:[-/&→=]|vs\.?\s|and\s[B-Z]\b|or\s[B-Z]\b|to\s[B-Z]\b|[,;:)]))|(?<=\b[B-Z]\s?&\s?)A(?![\p{L}'’])`,
    () => 'A',
  ),
];
