import { defineMessages } from '@app/contract/base/messages.ts';

/** Words for making a project from a deck. */
export const makingTexts = defineMessages('making', {
  titleNew: { zh: '新建项目', en: 'New project' },
  titleDrop: { zh: '把 PPT 拖到这里', en: 'Drop a deck here' },
  titleOther: { zh: '换一个文件', en: 'Use another file' },
  dropHint: {
    zh: '仅支持 .pptx，最大 {max}，前 {pages} 页会成为画布',
    en: 'Only .pptx, up to {max}; the first {pages} slides come in',
  },
  choose: { zh: '选择文件', en: 'Choose a file' },
  chooseOther: { zh: '换一个', en: 'Choose another' },
  notes: { zh: '备注作为讲稿', en: 'Speaker notes become the script' },
  notesHint: {
    zh: '没有备注的页面，会按画面上的文字写出讲稿',
    en: 'Slides without notes get a script made from their own words',
  },
  make: { zh: '新建项目 · {credits} 积分', en: 'Create · {credits} credits' },
  read: { zh: '读取课件 · {credits} 积分', en: 'Read the deck · {credits} credits' },
  balance: {
    zh: '当前 {now} 积分，新建后剩 {after}',
    en: 'You have {now} credits; {after} are left afterwards',
  },
  short: { zh: '当前 {now} 积分，还差 {lack}', en: 'You have {now} credits; {lack} are missing' },
  givenBack: { zh: '读取失败会退回积分', en: 'If reading fails, the credits come back' },
  adding: { zh: '正在新建', en: 'Creating' },
  sending: { zh: '正在上传', en: 'Uploading' },
  starting: { zh: '正在开始读取', en: 'Starting to read' },
  fileMissing: { zh: '先选择一个 .pptx 文件', en: 'Choose a .pptx file first' },
  keptTitle: { zh: '停止上传？', en: 'Stop uploading?' },
  keptText: {
    zh: '文件还没有传完，停止后需要重新上传。',
    en: 'The file has not arrived yet; it would have to be sent again.',
  },
  stop: { zh: '停止上传', en: 'Stop uploading' },
  goOn: { zh: '继续上传', en: 'Keep uploading' },
});
