import { defineMessages } from '../base/messages.ts';
import { dictionaryLimits } from './limits.ts';

const { import: importing } = dictionaryLimits;

/** Texts about the pronunciation dictionary. */
export const dictionaryMessages = defineMessages('dictionary', {
  textEmpty: { zh: '请填写要标注读音的文字', en: 'Please enter the text to pronounce' },
  textChinese: { zh: '文字只能是汉字', en: 'The text may contain Chinese characters only' },
  textLong: {
    zh: `文字最多 ${dictionaryLimits.text.max} 个字`,
    en: `The text can have at most ${dictionaryLimits.text.max} characters`,
  },
  pinyinEmpty: { zh: '请填写读音', en: 'Please enter the pronunciation' },
  pinyinFormat: {
    zh: '读音用带声调数字的拼音，音节之间用空格隔开，例如 chong2 qing4',
    en: 'Write the pronunciation as pinyin with tone numbers, separated by spaces, such as chong2 qing4',
  },
  pinyinStrange: {
    zh: '读音里有普通话没有的音节，请检查拼写',
    en: 'The pronunciation has a syllable that does not exist in Mandarin. Please check the spelling.',
  },
  pinyinCount: {
    zh: '每个字要有一个音节，请检查读音的音节数',
    en: 'Each character needs one syllable. Please check the number of syllables.',
  },
  exists: {
    zh: '词典里已有“{text}”，读作 {pronunciation}。请修改那一条',
    en: 'The dictionary already has “{text}”, read as {pronunciation}. Change that entry instead.',
  },
  full: {
    zh: '词典已满，最多 {most} 条。请先删除不用的词',
    en: 'The dictionary is full: at most {most} entries. Delete words that you no longer need first.',
  },
  fileUnreadable: {
    zh: '这个文件读不出来。请另存为 UTF-8 编码的 CSV 后重试',
    en: 'This file cannot be read. Save it as CSV in UTF-8 and try again.',
  },
  fileLong: {
    zh: `一次最多导入 ${importing.lines} 行，请分成几个文件`,
    en: `At most ${importing.lines} lines can be imported at once. Please split the file.`,
  },
  fileEmpty: {
    zh: '文件里没有词。每行写一个词和它的读音，中间用逗号隔开',
    en: 'The file has no words. Write a word and its pronunciation on each line, with a comma between them.',
  },
  // The columns of an exported file.
  columnText: { zh: '文字', en: 'Text' },
  columnPinyin: { zh: '拼音', en: 'Pinyin' },
  // Why a line of a file was refused.
  lineBroken: { zh: '引号没有成对', en: 'A quotation mark is not closed' },
  lineColumns: { zh: '缺少读音这一列', en: 'The column of the pronunciation is missing' },
  lineRepeated: { zh: '文件前面已有这个词', en: 'The word stands in the file before' },
  lineFull: { zh: '词典放不下了', en: 'The dictionary has no room for it' },
});
