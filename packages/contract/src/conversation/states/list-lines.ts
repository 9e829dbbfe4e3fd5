import type { ContentLanguage } from '../../speech/states/language.ts';

type Line = Readonly<Record<ContentLanguage, string>>;

/** How a list of a slide is told. */
export const listLines = {
  all: { 'zh-CN': '{lead}：{items}。', 'en-US': '{lead}: {items}.' },
  counted: { 'zh-CN': '一共 {count} 项。{lead}：{items}。', 'en-US': 'There are {count}. {lead}: {items}.' },
  // More than anybody would listen to.
  some: {
    'zh-CN': '一共 {count} 项，都在第 {page} 页，前 {told} 项是：{items}。',
    'en-US': 'There are {count}, all on page {page}. The first {told} are: {items}.',
  },
} as const satisfies Record<string, Line>;
