import { sentencesOf } from './change/sentences.ts';
import { languageOf } from './language.ts';
import { standsAlone } from './speech/alone.ts';
import { isStatement } from './speech/rows.ts';

// What authors write to themselves among the words they will say: work that is left, what to leave out when it gets late, whom to ask,
// how to stand and what to click. It is told by how it is said: as an order to who presents or edits the slide, without the
// listener in it.

/** Things of a deck; who listens is not asked to change them. */
const thing =
  '(?:slides?|pages?|bullets?|decks?|pictures?|images?|photos?|charts?|graphs?|figures?|tables?|numbers?|diagrams?|titles?|logos?|texts?|screenshots?|videos?)';
const people =
  '(?:they|people|somebody|someone|anyone|anybody|students?|the (?:audience|client|customer|board|class|group|jury))';
const handed =
  '(?:worksheets?|hand-?outs?|samples?|forms?|sheets?|questionnaires?|copies|exercises?|leaflets?|cards)';

/** Whoever writes this in a sentence of its own speaks to oneself, also in the middle of a speech. */
const english: readonly RegExp[] = [
  /^(?:to ?do\s*(?:[:：–-]|$)|TODO\b(?! (?:lists?|apps?|items?)\b)|(?:FIXME|XXX|WIP|TBD|TBC)\b|work in progress$)/u,
  /^todo\b(?! (?:lists?|apps?|items?)\b)/u,
  // What is left out when it gets late, or comes only then.
  /^(?:skip|drop|cut|leave (?:this |it )?out|hide)\b(?: (?:this|it|that|the \w+|over this|ahead|to \w+)| (?:slide|page|part|one|example|demo))*,? (?:if|when|in case)\b.*\b(?:late(?! for)|behind|short|time|tired|bored|slow)\b/iu,
  /^(?:only|just) (?:if|when) (?:there(?: is|['’]s)|we have|i have|we['’]ve got)(?: \w+)? time/iu,
  /^(?:only )?if (?:there(?: is|['’]s) |we have |i have )?(?:enough |some |any )?time(?: permits| allows| is left| left)?,? (?:show|do|tell|run|give|mention|skip|add|play|ask|demo|go|open|explain)\b/iu,
  /^(?:can|could|may) be (?:skipped|left out|cut|dropped)$/iu,
  /^(?:do not|don['’]?t) (?:spend|stay|linger|dwell|go)\b.*\b(?:here|(?:on|into) (?:this|it|detail|the details?)\b.*)$/iu,
  /^(?:spend|take|stay|allow|max\.?|maximum|no more than|at most)\b.*\b(?:mins?|minutes?|secs?|seconds?)\b.*\b(?:here|on this|for this|on it|max(?:imum)?)\b/iu,
  /^(?:skip|cut|drop|delete|remove|hide|update|rework|redo|replace|fix|move|split|merge|shorten|translate|adapt|finish|revise|polish)\b.*\b(?:this|these|next|last|previous) (?:\w+ )?(?:slides?|pages?|bullets?|decks?|pictures?|images?|charts?|diagrams?)\b/iu,
  /^(?:should|can|could|shall|do) (?:we|i) (?:drop|cut|keep|skip|show|move|merge|split|hide|delete|need) (?:this|these|that) (?:\w+ )?(?:slides?|pages?|bullets?|pictures?|charts?)\b|^where did (?:i|we) (?:get|take|find) (?:this|that|these)\b/iu,
  new RegExp(
    `^(?:replace|swap|exchange|update)\\b.*\\b${thing}\\b.*\\bwith (?:an? |the )?(?:better|newer|real|latest|current|final|own)\\b`,
    'iu',
  ),
  // Who may see it.
  /^(?:for )?(?:internal|private)(?:ly)?(?: use)? only\b|^(?:confidential|private)\s*[-–—:,(]|^not for (?:presentation|publication|distribution|the (?:audience|client|public))\b|^for (?:the )?(?:presenter|speaker)s?(?: eyes)? only\b|^(?:presenter|speaker)(?:['’]s)? eyes only\b/iu,
  /^for (?:my|your) (?:own )?(?:reference|eyes|information|use|records?|orientation)(?: only)?$/iu,
  /^(?:a )?(?:private )?(?:notes?|reminders?|memos?) (?:to|for) (?:self|me|myself|the (?:speaker|presenter)|speaker|presenter|us)\b|^self[- ]?(?:note|reminder)\b/iu,
  /^(?:please )?(?:do not|don['’]?t|never) (?:read|say|mention|show|present|discuss|reveal|explain|name|tell)\b.*\b(?:aloud|out loud|word for word|verbatim|yet|here|to (?:the|this) (?:client|customer|audience|students|class|board|press)|(?:this|the next) (?:slide|page|one|bullet|part))$/iu,
  new RegExp(
    `^(?:if|when|in case) ${people} asks?\\b.*[,:] ?(?:say|answer|tell|mention|reply|point|refer|explain|show)\\b`,
    'iu',
  ),
  /^(?:if|when) asked(?:[:,]| (?:about|why|how|for (?:details|numbers|figures))\b)|\bonly if (?:they|asked|somebody|someone)(?: asks?)?$/iu,
  // What is not sure, and what is not good yet.
  /^not (?:quite |entirely |really )?sure (?:about|if|whether|of) (?:this|that|the) (?:\w+ )?(?:numbers?|figures?|dates?|names?|sources?|quotes?|slides?|data|is|still)\b/iu,
  /^(?:double|re|cross)-?(?:check|verify)\b(?!.*\byour?\b)/iu,
  /^(?:sources?|citations?|references?|typos?|spelling|wording)\b.{0,20}\?+$/iu,
  new RegExp(
    `^(?:this|the|these) ${thing} (?:is|are|looks?) (?:\\w+ )?(?:ugly|outdated|out of date|too (?:busy|crowded|full|wordy)|unreadable|not (?:final|finished|ready|up to date)|a draft)\\b`,
    'iu',
  ),
  /^(?:slow|speed)(?:ly| down| up)?(?: (?:here|now|please|a bit))?$|^(?:take a (?:deep )?breath|breathe(?: (?:in|out|deeply))?|(?:drink|sip)(?: some| a sip of| of)? water|smile|stand up|speak (?:up|slowly|clearly|louder))(?: (?:here|now))?$/iu,
  /^pause(?: (?:here|now|briefly))?(?:$| (?:and (?:look|wait|let|smile)|for (?:effect|questions|laughter|answers|\d))\b)|^(?:look|smile) (?:at|into) the (?:audience|class|camera|room)\b/iu,
  /^wait (?:here |a moment )?for (?:answers?|laughter|questions?|silence|reactions?|responses?|applause|the (?:audience|class|laugh))\b/iu,
  /^(?:switch|cut|jump|alt-?tab|go)(?: back| over)? to (?:the )?(?:live |web )?(?:demo|laptop|browser|terminal|video|whiteboard|ide|editor|vs ?code)\b(?! (?:app|of|for|in|on)\b)/iu,
  /^(?:make|tell|crack|use) (?:a|an|the|that|my|your) (?:\w+ )?(?:joke|anecdote|funny story)\b|^tell (?:the|that|my) story (?:about|of)\b/iu,
  /^read (?:(?:this|it|the \w+|each \w+|out) )+(?:out )?(?:loud|aloud|slowly)$/iu,
  /^\p{Lu}\p{Ll}+ (?:takes over|presents|speaks|talks|covers)(?: (?:here|now|this(?: (?:slide|page|part))?|from here))+$/u,
];

/** Jotted lines alone are for oneself: the same words in a whole sentence may be said to others. */
const englishJotted: readonly RegExp[] = [
  /^needs? (?!not\b|for\b)\p{L}/iu,
  /^(?:ask|check|confirm|get|wait for|waiting for|follow up|chase|verify)\b(?!.*\byour?\b)/iu,
  /^(?:do not|don['’]?t) (?:mention|say|read|show|talk|discuss|explain)\b(?!.*\byour?\b)/iu,
  /^(?:spend|max|only|skip|optional|back-?up)\b(?!.*\byour?\b)/iu,
  /^(?:last )?(?:updated|edited|modified|revised|created|copied|adapted|reused|borrowed|stolen|taken) (?:by|from|on)\b/iu,
  /^(?:slide|picture|chart|text|example|figure) (?:is )?(?:taken|copied|borrowed|reused|from|by)\b/iu,
  /^not sure\b|^(?:double|re)-?check\b|\b(?:redo|rework) (?:this|it)$|, (?:redo|rework|adapt|fix|update)(?: it)?$/iu,
  /^\p{Lu}\p{Ll}+ (?:takes over|to (?:present|take over|speak|explain))\b/u,
  /^if (?:we(?:['’]re| are| get| run)? |i(?:['’]m| am| get| run)? )(?:running )?(?:short (?:of|on)|out of|low on|late|behind|over time)\b.*, (?!we\b|you\b|i\b|let\b|it\b|there\b)/iu,
  /^(?:this (?:is )?(?:an? )?)?(?:optional|back-?up|spare|hidden|extra|reserve) (?:slide|page)s?(?:$|[,:;(–-]| (?:only|for|in case)\b)/iu,
  /^(?:ask|email|e-mail|ping|message|chase|remind) (?!God\b|Siri\b|Google\b|Alexa\b)(?:\p{Lu}\p{Ll}+|legal|finance|marketing|sales|hr|it|accounting|the (?:boss|team|authors?|lab|office)) (?:for|about|if|whether|to (?:send|check|confirm|give)|again)\b/u,
  /^(?:check|confirm|verify|clarify|align|discuss|follow up|sync) (?:\w+ ){0,3}with (?!your\b|our\b|a\b|an\b)(?:\p{Lu}\p{Ll}+|legal|finance|marketing|sales|hr|accounting|the (?:boss|team|authors?|lab|client|office))\b/u,
  /^(?:get|obtain|request|need|fetch|take)\b.*\b(?:numbers?|figures?|data|inputs?|quotes?|pictures?|photos?|slides?|logos?|approval|feedback|sign-?off|confirmation|updates?|results?)\b.*\bfrom (?!our\b|your\b|the\b|an?\b|which\b|each\b|all\b)\p{L}+$/u,
  /^(?:wait|waiting) (?:for|on) (?:\p{Lu}\p{Ll}+(?:['’]s)? |the )?(?:reply|answer|approval|feedback|confirmation|numbers?|figures?|data|sign-?off|results? from)\b/u,
  new RegExp(
    `^${people} (?:will|may|might|could)(?: probably| likely| surely| also| well)? (?:ask|want to know|object|complain|laugh)\\b(?!.*\\byour?\\b)`,
    'iu',
  ),
  /^(?:remember|make sure|try|be sure|don['’]?t forget) to (?:thank|mention|say|ask|tell|show|point|pause|smile|introduce|breathe|speak|switch|hand|repeat|explain|stress|emphasi[sz]e|credit|plug|click|play|leave time|look at the (?:audience|camera|class)|slow)\b(?!.*\byour?\b)/iu,
  new RegExp(
    `^(?:hand out|pass (?:a)?round|distribute|collect|give out) (?:the |some )?(?:\\w+ )?${handed}\\b`,
    'iu',
  ),
  /^(?:point|gesture) (?:to|at|towards?) (?:the|each|this)\b/iu,
  /^(?:emphasi[sz]e|reiterate|stress) (?:the|that|how|why|this|again)\b|^highlight (?:the |this |again )?(?:\w+ )?(?:bullets?|points?|importance|difference|benefits?)\b/iu,
  /^(?:use|take|bring|grab) (?:the |a )?(?:laser|pointer|clicker|whiteboard|flip ?chart|micro?phone)\b/iu,
  /^(?:call on|nominate|pick) (?:\w+ ){0,3}(?:students?|pupils?|volunteers?|participants?)\b/iu,
];

const page = '(?:这|本|此|该)(?:一)?(?:页|张(?:PPT|片子|幻灯片|slide)?|屏|部分)(?:PPT|幻灯片)?';
const person =
  '(?:[小老阿]\\p{Script=Han}|\\p{Script=Han}(?:总|工|姐|哥|老师|经理|主任|教授|律师|博士)|\\p{Script=Han}{2,3}(?=确认|要|核)|财务|法务|人事|行政|市场部?|销售部?|技术部?|设计|领导|老板|同事|甲方|客户|供应商|导师|\\p{Script=Han}{1,4}(?:部门?|组))(?:部|那边|同事|老师)?';
const notOthers = '(?!.*(?:我们|咱们|大家|各位|同学们|你们|您))';

const chinese: readonly RegExp[] = [
  /^(?:(?:TODO|todo|Todo)(?!\s+(?:lists?|apps?|items?)\b)|待办(?!事项)|待补|待查|待改|待核|待确认|待更新|待完善|待定$)/u,
  // What is not told, or only when there is time.
  new RegExp(
    `^${notOthers}(?:${page}|这里|此处)?(?:先|就|也|都|暂时|今天)?(?:不用?讲|不必讲|不展开|略讲|略过|跳过|选讲|一带而过|(?:快速|简单|稍微)?(?:带过|过一下|过一遍)|可以?(?:不讲|跳过|略过?|省略)|快速(?:讲|过))(?:即可|就行|就好|吧|掉)?$`,
    'u',
  ),
  new RegExp(
    `^${notOthers}(?:${page})?(?:如果|若|要是)?(?:时间(?:不够|不足|来不及|太?紧张?|不多|允许|充裕|有限|富余|够|还够)|来不及|有(?:富余)?时间|没时间|超时|有空)(?:了|来不及)?(?:的话|时|就|，|、|则|可以?|再|${page}|这里|此处|直接|快速|只|也)*(?:跳|略|不讲|讲|演示|展示|播放?|放|说|省|砍|带过|补充)\\S{0,8}$`,
    'u',
  ),
  new RegExp(
    `^${notOthers}${page}(?:大概|大约|控制在|最多|只|用|预计|要)?(?:讲|花|用|控制在|停留)?(?:大概|大约|不超过)?[\\d一二两三四五六七八九十半]+(?:分钟|秒)(?:左右|以内|讲完)?$`,
    'u',
  ),
  /^(?:备用|备选|备份|附加|隐藏)(?:页|幻灯片)(?:$|[，,：:（(])|被?问到?(?:了)?再(?:讲|展示|说|答)/u,
  new RegExp(
    `^${notOthers}(?:${page}|这里|此处)(?:内容|的?字|文字|图)?(?:太多|太满|太挤|太乱|太小|不好看|要改|要删|要换|要精简|需要?(?:改|删|换|精简|调整|更新|补充)|删掉|待\\S{1,3})`,
    'u',
  ),
  new RegExp(`^${page}(?:由|换|让|归)\\p{Script=Han}{1,5}(?:来)?(?:讲|主讲|负责|介绍)$`, 'u'),
  // Who may see it.
  /仅供(?:自己|本人|我|讲者|演讲者|主讲人|自用|内部)|^自己(?:看|用|参考|备忘|记)的?(?:$|[，,：:])|(?:请)?勿外传|^(?:内部|保密|机密)(?:资料|使用|参考|信息|数据)?[，,：:（(].*(?:不|勿|别)|^仅?限?内部(?:使用|参考|资料)?$|^(?:给)?(?:自己|我自己)的?(?:备忘|提醒|笔记)|^提醒自己|^备忘[：:]/u,
  new RegExp(
    `^${notOthers}(?:${page}|这里|此处|这段|这句)?(?:不要|别|不用|不必|不)(?:照)?(?:念|读)(?:出来|出声|了|稿|全文|PPT)?$`,
    'u',
  ),
  /^(?:如果|若|要是|万一|假如)(?:有人|学生|听众|观众|客户|领导|评委|老师|对方|被)(?:会)?(?:被)?(?:提?问|追问|问到|问起|质疑).{0,20}?(?:就(?:说|答|回答|讲)|[，：](?:可以?|则|就)?(?:说|答|回答|解释))/u,
  /^(?:这里|此处)?(?:可能|应该|估计|大概|肯定|一定)?(?:会)?(?:有人|学生|评委|客户|领导|听众|观众)(?:可能|应该|估计|肯定)?(?:会)?(?:提?问|问到|问起|质疑|追问)(?:到)?[^，]{0,10}$/u,
  // What is not sure or not good yet.
  /^(?:这个|这里的?|该|此)?(?:数字|数据|结论|年份|说法|日期|比例)(?:是)?(?:对不对|对吗|准吗|准不准|不确定|不太确定|存疑|好像不对|有问题|要核实|待\S{1,3}|需要?(?:核实|确认|更新))$/u,
  /^(?:数据|图片|引文|引用|案例)?(?:来源|出处)(?:呢|是哪|在哪)?$/u,
  /^(?:这里|此处|这张图|图片?|表格?|标题|排版|配色|字号?|例子|案例|数据|封面)(?:太\S{1,2})?(?:了)?[，,]?(?:要|需要?|得|应该|最好|有空)?(?:再|重新)?(?:换|改|补|加|删|重画|重做|调整|精简|更新|美化|统一)(?:成|一下|掉|个|一?张|一些|点)?\S{0,6}$/u,
  /^(?:加|补|换|插入|配)(?:个|一个|张|一张|几张|上)\S{0,4}(?:图|图片|照片|例子|案例|表格?|视频|logo)$/iu,
  /^(?:这里|此处)?(?:语速|声音|音量|节奏)(?:要|稍微)?(?:放慢|慢|加快|快|大|放大|提高|放低|稳)(?:一?[点些]|下来)?$/u,
  /^(?:这里|此处)?(?:停顿?|暂停)(?:一下|片刻|[\d一二两三四五几]+秒)(?:$|[，,](?:看|等|喝|让|再).{0,8}$)|^(?:看(?:着|向|一下)?|环顾|面向)(?:观众|听众|镜头|全场|学生|评委)(?!的)/u,
  /^(?:切|切换|转|跳)(?:到|至|回)(?:演示|电脑|浏览器|视频|终端|下一页|上一页|网页|软件|代码|白板|摄像头)\S{0,6}$/u,
  /^(?:这里|此处)(?:可以?|要|先)?(?:讲|说|加|插)(?:个|一个|一下|一段)?\S{0,6}(?:笑话|段子|故事|例子|案例)$/u,
  /^(?:这里|此处)(?:要|可以?|先)?(?:互动|提问|举例|演示|留白|板书|放视频|播放视频|鼓掌)(?:$|[，,：:].{0,16}$)/u,
  new RegExp(
    `^${notOthers}(?:点名|抽(?:\\S{1,3})?(?:同学|学生)|(?:请|让|叫|找)(?:[一二两三几\\d]\\S?)?(?:学生|个?同学|人))(?:让|请|叫|来|起来)?(?:\\S{1,5})?(?:回答|举手|上台|朗读|发言|讨论|提问|演示)$`,
    'u',
  ),
  /^(?:最后|最近|上次)(?:更新|修改|编辑)(?:时间|日期|人)?[：:]|^(?:更新|修改)(?:时间|日期|人)[：:]/u,
  /^(?:从|摘自|改自|复制自|借用|沿用)\S{0,16}(?:PPT|ppt|课件|幻灯片|讲稿|模板|版本)(?:里|中|上)?(?:复制|拷贝|拿|改|抄|借)?(?:过来|来)?的?$/u,
];

const chineseJotted: readonly RegExp[] = [
  /^(?:记得|别忘|不要忘)/u,
  new RegExp(`^${notOthers}(?:重点|着重|要|再次|反复)?(?:强调|突出)(?:一下)?\\S{1,10}$`, 'u'),
  /^(?:数据|图|图片|内容|案例|文字|结论)(?:待|需|要)\S{1,4}$/u,
  new RegExp(
    `^${notOthers}(?:再|先|需要?|要)?(?:找|问(?:一下|问)?|跟|和|与|向|请|催(?:一下)?|联系)(?:一下)?${person}.{0,6}?(?:要|拿|确认|核对|核实|对一下|提供|补|发|催|求证|是不是|对不对|有没有)(?!了)\\S{0,12}$`,
    'u',
  ),
  new RegExp(
    `^${notOthers}等(?:着)?${person}(?:给|提供|回复|确认|发|的(?:数据|回复|反馈|确认|图|材料))\\S{0,8}$`,
    'u',
  ),
  /^(?:记得|别忘了?|不要忘记?|注意)(?:要|先|再)?(?:感谢|提(?:一下|到)|说明|讲|问|关|切|换图|发|喝水|介绍|强调|停顿|看观众|更新|补|改|点击|播放|翻页|微笑|控制|语速|时间)/u,
  /^(?:喝(?:口|点|一口)?水|深呼吸|微笑|鞠躬|站起来|走(?:到|下)\S{0,6})$|^(?:发|收|分发)(?:放|下|下去)?(?:讲义|材料|试卷|学案|样品|问卷|练习|资料|作业|卡片)(?:$|[，,])/u,
  /^(?:手)?指(?:着|向)\S{1,10}(?:说|讲|看|解释)?$/u,
];

/** A sentence without what ends it or stands around it. */
const bareOf = (text: string): string =>
  text
    .trim()
    .replace(/^[\s!！*>→\-–—]+/u, '')
    .replace(/[.。!！…;；~\s]+$/u, '');

const isSure = (sentence: string, isWhole: boolean): boolean => {
  const bare = bareOf(sentence);
  // What is asked before something else is answered by it.
  const asked = isWhole ? bare.replace(/[?？]+$/u, '') : bare;
  // Names are told by their capitals, and a sentence begins with one, too.
  const small = bare.slice(0, 1).toLowerCase() + bare.slice(1);
  return (
    english.some((each) => each.test(bare) || each.test(small)) || chinese.some((each) => each.test(asked))
  );
};

const isFinished = /[.。!！?？…:：,，;；][”"'’）)】]*$/u;
function isJotted(line: string): boolean {
  if (isFinished.test(line.trim())) return false;
  const bare = bareOf(line);
  return [...englishJotted, ...chineseJotted].some((each) => each.test(bare));
}

const inBrackets = /\s*[(（[【]([^()（）[\]【】\n]{2,60})[)）\]】]/gu;

/** Whether a line names what stands below it as something for oneself. */
export const namesPrivate = (line: string): boolean =>
  /^(?:(?:private|internal|personal|my own) (?:notes?|reminders?)|(?:notes?|reminders?) (?:to|for) (?:self|me|myself|the (?:speaker|presenter))|to ?dos?|open (?:points|issues)|待办(?:事项)?|备忘(?:录)?|自用|自己看|仅供自己(?:参考)?|内部备注)\s*[:：]$/iu.test(
    line.trim(),
  );

/** Nobody writes longer lines to oneself. */
const longestNote = 1_000;

/** A line of notes without the sentences and brackets that their author wrote to oneself. */
export function withoutPrivate(line: string): string {
  if (line.length > longestNote) return line;
  const open = line.replaceAll(inBrackets, (whole, words: string) =>
    isSure(words, true) || isJotted(words) ? '' : whole,
  );
  if (isJotted(open) || isSure(open, true)) return '';
  const sentences = sentencesOf(open);
  const said = sentences.filter((sentence) => !isSure(sentence, false));
  return said.length === sentences.length ? open : said.join('').trim();
}

const listeners =
  /\b(?:we|us|our|ours|you|your|let['’]?s|let us|thanks?|thank you|welcome|hello|hi|good (?:morning|afternoon|evening|day)|bye|any questions|ladies)\b/iu;
const chineseListeners =
  /我们|咱们|你们|您|大家(?!安静|回答|举手|都到)|各位|同学们|朋友们|谢谢|感谢|你好|欢迎|请看|请问/u;
/** How what is said to a presenter begins, and what it is about: pages, voices, those who listen, and what stands in the room. */
const chineseCue =
  /^(?:再)?(?:别|不要|不用|不必|无需|提前|带上|带好|记得|先(?:问|停|讲|放|等|关|开)|等(?:大家|观众|学生|掌声)|(?:叫|让|请)(?:个|一个|一位|\S{0,3}(?:学生|同学|后排|前排|人))|放(?:视频|音乐|录像|片子)|点(?:一下|击|开)|讲(?:快|慢|清楚|到)|[慢快]一?点|打印|准备好|检查|核对|联系|只给|仅|不公开|保密|草稿|初稿|样稿|旧版|试讲|彩排|看一眼|笑一下|喝|下面交给|由\S{1,4}讲)|这一?[页张段](?!\S*[是有说])|[本此]页|讲到这|细讲|展开讲|点到为止|念|麦克风|话筒|鼠标|激光笔|动画|讲义|语气|语速|字号|字体|版式|配色|出处|试讲|彩排|掌声|重新截|更新成|再对一下|对外|站得住/u;

/** What was done is told, without a word that helps the verb: "Sales doubled". */
const past = /^\p{Lu}?\p{Ll}+(?: \p{Ll}+)? (?!based|related|needed)\p{Ll}{2,}ed\b/u;

/** Words that somebody jotted down between sentences that are spoken: a heading, or what to do there. */
function isJottedBeside(line: string): boolean {
  if (isFinished.test(line)) return false;
  if (/\p{Script=Han}/u.test(line))
    return line.length <= 18 && !chineseListeners.test(line) && chineseCue.test(line);
  return (
    line.split(/\s+/u).length <= 10 &&
    !listeners.test(line) &&
    !isStatement({ text: line, parts: [] }) &&
    !standsAlone(line) &&
    !past.test(line)
  );
}

/** The lines of a speech without what stands alone between them; a row of such lines is a list of it. */
export function withoutJotted(lines: readonly string[], isMark: (line: string) => boolean): string[] {
  // Of other languages nobody here knows how their sentences begin.
  if (languageOf(lines.join(' ')) === 'other') return [...lines];
  const letters = (each: readonly string[]) => each.join('').length;
  const finished = lines.filter((line) => isFinished.test(line));
  if (letters(finished) * 5 < letters(lines) * 3) return [...lines];
  const isOpen = (line: string | undefined) => line !== undefined && !isMark(line) && !isFinished.test(line);
  return lines.filter((line, index) => {
    const isAlone =
      !isOpen(lines[index - 1]) && !isOpen(lines[index + 1]) && !/[:：]$/u.test(lines[index - 1] ?? '');
    return isMark(line) || !isAlone || !isJottedBeside(line);
  });
}
