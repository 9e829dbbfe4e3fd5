import { defineMessages } from '@app/contract/base/messages.ts';

/** Texts of the pronunciation dictionary. */
export const dictionaryTexts = defineMessages('dictionary-screen', {
  title: { zh: '读音词典', en: 'Pronunciation' },
  aboutAccount: {
    zh: '这里的读音用于你的所有项目、回答和试听。某个项目要读得不一样，就写进那个项目的词典。',
    en: 'These readings hold in all your projects, answers and samples. For a project that reads a word differently, use its own dictionary.',
  },
  aboutProject: {
    zh: '这里的读音只用于这个项目，优先于账号的词典。讲稿里直接标注的读音最优先。',
    en: 'These readings hold in this project and go before those of your account. A reading marked in the script goes before all.',
  },
  word: { zh: '文字', en: 'Chinese text' },
  pinyin: { zh: '读音', en: 'Pinyin' },
  pinyinHint: {
    zh: '每个字一个音节，声调用数字，例如 chong2 qing4；ü 可写作 v，轻声用 5',
    en: 'One syllable per character, tones as numbers, such as chong2 qing4; ü may be written v, the light tone is 5',
  },
  add: { zh: '添加', en: 'Add' },
  save: { zh: '保存', en: 'Save' },
  cancel: { zh: '取消', en: 'Cancel' },
  close: { zh: '关闭', en: 'Close' },
  edit: { zh: '修改“{text}”', en: 'Change “{text}”' },
  remove: { zh: '删除“{text}”', en: 'Delete “{text}”' },
  removeTitle: { zh: '删除“{text}”的读音？', en: 'Delete the reading of “{text}”?' },
  removeText: {
    zh: '之后按通常的读法朗读，含有这个词的页面需要重新生成。',
    en: 'It will be read as usual again, and pages that say it have to be created again.',
  },
  removeConfirm: { zh: '删除', en: 'Delete' },
  hear: { zh: '试听“{text}”', en: 'Listen to “{text}”' },
  stop: { zh: '停止', en: 'Stop' },
  hearFailed: { zh: '播放失败，请重试', en: 'It could not be played. Please try again.' },
  noVoice: { zh: '现在没有会说中文的声音', en: 'No voice speaks Chinese at the moment' },
  search: { zh: '按文字或拼音查找', en: 'Search by text or pinyin' },
  empty: { zh: '还没有词。', en: 'There are no words yet.' },
  nothing: { zh: '没有找到。', en: 'Nothing was found.' },
  saved: { zh: '已保存“{text}”', en: '“{text}” was saved' },
  pages: { zh: '保存后有 {count} 页需要重新生成。', en: '{count} pages will have to be created again.' },
  sameHere: {
    zh: '这里已有“{text}”，读作 {pinyin}。请修改那一条。',
    en: '“{text}” is here already, read as {pinyin}. Change that entry.',
  },
  sameAccount: {
    zh: '账号词典里“{text}”读作 {pinyin}。在这个项目里以这一条为准。',
    en: 'In your account “{text}” is read as {pinyin}. In this project this entry holds.',
  },
  sameProject: {
    zh: '项目“{title}”里“{text}”读作 {pinyin}，在那里以项目的为准。',
    en: 'In the project “{title}” the text “{text}” is read as {pinyin}; there the project’s entry holds.',
  },
  longer: {
    zh: '遇到“{text}”（{pinyin}）时以它为准：长词优先。',
    en: 'Where “{text}” ({pinyin}) stands, that one holds: the longer entry goes first.',
  },
  shorter: {
    zh: '包含“{text}”（{pinyin}）。在这个词里以这一条为准。',
    en: 'It contains “{text}” ({pinyin}). Inside this text, this entry holds.',
  },
  crossing: {
    zh: '与“{text}”（{pinyin}）可能重叠：长的优先，一样长时先出现的优先。',
    en: 'It may overlap “{text}” ({pinyin}): the longer one holds, or of equal ones the first in the text.',
  },
  import: { zh: '导入 CSV', en: 'Import CSV' },
  export: { zh: '导出 CSV', en: 'Export CSV' },
  importTitle: { zh: '导入这些词？', en: 'Import these words?' },
  importCounts: {
    zh: '共 {lines} 行：新增 {added}，修改 {changed}，不变 {unchanged}，不能导入 {refused}。',
    en: '{lines} lines: {added} new, {changed} changed, {unchanged} unchanged, {refused} refused.',
  },
  importChanged: { zh: '第 {line} 行“{text}”：{from} → {to}', en: 'Line {line}, “{text}”: {from} → {to}' },
  importMore: { zh: '……还有 {count} 条修改', en: '… and {count} more changes' },
  importRefused: { zh: '不能导入的行', en: 'Lines that are refused' },
  importLines: { zh: '第 {lines} 行：{reason}', en: 'Line {lines}: {reason}' },
  importTake: { zh: '导入 {count} 条', en: 'Import {count} words' },
  importNothing: { zh: '没有可导入的词', en: 'Nothing to import' },
  imported: {
    zh: '已导入 {count} 条，{refused} 行没有导入',
    en: '{count} words were imported, {refused} lines were not',
  },
  previous: { zh: '上一页', en: 'Previous page' },
  next: { zh: '下一页', en: 'Next page' },
  pageOf: { zh: '第 {page} / {pages} 页', en: 'Page {page} of {pages}' },
  listPages: { zh: '翻页', en: 'Pages' },
  loadFailed: { zh: '读音词典加载失败', en: 'The dictionary could not be loaded' },
  retry: { zh: '重试', en: 'Try again' },
  errorCode: { zh: '错误码 {code}', en: 'Error code {code}' },
});
