import type { ContentLanguage } from '../../speech/states/language.ts';

type Line = Readonly<Record<ContentLanguage, string>>;

/** What is said around the words of a deck. It is heard, not read on a screen: one for each language that is spoken. */
export const spokenLines = {
  found: { 'zh-CN': '第 {page} 页讲到：', 'en-US': 'Page {page} says:' },
  // It may well be the answer, so nothing is denied before it.
  near: { 'zh-CN': '第 {page} 页谈到这方面：', 'en-US': 'Page {page} speaks of this:' },
  // Before the words that say so, where they surely do.
  yes: { 'zh-CN': '是的。', 'en-US': 'Yes.' },
  no: { 'zh-CN': '答案是否定的。', 'en-US': 'No.' },
  // What was asked for is missing there, so that is said first.
  lacksNumber: {
    'zh-CN': '第 {page} 页谈到这方面，不过没有说是多少：',
    'en-US': 'Page {page} speaks of this, without a number:',
  },
  lacksMoney: {
    'zh-CN': '第 {page} 页谈到这方面，不过没有说要多少钱：',
    'en-US': 'Page {page} speaks of this, without a price:',
  },
  lacksDate: {
    'zh-CN': '第 {page} 页谈到这方面，不过没有说是什么时候：',
    'en-US': 'Page {page} speaks of this, without a date:',
  },
  lacksPerson: {
    'zh-CN': '第 {page} 页谈到这方面，不过没有说是谁：',
    'en-US': 'Page {page} speaks of this, without a name:',
  },
  lacksTime: {
    'zh-CN': '第 {page} 页谈到这方面，不过没有说要多长时间：',
    'en-US': 'Page {page} speaks of this, without saying how long:',
  },
  lacksOften: {
    'zh-CN': '第 {page} 页谈到这方面，不过没有说多久一次：',
    'en-US': 'Page {page} speaks of this, without saying how often:',
  },
  lacksDifference: {
    'zh-CN': '两者在不同的页上。第 {page} 页讲到：',
    'en-US': 'They are told on different pages. Page {page} says:',
  },
  lacksThing: {
    'zh-CN': '没有找到讲{thing}的内容。另一项见第 {page} 页：',
    'en-US': 'I found nothing about {thing}. About the other one, page {page} says:',
  },
  none: {
    'zh-CN': '课件里没有讲到这个问题。你可以换个说法，或者直接问分享者。',
    'en-US': 'The deck does not cover this. Try other words, or ask the person who shared it.',
  },
  greeting: {
    'zh-CN': '你好。想了解哪一页、哪个问题，直接问我就好。',
    'en-US': 'Hello. Ask me about any page, or about anything in the deck.',
  },
  thanks: {
    'zh-CN': '不客气。还想知道什么，接着问我就好。',
    'en-US': 'You are welcome. Ask on whenever you like.',
  },
  again: {
    'zh-CN': '请把刚才的问题再问一次，我就再讲一遍。',
    'en-US': 'Ask the question once more, and I will say it again.',
  },
  noPage: {
    'zh-CN': '这份课件到第 {pages} 页就结束了。',
    'en-US': 'The last page of this deck is page {pages}.',
  },
  pageCount: { 'zh-CN': '这份讲解一共 {pages} 页。', 'en-US': 'This talk has {pages} pages.' },
  onePage: { 'zh-CN': '这份讲解只有一页。', 'en-US': 'This talk has one page.' },
  pagesLeft: {
    'zh-CN': '现在是第 {page} 页，后面还有 {left} 页。',
    'en-US': 'This is page {page}. Pages left: {left}.',
  },
  here: { 'zh-CN': '现在讲到第 {page} 页：{topics}。', 'en-US': 'We are on page {page}: {topics}.' },
  hereUntitled: { 'zh-CN': '现在讲到第 {page} 页。', 'en-US': 'We are on page {page}.' },
  pace: {
    'zh-CN': '点一下“速度”，就可以调慢或调快。',
    'en-US': 'Press “Speed” to go slower or faster.',
  },
  maker: { 'zh-CN': '这份讲解是 {owner} 做的。', 'en-US': 'This talk was made by {owner}.' },
  next: { 'zh-CN': '接下来是第 {next} 页：{topics}。', 'en-US': 'Next comes page {next}: {topics}.' },
  nextUntitled: { 'zh-CN': '接下来是第 {next} 页。', 'en-US': 'Next comes page {next}.' },
  back: {
    'zh-CN': '上一页是第 {before} 页：{topics}。',
    'en-US': 'Before this comes page {before}: {topics}.',
  },
  backUntitled: { 'zh-CN': '上一页是第 {before} 页。', 'en-US': 'Before this comes page {before}.' },
  firstPage: {
    'zh-CN': '这是第一页，前面没有了。',
    'en-US': 'This is the first page. Nothing comes before it.',
  },
  lastPage: {
    'zh-CN': '这是最后一页，后面没有了。',
    'en-US': 'This is the last page. Nothing comes after it.',
  },
  whole: {
    'zh-CN': '这份讲解叫《{title}》，一共 {pages} 页，讲到{topics}。',
    'en-US': 'This talk is called “{title}”. In {pages} pages it covers {topics}.',
  },
  wholeUntitled: {
    'zh-CN': '这份讲解叫《{title}》，一共 {pages} 页。',
    'en-US': 'This talk is called “{title}” and has {pages} pages.',
  },
  summary: { 'zh-CN': '概括起来：', 'en-US': 'In short:' },
  takeaways: { 'zh-CN': '要点是：', 'en-US': 'The main points:' },
  robot: {
    'zh-CN': '我是数字人，替 {owner} 讲这份课件，也回答和它有关的问题。',
    'en-US': 'I am a digital presenter. I give this talk for {owner} and answer questions about it.',
  },
  hear: {
    'zh-CN': '我在，收到你的话了。想问什么，直接问就好。',
    'en-US': 'Yes, I got that. Ask me anything about this talk.',
  },
  goodbye: { 'zh-CN': '再见，欢迎随时回来。', 'en-US': 'Goodbye. Come back whenever you like.' },
  insult: {
    'zh-CN': '抱歉没有帮上忙。换个说法问问课件里的内容，我再试试。',
    'en-US': 'Sorry that I was no help. Ask about the deck in other words, and I will try again.',
  },
  noWords: {
    'zh-CN': '我没看出你想问什么。请用一句话问课件里的内容。',
    'en-US': 'I could not tell what you would like to know. Ask about the deck in a sentence.',
  },
  otherLanguage: {
    'zh-CN': '课件里没有找到答案。这份课件是英文的，用英文提问更容易找到。',
    'en-US':
      'I found no answer. This deck is in Chinese, and questions in Chinese are more likely to find one.',
  },
  vague: {
    'zh-CN': '你想了解哪一点？比如下面这两个。',
    'en-US': 'What would you like to know about it? One of these, perhaps?',
  },
} as const satisfies Record<string, Line>;

/** How a list of a slide is told. */
export const listLines = {
  all: { 'zh-CN': '{lead}：{items}。', 'en-US': '{lead}: {items}.' },
  counted: { 'zh-CN': '一共 {count} 项。{lead}：{items}。', 'en-US': 'There are {count}. {lead}: {items}.' },
  // More than anybody would listen to.
  some: {
    'zh-CN': '一共 {count} 项，都在第 {page} 页，前 {told} 项是：{items}。',
    'en-US': 'There are {count}, all on page {page}. The first {told} are: {items}.',
  },
} as const satisfies Record<string, Line>;
