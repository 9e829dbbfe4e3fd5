/** The languages a sentence can be built in. */
type SpokenLanguage = 'zh' | 'en';

const han = /\p{Script=Han}/gu;
const letters = /\p{L}/gu;

/** The language of words: Chinese as soon as a fifth of its letters is, for they say more per letter. */
function languageOf(text: string): SpokenLanguage {
  const all = text.match(letters)?.length ?? 0;
  const chinese = text.match(han)?.length ?? 0;
  return chinese > 0 && chinese * 5 >= all ? 'zh' : 'en';
}

const address = /(?:https?:\/\/|www\.)\S+/gi;
const pictures = /\p{Extended_Pictographic}|\u200d|\ufe0f|\u20e3|\p{Emoji_Modifier}|[\u{1f1e6}-\u{1f1ff}]/gu;
const boxes = /[\u2022\u25a0-\u25ff\u2700-\u27bf\ue000-\uf8ff]/gu;

/** What can be said of a line: no addresses, no emoji, no dingbats; empty where nothing is left to say. */
export function sayable(line: string): string {
  const plain = line.replaceAll(address, '').replaceAll(pictures, '').replaceAll(boxes, '');
  const tidy = plain
    .replaceAll(/\s+/g, ' ')
    .replace(/^[*\s]+/, '')
    .trim();
  return /[\p{L}\p{N}]/u.test(tidy) ? tidy : '';
}

const openEnd = /[\s,，、;；:：\-–—]+$/u;
const isClosed = /[.。!！?？…][”"'’）)】]*$/u;

/** Whether a line goes on with the sentence that the one above left open: a small letter says so. */
export const isContinued = (above: string, line: string): boolean =>
  !isClosed.test(above) && /^\p{Ll}/u.test(line);

/** The line as a sentence that ends. */
function closed(line: string): string {
  const text = line.replace(openEnd, '');
  if (text === '' || isClosed.test(text)) return text;
  return languageOf(text) === 'zh' ? `${text}。` : `${text}.`;
}

const withoutEnd = (line: string) => line.replace(/[.。]$/u, '').replace(openEnd, '');

/** A point and what stands below it, as one sentence. */
export function enumerated(head: string, parts: readonly string[]): string {
  if (parts.length === 0) return closed(head);
  const items = parts.map(withoutEnd);
  if (languageOf(head + items.join('')) === 'zh') return closed(`${withoutEnd(head)}：${items.join('、')}`);
  const list = items.length === 1 ? items[0] : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
  return closed(`${withoutEnd(head)}: ${list}`);
}

const chineseDigits = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十'];
const englishOrdinals = ['First', 'Second', 'Third', 'Fourth', 'Fifth'];

/** A numbered point, counted aloud while people count aloud. */
export function numbered(value: number, line: string): string {
  if (languageOf(line) === 'zh') {
    const digit = chineseDigits[value - 1];
    return digit ? `第${digit}，${line}` : line;
  }
  const ordinal = englishOrdinals[value - 1];
  return ordinal ? `${ordinal}, ${line}` : line;
}

/** A row of a table: its name, and its values under the names of their columns where there are such. */
export function rowSentence(
  name: string,
  values: readonly { readonly name: string; readonly value: string }[],
): string {
  const isChinese = languageOf(name + values.map((each) => each.name + each.value).join('')) === 'zh';
  const [link, between] = isChinese ? ['为', '，'] : [', ', '; '];
  const items = values.map((each) =>
    each.name === '' ? withoutEnd(each.value) : `${withoutEnd(each.name)}${link}${withoutEnd(each.value)}`,
  );
  // Without names of columns the values are a plain list.
  if (values.every((each) => each.name === ''))
    return name === '' ? closed(items.join(between)) : enumerated(name, items);
  const head = name === '' ? '' : `${withoutEnd(name)}${isChinese ? '：' : ': '}`;
  return closed(head + items.join(between));
}

/** How many rows of a table were not read; `said` is what was, in whose language it goes on. */
export const restOfRows = (count: number, said: string): string =>
  languageOf(said) === 'zh' ? `其余 ${count} 行见表格。` : `The table has ${count} more rows.`;
