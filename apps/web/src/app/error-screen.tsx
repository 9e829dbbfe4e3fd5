import { defineMessages } from '@app/contract/base/messages.ts';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { ButtonLink } from '../components/button-link.tsx';
import { CallError } from '../lib/call-error.ts';
import { useTexts } from '../lib/texts.ts';
import styles from './error-screen.module.css';

const messages = defineMessages('errorPage', {
  title401: { zh: '请先登录', en: 'Please log in first' },
  text401: { zh: '登录后才能查看本页。', en: 'Log in to see this page.' },
  action401: { zh: '去登录', en: 'Log in' },
  title402: { zh: '余额不足', en: 'Insufficient balance' },
  text402: { zh: '购买积分或升级后可以继续。', en: 'Buy credits or upgrade to continue.' },
  action402: { zh: '查看价格', en: 'See pricing' },
  title403: { zh: '仅限管理员', en: 'Administrators only' },
  text403: {
    zh: '你的账号没有管理员权限。如需开通，请联系管理员。',
    en: 'Your account has no administrator rights. If you need them, ask an administrator.',
  },
  action403: { zh: '进入我的项目', en: 'Go to my projects' },
  title404: { zh: '页面不存在', en: 'Page not found' },
  text404: {
    zh: '地址可能有误，或内容已被移走。',
    en: 'The address may be wrong, or the page has moved.',
  },
  action404: { zh: '进入我的项目', en: 'Go to my projects' },
  title405: { zh: '无法执行此操作', en: 'Not possible here' },
  text405: { zh: '请返回上一步，换一种方式。', en: 'Go back and try another way.' },
  action405: { zh: '返回首页', en: 'Back to home' },
  title500: { zh: '服务出错了', en: 'Something went wrong' },
  text500: {
    zh: '已保存的内容是安全的，请重新加载。',
    en: 'What you saved is safe. Please reload.',
  },
  action500: { zh: '重新加载', en: 'Reload' },
  requestId: { zh: '请求编号 {id}', en: 'Request ID {id}' },
});

/** The screens /401 to /500; 403 has no address of its own, it stands where somebody may not be. */
export const failures = {
  401: { title: messages.title401, text: messages.text401, action: messages.action401, to: '/login' },
  402: { title: messages.title402, text: messages.text402, action: messages.action402, to: '/pricing' },
  403: { title: messages.title403, text: messages.text403, action: messages.action403, to: '/project' },
  404: { title: messages.title404, text: messages.text404, action: messages.action404, to: '/project' },
  405: { title: messages.title405, text: messages.text405, action: messages.action405, to: '/' },
  500: { title: messages.title500, text: messages.text500, action: messages.action500, to: undefined },
} as const;

export type FailureCode = keyof typeof failures;

const currentAddress = () => window.location.pathname + window.location.search;

/** What went wrong in human words, and one way on. */
export function ErrorScreen({ code, requestId = '' }: { code: FailureCode; requestId?: string }) {
  const { t } = useTexts();
  const { title, text, action, to } = failures[code];
  return (
    <div className={styles.page}>
      <p className={`display ${styles.number}`}>{code}</p>
      <h1 className="display">{t(title)}</h1>
      <p>{t(text)}</p>
      <ButtonLink to={to ?? currentAddress()} leaves={to === undefined}>
        {t(action)}
      </ButtonLink>
      {requestId === '' ? null : <small>{t(messages.requestId, { id: requestId })}</small>}
    </div>
  );
}

/** In place of a screen that is not there, that broke or that could not be loaded. */
export function BrokenScreen() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <ErrorScreen code={404} />;
  return <ErrorScreen code={500} requestId={error instanceof CallError ? error.requestId : ''} />;
}
