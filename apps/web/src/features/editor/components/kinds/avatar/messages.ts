import { defineMessages } from '@app/contract/base/messages.ts';

/** Texts of the panel of the avatar on a slide. */
export const avatarKindTexts = defineMessages('editor-avatar', {
  standing: { zh: '在这一页', en: 'On this page' },
  framing: { zh: '显示范围', en: 'Framing' },
  framingWhole: { zh: '整幅', en: 'Full picture' },
  framingHalf: { zh: '头肩', en: 'Head and shoulders' },
  framingHead: { zh: '头部', en: 'Head' },
  place: { zh: '位置', en: 'Position' },
  topLeft: { zh: '左上角', en: 'Top left' },
  top: { zh: '上方', en: 'Top' },
  topRight: { zh: '右上角', en: 'Top right' },
  left: { zh: '左侧', en: 'Left' },
  centre: { zh: '正中', en: 'Centre' },
  right: { zh: '右侧', en: 'Right' },
  bottomLeft: { zh: '左下角', en: 'Bottom left' },
  bottom: { zh: '下方', en: 'Bottom' },
  bottomRight: { zh: '右下角', en: 'Bottom right' },
  size: { zh: '高度', en: 'Height' },
  remove: { zh: '从这一页移除', en: 'Remove from this page' },
});
