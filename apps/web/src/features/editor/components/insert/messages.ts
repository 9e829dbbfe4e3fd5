import { defineMessages } from '@app/contract/base/messages.ts';

/** Texts of the bar that puts something on a slide. */
export const insertTexts = defineMessages('editor-insert', {
  bar: { zh: '插入工具栏', en: 'Insert toolbar' },
  withKeys: { zh: '{name}（{keys}）', en: '{name} ({keys})' },
  shapes: { zh: '形状', en: 'Shapes' },
  lines: { zh: '线条', en: 'Lines' },
  searchShapes: { zh: '搜索形状', en: 'Search shapes' },
  mostUsed: { zh: '常用', en: 'Most used' },
  noShape: { zh: '没有匹配的形状，换个词试试。', en: 'No shape matches. Try another word.' },
  howToDraw: {
    zh: '单击后在画布上拖动来绘制；双击或按 Enter 直接插入。',
    en: 'Click, then drag on the canvas to draw. Double-click or press Enter to insert at once.',
  },
  drawing: {
    zh: '在画布上拖动来绘制，按 Esc 取消。',
    en: 'Drag on the canvas to draw. Press Esc to cancel.',
  },
  materials: { zh: '素材', en: 'Media' },
  closeMaterials: { zh: '关闭素材', en: 'Close media' },
  fromMaterials: { zh: '从素材库选择', en: 'Choose from media' },
  uploadPicture: { zh: '上传图片', en: 'Upload a picture' },
  uploadVideo: { zh: '上传视频', en: 'Upload a video' },
  uploadSound: { zh: '上传音频', en: 'Upload a sound' },
  uploading: { zh: '正在上传', en: 'Uploading' },
  uploadingFile: { zh: '正在上传 {name}', en: 'Uploading {name}' },
  stopUpload: { zh: '取消上传 {name}', en: 'Cancel uploading {name}' },
  dropHere: { zh: '松开即可放到这一页', en: 'Drop to put it on this page' },
  onlyMedia: {
    zh: '页面上只能放图片、视频和音频。',
    en: 'Only pictures, videos and sounds can be dropped on a page.',
  },
  tableSize: { zh: '{rows} 行 × {columns} 列', en: '{rows} × {columns} table' },
});
