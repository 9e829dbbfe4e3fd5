import { defineMessages } from '@app/contract/base/messages.ts';

/** Words of the panel that says how a talk is spoken. */
export const mannerTexts = defineMessages('manner', {
  title: { zh: '说话方式', en: 'How it is spoken' },
  voice: { zh: '这一页的声音', en: 'Voice of this page' },
  voiceAsDeck: { zh: '跟随整份课件', en: 'As the whole deck' },
  pace: { zh: '语速', en: 'Pace' },
  intonation: { zh: '语调起伏', en: 'Intonation' },
  volume: { zh: '音量', en: 'Volume' },
  hear: { zh: '听一句', en: 'Hear a sentence' },
  stop: { zh: '停止试听', en: 'Stop' },
  hearFailed: { zh: '试听失败，请重试', en: 'Could not play the sentence. Please try again.' },
  toDeck: { zh: '恢复为课件的设置', en: 'Back to the deck’s settings' },
  toUsual: { zh: '恢复默认', en: 'Back to the usual' },
  asDeck: { zh: '这一页和整份课件说得一样。', en: 'This page is spoken as the whole deck is.' },
  own: { zh: '这一页有自己的说话方式。', en: 'This page is spoken in a manner of its own.' },
  forDeck: {
    zh: '用于所有没有单独设置的页，回答问题时也这样说。',
    en: 'For every page without settings of its own, and for answers.',
  },
  saving: { zh: '保存中…', en: 'Saving…' },
  saved: { zh: '已保存', en: 'Saved' },
});
