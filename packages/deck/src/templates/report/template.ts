import { palette, type Template } from '../kit.ts';
import { layouts } from './layouts.ts';
import { pages } from './pages.ts';

export const report: Template = {
  id: 'report',
  topic: 'business',
  name: ['数据报告', 'Data report'],
  theme: {
    name: 'report',
    colors: palette(
      ['#f8f7f3', '#ebe9e1', '#17201d', '#0b3b34'],
      ['#0d6b5d', '#c26a12', '#3a6ea5', '#8a3b52', '#6b7f3a', '#5f6a66'],
      '#0d6b5d',
    ),
    heading: { latin: 'Tinos', east: 'Noto Serif SC' },
    body: { latin: 'Arimo', east: 'Noto Sans SC' },
  },
  layouts,
  pages,
};
