import { defineMessages } from '../../base/messages.ts';

/** Texts about the pronunciation dictionary; apart, because pages that read a deck need no other text of speech. */
export const dictionaryMessages = defineMessages('dictionary', {
  textEmpty: { zh: '请填写要标注读音的文字', en: 'Please enter the text to pronounce' },
  textChinese: { zh: '文字只能是汉字', en: 'The text may contain Chinese characters only' },
  pinyinEmpty: { zh: '请填写读音', en: 'Please enter the pronunciation' },
  pinyinFormat: {
    zh: '读音用带声调数字的拼音，音节之间用空格隔开，例如 chong2 qing4',
    en: 'Write the pronunciation as pinyin with tone numbers, separated by spaces, such as chong2 qing4',
  },
});
