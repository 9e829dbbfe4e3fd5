import type { Message } from '@app/contract/base/messages.ts';
import type { TokenKind } from '../lib/session.ts';
import type { PendingName } from './pending-messages.ts';
import { screenMessages as title } from './screen-messages.ts';

/**
 * Who may enter: everybody; users; people without a login (others go to /project); administrators; whoever is led there
 * by the product, but nobody by typing the address; or those who develop the product.
 */
type Access = 'public' | 'user' | 'guest' | 'administrator' | 'led' | 'development';

/** The frame around a screen. */
export type Layout = 'public' | 'account' | 'work' | 'editor' | 'student' | 'stage' | 'bare';

/** One screen: its address and everything the shell knows about it. */
export type Screen = {
  readonly path: string;
  readonly title: Message;
  /** Its title where no id says which one it is about. */
  readonly titleNew?: Message;
  /** The file in pages/ that shows it. */
  readonly page: string;
  readonly access: Access;
  readonly layout: Layout;
  /** Whose token its calls send (spec section 6). */
  readonly token: TokenKind;
  /** The floating assistant may be here (spec section 2). */
  readonly helper: boolean;
  /** A share screen: a lost session is only cleared there. */
  readonly isShare: boolean;
  /** Its feature is not built: what the screen says instead. */
  readonly pending?: PendingName;
};

/** An address that leads to another one. */
export type Redirect = { readonly path: string; readonly to: string };

type Row = Pick<Screen, 'path' | 'title' | 'page'> & Partial<Screen>;

const open = (row: Row): Screen => ({
  access: 'public',
  layout: 'public',
  token: 'user',
  helper: false,
  isShare: false,
  ...row,
});
const account = (row: Row): Screen => open({ access: 'guest', layout: 'account', ...row });
const share = (row: Row): Screen => open({ layout: 'stage', isShare: true, ...row });
const work = (row: Row): Screen => open({ access: 'user', layout: 'work', helper: true, ...row });
/** A work screen whose feature is not built: it says so and leads to something that works. */
const waiting = (row: Omit<Row, 'page'> & { pending: PendingName }): Screen =>
  work({ page: 'pending-page', ...row });
/** A part of the administrator's desk; nobody makes talks there, so the assistant stays away. */
const desk = (row: Row): Screen => work({ access: 'administrator', helper: false, ...row });
const failure = (path: string, name: Message): Screen =>
  open({ path, title: name, page: 'error-page', layout: 'bare', access: 'led' });

