import { isPhrase } from './speech/say.ts';

// Notes hold what is said, and what speakers write to themselves: what to do, what to mend, what somebody remarked at a
// rehearsal. The second kind is never read aloud.

/** Whoever writes this speaks to who presents, however well the sentence is made. */
const surely = [
  // A name alone, in capitals: whose turn it is.
  /^\p{Lu}{3,}[.:]?$/u,
  /^(?:maybe|perhaps)\b.*\?|^maybe[;,:]/iu,
  /^(?:could(?: have| probably| also)? (?:use|used|do|add|show|be)|may not be able to|might want to|need(?:s)? to (?:add|change|fix|find|update|check|redo)|don['’]?t forget\b(?! that\b))/iu,
  /^(?:turn|switch) (?:off|on) |^mess with\b|^fix\b/iu,
  /^(?:it is |it['’]s )?important to (?:stress|mention|emphasi[sz]e|point out|highlight)\b/iu,
  /^(?:say|mention|stress|explain|point out|tell (?:them|people|students|the (?:audience|class|group))|ask (?:them|people|students|the (?:audience|class|group))|remind (?:them|people|students|the (?:audience|class|group)))\b(?! (?:your?|we|i|it|is|was|can|may|has|and|on|at|levels?|hello|goodbye)\b)/iu,
  /\b(?:slide numbers?|projector|screenshots?|font(?: size)?s?|transitions|animations?|(?:to|on|from|for) the (?:next|previous|last) slide)\b/iu,
  /^(?:tbd|tbc|fixme)\b|^to ?do\s*(?:[:：]|$)/iu,
  /^(?:TODO|todo)\b/u,
  /^(?:这里|此处|这一页)?(?:听众|学生|观众|大家)(?:可能|也许|会)?\S{0,6}(?:听不懂|困惑|走神|不明白)|^(?:待确认|此处需)/u,
  /^(?:注意(?:时间|语速)|待补充|待定|待完善)|^(?:强调|说明|介绍|提醒|提问|演示|举例|补充)\s*[:：]|^提醒(?:学生|观众|听众)|字号|投影仪|截图|动画效果|换(?:一)?张图(?!\S*[，,])/u,
];

/** What is said to oneself where it was only jotted down; in a sentence it may be meant for the audience. */
const perhaps = [
  /^(?:a )?(?:better|bigger|nicer|shorter|more \w+(?:ing|ed)?) \w+/iu,
  /^(?:thank(?! (?:you|all|every))|add|remove|delete|change|move|make|try|open|log|override|read|discuss|introduce|describe|show|demo|walk through|talk (?:about|through)|have|use|check|update|insert|run|start|create|go (?:to|over|through)|cover|emphasi[sz]e|highlight|review|point (?:at|to))\b/iu,
  // What is said of those who listen, at one place of the talk, is not said to them.
  /^(?:people|students|the (?:audience|class|crowd)|listeners)\s+(?:may|might|will|could|seem(?:ed)?|were|got|get|looked)\b(?=.*\b(?:this (?:point|slide)|here)\b).*\b(?:overwhelmed|confused|bored|tired|asleep|distracted)\b/iu,
  /\bmove this(?: (?:slide|point|part))? (?:up )?to (?:the )?(?:front|back|end|appendix)\b/iu,
  /^(?:讲|谈|展示|打开|点开|切换|检查|修改|增加|删除|说一下|提一下|回顾)\S{0,16}$/u,
];

const isFinished = /[.。!！…:：,，;；][”"'’）)】]*$/u;
// Where a line stops in the middle of its sentence.
const isHalf =
  /\s(?:and|or|the|an?|(?<!(?:have|want|need|like|refer|used|able|listen|talk|speak|going)\s)to)$/iu;

const isJotted = (line: string) => !isFinished.test(line) && line.split(/\s+/u).length <= 14;
const isSure = (line: string) => surely.some((each) => each.test(line));
const isFragment = (line: string) => isPhrase(line) && !/[.。!！?？:：]$/u.test(line);

/** Whether a line of the notes is for who speaks. */
const isOwn = (line: string): boolean =>
  isSure(line) || (isJotted(line) && perhaps.some((each) => each.test(line))) || isHalf.test(line);

/** The lines that are for the audience; none where nobody wrote a speech. */
export function forAudience(lines: readonly string[]): string[] {
  const said = lines.filter((line) => !isOwn(line));
  const sure = lines.filter(isSure).length;
  const isRehearsal = said.length * 2 < lines.length || (sure > 1 && sure * 5 >= lines.length);
  // A few words alone, or beside what one wants to do, are to remember something by: the slide itself says more.
  const isReminder = (lines.length === 1 || said.length < lines.length) && said.every(isFragment);
  return isRehearsal || isReminder ? [] : said;
}
