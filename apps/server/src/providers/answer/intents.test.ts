import { describe, expect, test } from 'vitest';
import { askedPage } from './asked-page.ts';
import { intentOf } from './intents.ts';

/** Ten ways to say each, in both languages; no phrase holds a `/`. */
const phrases: Readonly<Record<string, { zh: string; en: string }>> = {
  greeting: {
    zh: '你好/您好！/大家好/嗨/哈喽/早上好/下午好/晚上好啊/你好呀/老师好',
    en: 'Hi/Hello!/hey there/Good morning/good afternoon/Good evening/Hi everyone/hello there/Hey!/greetings',
  },
  thanks: {
    zh: '谢谢/谢谢你/多谢/非常感谢/谢谢老师/感谢讲解/太感谢了/谢啦/好的，谢谢/明白了，谢谢',
    en: 'Thanks/Thank you/thanks a lot/Thank you very much/thx/many thanks/Thank you so much!/ok thanks/great, thank you/cheers',
  },
  again: {
    zh: '再说一遍/请再讲一次/没听清/能重复一下吗/重复一遍/刚才说什么/可以再说一遍吗/没听见/请重说一遍/再来一遍',
    en: 'Can you repeat that?/say that again/repeat please/once more/Pardon?/could you say it again/what did you say/sorry, what was that/come again/please repeat it',
  },
  pace: {
    zh: '说慢一点/太快了/请慢点/讲快一点/语速太慢了/能说快点吗/慢一些/说得太快了/可以慢一点吗/再快一点',
    en: 'slower please/Too fast/speak more slowly/faster/Can you speak slower?/slow down/speed up please/too slow/You are going too fast/a bit faster please',
  },
  next: {
    zh: '下一页/接下来讲什么？/下一页是什么/然后呢/后面讲什么/翻到下一页/请继续/下一张/接下来呢/下一个',
    en: "Next/next slide/What's next?/go on to the next page/what comes next/continue/next page please/go forward/what is on the next slide/skip this slide",
  },
  back: {
    zh: '上一页/回到上一页/返回上一页/往回翻/上一张/前一页/请翻回上一页/上一页讲了什么/后退/回去一页',
    en: 'back/go back/previous slide/previous page please/one page back/go back one slide/can you go back/what was on the last page before this/the slide before/what was on the previous slide',
  },
  here: {
    zh: '讲到哪了/现在第几页/这是第几页？/我们在哪一页/现在讲到哪里了/当前页码/讲到第几页了/现在是哪一页/我们讲到哪儿了/这一页是第几页',
    en: 'Where are we?/which page is this/what slide are we on/Which slide is this?/where were we/what page are we on now/current page/what is the page number/which page are we at/where are we now',
  },
  pageCount: {
    zh: '一共多少页？/总共几页/这个课件有几页/有多少张幻灯片/页数是多少/这份PPT多少页/共有几页/全部有多少页/幻灯片一共几张/这讲座有多少页',
    en: 'How many pages are there?/how many slides in total/number of slides/How many slides does this deck have?/how many pages/how long is this deck in pages/total pages/how many slides are in this presentation/what is the number of pages/how many slides do you have',
  },
  pagesLeft: {
    zh: '还有几页？/还剩多少页/剩几页/后面还有多少页/还有多少页没讲/离结束还有几页/还要讲几页/还剩几张/还有几页就结束了/剩下多少页',
    en: 'How many pages are left?/how many more slides/how many slides to go/how much is left/pages left/How many slides remain?/slides remaining/how many pages until the end/are we almost done/how much longer',
  },
  thisPage: {
    zh: '这一页讲了什么？/这页是什么意思/总结这一页/概括一下这页/解释一下这一页/本页重点是什么/这张幻灯片讲什么/当前页的内容是什么/介绍一下这一页/这一页说的是啥',
    en: 'What is on this page?/Summarise this slide/what does this slide say/explain this page/sum up this page/what is this slide about/tell me about this page/what are we looking at/summarize the current slide/what does this page show',
  },
  summary: {
    zh: '总结一下/总结这个讲座/概括一下全部内容/请做个小结/回顾一下/帮我总结整个课件/给我一个概要/简单概括一下/复习一下今天的内容/全文总结',
    en: 'Summarise the talk/give me a summary/recap/tl;dr/sum up the presentation/can you summarize this/a quick overview please/Recap the talk/summary/sum it all up',
  },
  takeaways: {
    zh: '要点有哪些/重点是什么/核心要点是什么/有什么收获/主要结论是什么/关键信息有哪些/我应该记住什么/列出要点/本讲的重点有哪些/最重要的几点是什么',
    en: 'Key takeaways/What are the main points?/what are the key points/what should I remember/the main takeaways please/list the key points/main points/What are the most important points?/what is the takeaway/what is the bottom line',
  },
  maker: {
    zh: '谁做的？/作者是谁/这份讲解是谁做的/这个PPT是谁制作的/谁写的/制作人是谁/主讲人是谁/谁是作者/这课件由谁编写/是谁分享的',
    en: "Who made this?/who is the author/Who created this deck?/who wrote it/Who's the author?/who prepared the slides/who is the author of this talk/made by whom/who shared this/who made the presentation",
  },
  whole: {
    zh: '这个讲座讲什么？/这份课件是关于什么的/今天讲什么/主要内容是什么/这门课讲什么内容/讲的是什么/这个演讲的主题是什么/这份讲解讲什么/主题是什么/内容是关于什么的',
    en: "What is this talk about?/what's this about/What is it about?/what is the topic/what does this presentation cover/what is the deck about/what will I learn/what is the main topic of this talk/what's the presentation about/what is this all about",
  },
  goodbye: {
    zh: '再见/拜拜/下次见/我走了/回头见/先这样吧/结束吧/没有问题了/没别的问题了/不问了',
    en: 'Bye/Goodbye/see you/see you later/bye bye/that is all/I am done/no more questions/good night/have a nice day',
  },
  insult: {
    zh: '你真笨/你是傻子/废物/滚/你好蠢/什么垃圾/你是白痴吗/闭嘴/傻逼/你真没用',
    en: 'You are stupid/you idiot/shut up/you suck/this is crap/fuck you/you are useless/what a dumb bot/stupid robot/go to hell',
  },
  robot: {
    zh: '你是谁/你是机器人吗/你是真人吗/你叫什么名字/你是AI吗/你是人工智能吗/你是数字人吗/介绍一下你自己/你是人吗/你是什么',
    en: 'Who are you?/are you a robot/Are you human?/are you real/what is your name/are you an AI/What are you?/are you a real person/introduce yourself/who am I talking to',
  },
  hear: {
    zh: '能听到吗/你听得见我吗/听得到吗/喂/能听见我说话吗/在吗/测试/你在听吗/有人吗/听得清吗',
    en: 'Can you hear me?/are you there/do you hear me/testing/anyone there/is anybody there/are you listening/hello, can you hear me/test test/can you hear me now',
  },
};

