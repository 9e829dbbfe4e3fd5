import { defineMessages } from '../base/messages.ts';
import { conversationLimits } from './limits.ts';

const { max } = conversationLimits.question;

/** Texts about questions to a talk. The ones that begin with "say" are spoken. */
export const conversationMessages = defineMessages('conversation', {
  questionEmpty: { zh: '写下你的问题', en: 'Write your question' },
  questionTooLong: {
    zh: `问题最多 ${max} 个字，请说得短一些`,
    en: `A question may have at most ${max} characters. Please make it shorter.`,
  },
  askTooOften: {
    zh: '问得有点快，{wait} 秒后再问',
    en: 'That was many questions at once. Ask again in {wait} seconds.',
  },
  askEnoughToday: {
    zh: '今天的提问次数已用完，明天再来问',
    en: 'You have asked as much as one can in a day. Come back tomorrow.',
  },
  askShareEnough: {
    zh: '这个分享今天的提问次数已用完，明天再来问，或联系分享者',
    en: 'All questions of this link for today were asked. Come back tomorrow, or ask the person who shared it.',
  },
  sayFound: { zh: '第 {page} 页讲到：', en: 'Page {page} says:' },
  sayNear: {
    // Two sentences: the first one is the same for all pages, and spoken once.
    zh: '课件里没有直接讲到这一点。最接近的内容在第 {page} 页：',
    en: 'The deck does not say so directly. The closest is on page {page}:',
  },
  sayNone: {
    zh: '课件里没有讲到这个问题。你可以换个说法，或者直接问分享者。',
    en: 'The deck does not cover this. Try other words, or ask the person who shared it.',
  },
  sayGreeting: {
    zh: '你好。想了解哪一页、哪个问题，直接问我就好。',
    en: 'Hello. Ask me about any page, or about anything in the deck.',
  },
  sayThanks: { zh: '不客气。还想知道什么，接着问我就好。', en: 'You are welcome. Ask on whenever you like.' },
  sayAgain: {
    zh: '请把刚才的问题再问一次，我就再讲一遍。',
    en: 'Ask the question once more, and I will say it again.',
  },
  sayNoPage: {
    zh: '这份课件到第 {pages} 页就结束了。',
    en: 'The last page of this deck is page {pages}.',
  },
});
