import { defineMessages } from '@app/contract/base/messages.ts';

/** Words of the way from material to a deck. */
export const outlineTexts = defineMessages('outlining', {
  steps: { zh: '步骤', en: 'Steps' },
  stepMaterial: { zh: '资料', en: 'Material' },
  stepOutline: { zh: '大纲', en: 'Outline' },
  stepCanvas: { zh: '画布', en: 'Slides' },
  stepDone: { zh: '已完成', en: 'Done' },
  saving: { zh: '保存中', en: 'Saving' },
  saved: { zh: '已保存', en: 'Saved' },
  notSaved: { zh: '未保存', en: 'Not saved' },
  retry: { zh: '重试', en: 'Retry' },
  cancel: { zh: '取消', en: 'Cancel' },
  close: { zh: '关闭', en: 'Close' },
  back: { zh: '上一步', en: 'Back' },
  draw: { zh: '生成大纲', en: 'Create outline' },
  drawAgain: { zh: '重新生成大纲', en: 'Recreate outline' },
  toOutline: { zh: '查看大纲', en: 'Go to outline' },
  make: { zh: '生成画布', en: 'Create slides' },
  costOutline: {
    zh: '大纲用 {uses} 次 AI 助手，现有 {now} 次，约 {seconds} 秒',
    en: 'The outline takes {uses} AI helper uses of your {now}, and about {seconds} seconds',
  },
  costLater: {
    zh: '看过大纲再生成画布：{credits} 积分和 {uses} 次 AI 助手',
    en: 'Slides come after you checked it: {credits} credits and {uses} AI helper uses',
  },
  costDeck: {
    zh: '{credits} 积分（现有 {haveCredits}）和 {uses} 次 AI 助手（现有 {haveUses}），约 {seconds} 秒',
    en: '{credits} credits of your {haveCredits}, {uses} AI helper uses of your {haveUses}, about {seconds} seconds',
  },
  costAgain: {
    zh: '{uses} 次 AI 助手（现有 {haveUses}），约 {seconds} 秒；积分不再扣',
    en: '{uses} AI helper uses of your {haveUses}, about {seconds} seconds; no more credits',
  },
  makeAgain: { zh: '重新生成画布', en: 'Recreate slides' },
  makeAgainTitle: { zh: '重新生成画布？', en: 'Recreate the slides?' },
  makeAgainText: {
    zh: '现在的 {pages} 页课件、讲稿、你的修改和已生成的讲解都会被替换。',
    en: 'It replaces the {pages} {pages:slide|slides} you have, with their scripts, your edits and what was spoken.',
  },
  keepCopy: { zh: '先把现在的课件另存为一个项目', en: 'Keep the slides I have as a project of their own' },
  orReplace: {
    zh: '也可以不另存：去掉上面的勾选，现在的课件就会被替换。',
    en: 'Or keep no copy: clear the box above, and the slides you have are replaced.',
  },
  toProjects: { zh: '管理项目', en: 'My projects' },
  upgrade: { zh: '查看升级', en: 'See plans' },
  costDirect: {
    zh: '{credits} 积分，现有 {now}；读取失败全额退回',
    en: '{credits} credits of your {now}; refunded if the deck cannot be read',
  },
  givenBack: { zh: '失败全额退回', en: 'Refunded in full if it fails' },
  getUses: { zh: 'AI 助手次数不足，查看获取方式', en: 'Not enough AI helper uses: see how to get more' },
  getCredits: { zh: '积分不足，查看获取方式', en: 'Not enough credits: see how to get more' },
  drawing: { zh: '正在生成大纲', en: 'Creating the outline' },
  scanning: {
    zh: '正在识别扫描页，第 {page} / {pages} 页',
    en: 'Recognising scanned pages: {page} of {pages}',
  },
  drawingCount: {
    zh: '正在生成大纲，已有 {count} 项',
    en: 'Creating the outline: {count} {count:item|items} so far',
  },
  making: { zh: '正在生成画布和讲稿', en: 'Creating slides and scripts' },
  makingHint: {
    zh: '可以离开这个页面，完成后在项目里打开。',
    en: 'You can leave this page; open the project when it is done.',
  },
  otherFile: { zh: '换一个文件', en: 'Choose another file' },
  otherText: { zh: '修改文字', en: 'Change the text' },
  titleFailed: { zh: '大纲生成失败', en: 'The outline was not created' },
  titleNone: { zh: '还没有大纲', en: 'No outline yet' },
  none: {
    zh: '资料都在，随时可以生成。',
    en: 'Your material is saved. Create the outline whenever you like.',
  },
  replaceTitle: { zh: '重新生成大纲？', en: 'Recreate the outline?' },
  replaceText: {
    zh: '现在的大纲和你的修改会被替换。',
    en: 'It replaces the outline you have, with your edits.',
  },
  replaced: {
    zh: '大纲在别处改过，已显示最新内容。撤销可找回你的版本。',
    en: 'The outline was changed elsewhere; this is the newest. Undo brings yours back.',
  },
  fullPoints: { zh: '一页最多 {max} 个要点', en: 'A page can have at most {max} points' },
  fullPages: { zh: '大纲最多 {max} 页', en: 'An outline can have at most {max} pages' },
  loadFailed: { zh: '加载失败', en: 'Could not load' },
  errorCode: { zh: '错误码 {code}', en: 'Error code {code}' },
});
