import { defineMessages } from '@app/contract/base/messages.ts';

/** Texts of how a recording becomes script. */
export const transcribeTexts = defineMessages('editor-transcribe', {
  transcribe: {
    zh: '把录音写成讲稿（mp3、wav、mp4、webm）',
    en: 'Write from a recording (mp3, wav, mp4, webm)',
  },
  transcribing: { zh: '正在听录音…', en: 'Listening to the recording…' },
  soundUnreadable: {
    zh: '这个文件里没有浏览器能读的声音。请换成 mp3、wav、mp4 或 webm',
    en: 'This file has no sound that the browser can read. Choose an mp3, wav, mp4 or webm file.',
  },
});
