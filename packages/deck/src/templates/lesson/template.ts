import { palette, type Template } from '../kit.ts';
import { layouts } from './layouts.ts';
import { pages } from './pages.ts';

export const lesson: Template = {
  id: 'lesson',
  topic: 'teaching',
  name: ['课堂教学', 'Classroom lesson'],
  theme: {
    name: 'lesson',
    colors: palette(
      ['#fffcf3', '#e6f2dc', '#20301f', '#14532d'],
      ['#2f7d3c', '#f5b921', '#e2672c', '#1d7a8c', '#7fa63f', '#7d6a4a'],
      '#17697a',
    ),
    heading: { latin: 'Carlito', east: 'Noto Sans SC' },
    body: { latin: 'Carlito', east: 'Noto Sans SC' },
  },
  layouts,
  pages,
};
