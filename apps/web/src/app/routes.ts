/** One screen of the product. */
export type Screen = { readonly path: string; readonly file: string };

/** Every screen there is: its address and the file that shows it. docs/spec-map.md is held against this table. */
export const screens: readonly Screen[] = [
  { path: '/', file: 'apps/web/src/app/home-page.tsx' },
  { path: '/home', file: 'apps/web/src/app/home-page.tsx' },
];
