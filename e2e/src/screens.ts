// The screens as spec section 2 lists them. scripts/screens.test.mjs holds this list against the router's table.

export type Access = 'public' | 'guest' | 'user' | 'administrator' | 'led' | 'development';
export type Screen = { readonly path: string; readonly name: string; readonly access: Access };

const rows = (access: Access, paths: readonly string[]): Screen[] =>
  paths.map((path) => ({ path, access, name: path === '/' ? 'start' : path.slice(1).replaceAll('/', '-') }));

/** Open to everybody. /welcome only sends people on. */
export const publicScreens = rows('public', [
  ...['/', '/home', '/pricing', '/privacy-policy', '/apply-code', '/avatar-sdk'],
  ...['/share-login', '/share-project', '/share-avatars', '/link-avatars'],
]);

/** Error pages: the product leads there, an address that is typed does not. */
export const ledScreens = rows('led', ['/401', '/402', '/404', '/405', '/500']);

/** For those who develop the product; the stories are among them. */
export const developmentScreens = rows('development', ['/showcase']);

/** For people without a login; others go to /project. */
export const guestScreens = rows('guest', [
  ...['/login', '/register', '/changePwd', '/resetPwd', '/sendSuccess'],
]);

/** For people with a login. */
export const userScreens = rows('user', [
  ...['/project', '/edit-project', '/edit-project/virtual-human-content/virtual-human-picture'],
  ...[
    '/avatars',
    '/avatars/likeness',
    '/upload',
    '/multimedia',
    '/avatars/sub/picture',
    '/avatars/sub/style',
  ],
  ...[
    '/avatars/sub/setStyle',
    '/avatars/sub/greetings',
    '/avatars/sub/knowledge',
    '/avatars/sub/knowledge-question',
  ],
  ...['/multiple-avatars', '/record', '/record/detail', '/record/preview-report'],
  ...['/billing', '/upgrade', '/index/upgrade', '/pay-result', '/pay-sandbox', '/rights-details'],
  ...['/billing/coupons', '/billing/invoices', '/billing/transfer'],
  ...['/credit-usage', '/credit-usage/detailed-dosage', '/account', '/second-factor'],
  ...['/student/virtual-human', '/student/files-list', '/student/edit-project-complete'],
]);

/** For administrators. */
export const administratorScreens = rows('administrator', [
  ...['/admin/users', '/admin/codes', '/admin/applications', '/admin/money', '/admin/outbox'],
  ...['/admin/tasks', '/admin/engines', '/admin/audit'],
]);

export const allScreens: readonly Screen[] = [
  ...publicScreens,
  ...ledScreens,
  ...developmentScreens,
  ...guestScreens,
  ...userScreens,
  ...administratorScreens,
];

/**
 * Screens that are the same page in the same frame, with other words: what one of them shows of its layout holds for the
 * rest. The first of each row stands for it.
 */
const alike: readonly (readonly [string, ...string[]])[] = [
  ['/home', '/'],
  ['/401', '/402', '/404', '/405', '/500'],
  ['/share-avatars', '/link-avatars'],
  ['/edit-project', '/edit-project/virtual-human-content/virtual-human-picture'],
  ['/record', '/record/detail'],
  ['/multiple-avatars', '/record/preview-report'],
  ['/upgrade', '/index/upgrade'],
  ['/avatars/sub/knowledge', '/avatars/sub/knowledge-question'],
  ['/student/virtual-human', '/student/files-list', '/student/edit-project-complete'],
];

/** The screen that stands for the page of this one; most stand for themselves. */
export const standsFor = (path: string): string => alike.find((row) => row.includes(path))?.[0] ?? path;
export const isFirstOfItsPage = ({ path }: Screen): boolean => standsFor(path) === path;

/** Without the code of a share there is nothing to show but its entry. */
export const leadsTo: Readonly<Record<string, string>> = { '/share-project': '/share-login' };

/** Addresses that lead to others, with their query. */
export const redirects: readonly (readonly [from: string, to: string])[] = [
  ['/index', '/project'],
  ['/asset', '/avatars'],
  ['/asset/avatars', '/avatars'],
  ['/asset/upload', '/upload'],
  ['/asset/multimedia', '/multimedia'],
  ['/avatars/sub', '/avatars/sub/picture'],
  ['/student', '/student/virtual-human'],
  ['/virtual-human', '/student/virtual-human'],
  ['/files-list', '/student/files-list'],
  ['/edit-project-complete', '/student/edit-project-complete'],
  ['/admin', '/admin/users'],
];
