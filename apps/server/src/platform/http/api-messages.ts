import { defineMessages } from '@app/contract/base/messages.ts';

/** Texts of the readable API page. */
export const apiMessages = defineMessages('apiDocs', {
  title: { zh: '开讲 API', en: 'Rostrum API' },
  intro: {
    zh: '所有应答都是 {code, msg, data}；code 为 200 表示成功。令牌放在 Authorization 头，语言由 accept-language（zh-CN 或 en-US）决定。',
    en: 'Every reply is {code, msg, data}; code 200 is success. The token goes into the Authorization header; accept-language (zh-CN or en-US) selects the language.',
  },
  document: { zh: 'OpenAPI 文档', en: 'OpenAPI document' },
  otherLanguage: { zh: 'English', en: '中文' },
  who: { zh: '谁可以调用', en: 'Who may call' },
  body: { zh: '请求', en: 'Request' },
  data: { zh: '应答 data', en: 'Reply data' },
  parameters: { zh: '参数', en: 'Parameters' },
  idempotencyKey: {
    zh: '调用方为这次请求起的名字。24 小时内用同一个键再发，只执行一次，并返回第一次的应答；同一个键不能用于别的内容。',
    en: 'The caller’s name for this request. Sent again within 24 hours with the same key it is done once and gets the first answer; a key cannot be used for another content.',
  },
  errors: { zh: '错误码', en: 'Error codes' },
  code: { zh: '代码', en: 'Code' },
  meaning: { zh: '含义', en: 'Meaning' },
  reaction: { zh: '网页的反应', en: 'What the web does' },
});
