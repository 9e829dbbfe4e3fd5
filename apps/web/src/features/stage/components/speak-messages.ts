import { defineMessages } from '@app/contract/base/messages.ts';

/** What is said while a question is being said; fetched with it. */
export const speakMessages = defineMessages('stageSpeak', {
  micAsking: { zh: '请允许使用麦克风', en: 'Please allow the microphone' },
  listening: { zh: '正在听，请说出你的问题', en: 'Listening. Say your question.' },
  hearing: { zh: '正在转成文字，请稍候', en: 'Turning it into text. One moment.' },
  micLevel: { zh: '音量', en: 'Sound level' },
  micDone: { zh: '说完了', en: 'Done' },
  micCancel: { zh: '取消', en: 'Cancel' },
});
