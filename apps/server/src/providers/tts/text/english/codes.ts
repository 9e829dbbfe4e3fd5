import { dash, rule, type Rule } from '../rule.ts';
import { codeEn, digitsEn, integerEn, ordinalEn, yearEn } from './numbers.ts';
import { numeralPattern, romanValue, valueOfNumeral } from '../roman.ts';
import { serialGroups, serialPattern } from '../serials.ts';

const spaced = (...groups: string[]): string => groups.map(digitsEn).join(', ');
// Products whose versions are counted after the point: Python 3.12 comes after 3.9.
const products =
  'version|release|Python|iOS|iPadOS|macOS|Android|Java|Node|Ubuntu|Chrome|Firefox|PHP|Django|Go|Rust|Windows|Kubernetes|React|Postgres|PostgreSQL';
const withRooms =
  'room|rm\\.?|suite|ste\\.?|flight|flt\\.?|gate|bus|route|rte\\.?|highway|hwy\\.?|apartment|apt\\.?|boeing|airbus|http|error|status|interstate|channel';
const withDigits =
  'zip|zip code|postal code|postcode|pin|code|password|passcode|extension|ext\\.?|account|serial number|dial|call|id|port';
const anyCase = (words: string): string =>
  words.replace(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`);

const numbered =
  'War|Chapter|Part|Section|Volume|Book|Act|Phase|Type|Level|Class|Title|Article|Appendix|Stage|Grade|Tier|Bowl|Mark|Schedule|Annex|Figure|Table|Unit|Lesson|Module|Scene|Step';
const monarchs =
  'King|Queen|Pope|Emperor|Henry|Louis|Elizabeth|Charles|George|James|William|Edward|Richard|Philip|Napoleon|Paul|Benedict|Alexander|Catherine|Peter|Frederick|Nicholas|Pius|Ferdinand|Leopold|Gustav|Ramses|Wilhelm|Francis|Mary';

export const codesEn: readonly Rule[] = [
  // Books VII-X. Two letters alone are others: an I-V curve.
  rule(
    String.raw`(?<![A-Za-z])([IVXLC]{1,6})[-–—]([IVXLC]{1,6})(?![A-Za-z'’])`,
    ([text = '', from = '', to = '']) => {
      const [first, last] = [romanValue(from), romanValue(to)];
      if (text.length < 4 || !first || !last || Number(first) >= Number(last)) return undefined;
      return `${integerEn(first)} to ${integerEn(last)}`;
    },
  ),
  rule(
    String.raw`(?<=\b(?:[Bb]ooks|[Cc]hapters|[Pp]arts|[Ss]ections|[Vv]olumes|[Aa]rticles)\s)[VX](?![A-Za-z'’]|,?\s(?:(?:and|or)\s)?[ABD-HJKM-UWYZ]\b)`,
    ([text = '']) => integerEn(romanValue(text) ?? ''),
  ),
  // Courses: Math 260.
  rule(
    String.raw`(?<=\b(?:Maths?|CS|EE|ECE|Phys(?:ics)?|Chem(?:istry)?|Bio(?:logy)?|Econ(?:omics)?|Psych|History|English|Stats?)\s)\d{3}(?![\d.,%]\d|%|\s(?!is\b|was\b|covers?\b|and\b)[a-z])`,
    ([text = '']) => codeEn(text),
  ),
  rule(
    String.raw`1-([89])00-(\d{3})-(\d{4})\b`,
    ([, first = '', b = '', c = '']) => `one ${digitsEn(first)} hundred, ${spaced(b, c)}`,
  ),
  rule(
    String.raw`\+(\d{1,3})[\s-]\(?(\d[\d\s()-]{5,}\d)\b`,
    ([, country = '', rest = '']) => `plus ${spaced(country, ...rest.split(/\D+/))}`,
  ),
  rule(String.raw`\(?(\d{3})\)?[- ](\d{3})[- ](\d{4})\b`, ([, a = '', b = '', c = '']) => spaced(a, b, c)),
  rule(String.raw`(?<![\d-])(\d{3})-(\d{4})(?![\d-])`, ([, a = '', b = '']) => spaced(a, b)),
  rule(String.raw`\d{1,3}(?:\.\d{1,3}){3}(?!\d)`, ([text = '']) =>
    text.split('.').map(digitsEn).join(' dot '),
  ),
  // A number of many groups names a thing, as that of a book; behind its name two are enough.
  rule(serialPattern, ([text = '']) => serialGroups(text).map(digitsEn).join(', ')),
  // ISO 9001:2015, from the year 2015.
  rule(
    String.raw`(?<=\b(?:ISO|IEC|IEEE|EN|DIN|ASTM|GB/T|GB)(?:/IEC)?\s?)(\d{3,5})[-:]((?:19|20)\d\d)(?!\d)`,
    ([, standard = '', year = '']) => `${integerEn(standard)}, ${yearEn(year)}`,
  ),
  // ISO 2768-m is a class of tolerances.
  rule(
    String.raw`(?<=\b(?:ISO|DIN|EN)\s)(\d{3,5})-([a-zA-Z]{1,2})(?![\p{L}\d])`,
    ([, standard = '', letters = '']) => `${integerEn(standard)} ${[...letters.toUpperCase()].join(' ')}`,
  ),
  // localhost:8080
  rule(String.raw`(?<=\b(?:localhost|(?:\d{1,3}\.){3}\d{1,3})):(\d{2,5})(?!\d)`, ([, port = '']) =>
    digitsEn(port),
  ),
  rule(String.raw`\b[vV]\.?(?=\d+\.\d)`, () => 'version'),
  rule(
    String.raw`(?<=\b(?:${products}|${products.charAt(0).toUpperCase() + products.slice(1)}|[vV]\.?)\s?(?:[≥≤<>=^~]=?\s?)?)\d+(?:\.\d+)+`,
    ([text = '']) => text.split('.').map(integerEn).join(' point '),
  ),
  rule(String.raw`\d+(?:\.\d+){2,}`, ([text = '']) => text.split('.').map(integerEn).join(' point ')),
  // Q1-Q4, M8-M12; 4.1.2-4.1.5
  rule(
    String.raw`(?<=\b([A-Z])\d{1,3}\s?)${dash}(?=\s?\1\d)|(?<=\b[QH]\d)${dash}(?=[1-4](?!\d))`,
    () => 'to',
  ),
  rule(String.raw`(?<=\d\.\d+\.\d+\s?)${dash}(?=\s?\d+\.\d+\.\d)`, () => 'to'),
  rule(String.raw`(?<=\b(?:${anyCase(withRooms)})\s(?:[A-Z]{2}\s?)?)\d{3,4}(?!\d|[.,]\d)`, ([text = '']) =>
    codeEn(text),
  ),
  // What a server answers: returns 404.
  rule(
    String.raw`(?<=\b(?:[Rr]eturn(?:s|ed)?|[Rr]espon(?:ds?|ded|se)(?:\swith)?|[Gg](?:et|ets|ot|ives?)|[Tt]hrows?)\s(?:an?\s)?)(?:20[0-6]|30[0-8]|40\d|4[12]\d|50[0-5])(?=[.,;:!?)](?!\d)|$|\s(?:on|when|if|for|and|or|instead|error|response|page|status|code)\b)`,
    ([text = '']) => codeEn(text),
  ),
  rule(String.raw`(?<=\b(?:${anyCase(withDigits)})(?:\sis|:)?\s)\d{3,}(?!\d|[.,:-]\d)`, ([text = '']) =>
    digitsEn(text),
  ),
  // DDR5-5600
  rule(
    String.raw`(?<=\b[A-Z]{2,})(\d)-(\d{3,4})(?![\d-])`,
    ([, one = '', other = '']) => `${integerEn(one)}, ${codeEn(other)}`,
  ),
  rule(
    String.raw`(?<=\b(?:AC|DC))(\d{2,3})\s?V(?![A-Za-z])`,
    ([, volts = '']) => `${integerEn(volts)} volts`,
  ),
  rule(String.raw`(?<=\b[A-Z]{1,10}[-.]?)\d{3,4}(?!\d|[.,]\d)`, ([text = '']) => codeEn(text)),
  rule(
    String.raw`(?<=\b(?:${monarchs})\s)([IVX]{2,}|[IVX](?=[.,;:!?)]|$|\s(?:was|of|and|had|ruled|became|in)\b))(?![A-Za-z])`,
    ([text = '']) => {
      const value = romanValue(text);
      return value && `the ${ordinalEn(value)}`;
    },
  ),
  // Stage IIIB, phase IIa
  rule(
    String.raw`(?<=\b(?:${anyCase('stage|phase|type|grade|class|group|category|schedule|zone|factor|level')})\s)([IVX]+)([A-Ca-c])(?![A-Za-z\d'’])`,
    ([, numeral = '', letter = '']) => {
      const value = romanValue(numeral);
      return value && `${integerEn(value)} ${letter.toUpperCase()}`;
    },
  ),
  rule(String.raw`(?<=\b(?:${numbered})\s)(?![CL](?![A-Z]))[IVXLC]+(?![A-Za-z'’])`, ([text = '']) => {
    const value = romanValue(text);
    return value && integerEn(value);
  }),
  rule(
    String.raw`(?<![A-Za-z])[IVX]{2,}(?![A-Za-z'’]|\s(?:drip|fluid|line|injection|infusion|therapy|q\d|push|bolus|access)\b)(?<!\b(?:mg|mcg|μg|m[lL]|dose|kg|[Gg]iven?|via)\sIV)`,
    ([text = '']) => {
      const value = romanValue(text);
      return value && integerEn(value);
    },
  ),
  rule(numeralPattern, ([text = '']) => `${integerEn(valueOfNumeral(text))},`),
];
