import type { Language, Message } from '@app/contract/base/messages.ts';
import type { ElementRole } from '@app/deck/element.ts';
import { stripTexts as texts } from './messages.ts';

/** The name of a layout in one language: our own layouts are named in both, one behind the other. */
export function layoutName(name: string | undefined, language: Language): string {
  const [, zh, en] = /^(\p{Script=Han}+) ([\x20-\x7e]+)$/u.exec(name ?? '') ?? [];
  return (language === 'zh-CN' ? zh : en) ?? name ?? '';
}

/** What stands in a place of a layout that nobody has written into. */
export function placeText(role: ElementRole | undefined): Message {
  if (role === 'title') return texts.placeTitle;
  return role === 'subtitle' ? texts.placeSubtitle : texts.placeBody;
}
