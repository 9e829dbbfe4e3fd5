import { defineMessages } from '@app/contract/base/messages.ts';

/** Texts of the screens for people who were given a link. */
export const shareScreenMessages = defineMessages('shareScreen', {
  titleOpen: { zh: '打开分享的讲解', en: 'Open the shared talk' },
  by: { zh: '{owner} 分享给你', en: 'Shared with you by {owner}' },
  extractionCode: { zh: '提取码', en: 'Extraction code' },
  codeHint: { zh: '向分享者索取，4–10 位字母或数字', en: 'Ask who shared it: 4 to 10 letters or digits' },
  codeNeeded: { zh: '填写提取码', en: 'Enter the extraction code' },
  wrongCode: { zh: '提取码不对，核对后再试一次', en: 'That is not the right code. Check it and try again.' },
  open: { zh: '打开', en: 'Open' },
  titleClosed: { zh: '这个分享已结束', en: 'This share is over' },
  titleFull: { zh: '名额已满', en: 'No places left' },
  titleUnknown: { zh: '没有找到这个分享', en: 'This share was not found' },
  unknown: {
    zh: '链接不完整或已经失效，向分享者要一个新的链接。',
    en: 'The link is incomplete or no longer works. Ask the person who shared it for a new one.',
  },
  titleNotRead: { zh: '没有读到这个分享', en: 'The share could not be read' },
  retry: { zh: '再试一次', en: 'Try again' },
  toHome: { zh: '了解开讲', en: 'About Rostrum' },
  like: { zh: '点赞', en: 'Like' },
  collect: { zh: '收藏', en: 'Collect' },
});
