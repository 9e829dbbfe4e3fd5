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
  thisFrame: { zh: '用当前画面作封面', en: 'Use this frame as the poster' },
  preview: { zh: '视频预览', en: 'Video preview' },
  frameFailed: {
    zh: '无法截取这个视频的画面，请上传一张图片作封面。',
    en: 'No frame could be taken from this video. Upload a picture as the poster instead.',
  },
  frameName: { zh: '封面.jpg', en: 'Poster.jpg' },
  removePoster: { zh: '去掉封面', en: 'Remove poster' },
});
