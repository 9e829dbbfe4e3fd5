import { defineMessages } from '../base/messages.ts';
import { shareLimits } from './limits.ts';

const { code, dailyQuestions } = shareLimits;

/** Texts about shares. */
export const shareMessages = defineMessages('share', {
  codeNeeded: {
    zh: '提取码不正确，请向分享者确认后重新输入',
    en: 'The extraction code is wrong. Ask the person who shared it and enter it again.',
  },
  closed: {
    zh: '分享已过期或已停用，请向分享者索取新链接',
    en: 'This share has expired or was disabled. Ask the person who shared it for a new link.',
  },
  full: {
    zh: '分享的名额已满，请联系分享者增加',
    en: 'All places of this share are taken. Ask the person who shared it for more.',
  },
  paused: {
    zh: '提取码输错太多次，今天暂不接受新观众。请向分享者索取新链接',
    en: 'There were too many wrong codes, so no new viewers can come in today. Ask the person who shared it for a new link.',
  },
  crowded: {
    zh: '今天从你的网络打开的人太多，请换一个网络或明天再试',
    en: 'Too many people opened this from your network today. Try another network, or come back tomorrow.',
  },
  dailyQuestionsFormat: {
    zh: `每天提问上限为 ${dailyQuestions.min}–${dailyQuestions.max} 的整数，不限请留空`,
    en: `Enter a whole number from ${dailyQuestions.min} to ${dailyQuestions.max}, or leave it empty`,
  },
  peopleEmpty: { zh: '请填写观看人数上限', en: 'Please enter the viewer limit' },
  codeEmpty: { zh: '请填写自定义提取码', en: 'Please enter a custom extraction code' },
  codeFormat: {
    zh: `提取码为 ${code.min}–${code.max} 位字母或数字`,
    en: `An extraction code has ${code.min} to ${code.max} letters or digits`,
  },
});
