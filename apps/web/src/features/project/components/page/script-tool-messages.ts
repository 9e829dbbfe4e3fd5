import { defineMessages, type Message } from '@app/contract/base/messages.ts';
import type { ScriptChange } from '@app/contract/script/states/change.ts';
import type { ScriptTone } from '@app/contract/script/states/tone.ts';

/** Words of the buttons on a script. */
export const scriptToolTexts = defineMessages('scriptTools', {
  tools: { zh: '写讲稿和改讲稿', en: 'Write and change the script' },
  extract: { zh: '按这一页写讲稿', en: 'Write from this slide' },
  rewrite: { zh: '改写', en: 'Rewrite' },
  shorten: { zh: '精简', en: 'Shorten' },
  lengthen: { zh: '扩写', en: 'Lengthen' },
  simpler: { zh: '更好懂', en: 'Simpler' },
  livelier: { zh: '更生动', en: 'Livelier' },
  toEnglish: { zh: '译成英文', en: 'To English' },
  toChinese: { zh: '译成中文', en: 'To Chinese' },
  tone: { zh: '语气', en: 'Tone' },
  friendly: { zh: '亲切', en: 'Friendly' },
  formal: { zh: '正式', en: 'Formal' },
  lively: { zh: '生动', en: 'Lively' },
  classroom: { zh: '课堂', en: 'Classroom' },
  noModel: {
    zh: '灰色的按钮要用语言模型，请联系管理员设置；其余每次消耗 {count} 次 AI 助手。',
    en: 'The grey buttons need a language model, which your administrator can set up; the others take {count} AI helper {count:use|uses} each.',
  },
  price: {
    zh: '每次写成或改成消耗 {count} 次 AI 助手。',
    en: 'Each result takes {count} AI helper {count:use|uses}.',
  },
  writing: { zh: '正在写讲稿…', en: 'Writing the script…' },
  changing: { zh: '正在改讲稿…', en: 'Changing the script…' },
  all: {
    zh: '写全部 {pages} 页 · {count} 次',
    en: 'Write all {pages} {pages:page|pages} · {count} {count:use|uses}',
  },
  allAbout: {
    zh: '你自己写过的讲稿不会动，每一页都能单独撤销。写的时候可以离开此页',
    en: 'Scripts that you wrote yourself stay, and each page can be undone on its own. You can leave this page meanwhile.',
  },
  allWorking: { zh: '正在写第 {number} 页，共 {total} 页', en: 'Writing page {number} of {total}' },
  allUnwritten: {
    zh: '有 {count} 页没有写成，讲稿和原来一样，没有消耗次数。可以重试',
    en: '{count} {count:page was|pages were} not written and stayed as before, at no cost. You can try again.',
  },
  cancel: { zh: '取消', en: 'Cancel' },
  undo: { zh: '撤销', en: 'Undo' },
  redo: { zh: '恢复', en: 'Redo' },
  undone: { zh: '已撤销，讲稿和原来一样', en: 'Undone. The script is as it was.' },
  doneExtract: { zh: '讲稿已写好', en: 'Script written' },
  doneRewrite: { zh: '已改写', en: 'Rewritten' },
  doneShorten: { zh: '已精简', en: 'Shortened' },
  doneLengthen: { zh: '已扩写', en: 'Lengthened' },
  doneSimpler: { zh: '已改得更好懂', en: 'Made simpler' },
  doneLivelier: { zh: '已改得更生动', en: 'Made livelier' },
  doneTranslate: { zh: '已翻译', en: 'Translated' },
});

/** What each button says; a script that is not Chinese is translated into Chinese. */
export const changeNames: Readonly<Record<ScriptChange, Message>> = {
  rewrite: scriptToolTexts.rewrite,
  shorten: scriptToolTexts.shorten,
  lengthen: scriptToolTexts.lengthen,
  simpler: scriptToolTexts.simpler,
  livelier: scriptToolTexts.livelier,
  translate: scriptToolTexts.toEnglish,
};

export const deedsDone: Readonly<Record<ScriptChange | 'extract', Message>> = {
  extract: scriptToolTexts.doneExtract,
  rewrite: scriptToolTexts.doneRewrite,
  shorten: scriptToolTexts.doneShorten,
  lengthen: scriptToolTexts.doneLengthen,
  simpler: scriptToolTexts.doneSimpler,
  livelier: scriptToolTexts.doneLivelier,
  translate: scriptToolTexts.doneTranslate,
};

export const toneNames: Readonly<Record<ScriptTone, Message>> = {
  friendly: scriptToolTexts.friendly,
  formal: scriptToolTexts.formal,
  lively: scriptToolTexts.lively,
  classroom: scriptToolTexts.classroom,
};
