import { defineMessages } from '../base/messages.ts';
import { coursewareLimits } from '../courseware/limits.ts';

/** Sentences about outlines. */
export const outlineMessages = defineMessages('outline', {
  nothingToTell: {
    zh: '资料里没有读到可以讲的内容。请换成带文字的文档或更清晰的扫描件，或者直接输入文字',
    en: 'Nothing that could be told was found in the material. Use a document with text or a clearer scan, or enter the text.',
  },
  scanUnread: {
    zh: '这份文档是扫描件，而这里没有安装文字识别。请管理员运行 npm ci --prefix engines，或换成带文字的文档，或直接输入文字',
    en: 'The document is a scan, and text recognition is not installed here. Ask the administrator to run npm ci --prefix engines, use a document with text, or enter the text.',
  },
  namelessLetters: {
    zh: '这份 PDF 的字体缺少文字信息，大部分内容无法读取。请上传原始文档，或重新导出 PDF，或直接输入文字',
    en: 'Most of this PDF cannot be read: its fonts lack text information. Upload the original document, export the PDF again, or enter the text.',
  },
  encrypted: {
    zh: '文档设有打开密码，无法读取。请在原来的软件里取消密码，保存后重新上传',
    en: 'The document needs a password to open. Remove it in the program it was made with, save and upload it again.',
  },
  damaged: {
    zh: '文件已损坏或不完整，无法读取。请打开并另存一份，或重新下载，再上传',
    en: 'The file is damaged or incomplete. Open it and save a copy, or download it again, then upload it.',
  },
  oldFormat: {
    zh: '这是旧版格式（.doc、.ppt），无法读取。请另存为 .docx、.pptx 或 PDF 后重新上传',
    en: 'This is an old format (.doc, .ppt). Save it as .docx, .pptx or PDF and upload it again.',
  },
  tooManyPages: {
    zh: '文档超过 2000 页，请拆分后重新上传',
    en: 'The document has more than 2,000 pages. Split it and upload it again.',
  },
  notADocument: {
    zh: '文件不是 PDF、PPTX、DOCX 或 TXT 文档。请检查后重新上传',
    en: 'The file is no PDF, PPTX, DOCX or TXT document. Check it and upload it again.',
  },
  noPages: {
    zh: '大纲里没有页面，请至少留下一页',
    en: 'The outline has no pages. Keep at least one.',
  },
  deckTooLong: {
    zh: `这份大纲的课件会超过 ${coursewareLimits.slides.max} 页（含封面、目录和章节页）。请删除或合并一些页面或章节`,
    en: `The deck of this outline would have more than ${coursewareLimits.slides.max} pages, with its title, contents and part pages. Delete or merge pages or parts.`,
  },
  nothingElse: {
    zh: '这部分资料里没有别的内容可选，大纲没有改动',
    en: 'This part of the material has nothing else to choose from. The outline is unchanged.',
  },
  noOtherPage: {
    zh: '这一页的资料里没有别的内容可选，页面没有改动，没有消耗次数。可以在大纲里给它换些内容',
    en: 'The material of this page has nothing else to choose from. The page is unchanged, at no cost. You can give it other points in the outline.',
  },
  tooHeavy: {
    zh: '资料太多，处理时超出了时间或内存的限制。请删减或拆分资料后重新生成大纲',
    en: 'There is too much material: working on it took too much time or memory. Shorten or split it, then recreate the outline.',
  },
  redrawUnderWay: {
    zh: '上一次重新生成还没有完成，请稍等',
    en: 'The last part is still being recreated. One moment, please.',
  },
  redrawBusy: {
    zh: '正在重新生成大纲的人比较多，大纲没有改动，请稍后再试',
    en: 'Many outlines are being recreated. Yours is unchanged: try again in a moment.',
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
  standIn: {
    zh: '{model} 没有完成（{reason}），已由内置引擎按规则生成。可以重新生成再试',
    en: '{model} could not do it ({reason}), so the built-in engine did. You can have it made again.',
  },
  someStandIn: {
    zh: '有 {count} 页 {model} 没有完成（{reason}），这些页由内置引擎按规则生成',
    en: '{model} could not do {count} of the pages ({reason}); the built-in engine made them.',
  },
  modelBusy: {
    zh: '它的请求过多或额度已用完',
    en: 'it has too many requests or no quota left',
  },
  modelRefused: {
    zh: '它的服务报告出错或拒绝了请求',
    en: 'its service reported an error or refused the request',
  },
  deckFailed: {
    zh: '课件生成失败，大纲还在，请重试',
    en: 'The deck could not be made. Your outline is still there: try again.',
  },
});
