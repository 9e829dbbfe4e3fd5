import { commonMessages } from '../base/common-messages.ts';
import { defineMessages, type Text } from '../base/messages.ts';

/** Texts that the web shows of its own accord, when there is no sentence from the server (spec section 8). */
export const clientMessages = defineMessages('client', {
  errorOccurred: { zh: '出错了，请稍后再试', en: 'An Error Occurred' },
  networkFailure: {
    zh: '网络连接失败，请检查网络后重试',
    en: 'The network could not be reached. Check your connection and try again.',
  },
  timeout: {
    zh: '等待超时，请重试',
    en: 'It took too long and was stopped. Please try again.',
  },
  notAFile: {
    zh: '下载失败，请稍后重试',
    en: 'The download failed. Please try again later.',
  },
  accessRestricted: {
    zh: '访问受限：本页不允许使用开发者工具。请刷新页面继续',
    en: 'Access restricted: developer tools are not allowed here. Reload the page to continue.',
  },
  badRequest: {
    zh: '请求有误，请刷新页面后重试',
    en: 'The request was not understood. Reload the page and try again.',
  },
  unauthorized: { zh: '登录状态已失效，请重新登录', en: 'Your session has ended. Please log in again.' },
  paymentRequired: { zh: '余额不足，请充值后继续', en: 'Insufficient balance. Buy more to continue.' },
  forbidden: {
    zh: '没有访问权限。如需开通，请联系管理员',
    en: 'You have no access here. Ask the administrator if you need it.',
  },
  notFound: {
    zh: '内容不存在，可能已被删除',
    en: 'This was not found. It may have been deleted.',
  },
  methodNotAllowed: {
    zh: '不支持此操作，请刷新页面后重试',
    en: 'This is not supported. Reload the page and try again.',
  },
  requestTimeout: {
    zh: '请求超时，请检查网络后重试',
    en: 'The request timed out. Check your connection and try again.',
  },
  contentTooLarge: {
    zh: '上传的内容过大，请缩小后重试',
    en: 'The upload is too large. Make it smaller and try again.',
  },
  unsupportedMediaType: {
    zh: '不支持这种文件格式，请换一个文件',
    en: 'This file format is not supported. Choose another file.',
  },
  tooManyRequests: {
    zh: '操作太频繁，请稍后再试',
    en: 'Too many requests. Wait a moment and try again.',
  },
  badGateway: {
    zh: '网关没有得到响应，请稍后再试',
    en: 'The gateway got no response. Please try again later.',
  },
  unavailable: {
    zh: '服务正在维护或重启，请稍后再试',
    en: 'The service is under maintenance or restarting. Please try again in a moment.',
  },
  gatewayTimeout: {
    zh: '服务器响应超时，请稍后再试',
    en: 'The server took too long to answer. Please try again later.',
  },
});

/** What is shown for an HTTP status other than 200 (spec section 8). */
export const statusTexts: Readonly<Record<number, Text>> = {
  400: clientMessages.badRequest,
  401: clientMessages.unauthorized,
  402: clientMessages.paymentRequired,
  403: clientMessages.forbidden,
  404: clientMessages.notFound,
  405: clientMessages.methodNotAllowed,
  408: clientMessages.requestTimeout,
  413: clientMessages.contentTooLarge,
  415: clientMessages.unsupportedMediaType,
  429: clientMessages.tooManyRequests,
  500: commonMessages.serverBusy,
  502: clientMessages.badGateway,
  503: clientMessages.unavailable,
  504: clientMessages.gatewayTimeout,
};

/** The text for an HTTP status; one without a text of its own gets the general sentence. */
export const statusText = (status: number): Text => statusTexts[status] ?? clientMessages.errorOccurred;
