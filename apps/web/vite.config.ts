import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { displayFont } from './build/display-font-plugin.ts';
import { preloadFont } from './build/preload-font-plugin.ts';
import { preloadScreens } from './build/preload-screens-plugin.ts';
import { dropRouteTexts } from './build/route-texts-plugin.ts';
import { slideFonts } from './build/slide-fonts-plugin.ts';
import { uiFont } from './build/ui-font-plugin.ts';
import { dropUnusedPalettes } from './build/unused-palettes-plugin.ts';
import { wholeFonts } from './build/whole-fonts-plugin.ts';

const server = `http://127.0.0.1:${process.env['PORT'] ?? '8080'}`;
const serverPaths = [
  '/web-api',
  '/goods-api',
  '/pay-api',
  '/portrait',
  '/openapi.json',
  '/api-docs',
  '/healthz',
  '/readyz',
];

export default defineConfig({
  plugins: [
    react(),
    displayFont(),
    slideFonts(),
    uiFont(),
    wholeFonts(),
    preloadFont(/manrope-latin-wght-normal.*\.woff2$/),
    dropUnusedPalettes(),
    preloadScreens(),
    dropRouteTexts(),
  ],
  server: {
    host: '127.0.0.1',
    port: Number(process.env['WEB_PORT'] ?? 5173),
    proxy: Object.fromEntries(serverPaths.map((path) => [path, server])),
  },
  build: {
    target: 'es2022',
    // The content security policy allows no data: scripts or styles, and an inlined file cannot be cached for ever.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What a screen may weigh is checked by scripts/check-bundle.mjs.
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Left alone, what screens share comes in files of a few hundred bytes, over a hundred for some screens, and
          // each costs a request: what most screens need is one file, and the icons that three or more show are another.
          groups: [
            { name: 'base', minShareCount: 44 },
            { name: 'icons', test: /@tabler/, minShareCount: 3 },
          ],
        },
      },
    },
  },
});
