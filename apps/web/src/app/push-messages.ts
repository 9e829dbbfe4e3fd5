import { defineMessages } from '@app/contract/base/messages.ts';

/** What is said about work that has ended elsewhere. */
export const pushTexts = defineMessages('pushed', {
  stylesDone: { zh: '风格图已生成', en: 'The style images are ready' },
  choose: { zh: '去选一种', en: 'Choose one' },
  lookDone: { zh: '数字人可以用了', en: 'Your avatar is ready' },
  see: { zh: '去看看', en: 'Take a look' },
});
