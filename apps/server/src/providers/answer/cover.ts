import { toldMarks } from './asking.ts';
import type { DeckIndex, IndexedText } from './deck-index.ts';
import { bare } from './intents.ts';
import type { Passage } from './port.ts';

// A talk begins with a page that says who gives it, when and where: nothing there is a sentence that a search would find.

type Asked = 'who' | 'when' | 'where';

const talkZh =
  '(?:这个|这场|这次|这份|本次|本场|今天的?|该)?(?:讲座|演讲|报告|分享|课程|课|课件|演示|讲解|培训|会议|活动|ppt)?的?';
const speakerZh =
  '(?:主讲人?|主讲老师|演讲者|演讲人|汇报人|报告人|讲师|讲者|授课(?:老师|教师)|作者|分享人|分享者|制作人|制作者)';
const whenZh = '(?:什么时候|何时|什么时间|哪一?天|哪一?年|几月几[号日])';
const whereZh = '(?:在?哪里|在?哪儿|在?什么地方|在?哪个地方|何地)';
const heldZh = '(?:讲|举行|举办|开|做|发布|写|进行)?(?:的)?';
const talkEn = '(?:this|the)(?: (?:talk|presentation|lecture|deck|meeting|session|event|slides|course))?';
const heldEn = '(?: (?:given|held|made|published|presented|written|taking place))?';
const speakerEn = '(?:speakers?|presenters?|authors?|lecturers?|instructors?|teachers?|creators?|makers?)';

const patterns: readonly (readonly [Asked[], RegExp])[] = [
  [
    ['who'],
    new RegExp(`^(?:请问)?${talkZh}${speakerZh}(?:是谁|叫什么(?:名字)?|是哪位|是什么人|有谁|有哪些)?$`),
  ],
  [['who'], new RegExp(`^(?:请问)?谁(?:是${talkZh}${speakerZh}|(?:主讲|讲|做|写)的?${talkZh})$`)],
  [['when', 'where'], new RegExp(`^${talkZh}(?:是)?${whenZh}[、和]?${whereZh}${heldZh}$`)],
  [
    ['when'],
    new RegExp(
      `^${talkZh}(?:是)?(?:在)?${whenZh}${heldZh}$|^${talkZh}(?:日期|时间)(?:是${whenZh}?|是什么)?$`,
    ),
  ],
  [['where'], new RegExp(`^${talkZh}(?:是)?${whereZh}${heldZh}$|^${talkZh}地点(?:是${whereZh}?|是什么)?$`)],
  [
    ['who'],
    new RegExp(
      `^who(?:s| is| are| was| were) the ${speakerEn}(?: of ${talkEn})?(?: and (?:where (?:does|do) (?:he|she|they) work|what (?:is|are) (?:his|her|their) (?:job|position|role)))?$`,
    ),
  ],
  [
    ['who'],
    new RegExp(
      `^who (?:(?:gives|gave|is giving|presents|presented|is presenting|made|wrote|created|prepared) ${talkEn}|(?:is|s|was) (?:speaking|talking|presenting)(?: (?:here|now|today|to us))?)(?: and (?:where (?:does|do|is) (?:he|she|they) (?:work|from)|what (?:is|are) (?:his|her|their) (?:job|position|role)))?$`,
    ),
  ],
  [['when', 'where'], new RegExp(`^(?:when and where|where and when) (?:is|was|were) ${talkEn}${heldEn}$`)],
  [
    ['when'],
    new RegExp(`^when (?:is|was|were) ${talkEn}${heldEn}$|^whats? (?:is |was )?the date(?: of ${talkEn})?$`),
  ],
  [
    ['where'],
    new RegExp(
      `^where (?:is|was|were) ${talkEn}${heldEn}$|^whats? (?:is |was )?the venue(?: of ${talkEn})?$`,
    ),
  ],
];

const single: readonly (readonly [Asked, RegExp])[] = [
  ['who', /^(?:谁|哪位|by whom|who)$/],
  ['when', new RegExp(`^(?:${whenZh}|when)$`)],
  ['where', new RegExp(`^(?:${whereZh}|where)$`)],
];

const askedIn = (text: string): readonly Asked[] | undefined =>
  patterns.find(([, pattern]) => pattern.test(text))?.[0];

/** What a question asks of the cover; undefined where it asks for something else. */
export function askedOfCover(question: string): readonly Asked[] | undefined {
  const said = bare(question);
  const text = /\p{Script=Han}/u.test(said) ? said.replaceAll(' ', '') : said;
  const whole = askedIn(text);
  if (whole) return whole;
  // `Who gave this talk, and when?`
  const [first = '', ...more] = question.split(/[,，、]? ?(?:\band\b|[，,、和])/iu).map((part) => bare(part));
  const begun = more.length > 0 ? askedIn(first) : undefined;
  const others = more
    .filter((part) => part !== '')
    .map((part) => single.find(([, pattern]) => pattern.test(part))?.[0]);
  if (!begun || others.length === 0) return undefined;
  const known = others.filter((one) => one !== undefined);
  return known.length === others.length ? [...new Set([...begun, ...known])] : undefined;
}

