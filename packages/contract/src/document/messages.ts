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
  noSlides: {
    zh: '这个演示文稿里没有幻灯片。请在原来的软件里添加幻灯片，保存后重新上传',
    en: 'This presentation has no slides. Add slides in the program it was made with, save it and upload it again.',
  },
  notADeck: {
    zh: '文件里没有演示文稿，可能是别的文件改了名字。请用 PowerPoint 或 WPS 打开确认，另存为 .pptx 后重新上传',
    en: 'There is no presentation in this file: it may be another file under a new name. Open it in PowerPoint to make sure, save it as .pptx and upload it again.',
  },
  projectDamaged: {
    zh: '这个项目文件已损坏，或被别的程序改动过，无法打开。请重新导出后再试',
    en: 'This project file cannot be opened: it is damaged, or another program has changed it. Export it again and retry.',
  },
  projectNewer: {
    zh: '这个项目文件由更新的版本导出，当前版本无法打开。请先升级，或在原来的地方导出 pptx',
    en: 'This project file was made by a newer version and cannot be opened here. Upgrade first, or export a .pptx where it was made.',
  },
  lostHere: { zh: '此处的{what}未导入', en: 'Not imported: {what}' },
  lostChart: { zh: '图表', en: 'charts' },
  lostDiagram: { zh: '智能图形', en: 'diagrams' },
  lostObject: { zh: '嵌入的对象', en: 'embedded objects' },
  lostVideo: { zh: '视频', en: 'videos' },
  lostAudio: { zh: '音频', en: 'sounds' },
  lostPicture: { zh: '浏览器无法显示的图片', en: 'pictures that browsers cannot show' },
  lostLinkedPicture: {
    zh: '链接到文件外的图片（不会下载；请在原文件中嵌入图片后重新上传）',
    en: 'pictures linked outside the file (not downloaded; embed them in the original file and upload it again)',
  },
  lostInk: { zh: '手写笔迹', en: 'handwriting' },
  lostAnimation: { zh: '部分动画', en: 'parts of animations' },
  lostNotes: { zh: '过长或损坏的备注', en: 'damaged or overlong notes' },
  lostDamage: { zh: '损坏的内容（其余已保留）', en: 'damaged content (the rest was kept)' },
  lostComment: { zh: '批注（不会出现在讲解中）', en: 'comments, which no talk shows' },
  lostFileLink: {
    zh: '指向本机文件的链接（文字已保留，请改为网址）',
    en: 'links to files of a computer (the text was kept; use web addresses instead)',
  },
  lostMacro: { zh: '宏（不会运行）', en: 'macros, which are never run' },
  lostFont: {
    zh: '随文件嵌入的字体（以相近的字体显示）',
    en: 'fonts inside the file (shown in similar ones)',
  },
  lostAbsentFont: {
    zh: '本产品没有的字体（观看者的设备上也没有时，显示为箭头后的字体）',
    en: 'fonts this product does not include (viewers without them see the font after the arrow)',
  },
  lostCustomShow: { zh: '自定义放映（页面已保留）', en: 'custom shows (their slides were kept)' },
  lostTransition: { zh: '切换效果（改为淡入）', en: 'transitions (pages fade in instead)' },
  lostModel: { zh: '三维模型（以图片显示）', en: '3D models (shown as pictures)' },
  lostNewerChart: { zh: '新式图表（以图片显示）', en: 'newer kinds of charts (shown as pictures)' },
  lostZoom: { zh: '缩放定位（以图片显示）', en: 'zooms into slides (shown as pictures)' },
  lostPattern: { zh: '图案填充（以相近的纯色显示）', en: 'patterns (shown as a plain colour like them)' },
  lostDepth: { zh: '三维效果（以平面显示）', en: '3D looks (shown flat)' },
  lostEffect: { zh: '发光、倒影、柔化边缘等效果', en: 'glows, reflections and soft edges' },
  lostWarp: { zh: '艺术字的弯曲（文字已保留）', en: 'bends of WordArt (the text was kept)' },
  lostPlace: { zh: '文字的位置（文字已保留）', en: 'places of text (the text was kept)' },
  lostLayout: { zh: '版式（文字已保留）', en: 'layouts (the text was kept)' },
  lostHidden: { zh: '隐藏的幻灯片', en: 'hidden slides' },
  keptHidden: {
    zh: '隐藏的页（只有你看得到，不会讲解）',
    en: 'hidden pages (only you see them; they are not presented)',
  },
  keptSection: { zh: '章节', en: 'sections' },
  keptTransition: { zh: '带切换效果的页', en: 'pages with transitions' },
  keptAnimation: { zh: '带动画的页', en: 'pages with animations' },
  keptAdvance: {
    zh: '定时自动换页的页（讲解时讲完才换页）',
    en: 'pages that advance by a timer (in a talk they change when their script ends)',
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
