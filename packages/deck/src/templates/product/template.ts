import { palette, type Template } from '../kit.ts';
import { layouts } from './layouts.ts';
import { pages } from './pages.ts';

export const product: Template = {
  id: 'product',
  topic: 'launch',
  name: ['产品发布', 'Product launch'],
  theme: {
    name: 'product',
    colors: palette(
      ['#0d0b1e', '#1c1836', '#f6f3ff', '#cdbcff'],
      ['#8b5cf6', '#f0528f', '#ffb44d', '#3fd3e6', '#8be36a', '#a8a1c8'],
      '#9fdcff',
    ),
    heading: { latin: 'Arimo', east: 'Noto Sans SC' },
    body: { latin: 'Arimo', east: 'Noto Sans SC' },
  },
  layouts,
  pages,
};
