import type { ContentLanguage } from '../../speech/states/language.ts';

type Line = Readonly<Record<ContentLanguage, string>>;

/** What is said around the words of a deck. It is heard, not read on a screen: one for each language that is spoken. */
export const spokenLines = {
  found: { 'zh-CN': '第 {page} 页讲到：', 'en-US': 'Page {page} says:' },
  near: {
    // Two sentences: the first one is the same for all pages, and spoken once.
    'zh-CN': '课件里没有直接讲到这一点。最接近的内容在第 {page} 页：',
    'en-US': 'The deck does not say so directly. The closest is on page {page}:',
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
} as const satisfies Record<string, Line>;