const organisation =
  /大学|学院|公司|研究[院所]|中心|部门|集团|会议|论坛|大会|峰会|\b(?:university|institute|department|college|school|bank|conference|forum|summit|congress|workshop|symposium|team|lecture|inc|ltd|commission|committee|authority|council|ministry)\b/i;
const namedPerson =
  /^(?:主讲人?|讲师|汇报人|报告人|演讲人|演讲者|作者|讲者|分享人|授课(?:教师|老师)|speakers?|presenters?|presented by|authors?|lecturer|instructor|by)\s*[:：]?\s*\S/i;
const surnames =
  '王李张刘陈杨黄赵吴周徐孙马朱胡郭何高林罗郑梁谢宋唐许韩冯邓曹彭曾肖田董袁潘于蒋蔡余杜叶程苏魏吕丁任沈姚卢姜崔钟谭陆汪范金石廖贾夏韦付方白邹孟熊秦邱江尹薛闫段雷侯龙史陶黎贺顾毛郝龚邵万钱严覃武戴莫孔向汤';
const personZh = new RegExp(
  `^[${surnames}]\\p{Script=Han}{1,2}(?:\\s*(?:教授|老师|博士|讲师|院士|研究员|先生|女士|主任|经理|工程师))?$`,
  'u',
);
const personEn =
  /^(?:(?:Dr|Prof|Mr|Mrs|Ms|Rev)\.? ?)?\p{Lu}[\p{L}’'.-]*(?: (?:de|van|von|der|da|del|la|le|bin|al|\p{Lu}[\p{L}’'.-]*)){1,4}$/u;
const namedPlace = /^(?:地点|会场|场地|venue|place|location)\s*[:：]\s*\S/i;
const cityEn = /^\p{Lu}[\p{L}. ]+, ?\p{Lu}/u;

const isPerson = (text: string): boolean => {
  if (namedPerson.test(text)) return true;
  const name = text.split(/[,，(（]/u)[0]?.trim() ?? '';
  return !organisation.test(name) && (personZh.test(name) || personEn.test(name));
};
const isDate = (text: string): boolean => toldMarks(text).includes('?date');
const isPlace = (text: string): boolean =>
  namedPlace.test(text) ||
  organisation.test(text) ||
  (cityEn.test(text) && (isDate(text) || !isPerson(text)));

const most = { lines: 7, letters: 240 };

const together = (lines: readonly IndexedText[]): Passage | undefined => {
  const [first] = lines;
  if (!first) return undefined;
  const separator = lines.some(({ text }) => /\p{Script=Han}/u.test(text)) ? '，' : ', ';
  const text = lines
    .map((line) => line.text.replace(/[.,，。]+$/u, ''))
    .slice(0, most.lines)
    .join(separator)
    .slice(0, most.letters);
  return { page: first.page, text, kind: 'slide', ...(first.elementId && { elementId: first.elementId }) };
};

/** Who gives a talk, with what stands below the name: a post, a house, more names. */
function whoOn(lines: readonly IndexedText[]): Passage | undefined {
  // A line may say it among other things: `March 2026 · By Ada Miller`.
  for (const line of lines) {
    const named = line.text.split(/\s*[·|｜•]\s*/u).find((part) => namedPerson.test(part));
    if (named && named !== line.text) return together([{ ...line, text: named }]);
  }
  const at = lines.findIndex(({ text }) => isPerson(text));
  if (at < 0) return undefined;
  const rest = lines.slice(at).filter(({ elementId }) => elementId === lines[at]?.elementId);
  const end = rest.findIndex(({ text }) => isDate(text));
  return together(end < 0 ? rest : rest.slice(0, end));
}

function linesOn(index: DeckIndex, page: number): IndexedText[] {
  const title = index.titles.get(page)?.text ?? '';
  return index
    .textsOn(page)
    .filter(({ kind, text }) => kind === 'slide' && !text.startsWith(title) && !/https?:|www\./.test(text));
}

/** What the first page says of the talk itself, or the last one, which often says it again. */
export function tellCover(index: DeckIndex, asked: readonly Asked[], pages: readonly number[]): Passage[] {
  for (const page of new Set([pages[0], pages.at(-1)])) {
    const lines = page === undefined ? [] : linesOn(index, page);
    const wanted = lines.filter(
      ({ text }) => (asked.includes('when') && isDate(text)) || (asked.includes('where') && isPlace(text)),
    );
    const who = asked.includes('who') ? whoOn(lines) : undefined;
    const found = [who, together(wanted)].filter((one) => one !== undefined);
    if (found.length > 0) return found;
  }
  return [];
}
