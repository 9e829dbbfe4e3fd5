import { defineMessages } from '../../base/messages.ts';

/** What the emotions of a voice are called. */
export const emotionMessages = defineMessages('emotion', {
  emotion: { zh: '情绪', en: 'Emotion' },
  general: { zh: '一般', en: 'General' },
  joy: { zh: '喜悦', en: 'Joy' },
  sorrow: { zh: '悲伤', en: 'Sorrow' },
  anger: { zh: '愤怒', en: 'Anger' },
});
