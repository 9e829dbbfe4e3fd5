import { expect, test } from 'vitest';
import { redirects, screenOf, screens } from './routes.ts';

// Spec section 2, as it is written there.
const publicPaths = [
  ...['/', '/home', '/pricing', '/login', '/welcome', '/register', '/changePwd', '/resetPwd', '/sendSuccess'],
  ...['/share-login', '/share-project', '/privacy-policy', '/share-avatars', '/link-avatars', '/apply-code'],
  '/avatar-sdk',
];
const guestPaths = ['/login', '/register', '/changePwd', '/resetPwd', '/sendSuccess'];
const errorPaths = ['/401', '/402', '/404', '/405', '/500'];
const userPaths = [
  ...[
    '/project',
    '/avatars',
    '/upload',
    '/multimedia',
    '/record',
    '/record/detail',
    '/record/preview-report',
  ],
  ...['/billing', '/upgrade', '/index/upgrade', '/rights-details', '/credit-usage'],
  ...['/credit-usage/detailed-dosage', '/avatars/sub/picture', '/avatars/sub/style', '/avatars/sub/setStyle'],
  '/avatars/sub/greetings',
  ...['/avatars/sub/knowledge', '/avatars/sub/knowledge-question', '/edit-project'],
  '/edit-project/virtual-human-content/virtual-human-picture',
  ...['/multiple-avatars', '/student/virtual-human', '/student/files-list', '/student/edit-project-complete'],
];
/** Ours, beyond the spec: for administrators, the profile, the second factor, and the page that shows the components. */
const deskPaths = ['users', 'codes', 'applications', 'money', 'outbox', 'tasks', 'engines', 'audit'].map(
  (part) => `/admin/${part}`,
);
const ownPaths = [
  '/account',
  '/billing/coupons',
  '/billing/invoices',
  '/billing/transfer',
  '/pay-result',
  '/pay-sandbox',
  '/avatars/likeness',
  '/second-factor',
  '/showcase',
  ...deskPaths,
];

const pathsWhere = (is: (screen: (typeof screens)[number]) => boolean) =>
  screens
    .filter(is)
    .map(({ path }) => path)
    .sort();

test('every screen of the spec is in the table, and no other but ours', () => {
  const wanted = [...publicPaths, ...errorPaths, ...userPaths, ...ownPaths].sort();
  expect(pathsWhere(() => true)).toEqual(wanted);
});

test('an address stands in the table once', () => {
  const paths = [...screens, ...redirects].map(({ path }) => path);
  expect(paths.length).toBe(new Set(paths).size);
});

test('open to everybody: the public paths of the spec', () => {
  const open = pathsWhere(({ access }) => access === 'public' || access === 'guest');
  expect(open).toEqual([...publicPaths].sort());
});

test('error pages are only led to, and the components are for development', () => {
  expect(pathsWhere(({ access }) => access === 'led')).toEqual(errorPaths);
  expect(pathsWhere(({ access }) => access === 'development')).toEqual(['/showcase']);
});

test('account screens are for people without a login', () => {
  expect(pathsWhere(({ access }) => access === 'guest')).toEqual([...guestPaths].sort());
});

test('the desk is for administrators, and nothing else is', () => {
  expect(pathsWhere(({ access }) => access === 'administrator')).toEqual([...deskPaths].sort());
});

test('the assistant is hidden on login, register, password, second-factor, error, home, pricing and share screens, and at the desk', () => {
  const hidden = [
    ...[
      '/',
      '/home',
      '/pricing',
      '/welcome',
      '/showcase',
      '/second-factor',
      '/pay-result',
      '/pay-sandbox',
      ...guestPaths,
      ...errorPaths,
    ],
    ...['/share-login', '/share-project', '/share-avatars', '/link-avatars', ...deskPaths],
  ];
  expect(pathsWhere(({ helper }) => !helper)).toEqual(hidden.sort());
});

test.each([
  ['project-share', ['/share-login', '/share-project']],
  ['avatar-share', ['/share-avatars']],
  ['avatar-link', ['/link-avatars']],
])('the token of %s is sent on %j, and the token of the user elsewhere', (token, paths) => {
  expect(pathsWhere((screen) => screen.token === token)).toEqual(paths);
  for (const path of paths) expect(screenOf(path)).toMatchObject({ isShare: true, access: 'public' });
});

test('only share screens keep a visitor whose session is lost', () => {
  const shares = ['/link-avatars', '/share-avatars', '/share-login', '/share-project'];
  expect(pathsWhere(({ isShare }) => isShare)).toEqual(shares);
});

test.each([
  ['/index', '/project'],
  ['/asset', '/avatars'],
  ['/asset/avatars', '/avatars'],
  ['/asset/upload', '/upload'],
  ['/asset/multimedia', '/multimedia'],
  ['/avatars/sub', '/avatars/sub/picture'],
  ['/student', '/student/virtual-human'],
])('%s leads to %s', (path, to) => expect(redirects).toContainEqual({ path, to }));

test('a redirect leads to a screen, not to another redirect or into nothing', () => {
  const known = new Set(screens.map(({ path }) => path));
  expect(redirects.filter(({ to }) => !known.has(to))).toEqual([]);
});

test('a trailing slash is forgiven; an unknown address has no screen', () => {
  expect(screenOf('/project/')?.path).toBe('/project');
  expect(screenOf('/')?.path).toBe('/');
  expect(screenOf('/Project')).toBeUndefined();
  expect(screenOf('/no/such/screen')).toBeUndefined();
});
