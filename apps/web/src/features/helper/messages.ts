import { defineMessages, type Message } from '@app/contract/base/messages.ts';
import type { CountClass } from '@app/contract/helper/states/count-class.ts';
import type { HelperStep } from '@app/contract/helper/states/guidance.ts';

/** What the assistant says. */
export const helperTexts = defineMessages('assistant', {
  name: { zh: 'AI 助手', en: 'AI helper' },
  label: { zh: 'AI 助手，还剩 {count} 次，{state}', en: 'AI helper, {count} uses left, {state}' },
  howToMove: { zh: '方向键移动，回车打开提示', en: 'Arrow keys move it, Enter opens the tip' },
  left: { zh: '还剩 {count} 次', en: '{count} uses left' },
  stateNo: { zh: '已用完', en: 'used up' },
  stateInsufficiency: { zh: '快用完了', en: 'running low' },
  stateEnough: { zh: '够用', en: 'enough' },
  stateSufficient: { zh: '充足', en: 'plenty' },
  close: { zh: '关闭', en: 'Close' },
  mute: { zh: '不再提示', en: 'Don’t show again' },
  unmute: { zh: '恢复提示', en: 'Show it again' },
  showMe: { zh: '带我去看', en: 'Show me where' },
  buy: { zh: '购买次数', en: 'Buy more uses' },
  toFiles: { zh: '上传课件', en: 'Upload a deck' },
  toRights: { zh: '查看权益', en: 'See your rights' },
  toUsage: { zh: '查看用量', en: 'See the usage' },
  tipNo: {
    zh: '助手次数用完了。购买后，写讲稿和答疑都能接着用。',
    en: 'There are no helper uses left. Buy more to go on writing scripts and answering questions.',
  },
  tipProject: {
    zh: '从一份课件开始：传上来，数字人替你讲。',
    en: 'Start with a deck: upload it and let a digital human present it.',
  },
  tipFiles: {
    zh: '把文件拖进页面就能上传，空间不够时可以升级。',
    en: 'Drop files anywhere on the page to upload them. If space runs short, upgrade.',
  },
  tipRights: {
    zh: '付费等级的积分和次数每月到账，用不完的会留着。',
    en: 'Credits and uses of the paid levels arrive every month, and what is left over stays.',
  },
  tipUsual: {
    zh: '次数会随着生成的内容减少，剩余多少这里一直看得到。',
    en: 'Uses go down as things are generated; what is left is always shown here.',
  },
  stepGenerateImage: {
    zh: '上传一张正面照，生成数字人的形象。',
    en: 'Upload a photo of a face, seen from the front, to make the look.',
  },
  stepChooseStyle: { zh: '挑一张你喜欢的风格图。', en: 'Pick the style picture you like.' },
  stepSelectSound: { zh: '选一个声音，或克隆你自己的。', en: 'Choose a voice, or clone your own.' },
  stepGreetings: {
    zh: '写一句问候，观众一进来就能听到。',
    en: 'Write a greeting: it is the first thing viewers hear.',
  },
  stepMaterials: {
    zh: '先提交资料：导入文档，或直接输入文字。',
    en: 'First the material: import a document, or type it.',
  },
  stepScene: { zh: '选择讲解的场景，讲稿会跟着变。', en: 'Choose the scene; the script follows it.' },
  stepPages: { zh: '选择要做多少页。', en: 'Choose how many pages to make.' },
  stepSlides: {
    zh: '这里是课件的页面。还没有数字人的话，在右边选一位。',
    en: 'These are the slides. If there is no avatar yet, choose one on the right.',
  },
  stepGenerateText: {
    zh: '每页都有讲稿之后，点“确认播报”，数字人就会讲出来；之后仍可修改。',
    en: 'When every page has a script, press “Confirm” and the avatar speaks it; it can still be changed later.',
  },
  stepScript: {
    zh: '看看这一页的讲稿，改好之后点“确认播报”。',
    en: 'Read the script of this page, change it as you like, then press “Confirm”.',
  },
  stepComplete: {
    zh: '这一步都做好了，继续下一步。',
    en: 'Everything here is done. Go on to the next step.',
  },
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

/** The class of the count in words: never colour alone. */
export const countTexts: Readonly<Record<CountClass, Message>> = {
  no: helperTexts.stateNo,
  insufficiency: helperTexts.stateInsufficiency,
  enough: helperTexts.stateEnough,
  sufficient: helperTexts.stateSufficient,
};
