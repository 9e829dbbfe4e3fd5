import { defineMessages } from '../base/messages.ts';

/** Texts about scripts that an engine writes or changes. */
export const scriptMessages = defineMessages('script', {
  needsModel: {
    zh: '这一项要用语言模型，请管理员在服务器上设置 LLM_BASE_URL 和 LLM_MODEL',
    en: 'This needs a language model. Ask your administrator to set LLM_BASE_URL and LLM_MODEL on the server.',
  },
  nothingToSay: {
    zh: '这一页上没有能讲的内容，请自己写讲稿',
    en: 'There is nothing to say about on this page. Write the script yourself.',
  },
  sameWords: {
    zh: '现有讲稿已写全这一页的内容，未作改动，也未消耗次数',
    en: 'The script already says all that can be written from this slide. Nothing was changed and no use was spent.',
  },
  noScript: {
    zh: '这一页还没有讲稿。请先写几句，或点“按这一页写讲稿”',
    en: 'This page has no script yet. Write a few sentences first, or press “Write from this slide”.',
  },
  shortEnough: {
    zh: '讲稿已经很短，再短就会漏掉要点，没有改动',
    en: 'The script is short already. Any shorter would leave out a point, so nothing was changed.',
  },
  simpleEnough: {
    zh: '讲稿已经很好懂，没有可以再改浅的地方',
    en: 'The script is plain already. There was nothing to make simpler.',
  },
  modelFailed: {
    zh: '没有改成：{reason}。讲稿没有变，也没有消耗次数',
    en: 'It did not work: {reason}. Your script is unchanged and no use was spent.',
  },
  standIn: {
    zh: '{model} 没有写成（{reason}），先由内置引擎代写，不消耗次数。可以重试',
    en: '{model} could not do it ({reason}), so the built-in engine did. No use was spent. You can try again.',
  },
  allByHand: {
    zh: '每一页的讲稿都是你自己写的，没有要代写的页面',
    en: 'You wrote every script yourself, so there is no page left to write.',
  },
  allFailed: {
    zh: '未能写完全部页面，已写好的会保留。请稍后重试',
    en: 'Could not write all pages. Those that are written are kept. Try again later.',
  },
  badAnswer: {
    zh: '它的回答没有通过检查',
    en: 'its answer did not pass our checks',
  },
  lost: {
    zh: '连接不上，或没有及时答完',
    en: 'it could not be reached or did not answer in time',
  },
});
