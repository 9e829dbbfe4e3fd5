import { fractionSigns, fractionSignPattern } from '../fractions.ts';
import { basisPoints, letteredUnitsEn } from '../lettered-units.ts';
import { dash, number, rule, type Rule } from '../rule.ts';
import { lonelyUnitPattern, unitEn, unitPattern } from '../units.ts';
import { scaledEn } from './money.ts';
import { codeEn, digitsEn, fractionEn, integerEn, numberEn, ordinalEn } from './numbers.ts';

const withUnit = (value: string, unit: string, isOne = value === '1'): string =>
  `${numberEn(value)} ${unitEn(unit, isOne)}`;
const signed = String.raw`(?:(?<![\p{L}\d])[-−+])?(?:${number}|\.\d+)`;
const unit = String.raw`(${unitPattern})(?![A-Za-z²³])`;
const mixed = (whole: string, fraction: string): string =>
  whole === '' ? fraction : `${integerEn(whole)} and ${fraction.replace(/^one half$/, 'a half')}`;

const besides = String.raw`\s?(?:&|and|,?\sor|,(?:\sand)?|/|-)\s?`;
const lettered =
  '(?:[Cc]lass|[Aa]partment|Apt\\.?|[Ff]lat|[Rr]oom|Rm\\.?|[Gg]ate|[Ss]eat|[Ss]uite|[Gg]roup|[Gg]rade|[Bb]lock|[Rr]ow|[Ee]xit|[Uu]nit|[Ll]ot|[Pp]ier|[Tt]erminal|[Zz]one|[Dd]oor|[Bb]ay|[Pp]latform|[Ff]orm|[Ss]ection|[Aa]rticle|[Ll]evel|[Bb]ox|[Cc]oach|[Ff]igure|[Tt]able|[Pp]hase)(?:e?s)?';
// After a measure these are no thing that is measured: the 40 km between, the 5 kg that.
const notMeasured =
  'and|are|was|were|per|for|from|with|that|which|who|between|above|below|away|into|she|they|you|can|will|has|have|had|must|may|long|wide|high|tall|deep|thick|apart|left|when|where|while|the|than|but|before|after|each|since|until|over|under|ago|later|more|less|would|could|should|did|does|north|south|east|west|following|remaining|around|along|through|across|within|yesterday|today|tomorrow|now|then|again';
// Things that a measure stands before where no article does: 15 kg packs in the van. Else such a word may be a verb: 5 mL gives.
const things = String.raw`\p{Ll}{2,}s(?=$|[.,;:)]|\s(?:and|or|of|for|in|at|with|from|to|on|are|were|per)\b)`;
const ofSome = '(?:in|of|with|into|from|use[sd]?|using|buy|sells?|two|three|four|five|six|ten|new|our|their)';
/** Measures in a row: 12 V / 5 A, 3.7 V 2000 mAh. */
const chained = String.raw`\s?[/,&]?\s?`;
const anyUnit = `(?:${unitPattern}|A)`;
/** 50/50, 10/10, 45/50, 142/91; else a fraction. Parts of an inch are fractions, too. */
function slashed(top: string, bottom: string): string {
  const [one, other] = [Number(top), Number(bottom)];
  if (top === bottom && one > 4 && one !== 20 && one !== 50)
    return `${integerEn(top)} out of ${integerEn(bottom)}`;
  if (top === bottom || one + other === 100) return `${integerEn(top)} ${integerEn(bottom)}`;
  // Eight of 112; but a shutter's 1/125 is a part.
  if (one > 1 && one < other && other > 100) return `${integerEn(top)} out of ${integerEn(bottom)}`;
  const isFraction = one < 10 || other < 20 || other === 32 || other === 64;
  if (isFraction) return fractionEn(top, bottom);
  const isMark = one < other && (other < 100 || other % 50 === 0);
  return `${integerEn(top)} ${isMark ? 'out of ' : one > other ? 'over ' : ''}${integerEn(bottom)}`;
}
const eachTime: Readonly<Record<string, string>> = {
  min: 'minute',
  mo: 'month',
  hr: 'hour',
  yr: 'year',
  wk: 'week',
  sec: 'second',
};
const inches = (value: string): string => `${numberEn(value)} ${value === '1' ? 'inch' : 'inches'}`;

