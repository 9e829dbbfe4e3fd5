import { defineMessages } from '@app/contract/base/messages.ts';

/** The menu of text fields. */
export const menuMessages = defineMessages('menu', {
  menu: { zh: '右键菜单', en: 'Context menu' },
  cut: { zh: '剪切', en: 'Cut' },
  copy: { zh: '复制', en: 'Copy' },
  paste: { zh: '粘贴', en: 'Paste' },
  selectAll: { zh: '全选', en: 'Select all' },
  pasteRefused: {
    zh: '浏览器不允许读取剪贴板，请用 Ctrl+V 粘贴',
    en: 'The browser blocks reading the clipboard. Press Ctrl+V instead.',
  },
});
