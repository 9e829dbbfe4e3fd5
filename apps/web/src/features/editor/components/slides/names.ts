import type { Language } from '@app/contract/base/messages.ts';

/** The name of a layout in one language: our own layouts are named in both, one behind the other. */
export function layoutName(name: string | undefined, language: Language): string {
  const [, zh, en] = /^(\p{Script=Han}+) ([\x20-\x7e]+)$/u.exec(name ?? '') ?? [];
  return (language === 'zh-CN' ? zh : en) ?? name ?? '';
}
