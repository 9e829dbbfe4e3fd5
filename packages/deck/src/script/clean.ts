import { coursewareLimits } from '../limits.ts';

const addresses =
  /(?:https?:\/\/|ftp:\/\/|www\.|mailto:)[^\s，。；、）)\]】>]+|(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+/gi;
// Without its beginning only one in small letters is an address: Node.js and ASP.NET are names. So is one that its sentence
// goes on from: "example.com was founded".
const bareAddresses =
  /(?<![\w.-])(?:[a-z0-9-]{1,63}\.)+(?:com|org|net|edu|gov|io|cn|ca|uk|de|fr|jp|kr|au|eu|us|info|ai|dev|app|ch|nl|se|tv|tw|hk)(?![\w-])(?:\/[\w\-./?=&#%~]*|(?!['’]s\b|\s*[,，、]?\s*(?:\p{Script=Han}|\p{Ll}{2})))/gu;
const invitation =
  /(?:\b(?:(?:learn|read|find out|see) more (?:at|on|here)|more (?:information|info|details?|reading)(?: at| on)?|available (?:at|from)|see|visit|website|url|link)\b\s*:?|(?:详见|参见|网址|链接|更多信息)[:：]?)\s*(?=https?:\/\/|www\.)/giu;
const leaders = /\s*(?:\.{4,}|…{2,}|(?:\. ){3,})\s*\d*\s*$/u;
const pictures = /\p{Extended_Pictographic}|\u200d|\ufe0f|\u20e3|\p{Emoji_Modifier}|[\u{1f1e6}-\u{1f1ff}]/gu;
const boxes = /[\u2022\u203b\u25a0-\u25ff\u2600-\u27bf\ue000-\uf8ff\ufffd\u200b-\u200f\ufeff\u00ad]/gu;
// Plain text of the same meaning is wanted of these, though they count as pictures.
const kept = /[©®™↔-↪]/u;
/** Of a page of the web; the word in `kill <pid>` is what is meant. */
const tagNames =
  'a|abbr|b|big|blockquote|body|br|button|center|code|div|em|font|footer|form|h[1-6]|head|header|hr|html|i|iframe|img|input|label|li|link|main|meta|nav|ol|option|p|pre|s|script|section|select|small|span|strike|strong|style|sub|sup|svg|table|tbody|td|th|thead|title|tr|u|ul|video';
const tags = new RegExp(
  String.raw`<\/?(?:${tagNames})(?:\s[^<>]*)?\/?>|<\/[a-z][\w:-]*>|<[a-z][\w:-]*(?:\s[^<>]*=[^<>]*|\s*\/)>|&(?:nbsp|lt|gt|amp|quot);`,
  'gi',
);
const placeholders = /<([a-z][\w -]{0,30})>/gi;
// What kind of thing a name of a program holds: `List<string>`.
const generics = /(?<=\p{L})<([\p{L}\d_, ]{1,40})>/gu;
// Words that a program puts in; those between two pairs of braces are fields of a form that nobody filled in.
const inserted = /(?<=\p{L}\s+)\$?\{(\p{L}[\p{L}\d_]{0,30})\}(?!\})/gu;
const fields = /\{\{[^{}]*\}\}|\$\{[^{}]*\}|<<[^<>]*>>|‹#›|<#>/g;
const commands =
  /\\(?:text(?:bf|it|tt)|emph|mathbf|mathrm)\{([^{}]*)\}|\\(?:item|begin\{\w+\}|end\{\w+\})\b/g;
/** After these words brackets hold what the sentence needs: "as shown in [3]", "the interval [1, 5]", "returns [1, 2]". */
const needing = String.raw`(?<!\b(?:in|by|of|see|from|to|and|on|with|than|is|are|equals?|intervals?|ranges?|lists?|arrays?|vectors?|tuples?|sets?|matrix|matrices|returns?|gives?|values?|scales?|scores?|ratings?)\s?|(?:[见如由据按在照为是到属于=∈:：]|区间|范围|数组|列表|向量|集合|矩阵|取值|返回|评分|量表)\s?)`;
const works = String.raw`(?:(?=[^[\]]*\p{L})[^[\]]{0,60}[,，]\s*)?(?:19|20)\d{2}[a-z]?`;
/** Works that are cited, for who looks them up: names and a year, the number of a list. */
const citations = new RegExp(
  String.raw`${needing}\s?\[${works}\]|(?<=\p{Script=Han}|\p{L}{2}\s)${needing}\[[1-9]\d{0,2}\]`,
  'gu',
);
const severalCited = new RegExp(
  String.raw`(?<=\p{L}|[)）”"])${needing}\s?\[([1-9]\d{0,2}(?:\s?[,，–-]\s?[1-9]\d{0,2}){1,9})\](?=\s*(?:[,.;:!?，。；：！？、)）]|$))`,
  'gu',
);

const cited = String.raw`\p{Lu}[\p{L}.'’-]+(?:(?:,| &| and| et al\.?|, &)? \p{Lu}[\p{L}.'’-]*){0,4}(?: et al\.?)?,? (?:(?:19|20)\d{2}[a-z]?|n\.d\.)(?:, pp?\. ?\d+(?:[–-]\d+)?)?`;
const chineseCited = String.raw`\p{Script=Han}{2,4}(?:[、和,，]\s?\p{Script=Han}{2,4})?等?[,，]\s?(?:19|20)\d{2}`;
/** Names and years in round brackets, several parted by semicolons. Months and seasons are no names. */
const namesCited = new RegExp(
  String.raw`\s?[(（](?!(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|Spring|Summer|Autumn|Fall|Winter|Since|In|From|Until|About|Version)\w*[.,]? )(?:see |e\.g\.,? )?(?:${cited}|${chineseCited})(?:[;；] ?(?:${cited}|${chineseCited}))*[)）]`,
  'gu',
);

/** A sentence whose source stood behind its full stop ends with one of them. */
const withTidiedEnd = (line: string, before: string) =>
  line === before ? line : line.replace(/([.!?。！？])(["”’]?)\s*\.\s*$/u, '$1$2').trim();

/**
 * A line without the names and years of works, and without several numbers of works that are cited at the end of a clause. Only
 * where works are listed: elsewhere such brackets may be an interval or a list.
 */
export const withoutCited = (line: string): string =>
  withTidiedEnd(line.replaceAll(namesCited, ''), line).replaceAll(severalCited, (whole, numbers: string) => {
    const counted = numbers.match(/\d+/g)?.map(Number) ?? [];
    return counted.every((each, at) => each > (counted[at - 1] ?? 0)) ? '' : whole;
  });

const emptyBrackets = /[(（[【「《“"]\s*[)）\]】」》”"]/g;
const han = '\\p{Script=Han}';
const betweenHan = new RegExp(`(?<=[${han}，。；：、]) +(?=[${han}，。；：、])`, 'gu');

/** Signs that follow each other by accident are one sign, that of the sentence's end where there is one. */
export function singleSigns(text: string): string {
  return text
    .replaceAll(/\.{2,}|。{2,}|…+/g, '…')
    .replaceAll(/[，、；：,;:\s]+([。！？])/g, '$1')
    .replaceAll(/([。！？…])[，、；：。,;:.]+/g, '$1')
    .replaceAll(/([，、；：])\s*[，、；：,;:]+/g, '$1')
    .replaceAll(/([,;:])(?:\s*[,;:])+/g, '$1')
    .replaceAll(/([.!?])(?:\s*[;:。]|(?<=[!?])\s*,)+(?=\s|$)/g, '$1')
    .replaceAll(/([!?！？…])[.。]+/g, '$1')
    .replaceAll(/([!?！？])\1+/g, '$1')
    .replaceAll(/[,;:](?=[.!?…](?:\s|$))/g, '');
}

/** A word that was set wide by hand, with room between its letters. */
const spaced = /^\p{L}(?: \p{L}){3,40}$/u;
const unspaced = (text: string): string => {
  if (!spaced.test(text)) return text;
  const word = text.replaceAll(' ', '');
  // The letters of the alphabet in their order are letters.
  const isAlphabet = Array.from(word).every((letter, at, all) => at === 0 || letter > (all[at - 1] ?? ''));
  return isAlphabet ? text : word;
};

/** The longest line that is read: no script is longer. */
export const mostLetters = coursewareLimits.script.max;

/** The beginning of a line without long gaps: looking through a gap takes many times as long as it is. */
const shortened = (line: string): string =>
  line
    .slice(0, mostLetters)
    // Half a character cannot be kept.
    .replace(/[\ud800-\udbff]$/, '')
    .replaceAll(/\s{4,}/g, (gap) => (/^[^\n\v\r]*\t[^\n\v\r]*$/.test(gap) ? '\t' : '   '));

const columns =
  /(?<=\p{Script=Han}{2}|\p{Script=Han}\s+\p{Script=Han})\s*(?:\t|\u3000{2})\s*(?=\p{Script=Han}{2})/gu;
const mostLettersOfName = 10;

/** Columns that somebody made with tabs: two of them are a name and what is said of it. */
function inColumns(line: string): string {
  const [name = '', ...others] = line.trim().split(columns);
  if (others.length === 0) return line;
  return others.length === 1 && name.length <= mostLettersOfName
    ? `${name}：${others[0]}`
    : [name, ...others].join('，');
}

/** What can be said of a line: no addresses, emoji, tags or fields; empty where nothing is left to say. */
export function sayable(written: string): string {
  const line = inColumns(shortened(written));
  const hadColon = /[:：]\s*$/.test(line);
  const plain = line
    .replaceAll(/[\n\v\r]+/g, ' ')
    .replace(leaders, '')
    // A full stop of full width is written by some editors for the Chinese one.
    .replaceAll('．', '。')
    // Without its address, where to look is nothing to say.
    .replaceAll(invitation, '')
    .replaceAll(addresses, '')
    .replaceAll(bareAddresses, '')
    .replace(
      /\s+(?:(?:is|are)\s+)?(?:provided|available|found|located|described)?\s+(?:at|from|via)\s*[.:：]?\s*$/iu,
      '',
    )
    .replaceAll(tags, ' ')
    .replaceAll(citations, '')
    .replaceAll(generics, /\p{Script=Han}/u.test(line) ? ' $1' : ' of $1')
    .replaceAll(placeholders, '$1')
    .replaceAll(inserted, '$1')
    .replaceAll(fields, '')
    .replaceAll(commands, '$1')
    .replaceAll(pictures, (sign) => (kept.test(sign) || /\d/.test(sign) ? sign : ''))
    .replaceAll(boxes, '')
    .replaceAll(/[©®™]/g, '')
    .replaceAll(/``|''/g, '"')
    // Two strokes are a dash that somebody typed.
    .replaceAll(
      /(?<=[\p{L}\d)）])\s*-{2,3}\s*(?=[\p{L}\d(（])/gu,
      /\p{Script=Han}/u.test(line) ? '，' : ' – ',
    )
    // What the listeners are to fill in.
    .replaceAll(/[（(]\s{2,}[)）]|_{3,}/g, /\p{Script=Han}/u.test(line) ? '什么' : ' blank ')
    .replaceAll(emptyBrackets, '');
  const tidy = singleSigns(plain.replaceAll(/[\s\u00a0]+/g, ' ').replaceAll(betweenHan, ''))
    .replace(/^(?:[*\s,，、;；。:：·|>~–—-]|\.(?!\p{L}))+(?!\d)/u, '')
    .replace(/[\s*†‡|·/]+$/u, '')
    .replaceAll(/ +([,.;:!?](?=\s|$)|[，。；：！？、])/g, '$1')
    .trim();
  if (!/[\p{L}\p{N}]/u.test(tidy)) return '';
  // A label whose value was a sign alone says nothing.
  return !hadColon && /[:：]$/.test(tidy) ? '' : unspaced(tidy);
}
