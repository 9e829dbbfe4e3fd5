import { defineMessages } from '../base/messages.ts';

/** Sentences about files that are made of decks. */
export const exportMessages = defineMessages('export', {
  narratedName: { zh: '{title}（带讲解）', en: '{title} (narrated)' },
  noPages: {
    zh: '这个项目还没有页面，先添加一页再导出',
    en: 'This project has no pages yet. Add one, then export it.',
  },
  notSpoken: {
    zh: '还没有生成好的讲解语音。先生成讲解，或导出不带讲解的文件',
    en: 'Nothing of this deck has been spoken yet. Generate the talk first, or export the deck without narration.',
  },
  tooLarge: {
    zh: '课件连同视频和音频超过 {max}，无法导出。请删去较大的视频后重试',
    en: 'With its videos and sounds the deck is larger than {max}, which is too much for one file. Remove a large video and try again.',
  },
  tooHeavy: {
    zh: '这份课件内容过多，无法写成一个 PowerPoint 文件。请把它拆成两个项目，或导出为项目文件',
    en: 'This deck holds more than fits into one PowerPoint file. Split it into two projects, or export a project file.',
  },
  drawnByBrowser: {
    zh: 'PDF 和图片由你的浏览器直接生成：请打开项目的“导出”，选择“PDF 或打印”或“图片”',
    en: 'PDF and pictures are made by your browser: open Export in the project, and choose PDF or pictures there.',
  },
  failed: {
    zh: '导出失败，课件不受影响，请重试',
    en: 'The file could not be made. Your deck is not affected: try again.',
  },
});
