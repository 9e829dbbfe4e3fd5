import type { Message } from '@app/contract/base/messages.ts';
import { textPanelTexts as texts } from '../components/kinds/text/messages.ts';
import { keyTexts } from './messages.ts';

/** What keys do to words and with the clipboard, for the sheet of keys (components/textbox/use-text-keys.ts does it). */
export const textKeys: readonly (readonly [keys: string, what: Message])[] = [
  ['Mod+C', keyTexts.copy],
  ['Mod+X', keyTexts.cut],
  ['Mod+V', keyTexts.paste],
  ['Mod+Shift+V', keyTexts.pastePlain],
  ['Mod+Alt+X', keyTexts.copyStyle],
  ['Mod+Alt+V', keyTexts.pasteStyle],
  ['Mod+F', keyTexts.find],
  ['Mod+Shift+F', keyTexts.replace],
  ['Mod+B', texts.bold],
  ['Mod+I', texts.italic],
  ['Mod+U', texts.underline],
  ['Mod+Shift+>', texts.larger],
  ['Mod+Shift+<', texts.smaller],
  ['Mod+Shift+L', texts.alignLeft],
  ['Mod+Shift+E', texts.alignCenter],
  ['Mod+Shift+R', texts.alignRight],
  ['Mod+Shift+8', texts.bullets],
  ['Mod+Shift+7', texts.numbers],
  ['Mod+K', texts.link],
  ['Alt+F10', texts.bar],
];
