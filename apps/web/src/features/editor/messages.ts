import { defineMessages } from '@app/contract/base/messages.ts';

/** Texts of the slide editor that several of its parts say. */
export const editorMessages = defineMessages('editor', {
  canvas: { zh: '画布', en: 'Canvas' },
  slides: { zh: '页面', en: 'Slides' },
  inspector: { zh: '属性', en: 'Properties' },
  insert: { zh: '插入', en: 'Insert' },
  scriptHeight: { zh: '讲稿区高度', en: 'Height of the script' },
  undo: { zh: '撤销', en: 'Undo' },
  redo: { zh: '重做', en: 'Redo' },
  loadFailed: { zh: '页面没有打开', en: 'The slides did not open' },
  retry: { zh: '重试', en: 'Try again' },
  errorCode: { zh: '错误码 {code}', en: 'Error code {code}' },
  cannotUndo: {
    zh: '这一步涉及的内容已被别人删除，无法撤销。',
    en: 'This step cannot be undone: what it was about has been deleted by someone else.',
  },
  notTaken: {
    zh: '这处修改没有保存：{reason} 页面已恢复为保存过的样子。',
    en: 'This change was not saved: {reason} The page is as it was saved last.',
  },
  notArranged: {
    zh: '页面没有这样排列：{reason} 已恢复为保存过的顺序。',
    en: 'The pages were not arranged like this: {reason} They are in the order that was saved last.',
  },
  merged: {
    zh: '别人也改了这一页，两边的修改都保留了。',
    en: 'Someone else changed this page, too. Both changes are kept.',
  },
  restored: {
    zh: '别人删除了这一页；因为你改过它，已经恢复。',
    en: 'Someone else deleted this page. It is back, because you changed it.',
  },
  text: { zh: '文本', en: 'Text' },
  image: { zh: '图片', en: 'Picture' },
  shape: { zh: '形状', en: 'Shape' },
  table: { zh: '表格', en: 'Table' },
  chart: { zh: '图表', en: 'Chart' },
  video: { zh: '视频', en: 'Video' },
  audio: { zh: '音频', en: 'Sound' },
  latex: { zh: '公式', en: 'Formula' },
  avatar: { zh: '数字人', en: 'Avatar' },
});
