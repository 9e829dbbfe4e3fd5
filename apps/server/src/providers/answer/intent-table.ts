import type { Remark } from './port.ts';

// What is said to a talk itself, not to its deck. One line for each way to say it; a line is the whole of what is said, but
// for polite words around it. Pieces in <brackets> stand for several words.

export const pieces: Readonly<Record<string, string>> = {
  talkZh:
    '(?:汇报|讲座|课件|课程|课|演讲|演示|报告|讲解|分享|幻灯片|文稿|文档|文章|材料|资料|ppt|视频|内容|讲)',
  thisTalkZh: '(?:(?:这|本|整|该|全)?(?:一?[个份门次堂节场套])?<talkZh>?(?:里|中)?的?)',
  pageZh: '一?[页张](?:幻灯片|ppt)?',
  thisPageZh: '(?:这|本|当前)<pageZh>',
  whatZh: '(?:什么|啥|哪些)(?:内容)?',
  talkEn:
    '(?:talk|deck|presentation|lecture|slides?|slide deck|course|lesson|video|document|paper|report|guide|article|session)',
  thisTalkEn: '(?:this|it|(?:this|the|your|these) (?:whole |entire )?<talkEn>)',
  pageEn: '(?:page|slide)',
  thisPageEn: '(?:this|the current) <pageEn>',
  is: '(?: is| are| was| were|s| s)?',
};

/** Polite words before and after, in each language. They begin differently, so that there is one way to read them. */
export const before = {
  zh: '(?:用(?:[一几两三]?(?:句话|分钟|段话)|简单的话|几个字)|(?:简单|简要)(?:地|的)?|请|麻烦|能不能|能|可以|可不可以|帮我|帮忙|给我|你|我们|那么|那|嗯|好的|好|老师|明白了|知道了)*',
  en: '(?:(?:please|can you|could you|would you|will you|i would like|hey|ok|okay|so|and|well|great|sorry|hello) )*',
};
export const after = {
  zh: '(?:吗|吧|呢|啊|呀|了|啦|好吗|可以吗|行吗|谢谢)*',
  en: '(?: (?:please|now|again|for me|thanks|you|in short|in brief|briefly|in a nutshell|in (?:one|a few|two) (?:sentences?|words)))*',
};

/** The ways to say one thing. */
export type Lines = { zh: readonly string[]; en: readonly string[] };

