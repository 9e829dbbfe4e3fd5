import { defineMessages } from '@app/contract/base/messages.ts';

/** Texts of the canvas. */
export const canvasTexts = defineMessages('editor-canvas', {
  oneChosen: { zh: '已选中{name}', en: 'Selected: {name}' },
  lockedChosen: { zh: '已选中{name}，已锁定', en: 'Selected: {name}, locked' },
  groupChosen: { zh: '已选中一个组合，共 {count} 个元素', en: 'Selected: a group of {count} elements' },
  severalChosen: { zh: '已选中 {count} 个元素', en: '{count} elements selected' },
  cropping: {
    zh: '正在裁剪{name}，方向键移动图片，Tab 切换控点，Enter 完成',
    en: 'Cropping: {name}. Arrow keys move the picture, Tab goes to the handles, Enter finishes',
  },
  zoom: { zh: '缩放', en: 'Zoom' },
  zoomIn: { zh: '放大', en: 'Zoom in' },
  zoomOut: { zh: '缩小', en: 'Zoom out' },
  fit: { zh: '适合窗口', en: 'Fit' },
  view: { zh: '视图', en: 'View' },
  grid: { zh: '网格', en: 'Grid' },
  rulers: { zh: '标尺', en: 'Rulers' },
  snaps: { zh: '吸附对齐', en: 'Snapping' },
  guide: { zh: '参考线', en: 'Guide' },
  addUprightGuide: { zh: '添加垂直参考线', en: 'Add vertical guide' },
  addLevelGuide: { zh: '添加水平参考线', en: 'Add horizontal guide' },
  clearGuides: { zh: '清除参考线', en: 'Remove guides' },
});
