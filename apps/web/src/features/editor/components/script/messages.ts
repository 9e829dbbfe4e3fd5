import { defineMessages, type Message } from '@app/contract/base/messages.ts';
import type { CueAction, ScriptMark } from '@app/deck/script/document.ts';

/** Texts of the script below the canvas. */
export const scriptTexts = defineMessages('editor-script', {
  how: { zh: '怎么念', en: 'How it is spoken' },
  listenSentence: { zh: '听光标所在的一句', en: 'Hear the sentence at the caret' },
  listenPage: { zh: '从光标听到页末', en: 'Listen from the caret on' },
  listenStop: { zh: '停止（Esc）', en: 'Stop (Esc)' },
  listenFailed: { zh: '没能播放，请重试', en: 'It could not be played. Please try again.' },
  pause: { zh: '停顿', en: 'Pause' },
  pauseOf: { zh: '停顿 {seconds} 秒', en: 'Pause of {seconds} s' },
  emphasis: { zh: '重读', en: 'Stress' },
  strong: { zh: '重读', en: 'Strong' },
  moderate: { zh: '略重', en: 'Slight' },
  reduced: { zh: '轻读', en: 'Soft' },
  rate: { zh: '语速', en: 'Pace' },
  slower: { zh: '慢一点', en: 'Slower' },
  muchSlower: { zh: '慢很多', en: 'Much slower' },
  faster: { zh: '快一点', en: 'Faster' },
  muchFaster: { zh: '快很多', en: 'Much faster' },
  pinyin: { zh: '读音', en: 'Pronunciation' },
  pinyinHint: {
    zh: '每个字一个音节，声调用数字，例如 chong2 qing4',
    en: 'One syllable per Chinese character, tones as numbers, such as chong2 qing4',
  },
  pinyinFor: { zh: '“{words}”的拼音', en: 'Pinyin of “{words}”' },
  pinyinNone: { zh: '先选中汉字，再写读音', en: 'Choose Chinese characters first' },
  take: { zh: '使用', en: 'Use' },
  sayAs: { zh: '读作', en: 'Read as' },
  digits: { zh: '逐个数字', en: 'Digits' },
  number: { zh: '数值', en: 'Number' },
  date: { zh: '日期', en: 'Date' },
  time: { zh: '时间', en: 'Time' },
  letters: { zh: '逐个字母', en: 'Letters' },
  telephone: { zh: '电话号码', en: 'Phone number' },
  unmark: { zh: '取消标记', en: 'Remove the mark' },
  cue: { zh: '动作', en: 'Cue' },
  cueHint: {
    zh: '讲到光标所在的词时发生。先在画布上选中元素。',
    en: 'Happens when the word at the caret is spoken. Choose an element on the canvas first.',
  },
  cueFor: { zh: '作用于：{name}', en: 'For: {name}' },
  enter: { zh: '出现', en: 'Appears' },
  leave: { zh: '消失', en: 'Disappears' },
  spotlight: { zh: '突出', en: 'Is pointed out' },
  play: { zh: '播放，讲解等它放完', en: 'Plays, and the talk waits' },
  playMeanwhile: { zh: '播放，讲解不停', en: 'Plays while the talk continues' },
  'turn-page': { zh: '翻页', en: 'Turn the page' },
  removeCue: { zh: '删除动作', en: 'Remove the cue' },
  cueLost: { zh: '元素已删除', en: 'The element is gone' },
  propose: { zh: '自动排动作', en: 'Propose cues' },
  proposed: { zh: '加了 {count} 个动作，可以撤销。', en: 'Added {count} cues. You can undo it.' },
  proposedNone: { zh: '没有找到和元素对应的词。', en: 'No words match the elements.' },
  undo: { zh: '撤销讲稿的改动', en: 'Undo in the script' },
  redo: { zh: '重做讲稿的改动', en: 'Redo in the script' },
});

/** What cues do, in words. */
export const cueNames: Readonly<Record<CueAction, Message>> = {
  enter: scriptTexts.enter,
  leave: scriptTexts.leave,
  spotlight: scriptTexts.spotlight,
  play: scriptTexts.play,
  'turn-page': scriptTexts['turn-page'],
};

type SayAs = Extract<ScriptMark, { type: 'sayAs' }>['attrs']['as'];

/** How figures and letters are read, in words. */
export const sayAsNames: Readonly<Record<SayAs, Message>> = {
  digits: scriptTexts.digits,
  number: scriptTexts.number,
  date: scriptTexts.date,
  time: scriptTexts.time,
  letters: scriptTexts.letters,
  telephone: scriptTexts.telephone,
};
