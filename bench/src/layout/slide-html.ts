import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { DrawnSlide } from '@app/deck/drawn.ts';
import { defaultViewport, type Size } from '@app/deck/deck.ts';
import '@app/deck/shapes/rare-presets.ts';
import { ChartView } from '@app/slide-view/kinds/chart/chart-view.tsx';
import { Slide } from '@app/slide-view/slide.tsx';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

// Slides as a page of a browser, in the fonts that the product brings along.

const require = createRequire(import.meta.url);
const families = ['Carlito', 'Caladea', 'Arimo', 'Tinos', 'Cousine'];
const letters = 'U+20-7E,U+A0-B6,U+B8-2FF,U+1E00-1EFF,U+20A0-20CF,U+2100-214F';

function facesOf(family: string): string[] {
  const name = family.toLowerCase();
  const root = pathToFileURL(dirname(require.resolve(`@fontsource/${name}/package.json`))).href;
  return [400, 700].flatMap((weight) =>
    [`font-family:"${family}"`, `font-family:"${family} Letters";unicode-range:${letters}`].map(
      (head) =>
        `@font-face{${head};font-weight:${weight};src:url("${root}/files/${name}-latin-${weight}-normal.woff2")}`,
    ),
  );
}

const chineseFaces = (): string =>
  ['sans', 'serif']
    .map((kind) => {
      const sheet = require.resolve(`@fontsource-variable/noto-${kind}-sc/index.css`);
      return readFileSync(sheet, 'utf8').replaceAll('url(./', `url(${pathToFileURL(dirname(sheet)).href}/`);
    })
    .join('');

const head = () =>
  `<!doctype html><meta charset="utf-8"><style>${families.flatMap(facesOf).join('')}${chineseFaces()}` +
  'body{margin:0;font-family:sans-serif}main{display:flex;flex-wrap:wrap;gap:8px}</style>';

/** A page that shows these slides, each as wide as told; `data-element` names what stands on them. */
export function htmlOf(
  slides: readonly DrawnSlide[],
  width: number = defaultViewport.width,
  viewport: Size = defaultViewport,
): string {
  const slots = {
    chart: (chart: Parameters<typeof ChartView>[0]['chart']) =>
      createElement(ChartView, { chart, label: '' }),
  };
  const drawn = slides.map((slide, at) =>
    createElement(
      'section',
      { key: at },
      createElement(Slide, { slide, viewport, width, slots, isMarked: true }),
    ),
  );
  // One tree: gradients are named within it, and two of one name would be painted alike.
  return head() + renderToStaticMarkup(createElement('main', null, ...drawn));
}
