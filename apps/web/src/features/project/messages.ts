import { defineMessages } from '@app/contract/base/messages.ts';

/** Words that the list and the page of a project share. */
export const projectTexts = defineMessages('projects', {
  stateReading: { zh: '正在读取课件', en: 'Reading the deck' },
  stateUnread: { zh: '课件未能读取', en: 'The deck was not read' },
  stateWriting: { zh: '生成讲稿', en: 'Writing' },
  stateToConfirm: { zh: '待确认', en: 'To confirm' },
  stateConfirming: { zh: '生成播报', en: 'Confirming' },
  stateReady: { zh: '可播放', en: 'Ready' },
  stateFailed: { zh: '有页面出错', en: 'Some pages failed' },
  stateAgain: { zh: '已修改，需重新生成播报', en: 'Changed, regenerate' },
  stateEmpty: { zh: '空项目', en: 'Empty' },
  stateNoScript: { zh: '待写讲稿', en: 'Scripts missing' },
  pageConfirmed: { zh: '已确认', en: 'Confirmed' },
  pageConfirming: { zh: '生成播报中', en: 'Confirming' },
  pageWriting: { zh: '写讲稿中', en: 'Writing' },
  pageToConfirm: { zh: '待确认', en: 'To confirm' },
  pageNoScript: { zh: '无讲稿', en: 'No script' },
  pageFailed: { zh: '出错，可重试', en: 'Failed, retry' },
  pageForbidden: { zh: '内容不合规', en: 'Not allowed' },
  percent: { zh: '{state} {percent}%', en: '{state} {percent}%' },
  pages: { zh: '{count} 页', en: 'Pages: {count}' },
  close: { zh: '关闭', en: 'Close' },
  cancel: { zh: '取消', en: 'Cancel' },
  retry: { zh: '重试', en: 'Retry' },
  loadFailed: { zh: '没有加载成功', en: 'This could not be loaded' },
  errorCode: { zh: '错误代码 {code}', en: 'Error code {code}' },
});
