import { defineMessages } from '../base/messages.ts';
import { coursewareLimits } from '../courseware/limits.ts';
import { megabyte } from '../storage/limits.ts';
import { documentLimits } from './limits.ts';

const { slides, page } = coursewareLimits;
const textMegabytes = documentLimits.textReadBytes / megabyte;

/** Texts about reading documents. */
export const documentMessages = defineMessages('document', {
  unavailable: {
    zh: '文档无法读取，可能已损坏或设有密码。请检查后重新上传',
    en: 'The document is unavailable: it may be damaged or protected by a password. Check it and upload it again.',
  },
  noncompliant: {
    zh: '文档内容不合规，无法使用。请修改后重新上传',
    en: 'The document is noncompliant and cannot be used. Change it and upload it again.',
  },
  lostHere: { zh: '此处的{what}未导入', en: 'Not imported: {what}' },
  lostChart: { zh: '图表', en: 'charts' },
  lostDiagram: { zh: '智能图形', en: 'diagrams' },
  lostObject: { zh: '嵌入的对象', en: 'embedded objects' },
  lostVideo: { zh: '视频', en: 'videos' },
  lostAudio: { zh: '音频', en: 'sounds' },
  lostPicture: { zh: '浏览器无法显示的图片', en: 'pictures that browsers cannot show' },
  lostInk: { zh: '手写笔迹', en: 'handwriting' },
  lostAnimation: { zh: '部分动画', en: 'parts of animations' },
  lostNotes: { zh: '过长或损坏的备注', en: 'damaged or overlong notes' },
  lostPlace: { zh: '文字的位置（文字已保留）', en: 'places of text (the text was kept)' },
  lostLayout: { zh: '版式（文字已保留）', en: 'layouts (the text was kept)' },
  lostHidden: { zh: '隐藏的幻灯片', en: 'hidden slides' },
  keptHidden: {
    zh: '隐藏的页（只有你看得到，不会讲解）',
    en: 'hidden pages (only you see them; they are not presented)',
  },
  keptSection: { zh: '章节', en: 'sections' },
  keptTransition: {
    zh: '带切换效果的页（讲解时暂不播放）',
    en: 'pages with transitions, which talks do not play yet',
  },
  keptAnimation: {
    zh: '带动画的页（讲解时暂不播放）',
    en: 'pages with animations, which talks do not play yet',
  },
  lostBeyondPage: {
    zh: `一页放不下的元素（每页最多 ${page.elements} 个）`,
    en: `elements too many or too large for one page, which holds ${page.elements}`,
  },
  lostBeyondLimit: {
    zh: `超出 ${slides.max} 页的幻灯片`,
    en: `slides beyond the first ${slides.max}`,
  },
  textTooLarge: {
    zh: `文本文件最大 ${textMegabytes} MB，请拆分后重新上传`,
    en: `A text file can have at most ${textMegabytes} MB. Split it and upload it again.`,
  },
});
