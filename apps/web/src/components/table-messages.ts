import { defineMessages } from '@app/contract/base/messages.ts';

/** What every table says. */
export const tableMessages = defineMessages('table', {
  sortBy: { zh: '排序', en: 'Sort by' },
  direction: { zh: '从大到小、从新到旧', en: 'Largest or newest first' },
  nothingFound: { zh: '没有符合条件的内容，换个条件试试', en: 'No results. Try other words or filters.' },
  actionsOf: { zh: '“{name}”的更多操作', en: 'More actions for “{name}”' },
  pages: { zh: '分页', en: 'Pages' },
  previous: { zh: '上一页', en: 'Previous page' },
  next: { zh: '下一页', en: 'Next page' },
  pageOf: { zh: '第 {page} 页，共 {pages} 页', en: 'Page {page} of {pages}' },
  loadFailed: { zh: '加载失败', en: 'Could not load' },
  retry: { zh: '重试', en: 'Try again' },
  errorCode: { zh: '错误码 {code}', en: 'Error code {code}' },
});
