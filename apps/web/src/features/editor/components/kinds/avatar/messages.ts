import { defineMessages } from '@app/contract/base/messages.ts';

/** Texts of the panel of the avatar on a slide. */
export const avatarKindTexts = defineMessages('editor-avatar', {
  place: { zh: '位置', en: 'Position' },
  topLeft: { zh: '左上角', en: 'Top left' },
  topRight: { zh: '右上角', en: 'Top right' },
  bottomLeft: { zh: '左下角', en: 'Bottom left' },
  bottomRight: { zh: '右下角', en: 'Bottom right' },
  size: { zh: '大小', en: 'Size' },
  sizeSmall: { zh: '小', en: 'Small' },
  sizeMedium: { zh: '中', en: 'Medium' },
  sizeUsual: { zh: '大（默认）', en: 'Large (default)' },
  sizeFull: { zh: '与页面同高', en: 'As high as the page' },
  remove: { zh: '从这一页移除', en: 'Remove from this page' },
});
