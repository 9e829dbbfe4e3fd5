const romans = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];
const chinese = '零一二三四五六七八九十';
const circled = '①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳';

/** More is a number of its own. */
const mostCounted = 20;

const named =
  '(?:(?:part|step|phase|type|stage|level|no\\.?|number|option|tip|rule|第|步骤|阶段|要点|方案)\\s*)?';
const sign = `(\\d{1,2}|[${circled}]|[IVX]{1,4}|[${chinese}]{1,2})`;
const alone = new RegExp(`^[(（#]?${named}${sign}\\s*(?:[)）.、/:：]|步|部分)?$`, 'iu');
const ahead = new RegExp(
  `^(?:${named.slice(0, -1)}\\s*${sign}\\s*[/|·:：–—-]\\s+|(0\\d)\\s*[/|·.]?\\s+|[(（](\\d{1,2})[)）]\\s*|(\\d{1,2})[)）、。]\\s*|(\\d{1,2})\\.(?:\\)\\s*|\\s+|(?=\\p{L}\\p{Ll}|\\p{Script=Han}))|(\\d{1,2})[-–]\\s+(?=\\p{L})|([${circled}])\\s*)(?=\\S)`,
  'iu',
);

function valueOf(text: string): number {
  if (text === '') return 0;
  if (/^\d+$/u.test(text)) return Number(text);
  const places = [circled.indexOf(text) + 1, romans.indexOf(text.toUpperCase()), chinese.indexOf(text)];
  return places.find((place) => place > 0) ?? 0;
}

/** The place that a text gives to what stands beside it, where it says nothing else: 1, 02, IV, ③, Step 4. */
export function counterOf(text: string): number | undefined {
  const value = valueOf(alone.exec(text.trim())?.[1] ?? '');
  return value > 0 && value <= mostCounted ? value : undefined;
}

const parts = '(?:part|chapter|section|unit|module|lesson)';
const words = 'one|two|three|four|five|six|seven|eight|nine|ten';
const partMark = new RegExp(
  `^(?:${parts}\\s*[.:·-]?\\s*(?:\\d{1,2}|[IVX]{1,4}|${words})|${words}|part|第\\s*(?:\\d{1,2}|[${chinese}]{1,3})\\s*[章节讲课篇])$`,
  'iu',
);

/** Whether a text says nothing but which part of the deck it stands on. */
export const isPartMark = (text: string): boolean =>
  counterOf(text) !== undefined || partMark.test(text.trim());

/** The number of a section before a Chinese name: `3.1 发送邮件`, not `3.1 亿元`. */
const ofSection =
  /^[1-9]\d?(?:\.[1-9]\d?){1,3}\s+(?=\p{Script=Han}{2})(?![亿万千百年月日米秒个倍度元分节版级折寸英公小平立毫微])/u;

/** Which figure it is, before what it shows. */
const ofFigure = /^[图表]\s?\d{1,2}(?:[.-]\d{1,2}){0,2}\s+(?=\p{Script=Han}{2})/u;

/** A text without the number that somebody typed before it. */
export function withoutCounter(text: string): { text: string; number?: number } {
  const found = ahead.exec(text);
  if (!found) return { text: text.replace(ofSection, '').replace(ofFigure, '') };
  const number = valueOf(found.slice(1).find((each) => each !== undefined) ?? '');
  return number > 0 ? { text: text.slice(found[0].length), number } : { text };
}
