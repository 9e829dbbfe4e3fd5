import type { PageOfPassages, Remark } from './port.ts';

const talkZh = '(?:讲座|课件|课程|课|演讲|演示|报告|讲解|分享|幻灯片|文稿|ppt|视频|内容)';
const thisTalkZh = `(?:这|本|整|该)?(?:一?[个份门次堂节场套])?${talkZh}?(?:里|中)?`;
const talkEn = '(?:talk|deck|presentation|lecture|slides?|slide deck|course|lesson|video)';
const thisTalkEn = `(?:this|it|(?:this|the|your) ${talkEn})`;
const leftEn = '(?:(?:are|is) )?(?:still )?(?:left|remaining|to come|to go)';

const remarks: readonly (readonly [Remark, RegExp])[] = [
  [
    'greeting',
    /^(?:你好|您好|大家好|嗨|哈喽|早上好|下午好|晚上好|在吗|hi|hello|hey|good (?:morning|afternoon|evening))(?:[啊呀吗]| there| everyone)?$/,
  ],
  [
    'thanks',
    /^(?:谢谢|多谢|感谢|非常感谢|thanks|thank you|thx|cheers)(?:你|您|老师|了|啦| a lot| very much| so much| you)*$/,
  ],
  [
    'again',
    /^(?:请|麻烦|能|可以|你)*(?:再(?:说|讲|来|重复)一?[遍次]|重复一[遍下]|没听[清懂见]|(?:can|could|would) you (?:please )?(?:repeat|say) (?:that|it)(?: again)?|(?:please )?repeat(?: that| it)?|(?:please )?say (?:that|it) again|once more|pardon)(?:吗|吧|好吗| please)?$/,
  ],
  [
    'pageCount',
    new RegExp(
      `^${thisTalkZh}(?:一共|总共|共|全部|大概|到底)*有?(?:多少|几)[页张](?:${talkZh})?(?:呢|啊|呀)?$|^(?:页数|${thisTalkZh}的?(?:总页数|页数)是?多少)$`,
    ),
  ],
  [
    'pageCount',
    new RegExp(
      `^how many (?:pages|slides)(?: (?:are|is) there)?(?: (?:does|do) ${thisTalkEn} have| has ${thisTalkEn}| in ${thisTalkEn})?(?: in total| altogether)?$|^how long is ${thisTalkEn} in (?:pages|slides)$`,
    ),
  ],
  ['pagesLeft', /^(?:后面|接下来|现在)?(?:还|剩)(?:有|剩)?(?:下)?(?:多少|几)[页张](?:没讲)?(?:呢|啊)?$/],
  ['pagesLeft', new RegExp(`^how (?:many|much) (?:more )?(?:pages |slides )?${leftEn}$`)],
  [
    'maker',
    new RegExp(
      `^${thisTalkZh}的?(?:是|由)?(?:谁|哪位|哪个人|什么人)(?:做|制作|写|编写|创建|准备|分享|编)(?:出来)?的?(?:${thisTalkZh})?(?:呢|啊|呀)?$|^${thisTalkZh}的?(?:作者|制作者|制作人|分享者|主讲人)(?:是谁|叫什么(?:名字)?|是哪位)$|^谁是${thisTalkZh}的?(?:作者|制作者|制作人|分享者)$`,
    ),
  ],
  [
    'maker',
    new RegExp(
      `^who (?:has )?(?:made|created|wrote|prepared|authored|designed|produced|shared) (?:${thisTalkEn}|the ${talkEn})$|^who(?: is|s| s) the (?:author|creator|maker|owner)(?: of ${thisTalkEn})?$`,
    ),
  ],
  [
    'next',
    /^(?:那|那么)?(?:接下来|下一[页张]|下面|后面|然后|之后)(?:呢|是什么|(?:还|都|又|要|会|将|准备|打算)*(?:讲|说|介绍|有|聊)(?:到|的是|些|一些)*(?:什么|啥|哪些)?(?:内容|主题|部分)?)(?:呢|啊|呀)?$/,
  ],
  [
    'next',
    /^(?:and )?what(?: is| s|s)? (?:comes? |coming |will come |happens |do(?:es)? (?:you|it|the talk) (?:say|cover|talk about) )?(?:up )?next$|^what(?: is| s|s) (?:on |in )?the next (?:page|slide|topic|section|part)(?: about)?$|^what does the next (?:page|slide) (?:say|cover|show)$|^what(?: is| s|s) coming(?: up)?$/,
  ],
  [
    'here',
    /^(?:我们|刚才|刚刚|现在)*(?:讲|说|进行)到(?:第几页|哪里|哪儿|哪|什么地方)(?:了|啦|呢)*$|^(?:现在|这)(?:是|在|讲到)?第?几[页张](?:了|啦|呢)*$|^where (?:were|are) we(?: now)?$|^(?:what|which) (?:page|slide) (?:is this|are we on|is it)(?: now)?$/,
  ],
  [
    'pace',
    /^(?:请|能|可以|麻烦|你|不能)*(?:再)?(?:讲|说)?得?[慢快]一?[点些](?:讲|说)?(?:吗|吧|好吗)?$|^(?:讲|说)得?太[快慢]了?$|^太[快慢]了$|^(?:please |can you |could you )*(?:speak |talk |go )?(?:a (?:bit|little) )?(?:slower|faster|more slowly|more quickly|slow down|speed up)(?: a (?:bit|little))?(?: please)?$|^too (?:fast|slow)$/,
  ],
];

