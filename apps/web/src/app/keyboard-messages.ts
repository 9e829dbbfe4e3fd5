import { defineMessages } from '@app/contract/base/messages.ts';

/** Texts of the command palette and the keyboard help. */
export const keyboardMessages = defineMessages('keyboard', {
  palette: { zh: '命令面板', en: 'Command palette' },
  find: { zh: '去哪里，做什么？', en: 'Where to, or what to do?' },
  nothing: { zh: '没有找到，换个词试试', en: 'Nothing found. Try another word.' },
  move: { zh: '选择', en: 'Move' },
  choose: { zh: '打开', en: 'Open' },
  close: { zh: '关闭', en: 'Close' },
  goTo: { zh: '前往', en: 'Go to' },
  settings: { zh: '设置', en: 'Settings' },
  switchLanguage: { zh: '切换到 English', en: 'Switch to 中文' },
  light: { zh: '外观：浅色', en: 'Appearance: light' },
  dark: { zh: '外观：深色', en: 'Appearance: dark' },
  system: { zh: '外观：跟随系统', en: 'Appearance: as the system' },
  logout: { zh: '退出登录', en: 'Log out' },
  help: { zh: '键盘快捷键', en: 'Keyboard shortcuts' },
  helpPalette: { zh: '打开命令面板', en: 'Open the command palette' },
  helpHelp: { zh: '显示这张表', en: 'Show this list' },
  helpFind: { zh: '跳到搜索框（列表页）', en: 'Go to the search field (lists)' },
  helpMenu: { zh: '打开所在位置的菜单', en: 'Open the menu of what has the focus' },
  helpMove: { zh: '在菜单和列表中移动', en: 'Move in menus and lists' },
  helpTab: { zh: '下一处，加 Shift 为上一处', en: 'Next place; with Shift the one before' },
  helpClose: { zh: '关闭最上面的一层', en: 'Close the top layer' },
});
