import { defineMessages, type Message } from '@app/contract/base/messages.ts';
import type { HelperStep } from '@app/contract/helper/states/guidance.ts';

/** What the assistant says. */
export const helperTexts = defineMessages('assistant', {
  name: { zh: 'AI 助手', en: 'AI helper' },
  label: { zh: 'AI 助手，还剩 {count} 次', en: 'AI helper, {count} {count:use|uses} left' },
  howToMove: { zh: '方向键移动，回车打开提示', en: 'Arrow keys move it, Enter opens the tip' },
  left: { zh: '还剩 {count} 次', en: '{count} {count:use|uses} left' },
  labelWithState: { zh: '{label}，{state}', en: '{label}, {state}' },
  stateLow: { zh: '快用完了', en: 'running low' },
  stateNo: { zh: '已用完', en: 'used up' },
  close: { zh: '关闭', en: 'Close' },
  mute: { zh: '不再提示', en: 'Don’t show again' },
  unmute: { zh: '恢复提示', en: 'Show it again' },
  showMe: { zh: '带我去看', en: 'Show me' },
  buy: { zh: '获取次数', en: 'Get more uses' },
  toFiles: { zh: '上传课件', en: 'Upload a deck' },
  toRights: { zh: '查看权益', en: 'See your plan' },
  toUsage: { zh: '查看用量', en: 'See usage' },
  tipNo: {
    zh: '次数已用完。补充后可以继续改写讲稿。',
    en: 'You have no AI helper uses left. Get more to keep rewriting scripts.',
  },
  tipProject: { zh: '上传一份课件，数字人替你讲。', en: 'Upload a deck and an avatar presents it for you.' },
  tipFiles: {
    zh: '把文件拖进页面就能上传。空间不够时可以升级。',
    en: 'Drop files anywhere on the page to upload them. Upgrade if you run out of space.',
  },
  tipRights: {
    zh: '付费等级的积分和次数每月到账，用不完会留着。',
    en: 'On paid plans credits and uses arrive every month, and unused ones stay.',
  },
  tipUsual: {
    zh: '每次生成消耗次数，余量显示在这里。',
    en: 'Each generation takes a use. What is left is shown here.',
  },
  stepGenerateImage: {
    zh: '先定下它的样子：用一张照片，或自己画。',
    en: 'Start with the look: use a photo, or draw one.',
  },
  stepChooseStyle: { zh: '选一张你喜欢的风格图。', en: 'Pick a style you like.' },
  stepSelectSound: { zh: '选一个声音，先听听看。', en: 'Choose a voice; hear it first.' },
  stepGreetings: {
    zh: '写一句问候，在它的卡片上就能听到。',
    en: 'Write a greeting: it can be heard on its card.',
  },
  stepMaterials: {
    zh: '先提交资料：导入文档，或输入文字。',
    en: 'Start with the material: import a document or type it.',
  },
  stepScene: { zh: '选择讲解场景，讲稿会随之调整。', en: 'Choose a scene; the script follows it.' },
  stepPages: { zh: '选择要做多少页。', en: 'Choose how many pages to make.' },
  stepSlides: {
    zh: '这里是课件的页面。还没有数字人的话，在右边选一位。',
    en: 'These are your slides. If there is no avatar yet, choose one on the right.',
  },
  stepGenerateText: {
    zh: '看一遍讲稿，再点“生成讲解”，之后仍可修改。',
    en: 'Look through the scripts, then press “Create the talk”; you can still edit later.',
  },
  stepScript: {
    zh: '看看这一页的讲稿，改好之后点“生成讲解”。',
    en: 'Check the script of this page, then press “Create the talk”.',
  },
  stepComplete: { zh: '这一步已完成，继续下一步。', en: 'Done here. On to the next step.' },
  help: { zh: '帮助', en: 'Help' },
  helpSpends: { zh: '这些操作消耗次数', en: 'What takes uses' },
  helpSpendsNone: {
    zh: '生成讲解、播放、分享和回答观众提问都不消耗次数。',
    en: 'Creating the talk, playing, sharing and answering viewers take none.',
  },
  uses: { zh: '{count} 次', en: '{count} {count:use|uses}' },
  helpHow: { zh: '怎么用', en: 'How it works' },
  helpUpload: { zh: '上传课件，新建项目', en: 'Upload a deck to start a project' },
  helpCreate: {
    zh: '改讲稿，选数字人，点“生成讲解”',
    en: 'Edit the scripts, choose an avatar, press “Create the talk”',
  },
  helpShare: { zh: '播放检查，再分享链接', en: 'Play it, then share the link' },
  helpKeys: { zh: '键盘快捷键', en: 'Keyboard shortcuts' },
  helpCredits: { zh: '积分用量', en: 'Credit usage' },
});

/** What is said about each thing that the helper points at. */
export const stepTexts: Readonly<Record<HelperStep, Message>> = {
  generateImage: helperTexts.stepGenerateImage,
  choosImageStyle: helperTexts.stepChooseStyle,
  selectSound: helperTexts.stepSelectSound,
  greetings: helperTexts.stepGreetings,
  contentMaterials: helperTexts.stepMaterials,
  sceneSelection: helperTexts.stepScene,
  artboardPages: helperTexts.stepPages,
  multimediaSlides: helperTexts.stepSlides,
  generateText: helperTexts.stepGenerateText,
  voiceoverScript: helperTexts.stepScript,
  'complete-all': helperTexts.stepComplete,
};
