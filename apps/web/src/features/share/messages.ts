import { defineMessages } from '@app/contract/base/messages.ts';

/** Texts of the screens for people who were given a link. */
export const shareScreenMessages = defineMessages('shareScreen', {
  titleOpen: { zh: '打开分享的讲解', en: 'Open the shared talk' },
  by: { zh: '{owner} 分享给你', en: 'Shared with you by {owner}' },
  extractionCode: { zh: '提取码', en: 'Extraction code' },
  codeHint: {
    zh: '4–10 位字母或数字，向分享者索取',
    en: '4–10 letters or digits; ask the person who shared it',
  },
  codeNeeded: { zh: '请输入提取码', en: 'Enter the extraction code' },
  wrongCode: { zh: '提取码不正确，请核对后重试', en: 'Wrong code. Check it and try again.' },
  open: { zh: '打开', en: 'Open' },
  titleClosed: { zh: '分享已结束', en: 'This share has ended' },
  titleFull: { zh: '名额已满', en: 'No places left' },
  titleUnknown: { zh: '分享不存在', en: 'Share not found' },
  unknown: {
    zh: '链接不完整或已失效，请向分享者索取新链接。',
    en: 'The link is incomplete or no longer works. Ask the person who shared it for a new one.',
  },
  titleNotRead: { zh: '分享加载失败', en: 'Could not load the share' },
  retry: { zh: '重试', en: 'Try again' },
  toHome: { zh: '了解开讲', en: 'About Rostrum' },
  like: { zh: '点赞', en: 'Like' },
  collect: { zh: '收藏', en: 'Collect' },
});
