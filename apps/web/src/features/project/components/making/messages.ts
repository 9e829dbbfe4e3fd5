import { defineMessages } from '@app/contract/base/messages.ts';

/** Words for making a project from a deck. */
export const makingTexts = defineMessages('making', {
  titleNew: { zh: '新建项目', en: 'New project' },
  titleDrop: { zh: '把 PPT 拖到这里', en: 'Drop a deck here' },
  dropHint: {
    zh: '{types}，最大 {max}，最多读取前 {pages} 页',
    en: '{types} up to {max}; the first {pages} slides are read',
  },
  titleDropAny: { zh: '把 PPT 或文档拖到这里', en: 'Drop a deck or document here' },
  dropHintAny: { zh: '{types}，最大 {max}', en: '{types} up to {max}' },
  deckWay: { zh: '这份课件怎么用', en: 'How to use this deck' },
  direct: { zh: '直接成画布', en: 'Keep the slides' },
  directText: { zh: '版面不变，备注变讲稿', en: 'Slides stay as they are, notes become scripts' },
  redesign: { zh: '重新设计', en: 'Redesign' },
  redesignText: { zh: '读取内容，生成大纲和新的版面', en: 'Read what it says; new outline, new slides' },
  outlineNext: {
    zh: '下一步选择场景和页数，生成大纲；看过大纲再用积分。',
    en: 'Next, choose the scene and length and create an outline. Credits are spent once you have checked it.',
  },
  next: { zh: '下一步', en: 'Next' },
  choose: { zh: '选择文件', en: 'Choose a file' },
  chooseOther: { zh: '换一个文件', en: 'Choose another' },
  blank: { zh: '没有文件，从空白页开始', en: 'No file: start with a blank page' },
  titleForeign: { zh: '这份文件像是{language}', en: 'This file seems to be in {language}' },
  foreign: {
    zh: '开讲目前只会用中文或英文朗读，别的语言读出来不对。可以先译成中文或英文再上传，或者保留版面、另写讲稿。',
    en: 'Rostrum speaks Chinese and English only, so other languages will sound wrong. Translate it before you upload it, or keep the slides and write scripts in one of the two.',
  },
  notes: { zh: '备注用作讲稿', en: 'Use speaker notes as the script' },
  notesHint: {
    zh: '没有备注的页面，按画面内容写讲稿',
    en: 'Slides without notes get a script from what they show',
  },
  password: { zh: '打开密码', en: 'Password' },
  passwordHint: {
    zh: '仅用于打开这个文件，不会保存',
    en: 'Used only to open this file; it is not saved',
  },
  passwordShow: { zh: '显示密码', en: 'Show password' },
  make: { zh: '新建项目 · {credits} 积分', en: 'Create project · {credits} credits' },
  read: { zh: '读取课件 · {credits} 积分', en: 'Read the deck · {credits} credits' },
  balance: { zh: '现有 {now} 积分，用后剩 {after}', en: 'You have {now} credits; {after} will be left' },
  short: {
    zh: '需要 {price} 积分，现有 {now}，还差 {lack}',
    en: 'You need {price} credits and have {now}: {lack} short',
  },
  givenBack: { zh: '读取失败全额退回', en: 'Refunded in full if the deck cannot be read' },
  sending: { zh: '正在上传', en: 'Uploading' },
  starting: { zh: '正在开始读取', en: 'Starting to read' },
  fileMissing: { zh: '请先选择课件文件', en: 'Choose a deck first' },
  keptTitle: { zh: '停止上传？', en: 'Stop uploading?' },
  keptText: {
    zh: '文件还没有传完，停止后要重新上传。',
    en: 'The upload is not complete. If you stop, you will have to start again.',
  },
  stop: { zh: '停止上传', en: 'Stop uploading' },
  goOn: { zh: '继续上传', en: 'Keep uploading' },
  getCredits: { zh: '积分不足，查看获取方式', en: 'Not enough credits: see how to get more' },
});
