import { defineMessages } from '@app/contract/base/messages.ts';

/** Texts of the panels of films and sounds. */
export const mediaTexts = defineMessages('editor-media', {
  file: { zh: '文件', en: 'File' },
  replaceVideo: { zh: '替换视频', en: 'Replace video' },
  replaceSound: { zh: '替换音频', en: 'Replace sound' },
  playing: { zh: '播放', en: 'Playback' },
  autoplay: { zh: '自动播放', en: 'Play automatically' },
  loop: { zh: '循环播放', en: 'Loop' },
  volume: { zh: '音量', en: 'Volume' },
  poster: { zh: '封面', en: 'Poster' },
  choosePoster: { zh: '选择封面图片', en: 'Choose a poster' },
  removePoster: { zh: '去掉封面', en: 'Remove poster' },
  alt: { zh: '替代文字', en: 'Alt text' },
  altHint: { zh: '描述内容，供读屏软件朗读', en: 'What it is about, for screen readers' },
});
