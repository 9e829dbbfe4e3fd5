import { palette, type Template } from '../kit.ts';
import { layouts } from './layouts.ts';
import { pages } from './pages.ts';

export const business: Template = {
  id: 'business',
  topic: 'business',
  name: ['年度经营计划', 'Annual business plan'],
  theme: {
    name: 'business',
    colors: palette(
      ['#ffffff', '#eef2f7', '#1b2430', '#0f2747'],
      ['#1f5aa6', '#b4602a', '#17406f', '#3f7f78', '#8a6a2f', '#66758a'],
      '#1f5aa6',
    ),
    heading: { latin: 'Caladea', east: 'Noto Sans SC' },
    body: { latin: 'Arimo', east: 'Noto Sans SC' },
  },
  layouts,
  pages,
};
