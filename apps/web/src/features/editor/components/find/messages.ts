import { defineMessages } from '@app/contract/base/messages.ts';

/** Texts of finding and replacing. */
export const findTexts = defineMessages('editor-find', {
  title: { zh: '查找和替换', en: 'Find and replace' },
  find: { zh: '查找', en: 'Find' },
  replaceWith: { zh: '替换为', en: 'Replace with' },
  matchCase: { zh: '区分大小写', en: 'Match case' },
  next: { zh: '下一个', en: 'Next' },
  previous: { zh: '上一个', en: 'Previous' },
  replace: { zh: '替换', en: 'Replace' },
  replaceAll: { zh: '全部替换', en: 'Replace all' },
  count: { zh: '{at} / {count}', en: '{at} / {count}' },
  none: { zh: '没有找到', en: 'No matches' },
  inScript: { zh: '在讲稿中', en: 'In the script' },
  replaced: { zh: '已替换 {count} 处', en: '{count} replaced' },
  close: { zh: '关闭', en: 'Close' },
});
