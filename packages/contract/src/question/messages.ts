import { defineMessages } from '../base/messages.ts';
import { questionLimits } from './limits.ts';

/** Texts about the question bank. */
export const questionMessages = defineMessages('question', {
  questionEmpty: { zh: '请填写问题', en: 'Please enter the question' },
  replyEmpty: { zh: '请填写回答', en: 'Please enter the reply' },
  introFull: {
    zh: `最多设置 ${questionLimits.introQuestions} 个引导问题。请先取消一个，再添加`,
    en: `There can be at most ${questionLimits.introQuestions} intro questions. Remove one, then add another.`,
  },
  generateFailed: {
    zh: '题目生成失败，请重试',
    en: 'The questions could not be generated. Please try again.',
  },
});
