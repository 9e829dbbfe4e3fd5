import { defineMessages } from '@app/contract/base/messages.ts';

/** Texts of how characters are read. */
export const readingTexts = defineMessages('editor-reading', {
  title: { zh: '“{words}”怎么读', en: 'How “{words}” is read' },
  of: { zh: '“{character}”的读音', en: 'Readings of “{character}”' },
  now: { zh: '现在读', en: 'read so now' },
  guess: { zh: '可能读', en: 'probably read so' },
  hear: {
    zh: '听“{character}”读 {pinyin} 的这一句',
    en: 'Hear the sentence with “{character}” read as {pinyin}',
  },
  stop: { zh: '停止', en: 'Stop' },
  always: { zh: '以后都这样读…', en: 'Always read it so…' },
  alwaysTitle: { zh: '“{word}”以后都读 {pinyin}', en: 'Always read “{word}” as {pinyin}' },
  inProject: { zh: '在这个项目里', en: 'In this project' },
  inAccount: { zh: '在我所有的项目里', en: 'In all my projects' },
  replaces: {
    zh: '词典里已有“{text}”，读作 {pinyin}。保存后改为新的读音。',
    en: 'The dictionary has “{text}” already, read as {pinyin}. Saving changes it.',
  },
  save: { zh: '保存到词典', en: 'Save to the dictionary' },
  cancel: { zh: '取消', en: 'Cancel' },
});
