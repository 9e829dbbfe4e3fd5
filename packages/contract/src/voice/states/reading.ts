import type { ContentLanguage } from '../../speech/states/language.ts';

/** What is read aloud for a voice (spec section 5): about 15 seconds, with many different sounds. */
export const readings: Readonly<Record<ContentLanguage, string>> = {
  'zh-CN':
    '今天天气很好，我想和大家聊聊身边的变化。清晨的公园里，有人跑步，有人读书，孩子们在草地上追着风筝。慢慢地走，认真地看，生活里处处都有值得分享的故事。',
  'en-US':
    'Good morning, everyone. Today I would like to share a short story with you. A small boat left the harbour at sunrise, and the whole village came to watch. Some people waved, others sang, and the children ran along the shore.',
};
