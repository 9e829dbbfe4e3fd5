import { defineMessages } from '../base/messages.ts';
import { conversationLimits } from './limits.ts';

const { max } = conversationLimits.question;

/** Texts about questions to a talk. */
export const conversationMessages = defineMessages('conversation', {
  questionEmpty: { zh: '请输入问题', en: 'Enter your question' },
  questionTooLong: {
    zh: `问题最多 ${max} 个字，请精简后再问`,
    en: `A question can have at most ${max} characters. Please shorten it.`,
  },
  askTooOften: {
    zh: '提问太频繁，请 {wait} 秒后再试',
    en: 'Too many questions. Try again in {wait} seconds.',
  },
  askEnoughToday: {
    zh: '今天的提问次数已用完，请明天再来',
    en: 'You have used all your questions for today. Come back tomorrow.',
  },
  askShareEnough: {
    zh: '这个分享今天的提问次数已用完，请明天再来，或联系分享者',
    en: 'All questions for this share were used today. Come back tomorrow, or contact the person who shared it.',
  },
  nothingToAskAgain: {
    zh: '这个项目还没有人提问，分享后再来看看',
    en: 'Nobody has asked this project anything yet. Share it, and come back.',
  },
  askedAgainEnough: {
    zh: '今天重新提问的次数已用完，请明天再试',
    en: 'The questions were asked again as often as a day allows. Try again tomorrow.',
  },
});