/** Every screen there is. docs/spec-map.md is held against this table. */
export const screens: readonly Screen[] = [
  open({ path: '/', title: title.home, page: 'home-page' }),
  open({ path: '/home', title: title.home, page: 'home-page' }),
  open({ path: '/pricing', title: title.pricing, page: 'pricing-page' }),
  open({ path: '/privacy-policy', title: title.privacy, page: 'privacy-page', helper: true }),
  open({
    path: '/apply-code',
    title: title.applyCode,
    page: 'apply-code-page',
    layout: 'account',
    helper: true,
  }),
  open({
    path: '/avatar-sdk',
    title: title.avatarSdk,
    page: 'pending-page',
    helper: true,
    pending: 'avatarSdk',
  }),
  open({ path: '/welcome', title: title.welcome, page: 'welcome-page', layout: 'stage' }),

  account({ path: '/login', title: title.login, page: 'login-page' }),
  account({ path: '/register', title: title.register, page: 'register-page' }),
  account({ path: '/changePwd', title: title.changePassword, page: 'change-password-page' }),
  account({ path: '/resetPwd', title: title.resetPassword, page: 'reset-password-page' }),
  account({ path: '/sendSuccess', title: title.sendSuccess, page: 'send-success-page' }),

  share({
    path: '/share-login',
    title: title.shareLogin,
    page: 'share-login-page',
    token: 'project-share',
  }),
  share({
    path: '/share-project',
    title: title.shareProject,
    page: 'share-project-page',
    token: 'project-share',
  }),
  share({
    path: '/share-avatars',
    title: title.shareAvatars,
    page: 'pending-page',
    token: 'avatar-share',
    pending: 'shareAvatar',
  }),
  share({
    path: '/link-avatars',
    title: title.linkAvatars,
    page: 'pending-page',
    token: 'avatar-link',
    pending: 'shareAvatar',
  }),

  work({ path: '/project', title: title.project, page: 'project-page' }),
  work({ path: '/edit-project', title: title.editProject, page: 'edit-project-page', layout: 'editor' }),
  work({
    path: '/edit-project/virtual-human-content/virtual-human-picture',
    title: title.editProject,
    page: 'edit-project-page',
    layout: 'editor',
  }),
  work({ path: '/avatars', title: title.avatars, page: 'avatars-page' }),
  work({ path: '/upload', title: title.files, page: 'files-page' }),
  work({ path: '/multimedia', title: title.multimedia, page: 'materials-page' }),
  work({
    path: '/avatars/sub/picture',
    title: title.avatarEdit,
    titleNew: title.avatarNew,
    page: 'avatar-look-page',
  }),
  work({ path: '/avatars/sub/style', title: title.avatarEdit, page: 'avatar-style-page' }),
  work({ path: '/avatars/sub/setStyle', title: title.avatarEdit, page: 'avatar-voice-page' }),
  work({ path: '/avatars/sub/greetings', title: title.avatarEdit, page: 'avatar-greeting-page' }),
  work({ path: '/avatars/likeness', title: title.likeness, page: 'avatar-likeness-page' }),
  work({ path: '/avatars/sub/knowledge', title: title.avatarEdit, page: 'avatar-knowledge-page' }),
  work({ path: '/avatars/sub/knowledge-question', title: title.avatarEdit, page: 'avatar-knowledge-page' }),
  waiting({ path: '/multiple-avatars', title: title.multipleAvatars, pending: 'multipleAvatars' }),
  work({ path: '/record', title: title.statistics, page: 'record-page' }),
  work({ path: '/record/detail', title: title.statistics, page: 'record-page' }),
  waiting({ path: '/record/preview-report', title: title.report, pending: 'report' }),
  work({ path: '/billing', title: title.billing, page: 'billing-page' }),
  work({ path: '/upgrade', title: title.upgrade, page: 'upgrade-page' }),
  work({ path: '/index/upgrade', title: title.upgrade, page: 'upgrade-page' }),
  work({ path: '/pay-result', title: title.billing, page: 'pay-result-page', helper: false }),
  work({
    path: '/pay-sandbox',
    title: title.billing,
    page: 'pay-sandbox-page',
    layout: 'bare',
    helper: false,
  }),
  work({ path: '/billing/coupons', title: title.coupons, page: 'billing-coupons-page' }),
  work({ path: '/billing/invoices', title: title.invoices, page: 'billing-invoices-page' }),
  work({ path: '/billing/transfer', title: title.transfer, page: 'billing-transfer-page' }),
  work({ path: '/rights-details', title: title.rights, page: 'rights-page' }),
  work({ path: '/credit-usage', title: title.creditUsage, page: 'credit-usage-page' }),
  work({ path: '/credit-usage/detailed-dosage', title: title.creditDetails, page: 'detailed-dosage-page' }),
  open({
    path: '/second-factor',
    title: title.secondFactor,
    page: 'second-factor-page',
    access: 'user',
    layout: 'account',
  }),
  work({ path: '/account', title: title.account, page: 'account-page' }),

  waiting({
    path: '/student/virtual-human',
    title: title.studentAvatar,
    layout: 'student',
    pending: 'student',
  }),
  waiting({
    path: '/student/files-list',
    title: title.studentFiles,
    layout: 'student',
    pending: 'student',
  }),
  waiting({
    path: '/student/edit-project-complete',
    title: title.studentWork,
    layout: 'student',
    pending: 'student',
  }),

  desk({ path: '/admin/users', title: title.adminUsers, page: 'admin-users-page' }),
  desk({ path: '/admin/codes', title: title.adminCodes, page: 'admin-codes-page' }),
  desk({ path: '/admin/applications', title: title.adminApplications, page: 'admin-applications-page' }),
  desk({ path: '/admin/money', title: title.adminMoney, page: 'admin-money-page' }),
  desk({ path: '/admin/outbox', title: title.adminOutbox, page: 'admin-outbox-page' }),
  desk({ path: '/admin/tasks', title: title.adminTasks, page: 'admin-tasks-page' }),
  desk({ path: '/admin/engines', title: title.adminEngines, page: 'admin-engines-page' }),
  desk({ path: '/admin/audit', title: title.adminAudit, page: 'admin-audit-page' }),

  failure('/401', title.notLoggedIn),
  failure('/402', title.paymentNeeded),
  failure('/404', title.notFound),
  failure('/405', title.notAllowed),
  failure('/500', title.serverError),
  open({
    path: '/showcase',
    title: title.showcase,
    page: 'showcase-page',
    layout: 'bare',
    access: 'development',
  }),
];

/** Addresses that lead to others; the query goes along. */
export const redirects: readonly Redirect[] = [
  { path: '/index', to: '/project' },
  { path: '/asset', to: '/avatars' },
  { path: '/asset/avatars', to: '/avatars' },
  { path: '/asset/upload', to: '/upload' },
  { path: '/asset/multimedia', to: '/multimedia' },
  { path: '/avatars/sub', to: '/avatars/sub/picture' },
  { path: '/student', to: '/student/virtual-human' },
  { path: '/virtual-human', to: '/student/virtual-human' },
  { path: '/files-list', to: '/student/files-list' },
  { path: '/edit-project-complete', to: '/student/edit-project-complete' },
  { path: '/admin', to: '/admin/users' },
];

const byPath = new Map(screens.map((screen) => [screen.path, screen]));

/** The screen of an address; a trailing slash is forgiven. */
export function screenOf(path: string): Screen | undefined {
  return byPath.get(path.length > 1 ? path.replace(/\/+$/, '') : path);
}
