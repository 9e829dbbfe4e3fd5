import { defineMessages } from '../base/messages.ts';

/** Sentences about outlines. */
export const outlineMessages = defineMessages('outline', {
  nothingToTell: {
    zh: '资料里没有读到可以讲的内容。如果是扫描件，请换成带文字的文档，或者直接输入文字',
    en: 'Nothing that could be told was found in the material. If it is a scan, use a document with text, or enter the text.',
  },
  noPages: {
    zh: '大纲里没有页面，请至少留下一页',
    en: 'The outline has no pages. Keep at least one.',
  },
  failed: {
    zh: '大纲生成失败，资料都还在，请重试',
    en: 'The outline could not be drawn. Your material is still there: try again.',
  },
  notFromOutline: {
    zh: '这一页不是按大纲生成的，或大纲里已经没有它，不能重新生成',
    en: 'This page was not made from the outline, or the outline no longer has it, so it cannot be made anew.',
  },
  pageFailed: {
    zh: '这一页重新生成失败，原来的内容还在，请重试',
    en: 'The page could not be made anew. What stood on it is still there: try again.',
  },
  deckFailed: {
    zh: '课件生成失败，大纲还在，请重试',
    en: 'The deck could not be made. Your outline is still there: try again.',
  },
});
