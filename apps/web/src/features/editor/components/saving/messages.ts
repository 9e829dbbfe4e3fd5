import { defineMessages } from '@app/contract/base/messages.ts';

/** Texts about the saving of slides. */
export const savingTexts = defineMessages('editor-saving', {
  saving: { zh: '正在保存…', en: 'Saving…' },
  saved: { zh: '已保存 {time}', en: 'Saved {time}' },
  offline: {
    zh: '没有网络，修改已存在本机，联网后自动保存',
    en: 'No connection. Your changes are kept on this device and saved when it is back',
  },
  failed: { zh: '没有保存', en: 'Not saved' },
  retry: { zh: '重试', en: 'Try again' },
  conflict: { zh: '有一页需要你选择', en: 'One page needs your choice' },
  recovered: {
    zh: '上次没来得及保存的修改已恢复。',
    en: 'Changes that could not be saved last time are back.',
  },
  others: {
    zh: '别人刚刚改了这个项目，画面已更新。',
    en: 'Someone else just changed this project. You see it now.',
  },
  conflictTitle: { zh: '第 {number} 页也被别人改了', en: 'Someone else also changed page {number}' },
  conflictText: {
    zh: '你们改了同一处，请选择保留哪一个。选“都保留”时，你的这一页会放在后面，什么都不会丢。',
    en: 'You both changed the same thing. Choose which to keep. With “Keep both”, yours stands behind theirs and nothing is lost.',
  },
  mine: { zh: '我的', en: 'Mine' },
  theirs: { zh: '别人的', en: 'Theirs' },
  keepMine: { zh: '用我的', en: 'Keep mine' },
  keepTheirs: { zh: '用别人的', en: 'Keep theirs' },
  keepBoth: { zh: '都保留', en: 'Keep both' },
  later: { zh: '稍后再选', en: 'Choose later' },
  choose: { zh: '现在选择', en: 'Choose now' },
});
