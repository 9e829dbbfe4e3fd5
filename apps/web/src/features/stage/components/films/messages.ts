import { defineMessages } from '@app/contract/base/messages.ts';

/** Texts of films and sounds on the stage. */
export const filmTexts = defineMessages('stage-films', {
  film: { zh: '视频', en: 'Video' },
  sound: { zh: '音频', en: 'Sound' },
  play: { zh: '播放{name}', en: 'Play: {name}' },
  pause: { zh: '暂停{name}', en: 'Pause: {name}' },
  place: { zh: '{name}的进度', en: 'Position: {name}' },
  skip: { zh: '跳过，继续讲解', en: 'Skip and continue' },
  broken: { zh: '视频无法播放', en: 'This video cannot be played' },
  brokenSound: { zh: '音频无法播放', en: 'This sound cannot be played' },
});
