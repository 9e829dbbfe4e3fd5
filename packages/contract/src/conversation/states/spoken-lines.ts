import type { ContentLanguage } from '../../speech/states/language.ts';

type Line = Readonly<Record<ContentLanguage, string>>;

/** What is said around the words of a deck. It is heard, not read on a screen: one for each language that is spoken. */
export const spokenLines = {
  found: { 'zh-CN': '第 {page} 页讲到：', 'en-US': 'Page {page} says:' },
  // It may well be the answer, so nothing is denied before it.
  near: { 'zh-CN': '第 {page} 页谈到这方面：', 'en-US': 'Page {page} speaks of this:' },
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
  vague: {
    'zh-CN': '你想了解哪一点？比如下面这两个。',
    'en-US': 'What would you like to know about it? One of these, perhaps?',
  },
} as const satisfies Record<string, Line>;
