import { defineMessages, type Text } from '@app/contract/base/messages.ts';
import type { PushMessage } from '@app/contract/push/events.ts';
import { stepAddress } from '../features/avatar/rules.ts';

const texts = defineMessages('pushed', {
  stylesDone: { zh: '风格图已生成', en: 'The style images are ready' },
  choose: { zh: '去选一种', en: 'Choose one' },
  lookDone: { zh: '数字人可以用了', en: 'Your avatar is ready' },
  see: { zh: '去看看', en: 'Take a look' },
});

/** A sentence about an event, and where it can be looked at. */
export type PushNotice = {
  readonly kind: 'success' | 'error';
  readonly text: Text;
  readonly to?: { readonly label: Text; readonly address: string };
};

const styleScreen = (label: Text, id: string) => ({ label, address: stepAddress('style', id) });

/**
 * What an event says to the user. Spec section 4 has one that does, shown as a success notice; what was made of a photo
 * is told too, because nobody has to wait for it.
 */
export function noticeOf({ event, data }: PushMessage): PushNotice | undefined {
  switch (event) {
    case 'little-assistant-consumes-num':
      return data.message && { kind: 'success', text: data.message };
    case 'style-completed':
      return { kind: 'success', text: texts.stylesDone, to: styleScreen(texts.choose, data.avatarsId) };
    case 'model-completed':
      return { kind: 'success', text: texts.lookDone, to: styleScreen(texts.see, data.avatarsId) };
    case 'style-failed':
    case 'model-failed':
      return { kind: 'error', text: data.reason, to: styleScreen(texts.see, data.avatarsId) };
    default:
      return undefined;
  }
}
