import { sayable } from './clean.ts';
import { type ScriptDocument, type ScriptInline, scriptVersion } from './document.ts';
import { isCode, isDate, isPageMark, isTemplateText } from './outline/unsaid.ts';

const bracket = '[[【〔（(]\\s*';
const closing = '\\s*[^\\]】〕）)]{0,30}[\\]】〕）)]';
const pauses = new RegExp(
  `${bracket}(?:long pause|short pause|pause|beat|silence|停顿|暂停|停一下|稍停)${closing}`,
  'giu',
);
// Words that presenters put into brackets for themselves.
const directions = new RegExp(
  `${bracket}(?:transition|interactive|interaction|data|benchmark|click|next(?: slide)?|demo|show|point|animation|advance|scan|story|example|hook|recap|emphasi[sz]e|smile|laugh|video|play|过渡|互动|点击|翻页|下一页|演示|动画|强调|数据|案例|故事|提问|指向|播放|微笑|手势)${closing}`,
  'giu',
);
/** A line that is about the talk and not part of it. */
const asides = [
  /^(?:duration|timing?|time|时长|时间|用时|预计用时|预计时间|讲解时长)\s*[:：]/iu,
  /^[~约大概(（]*\s*\d+(?:\.\d+)?\s*[-–~]?\s*\d*\s*(?:mins?|minutes?|seconds?|secs?|分钟|秒钟?|分)[.)）]*$/iu,
  /^(?:key (?:points?|messages?|takeaways?)|talking points|takeaways?|要点|关键点|核心要点|关键信息)\s*[:：]/iu,
  /^(?:sources?|quellen?|bild(?:er)?|image|photo|picture|references?|credits?|来源|图片来源|资料来源|数据来源|参考)\s*[:：]/iu,
];
const labels = /^(?:transition|script|speaker notes?|notes?|say|讲稿|备注|演讲稿|旁白|过渡)\s*[:：]\s*/iu;
const bullets = /^(?:[-–—*•·●○▪■]\s+|[①-⑳]\s*)/u;
const pauseMs = 800;
const mark = '\u0000';

function linesOf(text: string): string[] {
  let inPoints = false;
  return text.split(/\r\n|[\r\n\v\u2028\u2029]/u).flatMap((raw) => {
    const line = raw.replaceAll(pauses, mark).replaceAll(directions, '').trim();
    const isAside = asides.some((each) => each.test(line));
    // The points that stand under their name belong to it.
    inPoints = isAside
      ? /(?:points?|takeaways?|messages?|要点|关键点|关键信息)\s*[:：]\s*$/iu.test(line)
      : inPoints && bullets.test(line);
    if (isAside || inPoints || isTemplateText(line) || isCode(line, undefined)) return [];
    return [line.replace(labels, '').replace(bullets, '')];
  });
}

function piecesOf(line: string): ScriptInline[] {
  return line.split(mark).flatMap((part, index, parts): ScriptInline[] => {
    const text = sayable(part);
    // A pause is no space between words.
    const space = index + 1 < parts.length && !/\p{Script=Han}|[。！？，]$/u.test(text) ? ' ' : '';
    const words: ScriptInline[] = text === '' ? [] : [{ type: 'text', text: text + space }];
    return index === 0 ? words : [{ type: 'pause', attrs: { milliseconds: pauseMs } }, ...words];
  });
}

/**
 * A script from a speaker's notes: what the speaker wrote for the audience. Directions are not spoken, and pauses are
 * pauses. Undefined where that is nothing: notes that hold a page number, a date or an address are none.
 */
export function scriptFromNotes(notes: string): ScriptDocument | undefined {
  const plain = notes.trim();
  if (plain === '' || isPageMark(plain) || isDate(plain)) return undefined;
  const content: ScriptDocument['content'] = [];
  for (const line of linesOf(plain)) {
    const pieces = piecesOf(line);
    const before = content.at(-1);
    const hasWords = pieces.some(({ type }) => type === 'text');
    if (hasWords) content.push({ type: 'paragraph', content: pieces });
    // A pause on a line of its own comes after what was said before.
    else if (before) before.content?.push(...pieces);
  }
  return content.length === 0 ? undefined : { type: 'doc', version: scriptVersion, content };
}