const bare = (question: string): string =>
  question
    .toLowerCase()
    .normalize('NFKC')
    .replace(/[\p{P}\p{S}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

export function remarkOf(question: string): Remark | undefined {
  const said = bare(question);
  return remarks.find(([, words]) => words.test(said))?.[0];
}

const digits = '零一二三四五六七八九';
const names = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const orders = 'zeroth first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');

/** 12, 十二 and twelve. */
function numberOf(text: string): number {
  if (/^\d+$/.test(text)) return Number(text);
  const word = Math.max(names.indexOf(text), orders.indexOf(text));
  if (word >= 0) return word;
  const [tens = '', ones = ''] = text.includes('十') ? text.split('十') : ['0', text];
  const ten = tens === '' ? 1 : tens === '0' ? 0 : digits.indexOf(tens);
  return ten * 10 + (ones === '' ? 0 : digits.indexOf(ones));
}

const pageZh = /第 ?(\d{1,4}|[一二三四五六七八九十]{1,3}) ?[页张]/;
const pageEn = new RegExp(
  `\\b(?:page|slide) (?:number )?(\\d{1,4}|${names.slice(1).join('|')})\\b|\\b(?:the )?(${orders.slice(1).join('|')}) (?:page|slide)\\b`,
);
const lastPage = /最后一[页张]|\blast (?:page|slide)\b/;
// What may stand beside the page when nothing else is asked.
const aroundPage =
  /讲解?|说|介绍|内容|关于|主要|是|的|了|什么|啥|些|哪|在|请|问|一下|能|可以|吗|呢|我|你|想|听|看|告诉|总结|\b(?:what|is|was|on|in|does|did|do|say|says|about|tell|me|us|the|of|please|can|you|explain|cover|covers|there|content|contents|summari[sz]e|show|talk|it|shown|written|whats|s)\b|\s/g;

/** The page that a question is about as a whole; a number that the deck may not have. */
export function askedPage(question: string, pages: readonly PageOfPassages[]): number | undefined {
  const said = bare(question);
  const found = pageZh.exec(said) ?? pageEn.exec(said);
  const last = found ? null : lastPage.exec(said);
  const match = found ?? last;
  if (!match || said.replace(match[0], ' ').replace(aroundPage, '') !== '') return undefined;
  return last ? pages.length : numberOf(match[1] ?? match[2] ?? '');
}

// Each text can be read in one way alone: where there are two for each piece, a long question takes for ever to refuse.
const wholeZh =
  /^(?:请|帮我|能|可以|给我|麻烦)*(?:(?:这|本|整)?(?:个|份|门|次|堂|节|场|套)?(?:讲座|课件|课程|课|演讲|演示|报告|讲解|分享|幻灯片|文稿|ppt|内容)(?:里|中)?(?:的|主要|都|到底|一共|大概)*(?:讲|说|介绍|是?关于|(?:内容|主题)(?:是(?!关于))?|重点|核心)+(?:的|了|些|是)*(?:什么|啥|哪些(?:内容)?)(?:内容|的|呢|呀|啊)*|(?:总结|概括|概述)(?:一下|下)?(?:这|本|整)?(?:个|份|门|次|堂|节|场)?(?:讲座|课件|课程|演讲|演示|报告|讲解|ppt|内容)?(?:的(?:内容|要点))?(?:吧|吗)?|(?:今天)?(?:主要)?(?:讲|说)(?:的是|了|些)*(?:什么|啥)|主要内容是?什么)$/;
const wholeEn =
  /^(?:please |can you |could you )*(?:what(?: is|s)? (?:this|the|your) ?(?:talk|deck|presentation|lecture|slides?|course|lesson|it)?(?: all)? about|what (?:is|are) (?:this|the|these) (?:talk|deck|presentation|lecture|slides|course|lesson)(?: all)? about|(?:summari[sz]e|sum up|give me (?:a|the) (?:summary|overview) of|outline)(?: this| the| it| your)?(?: whole| entire)?(?: talk| deck| presentation| lecture| slides| course| lesson)?|what (?:is|are) the (?:main|key) (?:topic|idea|point|message|content)s?(?: of (?:this|the) (?:talk|deck|presentation|lecture|course|lesson|slides))?|what will (?:i|we) learn)(?: please)?$/;

const recap =
  /^(?:请|帮我|能|可以|给我|麻烦|你)*(?:(?:回顾|复习|小结|总结|概括)(?:一下|下)?(?:刚才|前面|今天|全部|整体)?(?:的)?(?:内容|要点|重点)?|(?:有)?(?:哪些|什么)(?:关键|主要|核心)?(?:要点|重点|收获|结论)|(?:这|本|整)?(?:个|份|门|次|堂|节|场|套)?(?:讲座|课件|课程|课|演讲|演示|报告|讲解|分享|ppt)?(?:的)?(?:关键|主要|核心)?(?:要点|重点|收获|结论)(?:有|是)(?:哪些|什么))(?:吗|吧|呢)?$|^(?:please |can you |could you )*(?:recap|tl ?dr|(?:give me |do )?(?:a|the) (?:quick |short |brief )?(?:recap|summary|overview)(?: of (?:this|the) (?:talk|deck|presentation|lecture|slides|course|lesson))?|(?:what (?:are|were) )?(?:the |my )?(?:(?:key|main) )?(?:takeaways?|take aways?|key points)(?: of (?:this|the) (?:talk|deck|presentation|lecture))?|what should i (?:remember|take away))(?: please)?$/;

export const asksForWhole = (question: string): boolean => {
  const said = bare(question);
  return wholeZh.test(said.replaceAll(' ', '')) || wholeEn.test(said) || recap.test(said);
};

const thisPage =
  /^(?:请|帮我|能|可以|给我|麻烦|你)*(?:(?:总结|概括|概述|解释|讲解|介绍|说明|讲讲|说说)(?:一下|下)?(?:这|本|当前)一?[页张](?:幻灯片)?(?:的(?:内容|重点|要点))?|(?:这|本|当前)一?[页张](?:幻灯片)?的?(?:主要|都)*(?:是|在|讲|说|介绍|内容|重点|要点|关于)+(?:的|了|些|是)*(?:什么|啥|哪些)(?:内容)?)(?:吗|吧|呢|啊)?$|^(?:please |can you |could you )*(?:(?:summari[sz]e|sum up|explain|describe|outline) (?:this|the current) (?:page|slide)|what(?: is| s|s)? (?:on |in )?(?:this|the current) (?:page|slide)(?: all)?(?: about)?|what does (?:this|the current) (?:page|slide) (?:say|show|cover|mean)|what are we (?:looking at|seeing))(?: please)?$/;

/** Whether the page on stage is asked for as a whole. */
export const asksForThisPage = (question: string): boolean => thisPage.test(bare(question));