export const measuresEn: readonly Rule[] = [
  // Sets that somebody won: 6–4, 7–6 (7–5). And what a team won, lost and drew: 5-0-2.
  rule(
    String.raw`(?<=\b(?:[Ww]on|[Ww]ins?|beat|beats|lost|loses|defeat\p{L}*|final|match|sets?)\b[^.;!?]{0,60})(?:(?<![\d-])([0-7])[-–]([0-7])(?=,\s[0-7][-–][0-7](?!\d))|(?<=[0-7][-–][0-7],\s|[67][-–][67]\s)\(?([0-7])[-–]([0-7])(?!\d)|(?<=[67][-–][67]\s?\()(\d{1,2})[-–](\d{1,2})(?=\)))`,
    ([text = '']) => (text.match(/\d+/g) ?? []).map((one) => integerEn(one)).join(' '),
  ),
  rule(
    String.raw`(?<=\b(?:record|are|is|at|went|go|finished|start(?:ed)?|stand|was|were)\s(?:of\s|an?\s)?)(\d{1,2})[-–](\d{1,2})[-–](\d{1,2})(?![\d/-])`,
    ([text = '']) => (text.match(/\d+/g) ?? []).map((one) => (one === '0' ? 'oh' : integerEn(one))).join(' '),
  ),
  rule(
    String.raw`(${number})\s?${unit}\s?[x×]\s?(?=${number}\s?${unit})`,
    ([, value = '', of = '']) => `${withUnit(value, of)} by`,
  ),
  rule(String.raw`(\d+)(?:st|nd|rd|th)\b`, ([, digits = '']) => ordinalEn(digits)),
  rule(
    String.raw`(\d+)['′]\s?(\d{1,2})(?:["″]|'')`,
    ([, feet = '', inches = '']) => `${integerEn(feet)} foot ${integerEn(inches)}`,
  ),
  rule(
    String.raw`(\d+)\s?ft\.?\s(\d{1,2})\s?in\b`,
    ([, feet = '', inches = '']) => `${withUnit(feet, 'ft')} ${integerEn(inches)}`,
  ),
  rule(
    String.raw`(${number})\s?sq\.?\s?(ft|in|mi|m|km|yd)\b`,
    ([, value = '', of = '']) => `${numberEn(value)} square ${unitEn(of, value === '1')}`,
  ),
  // 10 × 20 × 30 cm
  rule(
    String.raw`(${number})\s?[x×]\s?(?=${number}(?:\s?[x×]\s?${number})?\s?(?:mm|cm|m|km|in(?!\s(?:the|an?|this|that|each|all|total|our|my|one)\b)|ft|px)(?![A-Za-z²³/]))`,
    ([, value = '']) => `${numberEn(value)} by`,
  ),
  // All of a row are singular before their noun: a 12 V / 5 A supply.
  rule(
    String.raw`(?<=\b[Aa]n?\s(?:${number}[\s-]?${anyUnit}${chained})?)(${number})[\s-]?(${anyUnit})(?=${chained}${number}[\s-]?${anyUnit}\s\p{Ll})`,
    ([, value = '', of = '']) => (of === 'A' ? `${numberEn(value)} amp` : withUnit(value, of, true)),
  ),
  rule(
    String.raw`(?<=\b[Aa]n?\s${number}[\s-]?${anyUnit}${chained})(${number})[\s-]?(${anyUnit})(?=\s\p{Ll})`,
    ([, value = '', of = '']) => (of === 'A' ? `${numberEn(value)} amp` : withUnit(value, of, true)),
  ),
  rule(String.raw`(?<=^|\b${ofSome}\s)(${number})[\s-]?${unit}(?=\s${things})`, ([, value = '', of = '']) =>
    withUnit(value, of, true),
  ),
  // 2 x 40 mg
  rule(
    String.raw`(${number})\s?[x×]\s?(?=${number}\s?${unit})`,
    ([, value = '']) => `${numberEn(value)} times`,
  ),
  rule(
    String.raw`(?<=\b[Aa]n?\s)(${number})\s?A(?=\s(?:circuit|fuse|supply|breaker|load|charger|motor|outlet|relay)\b)`,
    ([, value = '']) => `${numberEn(value)} amp`,
  ),
  rule(
    String.raw`(${number})\s?r/(min|s)(?!\p{L})`,
    ([, value = '', each = '']) => `${numberEn(value)} revolutions per ${unitEn(each, true)}`,
  ),
  // 10⁹/L
  rule(String.raw`(?<=10(?:\^\d+|[⁰¹²³⁴-⁹⁻]+)\s?)/\s?${unit}`, ([, of = '']) => `per ${unitEn(of, true)}`),
  rule(
    String.raw`(?<=\b(?:current|draws?|supplies|fuse|carries)\b[^.,;]{0,12}\s)(${number})\s?A(?![A-Za-z\d]|\s(?!(?:and|at|of|or|to|in|for|from|when|on|with|through|per|each|is|was|while|but|max)\b)\p{L})`,
    ([, value = '']) => `${numberEn(value)} ${value === '1' ? 'amp' : 'amps'}`,
  ),
  ...letteredUnitsEn,
  basisPoints((sign, from, to) =>
    to === ''
      ? `${numberEn(sign + from)} basis point${from === '1' ? '' : 's'}`
      : `${numberEn(sign + from)} to ${numberEn(to)} basis points`,
  ),
  // 12” x 21”
  rule(String.raw`(${number})["″”]\s?[x×]\s?(?=${number}["″”])`, ([, value = '']) => `${inches(value)} by`),
  rule(String.raw`(?<=["″”]\s?[x×]\s?)(${number})["″”]`, ([, value = '']) => inches(value)),
  // A measure before its noun is singular: a 12" screen, a 45° angle.
  rule(
    String.raw`(?<=\b(?:[Aa]n?|[Tt]he)\s)(${number})["″](?=\s\p{Ll})`,
    ([, value = '']) => `${numberEn(value)} inch`,
  ),
  rule(String.raw`(?<=\b[Aa]n?\s)(${number})[\s-]?${unit}(?=\s\p{Ll})`, ([, value = '', of = '']) =>
    withUnit(value, of, true),
  ),
  rule(
    String.raw`(?<=\b(?:[Tt]he|[Tt]his|[Tt]hat|[Ee]ach|[Ee]very|[Oo]ne|[Tt]wo|[Tt]hree|[Ff]our)\s)(${number})[\s-]?${unit}(?=\s(?!(?:${notMeasured})\b)\p{Ll}{3,})`,
    ([, value = '', of = '']) => withUnit(value, of, true),
  ),
  rule(
    String.raw`(?<=\d\s?[x×]\s?)(${number})[\s-]?${unit}(?=\s(?!(?:${notMeasured})\b)\p{Ll}{3,})`,
    ([, value = '', of = '']) => withUnit(value, of, true),
  ),
  rule(String.raw`(${number})-${unit}(?=\s(?!(?:${notMeasured})\b)\p{L}{3,})`, ([, value = '', of = '']) =>
    withUnit(value, of, true),
  ),
  rule(
    String.raw`(${number})[\s-]?(min|h|km|mi|s|day)\.?(?=\s(?:read|walk|drive|break|run|ride|flight)\b)`,
    ([, value = '', of = '']) => withUnit(value, of, true),
  ),
  // 3/8" long, a 1 1/2" pipe
  rule(
    String.raw`(?:(\d+)[\s-])?(\d{1,2})/(2|4|8|16|32|64)\s?(?:″|"(?!\p{L}))(?<!["“][^"“]*")`,
    ([, whole = '', top = '', bottom = '']) => `${mixed(whole, fractionEn(top, bottom))} inch`,
  ),
  rule(String.raw`(${number})(?:″|"(?!\p{L}))(?<!["“][^"“]*")`, ([, value = '']) => inches(value)),
  rule(
    String.raw`(${number})\s?%?\s?${dash}\s?(${number})\s?%`,
    ([, from = '', to = '']) => `${numberEn(from)} to ${numberEn(to)} percent`,
  ),
  rule(
    String.raw`(${number})\s?%\+(?!\s?[\p{L}\d($])|(${number})\s?%\+(?=\s\p{Ll})`,
    ([, one = '', other = '']) => `${numberEn(one || other)} percent or more`,
  ),
  // Shares are compared in points: widened 1.5pp. Behind a whole number without a verb they may be pages.
  rule(
    String.raw`(${signed})\s?(?:pp|ppts?|pct\.? pts?)(?![\p{L}\d])(?:(?<=\.\d+\s?p[^.]*)|(?<=\b(?:by|up|down|rose|fell|gained|lost|widened|narrowed)\s(?:(?:by|about|around|nearly|only|another)\s)*\S+\s?p[^.]*))`,
    ([, value = '']) => `${numberEn(value)} percentage point${value === '1' ? '' : 's'}`,
  ),
  rule(String.raw`(${signed})\s?%`, ([, value = '']) => `${numberEn(value)} percent`),
  rule(String.raw`(${number})\s?‰`, ([, value = '']) => `${numberEn(value)} per thousand`),
  rule(
    String.raw`(${number})\s?(?:${unitPattern})?${dash}(${number})\s?${unit}`,
    ([, from = '', to = '', of = '']) => `${numberEn(from)} to ${withUnit(to, of, false)}`,
  ),
  rule(
    String.raw`(${number})${dash}(${number})(?!\d|\s?=)(?!-)`,
    ([, from = '', to = '']) => `${numberEn(from)} to ${numberEn(to)}`,
  ),
  rule(
    String.raw`(?<=\b(?:[Ss]tep|[Pp]age|[Ss]lide|[Pp]art|[Qq]uestion|[Dd]ay)\s)(\d+)/(\d+)`,
    ([, at = '', of = '']) => `${integerEn(at)} of ${integerEn(of)}`,
  ),
  // A mark: 4.5/5, 3.5/4.0.
  rule(
    String.raw`(\d{1,2}\.\d{1,2})/((?:4|5|10)\.0|4\.3|5|10|20|100)(?![\d/]|\.\d)`,
    ([, value = '', most = '']) => `${numberEn(value)} out of ${numberEn(most)}`,
  ),
  rule(
    String.raw`(\d{2,3})/(\d{2,3})\s?mmHg`,
    ([, high = '', low = '']) => `${integerEn(high)} over ${withUnit(low, 'mmHg')}`,
  ),
  rule(
    String.raw`(?<![\p{L}\d)]\s?)[-−](\d{1,2})/([1-9]\d?)(?![\d/])`,
    ([, top = '', bottom = '']) => `minus ${fractionEn(top, bottom)}`,
  ),
  rule(String.raw`(?:(\d+)\s)?(\d{1,3})/([1-9]\d{0,2})(?![\d/])`, ([, whole = '', top = '', bottom = '']) =>
    whole === '' ? slashed(top, bottom) : mixed(whole, fractionEn(top, bottom)),
  ),
  rule(String.raw`(\d*)(${fractionSignPattern})`, ([, whole = '', sign = '']) => {
    const [top = '', bottom = ''] = fractionSigns[sign] ?? [];
    return mixed(whole, fractionEn(top, bottom));
  }),
  rule(
    '(16|21|4):(9|3)(?!\\d)',
    ([, width = '', height = '']) => `${integerEn(width)} by ${integerEn(height)}`,
  ),
  rule(
    String.raw`(\d+(?:\.\d+)?)(?::|\s:\s?)(\d+(?:\.\d+)?)`,
    ([, one = '', other = '']) => `${numberEn(one)} to ${numberEn(other)}`,
  ),
  rule(
    String.raw`(\d+)\s?×\s?(\d+)(?=\s(?:matri|grid|array|table|board|cube|block|kernel|filter|image|photo))`,
    ([, width = '', height = '']) => `${integerEn(width)} by ${integerEn(height)}`,
  ),
  rule(
    String.raw`(\d+(?:\.\d+)?)\s?[x×]\s?(\d+(?:\.\d+)?)(?!\s?=)(?<=x.*|\d{3,}\s?×.*)`,
    ([, width = '', height = '']) =>
      /^\d{4}$/.test(width) && /^\d{3,}$/.test(height)
        ? `${codeEn(width)} by ${codeEn(height)}`
        : `${numberEn(width)} by ${numberEn(height)}`,
  ),
  rule(
    String.raw`(?<![=+−-]\s?)(${number})x(?![A-Za-z\d²³⁰-⁹ⁿ^])(?!\s?[=+−-])`,
    ([, value = '']) => `${numberEn(value)} times`,
  ),
  // mL/min/1.73 m², deaths/100,000 people
  rule(
    String.raw`(?<=\d\s?(?:${unitPattern}))/(?=1\.73)|(?<=\d\s\p{Ll}{3,})/(?=1,?0{2},?0*\s(?:people|persons|patients|population|inhabitants|births|women|men|residents|children))`,
    () => 'per',
  ),
  // 45 min./day
  rule(String.raw`(?<=\d\s?(?:min|hrs?|secs?|wk|mo|yrs?))\.(?=/)`, () => ''),
  // RR 24/min, 1.5%/mo.
  rule(
    String.raw`(?<=\d\s?%?)/\s?(min|mo|hr|yr|wk|sec|day|week|month|year)(?![\p{L}\d])(?:\.(?=[\s,;)]))?`,
    ([, each = '']) => `per ${eachTime[each] ?? each}`,
  ),
  // 500 users/day, 1.2M/day; 28 pupils/class, but 10 cats/dogs are both.
  rule(
    String.raw`(?<=\d\s?(?:[kKMB]|million|billion|pp|${unitPattern})?\.?)/(?=(?:second|minute|hour|day|week|month|quarter|year|night|person|user|student|employee|page|unit|item|bag|box|pack|bottle|seat|room|ticket|guest|child|adult|vehicle|car|capita|hr|mo|yr)(?!\p{L}))|(?<=\d\s\p{Ll}{3,}s)/(?=\p{Ll}{2,}(?<!(?<!s)s)(?!\p{L}))`,
    () => 'per',
  ),
  rule(
    String.raw`(\d+)K(?=\s(?:video|resolution|TV|screen|display|monitor|film|UHD|camera)s?\b)`,
    ([, value = '']) => `${integerEn(value)} K`,
  ),
  // 1A & 1B are names, and 221B Baker Street is a house; 2M and 3M are neither.
  rule(
    String.raw`(${number})(?:([kKM]|[bm]n)|(B)(?<!\d[AC-F]${besides}\d+B|\b${lettered}\s\d+B)(?!${besides}\d+[AC-F]\b)(?!\s\p{Lu}\p{Ll}+\s(?:St|Rd|Ave|Street|Road|Avenue|Lane|Square|Way)\b))\b(?<!\b\1[AC-JLN-Z]${besides}\1[A-Z])(?!${besides}\1[AC-JLN-Z]\b)`,
    ([, value = '', scale = '', billion = '']) => scaledEn(value, scale || billion),
  ),
  rule(String.raw`(${signed})[\s-]?${unit}`, ([, value = '', of = '']) => withUnit(value, of)),
  // Roads are counted so: km 42.
  rule(String.raw`\bkm(?=\s\d)(?<!\d\s?km)`, () => 'kilometer'),
  rule(String.raw`(?<=10(?:\^[({]?[-−]?\d+[)}]?|[⁰¹²³⁴-⁹⁻]+)\s?)${unit}`, ([, of = '']) => unitEn(of, false)),
  rule(String.raw`(?<=\b(?:thousand|million|billion|trillion)\s)${unit}`, ([, of = '']) => unitEn(of, false)),
  rule(String.raw`(?<![A-Za-z\d])(${lonelyUnitPattern})(?![A-Za-z\d])`, ([, of = '']) => unitEn(of, false)),
  rule(
    String.raw`([1-9][\d,]*)\+(?!\s?[\p{L}\d]\s?[=+])(?!\d)`,
    ([, value = '']) => `more than ${numberEn(value)}`,
  ),
  rule(String.raw`(?<!\d\s*|\S)[~～≈](?=[$€£¥]?\d)`, () => 'about'),
  rule(String.raw`[~～≈](?=\s?[$€£¥]?\d)(?<![\p{L}\d)]\s?.)`, () => 'about'),
  // The sign of whatever number follows. Behind a word it stands close to its number, and the number is no year.
  rule(String.raw`(?<![\p{L}\d)]\s?)[-−](${number})`, ([, value = '']) => `minus ${numberEn(value)}`),
  rule(
    String.raw`(?<=\p{Ll}[.,:;)]?\s)[-−](?=\.?\d)(?!.(?:19|20)\d\d(?![\d.,%]))|(?<=\b(?:from|to|at|of|between|and|below|above|than|was|is)\s)–(?=\.?\d)`,
    () => 'minus',
  ),
  rule(String.raw`(?<![\d\p{L}])\.(\d+)`, ([, decimals = '']) => `zero point ${digitsEn(decimals)}`),
  rule(String.raw`0\d+|\d{10,}`, ([text = '']) => digitsEn(text)),
  rule(number, ([text = '']) => numberEn(text)),
];
