import { defineMessages } from '../base/messages.ts';
import { conversationLimits } from './limits.ts';

const { max } = conversationLimits.question;

/** Texts about questions to a talk. */
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
});
