import { defineMessages } from '../base/messages.ts';
import { coursewareLimits } from './limits.ts';

const { slides, script, page, picture } = coursewareLimits;

/** Texts about slides that the server sends or both sides show. */
export const coursewareMessages = defineMessages('courseware', {
  elementWhileConfirming: {
    zh: '本页正在生成讲解，暂时不能添加元素。请等生成完再添加',
    en: 'This page is being generated, so nothing can be added now. Try again when it is done.',
    specKey: 'courseware-tip-33',
  },
  elementWhileGenerating: {
    zh: '本页正在写讲稿，暂时不能添加元素。请等讲稿写完再添加',
    en: 'The script of this page is being written, so nothing can be added now. Try again when it is done.',
    specKey: 'courseware-tip-34',
  },
  newSlideTitle: { zh: '标题', en: 'Title' },
  newSlideSubtitle: { zh: '副标题', en: 'Subtitle' },
  tooManySlides: {
    zh: `最多 ${slides.max} 页。请先删除不用的页面，再新建`,
    en: `A project can have at most ${slides.max} pages. Delete one you no longer need, then add a new one.`,
  },
  lastPage: {
    zh: '至少要保留一页，最后一页不能删除',
    en: 'A project needs at least one page, so the last one cannot be deleted.',
  },
  lastShownPage: {
    zh: '至少要有一页是显示的。请先显示另一页，再隐藏这一页',
    en: 'At least one page must be shown. Show another page first, then hide this one.',
  },
  pageTooLarge: {
    zh: `这一页的内容太多（最多 ${page.elements} 个元素）。请删掉一些，或分成两页`,
    en: `There is too much on this page (at most ${page.elements} elements). Delete some of it, or split the page in two.`,
  },
  designTooLarge: {
    zh: '版式和母版上的内容太多，有的页面会放不下。请删掉一些元素',
    en: 'The layouts and masters hold too much: some pages would become too large. Delete some of their elements.',
  },
  talkTooLarge: {
    zh: '这份讲解的内容太多，无法播放。请删掉一些元素或页面',
    en: 'This talk holds too much to be played. Delete some elements or pages.',
  },
  mediaRefused: {
    zh: '这里只能放图片、视频或音频（PNG、JPG、WebP、GIF、MP4、WebM、MP3、WAV、OGG）。请换一个文件',
    en: 'Only pictures, videos and sounds can be put here (PNG, JPG, WebP, GIF, MP4, WebM, MP3, WAV, OGG). Choose another file.',
  },
  pictureTooLarge: {
    zh: `图片太大：宽和高最多 ${picture.side} 像素，总共最多 ${picture.pixels / 10_000} 万像素，文件最大 ${picture.bytes / 1024 / 1024} MB。请缩小后再试`,
    en: `The picture is too large: at most ${picture.side} pixels wide and high, ${picture.pixels / 1_000_000} megapixels, and ${picture.bytes / 1024 / 1024} MB. Make it smaller and try again.`,
  },
  pictureBroken: {
    zh: '图片已损坏，无法显示。请换一个文件',
    en: 'The picture is damaged and cannot be shown. Choose another file.',
  },
  scriptTooLong: {
    zh: `一页的讲稿最多 ${script.max} 个字、${script.pauses} 处停顿，请精简或拆成两页`,
    en: `The script of a page can have at most ${script.max} characters and ${script.pauses} pauses. Shorten it or split the page in two.`,
  },
  scriptMissing: {
    zh: '{count} 页缺讲稿。请写好讲稿，再生成讲解',
    en: '{count} {count:page has|pages have} no script. Write it, then create the talk.',
  },
  scriptSilent: {
    zh: '{count} 页讲稿没有可读的文字。请写上中文或英文，再生成讲解',
    en: '{count} {count:page has|pages have} nothing to read aloud. Write some Chinese or English words, then create the talk.',
  },
  deckExists: {
    zh: '项目已有课件。要替换它，请选择“替换”后再上传',
    en: 'This project already has a deck. To replace it, choose to replace it and upload again.',
  },
  forbiddenContent: {
    zh: '本页内容不合规，无法生成讲解。请修改讲稿后重试',
    en: 'The content of this page is not allowed, so it was not generated. Change the script and try again.',
  },
});
