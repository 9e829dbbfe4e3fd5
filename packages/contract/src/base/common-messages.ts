import { defineMessages } from './messages.ts';

/** Texts that any call may answer with. */
export const commonMessages = defineMessages('common', {
  invalidInput: { zh: '填写的内容有误：{detail}', en: 'Please check what you entered: {detail}' },
  malformedJson: {
    zh: '请求内容不是有效的 JSON，请检查后重试',
    en: 'The request is not valid JSON. Check it and send it again.',
  },
  notUtf8: {
    zh: '请求内容不是有效的 UTF-8 文本，请检查编码后重试',
    en: 'The request is not valid UTF-8 text. Check its encoding and send it again.',
  },
  unkeepableText: {
    zh: '内容里有无法保存的字符，请删掉后重试',
    en: 'It holds characters that cannot be stored. Remove them and try again.',
  },
  tooDeep: {
    zh: '内容嵌套太深，请简化后重试',
    en: 'It is nested too deeply. Make it simpler and try again.',
  },
  notAllowed: { zh: '你没有权限执行此操作', en: 'You are not allowed to do this.' },
  notFound: { zh: '内容不存在，或你无权访问', en: 'It does not exist, or you have no access to it.' },
  changedMeanwhile: {
    zh: '内容已被他人修改，请刷新后再试',
    en: 'Someone else changed this in the meantime. Reload it and try again.',
  },
  keyReused: {
    zh: '这个 Idempotency-Key 已经用于另一个请求，请换一个新的键再发送',
    en: 'This Idempotency-Key was already used for another request. Send it again with a new key.',
  },
  noSpace: {
    zh: '服务器存储空间不足，内容未保存。请稍后再试，或联系管理员清理空间',
    en: 'The server has run out of disk space, so nothing was saved. Try again later or ask the administrator to free some space.',
  },
  serverBusy: { zh: '服务器繁忙，请稍后再试', en: 'The server is busy, please try again later' },
  badRequest: {
    zh: '无法识别这个请求，请检查后重新发送',
    en: 'The request could not be understood. Check it and send it again.',
  },
  tooSlow: {
    zh: '请求长时间没有数据，连接已断开。请检查网络后重试',
    en: 'The request stalled and was ended. Check your connection and try again.',
  },
  headersTooLarge: {
    zh: '请求头过大，请清理浏览器 Cookie 或缩短地址后重试',
    en: 'The request headers are too large. Clear the cookies of this site or shorten the address, then try again.',
  },
  unknownPath: { zh: '没有这个地址：{path}', en: 'There is nothing at {path}' },
  wrongMethod: { zh: '{path} 不支持 {method} 方法', en: '{path} does not support {method}' },
  tooLargeBody: {
    zh: '请求内容过大，最多 {max}',
    en: 'The request is too large. At most {max} is allowed.',
  },
  wrongMediaType: {
    zh: '不支持的内容类型，请使用 {expected}',
    en: 'This content type is not supported. Use {expected}.',
  },
  tooManyRequests: {
    zh: '操作太频繁，请 {seconds} 秒后再试',
    en: 'Too many requests. Try again in {seconds} seconds.',
  },
  notReady: {
    zh: '服务器暂时无法提供服务，请稍后再试',
    en: 'The server is not available right now. Please try again in a moment.',
  },
});

/** How a broken rule is put into words; `{field}` is the field's label. */
export const ruleMessages = defineMessages('rule', {
  required: { zh: '{field}不能为空', en: '{field} is required' },
  wrongType: { zh: '{field}的类型不正确，应为{expected}', en: '{field} must be {expected}' },
  tooShort: { zh: '{field}至少 {limit} 个字符', en: '{field} needs {limit} or more characters' },
  tooLong: { zh: '{field}最多 {limit} 个字符', en: '{field} can have at most {limit} characters' },
  tooFew: { zh: '{field}至少 {limit} 项', en: '{field} needs {limit} or more entries' },
  tooMany: { zh: '{field}最多 {limit} 项', en: '{field} can have at most {limit} entries' },
  tooSmall: { zh: '{field}不能小于 {limit}', en: '{field} must be at least {limit}' },
  tooBig: { zh: '{field}不能大于 {limit}', en: '{field} must be at most {limit}' },
  badFormat: { zh: '{field}的格式不正确', en: '{field} has the wrong format' },
  badValue: { zh: '{field}的值不在可选范围内', en: '{field} is not one of the allowed values' },
  unknownField: { zh: '不认识的字段：{names}', en: 'Unknown field: {names}' },
  invalid: { zh: '{field}无效', en: '{field} is invalid' },
});

/** What a type is called in a sentence. */
export const typeMessages = defineMessages('type', {
  string: { zh: '文本', en: 'text' },
  number: { zh: '数字', en: 'a number' },
  int: { zh: '整数', en: 'a whole number' },
  boolean: { zh: '是或否', en: 'true or false' },
  array: { zh: '列表', en: 'a list' },
  object: { zh: '对象', en: 'an object' },
  other: { zh: '其他类型', en: 'another type' },
});
