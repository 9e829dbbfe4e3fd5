import type { LookName } from '@app/contract/avatar/states/style.ts';
import { defineMessages, type Message } from '@app/contract/base/messages.ts';

/** Words of the styles that a photo is given. */
export const styleTexts = defineMessages('avatarStyle', {
  choose: { zh: '选一种风格', en: 'Choose a style' },
  chooseHint: {
    zh: '选好后生成形象。之后还可以回来换一种。',
    en: 'Pick one and generate the look. You can come back and change it later.',
  },
  studio: { zh: '影棚', en: 'Studio' },
  cinematic: { zh: '电影', en: 'Cinematic' },
  film: { zh: '动画', en: 'Animated' },
  drawn: { zh: '插画', en: 'Illustrated' },
  comic: { zh: '漫画', en: 'Comic' },
  natural: { zh: '照片原样', en: 'The photo itself' },
  realistic: { zh: '写实', en: 'Realistic' },
  game: { zh: '卡通', en: 'Cartoon' },
  naturalAbout: { zh: '只抠出人像', en: 'Only cut out' },
  drawing: {
    zh: '正在生成风格图：已有 {count} / {all} 张，共需约 {min}–{max} 秒。可以离开此页，生成会继续。',
    en: 'Generating style images: {count} of {all} so far, about {min} to {max} seconds in all. You can leave this page while they continue.',
  },
  drawingLabel: { zh: '风格图进度', en: 'Progress of the style images' },
  cancel: { zh: '取消生成', en: 'Cancel' },
  draw: { zh: '生成风格图', en: 'Generate styles' },
  drawAgain: { zh: '重新生成风格图', en: 'Generate new styles' },
  free: { zh: '还可免费生成 {count} 次', en: '{count} free {count:set|sets} left' },
  uses: { zh: '消耗 {count} 次 AI 助手，失败不扣', en: 'Takes {count} AI helper uses, none if it fails' },
  make: { zh: '生成形象', en: 'Generate the look' },
  tryAgain: { zh: '重新生成形象', en: 'Try again' },
  cost: { zh: '{credits} 积分', en: '{credits} credits' },
  keep: { zh: '保持现在的形象', en: 'Keep the current look' },
  making: { zh: '正在生成“{name}”的形象', en: 'Generating the look of “{name}”' },
  makingTime: {
    zh: '已用 {seconds} 秒，通常不到 1 分钟。可以离开此页，完成后会通知你。',
    en: '{seconds} seconds so far, usually under a minute. You can leave this page; you will be told when it is done.',
  },
  makingLabel: { zh: '形象进度', en: 'Progress of the look' },
  ready: { zh: '“{name}”可以说话了', en: '“{name}” can speak' },
  readyText: {
    zh: '接下来选声音、写人设和开场白。',
    en: 'Next, choose a voice, then write a persona and a greeting.',
  },
  readyDrawn: {
    zh: '发型、眼镜、肤色不像？现在就能改。接下来选声音、写人设和开场白。',
    en: 'Hair, glasses or skin not right? Change them now. Next, choose a voice, then write a persona and a greeting.',
  },
  redraw: { zh: '修改画像', en: 'Change the drawing' },
  another: { zh: '换一种风格', en: 'Change the style' },
});

/** What each look is called. */
export const styleNames: Readonly<Record<LookName, Message>> = {
  studio: styleTexts.studio,
  cinematic: styleTexts.cinematic,
  film: styleTexts.film,
  drawn: styleTexts.drawn,
  comic: styleTexts.comic,
  natural: styleTexts.natural,
};