/** Read from the top: the first that fits wins. */
export const intentTable = {
  hear: {
    zh: [
      '(?:听得?[见到清]|能听[见到清楚]+)(?:我|到)?(?:说话|讲话)?',
      '听得[见到清]我',
      '在听',
      '喂+',
      '在',
      '有人(?:在)?',
      '测试(?:测试)*',
    ],
    en: [
      '(?:can|do) you hear me',
      'hear me',
      'are you (?:there|listening)',
      '(?:is )?any(?:one|body) (?:there|here)',
      'test(?:ing)?(?: test)*',
    ],
  },
  greeting: {
    zh: ['(?:你|您|大家|老师|各位)?好', '嗨+', '哈喽|哈啰', '(?:早上|上午|下午|晚上|中午)好', '早安|晚安?好'],
    en: [
      '(?:hi|hello|hey|greetings)(?: there| everyone| all)?',
      'good (?:morning|afternoon|evening)(?: everyone)?',
      'hey|hello',
    ],
  },
  thanks: {
    zh: [
      '(?:谢谢|多谢|感谢|谢)(?:大家|老师|讲解|你|您|的讲解)*',
      '(?:太|非常|十分|很)(?:感谢|谢谢)(?:你|您)?',
      '谢谢',
    ],
    en: [
      '(?:many )?(?:thanks|thx|cheers)(?: a lot| so much| very much)?',
      'thank you(?: a lot| so much| very much| everyone)?',
      'thanks',
    ],
  },
  again: {
    zh: [
      '(?:再|重新?)(?:说|讲|来|念|重复)一?[遍次下]',
      '重复(?:一[遍下次])?',
      '没听[清懂见到](?:楚)?',
      '(?:刚才|刚刚)(?:说|讲)(?:了|的是)?(?:什么|啥)',
    ],
    en: [
      '(?:repeat|say)(?: that| it| this)?(?: once more| one more time)?',
      'once more|one more time',
      'pardon(?: me)?|come again',
      'what did you(?: just)? say',
      'what was that',
    ],
  },
  pace: {
    zh: ['(?:再)?(?:说|讲|语速|速度)?得?(?:再)?[慢快]一?[点些](?:说|讲)?', '(?:说|讲|语速|速度)?得?太[快慢]'],
    en: [
      '(?:speak |talk |go )?(?:a (?:bit|little) )?(?:slower|faster|more slowly|more quickly)',
      '(?:slow down|speed up)(?: a (?:bit|little))?',
      '(?:you are (?:going |speaking |talking )?|you re (?:going )?|it is )?(?:much )?too (?:fast|slow)',
    ],
  },
  next: {
    zh: [
      '(?:翻到|到|看|去|跳到|进入)?(?:下一?个|(?:下|后)<pageZh>)',
      '(?:接下来|下<pageZh>|下面|后面|然后|之后)(?:是<whatZh>|(?:还|都|又|要|会|将|准备|打算)*(?:讲|说|介绍|有|聊)(?:到|的是|些|一些)*(?:<whatZh>)?(?:主题|部分)?)',
      '接下来|然后',
      '(?:请)?继续(?:讲|说)?',
      '跳过(?:<thisPageZh>)?',
    ],
    en: [
      '(?:go |move |skip |jump )?(?:on )?(?:to )?(?:the )?next(?: <pageEn>| one)?',
      'what<is> (?:comes? |coming |will come |happens )?(?:up )?next',
      'what<is> (?:on |in )?the next (?:<pageEn>|topic|section|part)(?: about)?',
      'what does the next <pageEn> (?:say|cover|show)',
      'what<is> coming(?: up)?',
      '(?:go )?forward|continue|go on',
      'skip (?:this|it|this <pageEn>)',
    ],
  },
  back: {
    zh: [
      '(?:翻|回|返|退)?(?:到|回|回到)?(?:上|前)<pageZh>(?:讲|说)?(?:了|的是)?(?:<whatZh>)?',
      '(?:往|向)(?:回|前)翻|后退|返回',
      '(?:回|退)(?:去|回)?一[页张]',
    ],
    en: [
      '(?:go |move |one |jump )?back(?: (?:one|a) <pageEn>| to the previous <pageEn>)?',
      '(?:go )?(?:to )?(?:the )?previous(?: <pageEn>| one)?',
      'one <pageEn> back',
      'the <pageEn> before(?: this)?',
      'what<is> (?:on |in )?the (?:previous <pageEn>|(?:last )?<pageEn> before(?: this)?)',
    ],
  },
  here: {
    zh: [
      '(?:我们|刚才|刚刚|现在|目前)*(?:讲|说|进行)到(?:第几[页张]|哪里|哪儿|哪|什么地方)',
      '(?:现在|目前|这|我们|<thisPageZh>)*(?:是|在|讲到)?(?:第?几|哪一?)[页张]',
      '当前页码?(?:是多少)?',
    ],
    en: [
      'where (?:were|are) we',
      '(?:what|which) <pageEn> (?:is this|are we (?:on|at)|is it)',
      '(?:what<is> the )?(?:current )?(?:page|slide) number',
      'current <pageEn>',
    ],
  },
  pageCount: {
    zh: [
      '<thisTalkZh>(?:一共|总共|共|全部|大概|到底)*有?(?:多少|几)[页张](?:<talkZh>)?',
      '<thisTalkZh>(?:总)?页数(?:是多少)?',
    ],
    en: [
      'how many (?:pages|slides)(?: (?:are|is) (?:there|in))?(?: (?:does|do) (?:<thisTalkEn>|you) have| has <thisTalkEn>| in <thisTalkEn>| <thisTalkEn>)?(?: in total| altogether| in all)?',
      'how long is <thisTalkEn> in (?:pages|slides)',
      '(?:what<is> the )?(?:total )?number of (?:pages|slides)',
      'total (?:pages|slides)',
    ],
  },
  pagesLeft: {
    zh: [
      '(?:后面|接下来|现在|离结束)?(?:还|剩)(?:有|剩|要讲|下)?(?:多少|几)[页张](?:没讲|就?(?:结束|讲完))?',
      '剩下(?:多少|几)[页张]',
    ],
    en: [
      'how (?:many|much) (?:more )?(?:pages |slides )?(?:(?:are|is) )?(?:still )?(?:left|remain(?:ing)?|to come|to go|until the end)',
      'how many more (?:pages|slides)',
      '(?:pages|slides) (?:left|remaining|to go)',
      'are we (?:almost|nearly) (?:done|there|finished)',
      'how much longer',
    ],
  },
  thisPage: {
    zh: [
      '(?:总结|概括|概述|解释|讲解|介绍|说明|讲讲|说说|小结)(?:一下|下)?<thisPageZh>(?:的(?:内容|重点|要点))?',
      '<thisPageZh>的?(?:主要|都)*(?:是|在|讲|说|介绍|内容|重点|要点|关于)*(?:的|了|些|是)*<whatZh>(?:意思)?',
    ],
    en: [
      '(?:summari[sz]e|sum up|explain|describe|outline|recap|tell me about) <thisPageEn>',
      'what<is> (?:on |in )?<thisPageEn>(?: all)?(?: about)?',
      'what does <thisPageEn> (?:say|show|cover|mean)',
      'what are we (?:looking at|seeing)',
    ],
  },
  takeaways: {
    zh: [
      '(?:有)?(?:哪些|什么)(?:关键|主要|核心|重要)?(?:要点|重点|收获|结论)',
      '<thisTalkZh>(?:关键|主要|核心|重要)?(?:要点|重点|收获|结论|信息)(?:有|是)(?:哪些|什么)',
      '(?:列出|列一下|说说|讲讲)(?:<thisTalkZh>)?(?:关键|主要|核心)?(?:要点|重点)',
      '我(?:应该|该|要|需要)记住(?:什么|哪些|啥)',
      '最重要的(?:几点|是|内容|是什么)*(?:什么|哪些)?',
    ],
    en: [
      '(?:what (?:is|are|were) |list |tell me |give me )?(?:the |my )?(?:key |main |most important |biggest )?(?:takeaways?|take aways?)(?: (?:of|from) <thisTalkEn>)?',
      '(?:what (?:is|are|were) |list |tell me |give me )?(?:the |all )?(?:key|main|most important) (?:points?|messages?|ideas?|conclusions?)(?: (?:of|from|in) <thisTalkEn>)?',
      'what should (?:i|we) (?:remember|take away)',
      'what<is> the bottom line',
    ],
  },
  summary: {
    zh: [
      '(?:做个?|来个?|一个|简单|简要|全文)*(?:总结|概括|概述|小结|概要|回顾|复习|归纳|摘要)(?:一下|下)?(?:刚才|前面|今天|全部|整体|整个|所有)*的?(?:<thisTalkZh>)?(?:内容|要点|重点)?',
    ],
    en: [
      '(?:summari[sz]e|sum up|recap|outline)(?: <thisTalkEn>| everything| it all)?',
      'sum it(?: all)? up',
      '(?:give me |do |i want )?(?:a |the )?(?:quick |short |brief )?(?:recap|summary|overview|tl ?dr)(?: of <thisTalkEn>)?',
    ],
  },
  whole: {
    zh: [
      '(?:<thisTalkZh>|今天)(?:主要|都|到底|一共|大概)*(?:是)?(?:讲|说|介绍|关于)+(?:的|了|些|是)*<whatZh>(?:的)?',
      '(?:<thisTalkZh>)?(?:主要)?(?:内容|主题)(?:是)?(?:关于)?<whatZh>(?:的)?',
      '(?:主要)?(?:讲|说)(?:的是|了|些)*<whatZh>',
    ],
    en: [
      'what<is> <thisTalkEn>(?: all)? about',
      'what does <thisTalkEn> (?:cover|talk about|deal with)',
      'what<is> the (?:main |general )?(?:topic|subject|theme)(?: of <thisTalkEn>)?',
      'what will (?:i|we) learn(?: here)?',
    ],
  },
  maker: {
    zh: [
      '<thisTalkZh>(?:是|由)?(?:谁|哪位|哪个人|什么人)(?:做|制作|写|编写|创建|准备|分享|编)(?:出来)?的?(?:<thisTalkZh>)?',
      '<thisTalkZh>(?:作者|制作者|制作人|分享者|主讲人|主讲)(?:是谁|叫什么(?:名字)?|是哪位)',
      '谁是<thisTalkZh>(?:作者|制作者|制作人|分享者|主讲人)',
    ],
    en: [
      'who (?:has )?(?:made|created|wrote|prepared|authored|designed|produced|shared) (?:<thisTalkEn>|the <talkEn>)',
      'who<is> the (?:author|creator|maker|owner|presenter)(?: of <thisTalkEn>)?',
      'made by (?:who|whom)',
    ],
  },
  robot: {
    zh: [
      '是(?:谁|什么|机器人|真人|人|ai|人工智能|数字人|活人)',
      '叫什么(?:名字)?',
      '(?:自我介绍|介绍)(?:一下|下)?(?:你?自己)?(?<!介绍)(?<!介绍一下)(?<!介绍下)',
      '自我介绍(?:一下)?',
      '是不是(?:机器人|真人|人|ai)',
    ],
    en: [
      '(?:who|what) are you',
      'are you (?:a |an )?(?:real )?(?:robot|human|ai|bot|person|machine|real|human being|artificial|alive|chatgpt)',
      'what<is> your name',
      'introduce yourself',
      'who am i (?:talking|speaking) (?:to|with)',
    ],
  },
  goodbye: {
    zh: [
      '再见|拜拜|再会|回见|回头见|下次见|明天见',
      '(?:我)?(?:先)?走',
      '(?:就)?先?(?:这样|到这里|到这)',
      '结束',
      '(?:没有?)(?:别的|其他|更多)?(?:问题)',
      '不问',
    ],
    en: [
      '(?:good ?)?bye(?: bye)?',
      'see you(?: later| soon| next time| tomorrow)?',
      '(?:that is|that s|thats) (?:all|it)',
      '(?:i am|i m|im) done',
      'no (?:more|further|other) questions',
      'good night',
      'have a (?:nice|good|great) (?:day|evening|time|weekend)',
    ],
  },
  insult: {
    zh: [
      '(?:真|是|好|太|个|这个|一个|什么|大|的)*(?:笨|蠢|傻|傻子|傻瓜|傻逼|白痴|废物|垃圾|没用|弱智|混蛋|智障|笨蛋|蠢货)(?:东西|货|蛋|死|的)*',
      '滚(?:开|蛋)?|闭嘴|去死',
    ],
    en: [
      '(?:you are |you re |youre |you )?(?:such )?(?:a |an )?(?:really |so |very )?(?:fucking )?(?:stupid|dumb|useless|idiot|moron|crap|garbage|trash|terrible)(?: (?:robot|bot|machine|thing|idiot))?',
      'you (?:suck|idiot)|shut up|fuck(?: (?:you|off))?|go to hell',
      '(?:this|it) (?:is|s) (?:crap|garbage|trash|rubbish|bullshit)',
      'what a (?:stupid|dumb|useless) (?:bot|robot|thing|machine)',
    ],
  },
} as const satisfies Record<Remark | 'thisPage', Lines>;