describe.each(Object.entries(phrases))('%s', (intent, { zh, en }) => {
  test.each([...zh.split('/'), ...en.split('/')])('%s', (phrase) => {
    expect(intentOf(phrase)).toBe(intent);
  });
});

test.each([
  ['第 4 页讲了什么？', 4],
  ['第四页', 4],
  ['跳到第 4 页', 4],
  ['翻到第四页', 4],
  ['总结一下第 4 页', 4],
  ['第4张幻灯片的内容', 4],
  ['请讲第四页', 4],
  ['回到第 4 页', 4],
  ['看第4页', 4],
  ['第四页的重点是什么', 4],
  ['what is on page 4', 4],
  ['Go to page 4', 4],
  ['slide four', 4],
  ['summarise slide 4', 4],
  ['Tell me about the fourth slide', 4],
  ['show me page 4', 4],
  ['jump to slide 4 please', 4],
  ['what does page four say?', 4],
  ['open slide 4', 4],
  ['explain page 4', 4],
  ['最后一页', 6],
  ['What is on the last slide?', 6],
  ['第 9 页讲了什么', 9],
  ['第二十一页', 21],
])('%s asks for page %i', (question, page) => {
  const pages = Array.from({ length: 6 }, (_, at) => ({ page: at + 1, title: '' }));
  expect(askedPage(question, pages)).toBe(page);
});

// Each looks like an intent and is a question to the deck.
test.each(
  [
    'What is the next step of the process?/What is the next generation of chips?/Who made the first telescope?/Who wrote the report of 2023?',
    'Where were we founded?/How many pages does the report of 2023 have?/How many slides did the microscope hold?/What is the back office?',
    'Why did sales go back to normal?/What is a greeting card?/Thank you letters: how are they written?/What happens when the speed is too fast?',
    'Is the company slower than its rivals?/What are the key points of the contract with Acme?/Summarise the contract with Acme/What is this algorithm about?',
    'Who is the author of Hamlet?/Are robots used in the factory?/What is the name of the river?/Can bats hear ultrasound?/Is the test set balanced?',
    'How do you say goodbye in Japanese?/What is a stupid sort?/What is the main topic model?/What should I remember about Mars?/Which page of the law says so?',
    '接下来三年的目标是什么/下一代芯片是什么/这一页的图是谁画的？/谁发现了海王星/多少页纸能装进一个盒子/慢一点的增长是什么原因/上一年的收入是多少',
    '再生能源是什么/重复测量的误差/机器人能做什么/你好世界程序是什么/谢谢惠顾是什么意思/总结报告由谁写/要点三的内容是什么/垃圾分类怎么做',
    '太阳系的中心在哪里/介绍一下火星/总结一下牛顿定律/滚动轴承是什么/测试集有多大/主题公园在哪里/回顾性研究是什么/作者提出了什么方法/听力有多好',
  ].flatMap((line) => line.split('/')),
)('%s is a question to the deck', (question) => {
  expect(intentOf(question)).toBeUndefined();
  expect(askedPage(question, [{ page: 1, title: '' }])).toBeUndefined();
});

test('what repeats a piece many times is read as fast as anything else', () => {
  for (const piece of ['请', '讲座内容是关于', 'please ', '再', '慢一点', 'what is the ', '谢谢', '这一页'])
    expect(intentOf(`${piece.repeat(400)}谁`)).toBeUndefined();
});
