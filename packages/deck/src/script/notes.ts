import { sayable } from './clean.ts';
import { type ScriptDocument, type ScriptInline, scriptVersion } from './document.ts';
import { languageOf } from './language.ts';
import { forAudience } from './own-notes.ts';
import { namesPrivate, withoutJotted, withoutPrivate } from './private-notes.ts';
import { isCode, isDate, isFurniture, isPageNumber, isTemplateText } from './outline/unsaid.ts';
import { standsAlone } from './speech/alone.ts';
import { createEn } from './speech/en.ts';
import { createOther } from './speech/other.ts';
import { isStatement } from './speech/rows.ts';
import { isPhrase } from './speech/say.ts';
import { takeTurns } from './speech/turns.ts';
import type { Wording } from './speech/wording.ts';
import { createZh } from './speech/zh.ts';

const bracket = '[[【〔（(<*]+\\s*';
const closing = '[^\\]】〕）)>*\\n]{0,30}[\\]】〕）)>*]+';
const pauses = new RegExp(
  `${bracket}(?:long pause|short pause|pause|beat|silence|停顿|暂停|停一下|稍停)(${closing})|^(?:long pause|short pause|pause|beat|停顿|暂停|停一下|稍停)[.。…]*$`,
  'gimu',
);
// Words that presenters put into brackets for themselves.
const directions = new RegExp(
  `${bracket}(?:transition|interactive|interaction|data|benchmark|click|next(?: slide)?|demo|show|point|animation|advance|scan|story|example|hook|recap|emphasi[sz]e|smile|laugh|video|play|slide|过渡|互动|点击|翻页|下一页|演示|动画|强调|数据|案例|故事|提问|指向|播放|微笑|手势)\\s*${closing}`,
  'giu',
);
const times = /[[(（【]?\b\d{1,2}:\d{2}(?::\d{2})?(?:\s*[-–—~]\s*\d{1,2}:\d{2}(?::\d{2})?)?[\])）】]\s*/gu;
/** A line that is about the talk and not part of it. */
const asides = [
  /^(?:duration|timing?|time|时长|时间|用时|预计用时|预计时间|讲解时长)\s*[:：]/iu,
  /^[~约大概(（]*\s*\d+(?:\.\d+)?\s*[-–~]?\s*\d*\s*(?:mins?|minutes?|seconds?|secs?|分钟|秒钟?|分)[.)）]*$/iu,
  /^(?:key (?:points?|messages?|takeaways?)|talking points|takeaways?|要点|关键点|核心要点|关键信息)\s*[:：]/iu,
  /^(?:sources?|quellen?|bild(?:er)?|image|photo|picture|references?|credits?|来源|图片来源|资料来源|数据来源|参考)\s*[:：]/iu,
  /^(?:click|next slide|advance|play video|点击|翻页|下一页)(?:\s+(?:to|for|播放).*)?[.。!！]?$/iu,
  /^(?:slide|page|第)\s*\d+\s*(?:页|张)?\s*[:：.]?$/iu,
];
const labels = /^(?:transition|script|speaker notes?|notes?|say|讲稿|备注|演讲稿|旁白|过渡)\s*[:：]\s*/iu;
const bullets = /^(?:[-–—*•·●○▪■]\s+|[①-⑳]\s*|#{1,4}\s+|\d{1,2}\)\s+)/u;
/** Where the notes of a page end and do not: the rest stands with the next one. */
const goesOverleaf =
  /\s*[(（]?\bcont(?:inued|inues|'d|\.)?\s+on\s+(?:the\s+)?next\s+(?:page|slide)\b\.?[)）]?\s*$/iu;
const pauseMs = 800;
const longestPauseMs = 10_000;
const mark = '\u0000';

/** How long a pause is that says so: "[pause 3 s]". */
function pauseOf(words: string): number {
  const seconds = Number(/(\d+(?:\.\d+)?)\s*(?:s|sec|秒)/iu.exec(words)?.[1] ?? 0);
  return seconds > 0 ? Math.min(Math.round(seconds * 1000), longestPauseMs) : pauseMs;
}

function linesOf(text: string): string[] {
  let inPoints = false;
  let inPrivate = false;
  return text.split(/\r\n|[\r\n\v\u2028\u2029]/u).flatMap((raw) => {
    const line = raw
      .replaceAll(pauses, (_, words?: string) => `${mark}${pauseOf(words ?? '')}${mark}`)
      .replaceAll(directions, '')
      .replaceAll(times, '')
      .replace(goesOverleaf, '')
      .replaceAll(/\*\*|__/gu, '')
      .trim();
    // Until a line is left out, what follows belongs to its name.
    inPrivate = line !== '' && (inPrivate || namesPrivate(line));
    if (inPrivate) return [];
    const isAside = asides.some((each) => each.test(line));
    // The points that stand under their name belong to it.
    inPoints = isAside
      ? /(?:points?|takeaways?|messages?|要点|关键点|关键信息)\s*[:：]\s*$/iu.test(line)
      : inPoints && bullets.test(line);
    if (isAside || inPoints || isTemplateText(line) || isCode(line, undefined)) return [];
    return [withoutPrivate(line.replace(labels, '').replace(bullets, ''))];
  });
}

const isClosed = /[.。!！?？…:：,，;；][”"'’）)】]*$/u;
const isOpen = (line: string) => /[[(（【][^\])）】]*$/u.test(line);
/** Letters that a line has when it was broken because it was full. */
const fullLine = 40;

/** Whether a line goes on in the next one: it was broken where a page or a box ended, not where a sentence did. */
const goesOn = (line: string, next: string): boolean =>
  !line.includes(mark) &&
  !next.includes(mark) &&
  (isOpen(line) || (!isClosed.test(line) && line.length >= fullLine && /^\p{Ll}/u.test(next)));

/** Sentences that stand on several lines, on one. */
function unbroken(lines: readonly string[]): string[] {
  const whole: string[] = [];
  for (const line of lines) {
    const before = whole.at(-1);
    if (before === undefined || !goesOn(before, line)) whole.push(line);
    else {
      const space = /\p{Script=Han}$/u.test(before) || /^\p{Script=Han}/u.test(line) ? '' : ' ';
      whole[whole.length - 1] = before + space + line;
    }
  }
  return whole;
}

const isFragment = (line: string) =>
  !line.includes(mark) &&
  isPhrase(line) &&
  !isClosed.test(line) &&
  !standsAlone(line) &&
  !isStatement({ text: line, parts: [] });
const fewest = 2;

/** Notes that are only jotted down are made into speech: a few in a row are one sentence, which nobody counts. */
function asSpeech(lines: readonly string[], say: Wording): string[] {
  const spoken: string[] = [];
  let jotted: string[] = [];
  const flush = () => {
    if (jotted.length >= fewest) spoken.push(say.closed(say.list(jotted)));
    else spoken.push(...jotted.map(say.closed));
    jotted = [];
  };
  for (const line of lines) {
    if (line !== '' && isFragment(line)) jotted.push(line);
    else {
      flush();
      spoken.push(line.includes(mark) || isClosed.test(line) ? line : say.closed(line));
    }
  }
  flush();
  return spoken;
}

function piecesOf(line: string): ScriptInline[] {
  // Between two marks stands how long a pause is.
  return line.split(mark).flatMap((part, index, parts): ScriptInline[] => {
    if (index % 2 === 1) return [{ type: 'pause', attrs: { milliseconds: Number(part) } }];
    const text = sayable(part);
    // A pause is no space between words.
    const space = index + 1 < parts.length && !/\p{Script=Han}|[。！？，]$/u.test(text) ? ' ' : '';
    return text === '' ? [] : [{ type: 'text', text: text + space }];
  });
}

/**
 * A script from a speaker's notes: what the speaker wrote for the audience. Directions are not spoken, and pauses are
 * pauses. Undefined where that is nothing: notes that hold a page number, a date, rights, an address, or what somebody
 * wrote to oneself are none.
 */
export function scriptFromNotes(notes: string): ScriptDocument | undefined {
  const plain = notes.trim();
  if (plain === '' || isPageNumber(plain) || isDate(plain)) return undefined;
  const hasMark = (line: string) => line.includes(mark);
  const whole = unbroken(
    linesOf(plain)
      .filter((line) => hasMark(line) || !isFurniture(line))
      .map((line) => (hasMark(line) ? line : sayable(line)))
      .filter((line) => line !== ''),
  );
  const lines = forAudience(withoutJotted(whole, hasMark));
  // Pages begin their turns at different places, for each is read alone.
  const turns = takeTurns(plain.length);
  const language = languageOf(lines.join(' '));
  const say = { zh: createZh, en: createEn, other: createOther }[language](turns);
  const content: ScriptDocument['content'] = [];
  for (const line of asSpeech(lines, say)) {
    const pieces = piecesOf(line);
    const before = content.at(-1);
    const hasWords = pieces.some(({ type }) => type === 'text');
    if (hasWords) content.push({ type: 'paragraph', content: pieces });
    // A pause on a line of its own comes after what was said before.
    else if (before) before.content?.push(...pieces);
  }
  return content.length === 0 ? undefined : { type: 'doc', version: scriptVersion, content };
}
