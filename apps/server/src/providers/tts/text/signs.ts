/** Signs that are said as words, between or beside other words. */
export const signs: Readonly<Record<string, { zh: string; en: string }>> = {
  '×': { zh: '乘', en: 'times' },
  '÷': { zh: '除以', en: 'divided by' },
  '=': { zh: '等于', en: 'equals' },
  '≠': { zh: '不等于', en: 'is not equal to' },
  '≈': { zh: '约等于', en: 'is about' },
  '≥': { zh: '大于等于', en: 'is at least' },
  '≤': { zh: '小于等于', en: 'is at most' },
  '±': { zh: '正负', en: 'plus or minus' },
  '+': { zh: '加', en: 'plus' },
  '&': { zh: '和', en: 'and' },
  '@': { zh: '艾特', en: 'at' },
  '%': { zh: '百分号', en: 'percent' },
  '√': { zh: '根号', en: 'the square root of' },
  π: { zh: '派', en: 'pi' },
  α: { zh: '阿尔法', en: 'alpha' },
  β: { zh: '贝塔', en: 'beta' },
  Ω: { zh: '欧姆', en: 'ohm' },
  '²': { zh: '的平方', en: 'squared' },
  '³': { zh: '的立方', en: 'cubed' },
};

const marks: Readonly<Record<string, string>> = {
  '、': ',',
  '。': '.',
  ',': ',',
  '.': '.',
  '!': '!',
  '?': '?',
  ':': ':',
  ';': ';',
  '—': '—',
  '–': '—',
  '…': '…',
  '“': '“',
  '”': '”',
  '「': '“',
  '」': '”',
  '『': '“',
  '』': '”',
  '《': '“',
  '》': '”',
  '【': '“',
  '】': '”',
  '(': '(',
  ')': ')',
  '/': ',',
};

/** The mark that the voice knows for the one at a place. A dot inside a word is none. */
export function markOf(text: string, at: number): string | undefined {
  const mark = marks[text[at] ?? ''];
  if (
    (mark === '.' || mark === ':') &&
    /[\p{L}\d]/u.test(text[at + 1] ?? '') &&
    /[A-Za-z\d]/.test(text[at - 1] ?? '')
  ) {
    return undefined;
  }
  return mark;
}
