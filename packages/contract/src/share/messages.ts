import { defineMessages } from '../base/messages.ts';
import { shareLimits } from './limits.ts';

const { code, dailyQuestions } = shareLimits;

/** Texts about shares. */
export const shareMessages = defineMessages('share', {
  codeNeeded: {
    zh: '需要正确的提取码才能打开。请向分享者确认后重新输入',
    en: 'The right extraction code is needed to open this. Ask the person who shared it and enter it again.',
  },
  closed: {
    zh: '这个分享已过期或已关闭，请联系分享者重新分享',
    en: 'This share has expired or was closed. Ask the person who shared it for a new link.',
  },
  full: {
    zh: '这个分享的可用人数已满，请联系分享者增加名额',
    en: 'All places of this share are taken. Ask the person who shared it for more.',
  },
  paused: {
    zh: '错误的提取码太多，这个分享今天暂不接受新的观众，请联系分享者换一个链接',
    en: 'There were too many wrong codes: nobody new can come in today. Ask the person who shared it for another link.',
  },
  crowded: {
    zh: '今天从你所在的网络打开的人太多，请换一个网络或明天再试',
    en: 'Too many people came from your network today. Try another network, or come back tomorrow.',
  },
  dailyQuestionsFormat: {
    zh: `每天的提问次数为 ${dailyQuestions.min}–${dailyQuestions.max} 的整数，不限请留空`,
    en: `Enter a whole number of questions from ${dailyQuestions.min} to ${dailyQuestions.max}, or leave it empty`,
  },
  peopleEmpty: { zh: '请填写可查看的人数', en: 'Please enter the number of people' },
  codeEmpty: { zh: '请填写自定义提取码', en: 'Please enter your own extraction code' },
  codeFormat: {
    zh: `提取码为 ${code.min}–${code.max} 位字母或数字`,
    en: `An extraction code has ${code.min} to ${code.max} letters or digits`,
  },
});
